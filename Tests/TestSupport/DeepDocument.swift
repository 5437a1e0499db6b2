/// A document that goes as deep as documents may, in every way at once.
package enum DeepDocument {
  /// Its text: 20 × 10 pixels, 10 frames.
  ///
  /// 63 compositions lie within each other, each drawn through a track matte; in the last one are groups up to
  /// the 256 levels of JSON, an expression of 55 parentheses that asks for the color of the first one, and a
  /// chain of 63 track mattes. A member that nobody reads goes to 256 levels, too.
  package static let text: String = {
    var assets = (0..<62).map { level in
      "{\"id\":\"\(level)\",\"layers\":[\(composition(level + 1)),\(matte(2))]}"
    }
    assets.append("{\"id\":\"62\",\"layers\":[\(groups),\(chain)]}")
    let nested = String(repeating: "[", count: 255) + String(repeating: "]", count: 255)
    return """
      {"v":"5.7.0","nm":"deep","fr":10,"ip":0,"op":10,"w":20,"h":10,"unread":\(nested),
      "assets":[\(assets.joined(separator: ","))],"layers":[\(composition(0)),\(matte(2))]}

      """
  }()

  private static let layer = "\"ip\":0,\"op\":10,\"st\":0"

  private static func composition(_ level: Int) -> String {
    """
    {"ty":0,"nm":"composition","ind":1,"refId":"\(level)","w":20,"h":10,\(layer),"tt":1,"tp":2,
    "ks":{"o":{"a":0,"k":99}}}
    """
  }

  private static func matte(_ index: Int) -> String {
    """
    {"ty":1,"nm":"matte","ind":\(index),"sw":20,"sh":10,"sc":"#ff0000",\(layer),"td":1,"ks":{}}
    """
  }

  /// Each layer is the track matte of the one before.
  private static let chain = (10..<73).map { index in
    """
    {"ty":1,"nm":"link","ind":\(index),"sw":20,"sh":10,"sc":"#ff0000",\(layer),"td":1,"ks":{}
    \(index < 72 ? ",\"tt\":1,\"tp\":\(index + 1)" : "")}
    """
  }.joined(separator: ",")

  private static let groups: String = {
    let depth = 123
    let ask = "0*comp('deep').layer(1).sampleImage([5,5],[9,9],true,0.9)[0]"
    let script = String(repeating: "(", count: 55) + ask + String(repeating: ")", count: 55)
    let items = """
      {"ty":"rc","nm":"box","p":{"a":0,"k":[10,5]},"s":{"a":0,"k":[20,10]},"r":{"a":0,"k":0}},
      {"ty":"fl","nm":"one","c":{"a":0,"k":[1,0,0]},"o":{"a":0,"k":50}},
      {"ty":"fl","nm":"two","c":{"a":0,"k":[0,0,1]},"o":{"a":0,"k":50}}
      """
    let end = ",{\"ty\":\"tr\",\"o\":{\"a\":0,\"k\":99}}]}"
    return """
      {"ty":4,"nm":"groups","ind":1,\(layer),"tt":1,"tp":10,
      "ks":{"r":{"a":0,"k":0,"x":"var $bm_rt=\(script);"}},
      "shapes":[\(String(repeating: "{\"ty\":\"gr\",\"it\":[", count: depth))\(items)
      \(String(repeating: end, count: depth))]}
      """
  }()
}
