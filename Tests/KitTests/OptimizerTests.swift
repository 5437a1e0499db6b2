import LottieModel
import Testing

@testable import LottieKit

/// Steps of the optimizer, on documents whose result is known.
struct OptimizerTests {
  /// A document of a layer with a square of 40 pixels, and members of the transform, of the layer and of the root.
  private static func document(
    _ transform: String = "",
    layer: String = "",
    root: String = "",
    frames: Int = 60
  ) -> String {
    let shapes =
      #"[{"ty":"gr","it":[{"ty":"rc","s":{"a":0,"k":[40,40]},"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0}},"#
      + #"{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},{"ty":"tr"}]}]"#
    return
      #"{"v":"5.7.0","fr":60,"ip":0,"op":\#(frames),"w":200,"h":100\#(root),"layers":[{"ty":4,"#
      + #""nm":"a","ind":1,"ip":0,"op":\#(frames),"st":0\#(layer),"ks":{"o":{"a":0,"k":100}\#(transform)},"#
      + #""shapes":\#(shapes)}]}"#
  }

  private func optimized(
    _ text: String,
    _ level: OptimizerStep.Level = .lossless,
    only: String? = nil
  ) throws -> (root: JSONValue, result: DocumentOptimizer.Result) {
    var optimizer = DocumentOptimizer()
    optimizer.level = level
    if let only { optimizer.only = [only] }
    let file = try AnimationFile(bytes: Array(text.utf8), directory: nil)
    let result = try #require(optimizer.optimized(file))
    return (try JSONDocument(result.bytes).withRoot(JSONValue.init), result)
  }

  private func transform(_ root: JSONValue) -> JSONValue? {
    root["layers"]?.elements?.first?["ks"]
  }

  private func times(_ property: JSONValue?) -> [Double] {
    (property?["k"]?.elements ?? []).compactMap { $0["t"]?.number }
  }

  /// `{"t":0,"s":[1],…}`, linear to the next.
  private static func keyframe(_ time: Int, _ value: String, _ more: String = "") -> String {
    #"{"t":\#(time),"s":[\#(value)],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}\#(more)}"#
  }

  private static func animated(_ name: String, _ keyframes: [String]) -> String {
    #","\#(name)":{"a":1,"k":[\#(keyframes.joined(separator: ","))]}"#
  }

  @Test func `keyframes outside of a layer's time go, but those next to it`() throws {
    let keyframes = [0, 10, 20, 30, 40, 50].map { Self.keyframe($0, "\($0)") }
    let text = Self.document(Self.animated("r", keyframes))
      .replacing(#""ind":1,"ip":0,"op":60"#, with: #""ind":1,"ip":15,"op":35"#)
    let (root, result) = try optimized(text, only: "unseen-keyframes")
    #expect(times(transform(root)?["r"]) == [10, 20, 30, 40])
    #expect(result.deltaE == 0)
  }

  @Test func `of old keyframes that begin after a layer is shown the first value stays`() throws {
    let keyframes = [
      #"{"t":30,"s":[5],"e":[9],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}}"#, #"{"t":40}"#,
    ]
    let text = Self.document(Self.animated("r", keyframes))
      .replacing(#""ind":1,"ip":0,"op":60"#, with: #""ind":1,"ip":0,"op":20"#)
    let (root, _) = try optimized(text, only: "unseen-keyframes")
    #expect(transform(root)?["r"] == JSONValue(members: ["a": .number(0), "k": .number(5)]))
  }

  @Test func `what only a layer outside of the time shows goes with it`() throws {
    let late =
      #"{"ty":0,"nm":"late","ind":2,"refId":"c","ip":60,"op":90,"st":0,"w":9,"h":9,"ks":{}}"#
    let text = Self.document(root: #","assets":[{"id":"c","layers":[]}]"#)
      .replacing(#""layers":[{"ty":4"#, with: #""layers":[\#(late),{"ty":4"#)
    let (root, _) = try optimized(text)
    #expect(root["layers"]?.elements?.count == 1)
    #expect(root["assets"]?.elements?.isEmpty ?? true)
  }

  @Test func `a baked line becomes two keyframes`() throws {
    let keyframes = (0...600).map { Self.keyframe($0, "\(20 + Double($0) / 4),50,0") }
    let text = Self.document(Self.animated("p", keyframes), frames: 601)
    let (root, result) = try optimized(text, .visual)
    #expect(times(transform(root)?["p"]) == [0, 600])
    #expect(result.deltaE == 0)
  }

  @Test func `a baked ease becomes at most four keyframes, within the bound`() throws {
    // 3u² − 2u³ is the cubic with handles of 0 and 1.
    let keyframes = (0...600).map { time -> String in
      let u = Double(time) / 600
      return Self.keyframe(time, "\(20 + 150 * u * u * (3 - 2 * u)),50,0")
    }
    let text = Self.document(Self.animated("p", keyframes), frames: 601)
    let (root, result) = try optimized(text, .visual, only: "keyframe-fit")
    #expect(times(transform(root)?["p"]).count <= 4)
    #expect(result.deltaE <= 0.25)
  }

  @Test func `a hold and a jump stay where they are`() throws {
    var keyframes = (0...20).map { Self.keyframe($0, "\($0)") }
    keyframes[10] = Self.keyframe(10, "10", #","h":1"#)
    let text = Self.document(Self.animated("r", keyframes))
    let (root, _) = try optimized(text, .visual, only: "keyframe-fit")
    #expect(times(transform(root)?["r"]) == [0, 10, 11, 20])
  }

  @Test func `keyframes between equal values go, the ends of a change stay`() throws {
    let values = [5, 5, 5, 9, 9, 9]
    let keyframes = values.enumerated().map { Self.keyframe($0 * 10, "\($1)") }
    let (root, _) = try optimized(Self.document(Self.animated("r", keyframes)))
    #expect(times(transform(root)?["r"]) == [20, 30])
  }

  @Test func `a property whose keyframes are all equal is static`() throws {
    let keyframes = [0, 10, 20].map { Self.keyframe($0, "30") }
    let (root, _) = try optimized(Self.document(Self.animated("r", keyframes)))
    #expect(transform(root)?["r"] == JSONValue(members: ["a": .number(0), "k": .number(30)]))
  }

  @Test func `end values that the next keyframe repeats go, others stay`() throws {
    let keyframes = [
      #"{"t":0,"s":[0],"e":[10],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}}"#,
      #"{"t":10,"s":[10],"e":[50],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}}"#,
      #"{"t":20,"s":[20],"e":[30],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}}"#,
      #"{"t":30}"#,
    ]
    let (root, _) = try optimized(Self.document(Self.animated("r", keyframes)))
    let list = transform(root)?["r"]?["k"]?.elements ?? []
    #expect(list.map { $0["e"] != nil } == [false, true, false, false])
    #expect(list.last?["s"] == .array([.number(30)]))
  }

  @Test func `with an expression names, match names, layers and keyframes stay`() throws {
    let keyframes = [0, 10, 20].map { Self.keyframe($0, "30") }
    let text = Self.document(
      Self.animated("r", keyframes) + #","sk":{"a":0,"k":0,"x":"value","ix":3}"#,
      layer: #","mn":"ADBE Vector Layer""#
    )
    let (root, result) = try optimized(text, .small)
    #expect(times(transform(root)?["r"]) == [0, 10, 20])
    let layer = root["layers"]?.elements?.first
    #expect(layer?["mn"] != nil && layer?["nm"] != nil)
    #expect(transform(root)?["sk"]?["ix"] != nil)
    #expect(!result.steps.contains { $0.name == "names" })
  }

  @Test func `defaults go, but what another layer's mode depends on`() throws {
    let layer = #","bm":0,"ddd":0,"ao":0,"sr":1,"hd":false"#
    let (root, _) = try optimized(Self.document(layer: layer))
    let members = root["layers"]?.elements?.first?.memberList?.map(\.name) ?? []
    #expect(Set(members).isDisjoint(with: ["bm", "ddd", "ao", "sr", "hd"]))
    #expect(Set(members).isSuperset(of: ["ty", "ind", "ip", "op", "st", "ks", "nm"]))
    let multiplied = Self.document(layer: #","bm":1"#).replacing(
      #""layers":["#,
      with: #""layers":[{"ty":3,"ind":2,"ip":0,"op":60,"st":0,"bm":0,"ks":{}},"#
    )
    #expect(try optimized(multiplied).root["layers"]?.elements?.first?["bm"] == .number(0))
  }

  @Test func `equal images are stored once and unused ones go`() throws {
    let image = #""w":1,"h":1,"u":"","e":1,"p":"data:image/png;base64,\#(Self.pixel)""#
    let assets = ["a", "b", "c"].map { #"{"id":"\#($0)",\#(image)}"# }.joined(separator: ",")
    let layers = ["b", "c"].map {
      #"{"ty":2,"refId":"\#($0)","ip":0,"op":60,"st":0,"ks":{}}"#
    }
    let text =
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":20,"h":20,"assets":[\#(assets)],"layers":["#
      + layers.joined(separator: ",") + "]}"
    let (root, result) = try optimized(text)
    #expect(root["assets"]?.elements?.count == 1)
    let ids = root["layers"]?.elements?.compactMap { $0["refId"] } ?? []
    #expect(ids == [.string("b"), .string("b")])
    #expect(result.deltaE == 0)
  }

  /// A red pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

  @Test func `changes of a step that would be seen are taken back, the others hold`() throws {
    // A thousandth of a unit of a shape that is scaled by 10,000 is ten pixels.
    let near = Self.document(#","s":{"a":0,"k":[1000000,1000000,100]}"#).replacing(
      #""s":{"a":0,"k":[40,40]}"#,
      with: #""s":{"a":0,"k":[0.00347,0.00347]}"#
    )
    let far = near.replacing(
      #""layers":["#,
      with: #""layers":[{"ty":3,"ind":2,"ip":0,"op":60,"st":0,"ks":{"r":{"a":0,"k":1.23456}}},"#
    )
    let (root, result) = try optimized(far, .visual)
    let step = try #require(result.steps.first { $0.name == "decimals-2" })
    #expect(step.changes == 1 && step.takenBack == 1)
    let text = String(decoding: JSONWriter.bytes(root), as: UTF8.self)
    #expect(text.contains("0.00347") && text.contains("1.23") && !text.contains("1.23456"))
  }

  @Test func `what something is against is taken back alone, and said`() throws {
    let text = Self.document(layer: #","bm":0,"mn":"x""#)
    var optimizer = DocumentOptimizer()
    optimizer.objections = { bytes in
      String(decoding: bytes, as: UTF8.self).contains(#""mn":"x""#) ? [] : ["a player"]
    }
    let file = try AnimationFile(bytes: Array(text.utf8), directory: nil)
    let result = try #require(optimizer.optimized(file))
    let layer = try JSONDocument(result.bytes).withRoot(JSONValue.init)["layers"]?.elements?.first
    #expect(layer?["mn"] == .string("x") && layer?["bm"] == nil)
    let refused = result.steps.filter { !$0.objections.isEmpty }
    #expect(refused.map(\.name) == ["editor-members"])
    #expect(refused.map(\.objections) == [["a player"]] && refused.map(\.takenBack) == [1])
  }

  @Test func `small keeps the names of layers, and drops those of shapes`() throws {
    let text = Self.document().replacing(#"{"ty":"gr","#, with: #"{"ty":"gr","nm":"g","#)
    let (root, _) = try optimized(text, .small)
    let layer = root["layers"]?.elements?.first
    #expect(layer?["nm"] == .string("a"))
    #expect(layer?["shapes"]?.elements?.first?["nm"] == nil)
  }

  @Test func `what there is no work left for is taken back`() throws {
    let keyframes = (0...30).map { Self.keyframe($0, "\($0)") }
    let text = Self.document(Self.animated("r", keyframes), layer: #","bm":0,"mn":"x""#)
    var optimizer = DocumentOptimizer()
    optimizer.level = .small
    // The first comparison, that of the document with itself, has 48 frames of three items each. An eighth is kept
    // for the check.
    optimizer.maximumWork = 48 * 3 * 8 / 7
    let file = try AnimationFile(bytes: Array(text.utf8), directory: nil)
    let result = try #require(optimizer.optimized(file))
    #expect(result.steps.allSatisfy { $0.changes == 0 && $0.takenBack > 0 })
    #expect(result.bytes == Array(text.utf8) && result.workLeft == 0)
  }

  @Test func `frames between those that are compared are checked in the end`() throws {
    let still = Self.document(Self.animated("s", [0, 60].map { Self.keyframe($0, "100,100") }))
    let grown = [(0, 100), (8, 100), (9, 150), (10, 200), (12, 150), (13, 100), (60, 100)]
    let keyframes = grown.map { Self.keyframe($0, "\($1),\($1)") }
    let file = try AnimationFile(bytes: Array(still.utf8), directory: nil)
    let root = file.animation.document.withRoot(JSONValue.init)
    let images = DocumentImages(file, own: [], allowed: [])
    let judge = try #require(FrameJudge(file, root: root, work: 1_000_000, images: images))
    #expect(judge.numbers == [0, 29.5, 59])
    let changed = Array(Self.document(Self.animated("s", keyframes)).utf8)
    let bound = FrameBound(deltaE: 0.25)
    #expect(judge.difference(of: changed, within: bound) == FrameJudge.Difference())
    let check = judge.check(changed, within: bound)
    #expect(check.beyond == [9, 10, 11, 12] && check.count == 60)
    #expect([10, 11].contains(check.worst.frame) && check.worst.deltaE > 0.25)
  }

  @Test func `a second run changes nothing`() throws {
    let keyframes = (0...30).map { Self.keyframe($0, "\(Double($0) * 1.234567)") }
    let text = Self.document(Self.animated("r", keyframes), layer: #","bm":0,"mn":"x""#)
    for level in OptimizerStep.Level.allCases {
      let once = try optimized(text, level).result.bytes
      let twice = try optimized(String(decoding: once, as: UTF8.self), level).result.bytes
      #expect(once == twice, "\(level)")
    }
  }

  @Test func `changes are made at once, by the indices of before`() {
    let value = JSONValue.array([
      .number(0), .number(1), JSONValue(members: ["a": .number(2), "b": .number(3)]),
    ])
    let result = value.applying([
      DocumentChange(path: ["0"], value: nil), DocumentChange(path: ["2", "a"], value: nil),
      DocumentChange(path: ["2", "c"], value: .number(4)),
    ])
    let object = JSONValue(members: ["b": .number(3), "c": .number(4)])
    #expect(result == .array([.number(1), object]))
  }
}
