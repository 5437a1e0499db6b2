import LottieCodecs
import LottieKit
import LottieLint
import LottieModel
import TestSupport
import Testing

/// Documents for which it is known whether a feature is visible.
struct FeatureEffectTests {
  private func isSeen(_ feature: Feature, _ layer: String, root: String = "") -> Bool {
    visibility(feature, layer, root: root) == .visible
  }

  private func visibility(
    _ feature: Feature,
    _ layer: String,
    root: String = ""
  ) -> FeatureVisibility? {
    let text = """
      {"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,\(root)"layers":[{"ty":4,"ind":1,"ip":0,\
      "op":60,"st":0,"shapes":[{"ty":"rc","p":{"a":0,"k":[50,50]},"s":{"a":0,"k":[80,80]},\
      "r":{"a":0,"k":0}},{"ty":"fl","c":{"a":0,"k":[1,0,0]},"o":{"a":0,"k":100}}],\(layer)}]}
      """
    return visibility(feature, in: text)
  }

  private func visibility(_ feature: Feature, in text: String) -> FeatureVisibility? {
    let bytes = Array(text.utf8)
    let hits = (try? JSONDocument(bytes).features()) ?? []
    guard let hit = hits.first(where: { $0.feature == feature }) else {
      Issue.record("\(feature) is not found")
      return nil
    }
    return FeatureEffect(bytes, directory: nil).tests().visibility(of: [
      FeatureUse(hit, absence(of: feature))
    ])
  }

  /// How visible a rule of a player is where a document uses a feature.
  private func visibility(
    of rule: Dialect,
    at feature: String,
    in text: String
  ) throws -> FeatureVisibility {
    let bytes = Array(text.utf8)
    let hits = try JSONDocument(bytes).features()
    let hit = try #require(hits.first { $0.feature.rawValue == feature })
    let use = FeatureUse(hit, [.rule(rule)])
    return FeatureEffect(bytes, directory: nil).tests().visibility(of: [use])
  }

  /// The way of a player that lacks the feature.
  private func absence(of feature: Feature) -> [Deviation] {
    let row = FeatureMatrix.row(feature)
    let player = Player.allCases.first {
      row.support(by: $0) != .plays && !row.deviations(by: $0, Circumstances()).isEmpty
    }
    return player.map { row.deviations(by: $0, Circumstances()) } ?? []
  }

  @Test func `an expression that gives what the keyframes give is not seen`() {
    func turn(_ script: String) -> String { #""ks":{"r":{"a":0,"k":0,"x":"\#(script)"}}"# }
    #expect(visibility(.expressions, turn("$bm_rt = value;")) == FeatureVisibility.none)
    #expect(!isSeen(.expressions, turn("$bm_rt = 360;")))
    // A corner 325 pixels from the origin moves by 0.03 of them for 0.005 degrees, by 0.17 for 0.03.
    #expect(visibility(.expressions, turn("$bm_rt = 0.005;")) == FeatureVisibility.none)
    #expect(visibility(.expressions, turn("$bm_rt = 0.03;")) == .slight)
    #expect(isSeen(.expressions, turn("$bm_rt = 30;")))
    #expect(isSeen(.expressions, turn("$bm_rt = time < 0.8 ? 0 : 30;")))
  }

  /// Layers that follow each other, as long as each other, each a color of its own over the one before.
  private func scenes(of frames: Int) -> String {
    let layers = stride(from: 0, to: 60, by: frames).map { start in
      ##"{"ty":1,"ip":\##(start),"op":\##(start + frames),"st":0,"sw":100,"sh":100,"##
        + ##""sc":"\##(start / frames % 2 == 0 ? "#ff0000" : "#00ff00")","ks":{}}"##
    }
    return
      #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[\#(layers.joined(separator: ","))]}"#
  }

  /// Frames 54, 48, 42 … 6 are among the sampled ones.
  @Test func `a frame too long is seen where many scenes end`() throws {
    func visibility(_ text: String) throws -> FeatureVisibility {
      try self.visibility(of: .inclusiveOutPoints, at: "layer.in_out", in: text)
    }
    #expect(try visibility(scenes(of: 6)) == .visible)
    #expect(try visibility(scenes(of: 30)) == .slight)
  }

  /// A second of red whose time goes from one second at frame 0 to another at `end`.
  @Test(arguments: [(1.0, 0.0, 60, FeatureVisibility.slight), (0, 1, 30, .visible)])
  func `the end of remapped time is seen where time stands still there`(
    _ first: Double,
    _ last: Double,
    _ end: Int,
    _ expected: FeatureVisibility
  ) throws {
    let text = """
      {"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"assets":[{"id":"red","layers":[{"ty":1,\
      "ip":0,"op":60,"st":0,"sw":100,"sh":100,"sc":"#ff0000","ks":{}}]}],"layers":[{"ty":0,\
      "refId":"red","ip":0,"op":60,"st":0,"w":100,"h":100,"ks":{},"tm":{"a":1,"k":[{"t":0,"s":[\(first)],\
      "i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},{"t":\(end),"s":[\(last)]}]}}]}
      """
    #expect(try visibility(of: .openRemapEnds, at: "layer.time_remap", in: text) == expected)
  }

  @Test func `masks that do not meet are the same added as in difference`() {
    func masks(_ x: Int) -> String {
      let box = { (x: Int) in
        #"{"mode":"f","inv":false,"o":{"a":0,"k":100},"pt":{"a":0,"k":{"c":true,"i":[[0,0],[0,0],[0,0],"#
          + #"[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]],"v":[[\#(x),20],[\#(x + 30),20],[\#(x + 30),60],"#
          + #"[\#(x),60]]}}}"#
      }
      return #""ks":{},"hasMask":true,"masksProperties":[\#(box(15)),\#(box(x))]"#
    }
    #expect(!isSeen(.maskDifference, masks(50)))
    #expect(isSeen(.maskDifference, masks(30)))
  }

  @Test func `a fill effect of the shape's own color is not seen`() {
    func fill(_ green: Int) -> String {
      #""ks":{},"ef":[{"ty":21,"mn":"ADBE Fill","en":1,"ef":[{"ty":10,"v":{"a":0,"k":0}},"#
        + #"{"ty":7,"v":{"a":0,"k":0}},{"ty":2,"v":{"a":0,"k":[1,\#(green),0,1]}},"#
        + #"{"ty":7,"v":{"a":0,"k":0}},{"ty":0,"v":{"a":0,"k":0}},{"ty":0,"v":{"a":0,"k":0}},"#
        + #"{"ty":0,"v":{"a":0,"k":1}}]}]"#
    }
    #expect(!isSeen(.effectFill, fill(0)))
    #expect(isSeen(.effectFill, fill(1)))
  }

  @Test func `a blend mode over nothing is not seen`() {
    #expect(!isSeen(.blend1, #""ks":{},"bm":1"#))
  }

  @Test func `slots that hold what the properties hold are not seen`() {
    let layer = #""ks":{"o":{"a":0,"k":50,"sid":"fade"}}"#
    #expect(!isSeen(.slots, layer, root: #""slots":{"fade":{"p":{"a":0,"k":50}}},"#))
    #expect(isSeen(.slots, layer, root: #""slots":{"fade":{"p":{"a":0,"k":100}}},"#))
  }

  @Test func `easing of axes behind the end is not seen`() {
    func scale(_ start: Int) -> String {
      #""ks":{"s":{"a":1,"k":[{"t":\#(start),"s":[20,20],"i":{"x":[0.5,0.5],"y":[1,1]},"#
        + #""o":{"x":[0.9,0.1],"y":[0,0]}},{"t":\#(start + 60),"s":[100,100]}]}}"#
    }
    #expect(!isSeen(.kfBezierPerDimension, scale(60)))
    #expect(isSeen(.kfBezierPerDimension, scale(0)))
  }

  @Test func `shapes that fade by themselves show what they cover`() {
    // The rectangle of the layer, 80 wide, and another over or beside it.
    func layer(_ x: Int, _ width: Int) -> String {
      #""ks":{"o":{"a":0,"k":50}},"shapes":[{"ty":"gr","it":[{"ty":"rc","p":{"a":0,"k":[\#(x),50]},"#
        + #""s":{"a":0,"k":[\#(width),40]},"r":{"a":0,"k":0}},{"ty":"fl","c":{"a":0,"k":[1,0,0]},"#
        + #""o":{"a":0,"k":100}},{"ty":"tr"}]},{"ty":"gr","it":[{"ty":"rc","p":{"a":0,"k":[70,50]},"#
        + #""s":{"a":0,"k":[40,40]},"r":{"a":0,"k":0}},{"ty":"fl","c":{"a":0,"k":[1,0,0]},"#
        + #""o":{"a":0,"k":100}},{"ty":"tr"}]}]"#
    }
    func isSeen(_ layer: String) -> Bool {
      let text =
        #"{"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ind":1,"ip":0,"#
        + #""op":60,"st":0,\#(layer)}]}"#
      return visibility(.layerShapeOpacity, in: text) == .visible
    }
    #expect(!isSeen(layer(20, 30)))
    #expect(isSeen(layer(40, 60)))
  }

  @Test func `tests for one player take nothing from those for another`() throws {
    let text =
      ##"{"fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":1,"ip":0,"op":60,"sw":9,"sh":9,"##
      + ##""sc":"#ff0000","bm":1,"ks":{}}]}"##
    let bytes = Array(text.utf8)
    let hit = try #require(JSONDocument(bytes).features().first { $0.feature == .blend1 })
    let effect = FeatureEffect(bytes, directory: nil, work: 1_000_000)
    func unseen() -> Int {
      let tests = effect.tests()
      return (0..<1_000).prefix { _ in
        tests.visibility(of: [FeatureUse(hit, [.set([.init("bm", "1")])])])
          == FeatureVisibility.none
      }.count
    }
    let first = unseen()
    #expect((1..<1_000).contains(first))
    #expect(unseen() == first)
  }

  /// Without the layer both documents are empty, and cost the same; as they are, one has a thousand copies.
  @Test func `the frames of the document itself are charged`() throws {
    func answers(copies: Int) throws -> Int {
      let text =
        #"{"fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[{"ty":4,"ip":0,"op":60,"bm":1,"ks":{},"#
        + #""shapes":[{"ty":"rc","p":{"k":[4,4]},"s":{"k":[4,4]},"r":{"k":0}},"#
        + #"{"ty":"fl","c":{"k":[1,0,0]},"o":{"k":100}},"#
        + #"{"ty":"rp","c":{"k":\#(copies)},"o":{"k":0},"m":1,"tr":{"so":{"k":100},"eo":{"k":100}}}]}]}"#
      let bytes = Array(text.utf8)
      let hit = try #require(JSONDocument(bytes).features().first { $0.feature == .blend1 })
      let tests = FeatureEffect(bytes, directory: nil, work: 10_000_000).tests()
      return (0..<1_000).prefix { _ in
        tests.visibility(of: [FeatureUse(hit, [.set([.init("hd", "true")])])], atMost: .slight)
          == .slight
      }.count
    }
    let (few, many) = (try answers(copies: 1), try answers(copies: 1_000))
    #expect(many > 0 && many < few / 2, "\(many) of \(few)")
  }

  @Test func `what is not drawn here counts as seen`() {
    #expect(isSeen(.effectMeshWarp, #""ks":{},"ef":[{"ty":31,"en":1,"ef":[]}]"#))
    var hits = FeatureHits()
    hits.add(.expressions, at: .root)
    for hit in hits.all {
      #expect(
        FeatureEffect(Array("[]".utf8), directory: nil).tests().visibility(
          of: [FeatureUse(hit, absence(of: .expressions))]
        ) == .visible
      )
    }
  }

  /// Multiplied, the picture of a container is black over green; without the picture nothing changes.
  @Test func `a document of a container is drawn with the pictures of that`() throws {
    let folder = try TemporaryFolder()
    let layers =
      #"{"ty":2,"refId":"i","ip":0,"op":10,"bm":1,"ks":{}},"#
      + ##"{"ty":1,"ip":0,"op":10,"ks":{},"sw":2,"sh":1,"sc":"#00ff00","bm":0}"##
    let text =
      #"{"w":2,"h":1,"fr":10,"ip":0,"op":10,"assets":[{"id":"i","w":2,"h":1,"u":"","p":"p.png"}],"#
      + #""layers":[\#(layers)]}"#
    var container = try ZipWriter()
    try container.add("manifest.json", Array(#"{"version":"2","animations":[{"id":"x"}]}"#.utf8))
    try container.add("a/x.json", Array(text.utf8))
    try container.add("i/p.png", Fixture.png)
    try folder.write(container.archive, to: "a.lottie")
    let found = try #require(DocumentText.all(path: folder.path + "/a.lottie").first)
    let bytes = Array(text.utf8)
    let hit = try #require(JSONDocument(bytes).features().first { $0.feature == .blend1 })
    let uses = [FeatureUse(hit, [.set([.init("bm", "0")])])]
    func visibility(_ container: DocumentText?) -> FeatureVisibility {
      FeatureEffect(bytes, inPlaceOf: container, directory: nil).tests().visibility(of: uses)
    }
    #expect(visibility(found) == .visible)
    #expect(visibility(nil) == FeatureVisibility.none)
  }
}
