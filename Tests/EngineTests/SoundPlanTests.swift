import LottieModel
import Testing

@testable import LottieEngine

struct SoundPlanTests {
  private func animation(_ layers: String, _ assets: String = "") throws -> LottieAnimation {
    let text = """
      {"v":"5.9.0","fr":10,"ip":0,"op":40,"w":10,"h":10,"assets":[
        {"id":"a","u":"","p":"a.wav","e":0}\(assets)],"layers":[\(layers)]}
      """
    return try LottieAnimation.decode(Array(text.utf8))
  }

  private func plan(
    _ layers: String,
    _ assets: String = "",
    frames: [Double] = (0..<40).map(Double.init),
    rate: Double = 10,
    hidden: Set<[String]> = []
  ) throws -> SoundPlan {
    SoundPlan(try animation(layers, assets), frames: frames, rate: rate, hidden: hidden)
  }

  private static let plain = #"{"ty":6,"nm":"A","refId":"a","ip":0,"op":40,"st":0,"sr":1}"#

  private func full(_ time: Double = 0) -> SoundPlan.Level { .init(time: time, left: 1, right: 1) }

  @Test func `a layer plays its sound from its start time, between its in and out points`() throws {
    let sounds = try plan(#"{"ty":6,"nm":"A","refId":"a","ip":10,"op":25,"st":5}"#)
    #expect(
      sounds.pieces == [
        .init(
          source: "a",
          start: 1,
          end: 2.5,
          sourceStart: 0.5,
          rate: 1,
          levels: [full(1)]
        )
      ]
    )
    #expect(sounds.findings.isEmpty)
  }

  @Test func `a stretched layer plays slower, one in a composition by the times of both`() throws {
    let sounds = try plan(
      #"{"ty":0,"nm":"P","refId":"c","ip":10,"op":30,"st":10,"sr":2,"w":9,"h":9}"#,
      #",{"id":"c","layers":[{"ty":6,"nm":"A","refId":"a","ip":2,"op":40,"st":-3,"sr":0.5}]}"#
    )
    // Frame 14 is frame 2 in the composition, which is 2.5 frames of 10 a second after -3, at double rate.
    #expect(sounds.pieces.map(\.start) == [1.4])
    #expect(sounds.pieces.map(\.end) == [3])
    #expect(abs((sounds.pieces.first?.sourceStart ?? 0) - 1) < 1e-9)
    #expect(sounds.pieces.map(\.rate) == [1])
  }

  @Test func `speed, ranges, loops and reversal cut the sound as they cut the frames`() throws {
    let frames: [Double] = [10, 12, 14, 16, 10, 12, 14, 16, 15, 14, 13]
    let sounds = try plan(Self.plain, frames: frames, rate: 10)
    #expect(sounds.pieces.map(\.start) == [0, 0.4, 0.8])
    #expect(sounds.pieces.map(\.end) == [0.4, 0.8, 1.1])
    #expect(sounds.pieces.map(\.sourceStart) == [1, 1, 1.6])
    #expect(sounds.pieces.map(\.rate) == [2, 2, -1])
  }

  @Test func `levels are percent, of both channels or of each, and follow their keyframes`() throws
  {
    let keyframes = #"""
      [{"t":0,"s":[100,50],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},
       {"t":10,"s":[0,0],"h":1},{"t":20,"s":[200]}]
      """#
    let sounds = try plan(
      #"{"ty":6,"nm":"A","refId":"a","ip":5,"op":40,"au":{"lv":{"a":1,"k":\#(keyframes)}}}"#
    )
    #expect(
      sounds.pieces.map(\.levels) == [
        [
          .init(time: 0.5, left: 0.5, right: 0.25), .init(time: 1, left: 0, right: 0),
          .init(time: 2, left: 0, right: 0), .init(time: 2, left: 2, right: 2),
        ]
      ]
    )
    let constant = try plan(#"{"ty":6,"nm":"A","refId":"a","au":{"lv":{"k":[40]}}}"#)
    #expect(constant.pieces.map(\.levels) == [[.init(time: 0, left: 0.4, right: 0.4)]])
    let negative = try plan(#"{"ty":6,"nm":"A","refId":"a","au":{"lv":{"k":[-6,-6]}}}"#)
    #expect(negative.pieces.map(\.levels) == [[.init(time: 0, left: 0, right: 0)]])
  }

  @Test func `a linear time remap plays faster, slower or backwards, and is silent at rest`() throws
  {
    let remap = #"""
      {"a":1,"k":[{"t":0,"s":[1],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},
      {"t":10,"s":[3],"h":1},{"t":20,"s":[3],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},
      {"t":30,"s":[2]}]}
      """#
    let sounds = try plan(#"{"ty":6,"nm":"A","refId":"a","tm":\#(remap)}"#)
    #expect(sounds.pieces.map(\.start) == [0, 2])
    #expect(sounds.pieces.map(\.end) == [1, 3])
    #expect(sounds.pieces.map(\.sourceStart) == [1, 3])
    #expect(sounds.pieces.map(\.rate) == [2, -1])
  }

  @Test func `hidden layers are silent, by the document or by an override`() throws {
    #expect(try plan(#"{"ty":6,"nm":"A","refId":"a","hd":true}"#).pieces.isEmpty)
    #expect(try plan(Self.plain, hidden: [["A"]]).pieces.isEmpty)
    #expect(try plan(Self.plain, hidden: [["B"]]).pieces.count == 1)
    let animation = try animation(Self.plain)
    var overrides = CompositionOverrides(Composition(animation))
    overrides.hide("A")
    #expect(overrides.hiddenLayers == [["A"]])
  }

  @Test func `a sound that does not exist is reported with its layer`() throws {
    let sounds = try plan(#"{"ty":6,"nm":"A","refId":"b"},"# + Self.plain)
    #expect(sounds.findings.map(\.kind) == [.missingSoundAsset(id: "b")])
    #expect(sounds.pieces.count == 1)
  }

  @Test func `an expression is not run, and is reported`() throws {
    let sounds = try plan(
      #"{"ty":6,"nm":"A","refId":"a","au":{"lv":{"k":[40],"x":"var $bm_rt = 50"}}}"#
    )
    #expect(sounds.findings.map(\.kind) == [.soundExpression(of: "Audio Levels")])
  }

  @Test func `compositions in themselves and too many layers end`() throws {
    let cycle = try plan(
      #"{"ty":0,"nm":"P","refId":"c"}"#,
      #",{"id":"c","layers":[\#(Self.plain),{"ty":0,"nm":"Q","refId":"c"}]}"#
    )
    #expect(cycle.pieces.count == 1)
    // Ten layers in each of six levels: a million.
    var assets = ",{\"id\":\"c0\",\"layers\":[\(Self.plain)]}"
    for level in 1...6 {
      let layer = #"{"ty":0,"nm":"P","refId":"c\#(level - 1)"}"#
      let layers = Array(repeating: layer, count: 10).joined(separator: ",")
      assets += #",{"id":"c\#(level)","layers":[\#(layers)]}"#
    }
    let many = try plan(#"{"ty":0,"nm":"P","refId":"c6"}"#, assets)
    #expect(many.findings.map(\.kind) == [.limit(.soundPieces)])
    #expect(many.pieces.count <= 50_000)
  }
}
