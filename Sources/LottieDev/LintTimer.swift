import LottieLint

/// Measures how long it takes to check many documents, made for it.
enum LintTimer {
  /// The processor time for some documents of some 50 KB, in milliseconds.
  static func run(documents: Int) -> (milliseconds: Double, bytes: Int) {
    var options = LintOptions()
    options.targets = Player.allCases
    let linter = Linter(options)
    var bytes = 0
    var time = 0.0
    for i in 0..<documents {
      let text = Array(document(seed: i).utf8)
      bytes += text.count
      let start = SampleTimer.processorTime()
      let report = linter.check(text, file: "\(i).json")
      time += SampleTimer.processorTime() - start
      precondition(!report.verdicts.isEmpty)
    }
    return (time, bytes)
  }

  /// Layers of groups with paths and moving transforms, each document a little different.
  private static func document(seed: Int) -> String {
    var layers: [String] = []
    var size = 0
    while size < 50_000 {
      let layer = layer(layers.count + 1, seed: seed)
      size += layer.utf8.count
      layers.append(layer)
    }
    return """
      {"v":"5.7.0","fr":60,"ip":0,"op":120,"w":512,"h":512,"layers":[
      \(layers.joined(separator: ",\n"))]}
      """
  }

  private static func layer(_ index: Int, seed: Int) -> String {
    let points = (0..<24).map { "[\($0 * 7 % 100),\(($0 * seed + index) % 100).25]" }
      .joined(separator: ",")
    let zeros = Array(repeating: "[0,0]", count: 24).joined(separator: ",")
    let keyframes = (0..<8).map { i in
      "{\"t\":\(i * 10),\"s\":[\(i * seed % 360)],\"i\":{\"x\":[0.5],\"y\":[1]},"
        + "\"o\":{\"x\":[0.5],\"y\":[0]}}"
    }.joined(separator: ",")
    return """
      {"ty":4,"nm":"Layer \(index)","ind":\(index),"ip":0,"op":120,"st":0,"bm":0,
      "ks":{"o":{"a":0,"k":100},"r":{"a":1,"k":[\(keyframes)]},"p":{"a":0,"k":[256,256,0]},
      "a":{"a":0,"k":[0,0,0]},"s":{"a":0,"k":[100,100,100]}},
      "shapes":[{"ty":"gr","nm":"Group","it":[
      {"ty":"sh","nm":"Path","ks":{"a":0,"k":{"v":[\(points)],"i":[\(zeros)],"o":[\(zeros)],
      "c":true}}},{"ty":"fl","nm":"Fill","c":{"a":0,"k":[1,0.5,0,1]},"o":{"a":0,"k":100},"r":1},
      {"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},
      "r":{"a":0,"k":0},"o":{"a":0,"k":100}}]}]}
      """
  }
}
