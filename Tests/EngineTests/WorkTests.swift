import LottieModel
import Testing

@testable import LottieEngine

/// What a composition counts: names, the work of modifiers, the bytes of baked keyframes.
struct WorkTests {
  /// A path of a thousand vertices.
  private var path: String {
    let points = (0..<1_000).map { "[\($0),\($0 % 7)]" }
    return #"{"ty":"sh","ks":{"k":{"c":true,"v":[\#(points.joined(separator: ","))]}}}"#
  }

  private func work(_ items: String...) throws -> Int {
    let composition = try composition(shapeLayer(items.joined(separator: ",")))
    composition.update(frame: 0)
    return composition.updateWork
  }

  @Test(arguments: [
    (#"{"ty":"pb","a":{"k":20}}"#, 100), (#"{"ty":"tm","s":{"k":0},"e":{"k":100}}"#, 300),
  ])
  func `an update counts each vertex that a modifier sees`(modifier: String, each: Int) throws {
    let plain = try work(path, fill())
    #expect(try work(path, modifier, fill()) == plain + 1_000 * each)
    #expect(try work(path, modifier, modifier, fill()) == plain + 2_000 * each)
  }

  @Test func `a modifier that makes vertices counts those that it makes`() throws {
    let rounding = #"{"ty":"rd","r":{"k":1}}"#
    let (plain, rounded) = (try work(path, fill()), try work(path, rounding, fill()))
    // Two for each: 600 ns of the modifier, and 100 ns of the painted path for each more.
    #expect(rounded == plain + 2_000 * 600 + 1_000 * 100)
  }

  @Test func `modifiers that change nothing do no work in the next frame`() throws {
    let composition = try composition(shapeLayer(path, #"{"ty":"pb","a":{"k":20}}"#, fill()))
    composition.update(frame: 0)
    let first = composition.updateWork
    composition.update(frame: 1)
    #expect(composition.updateWork - first < 100_000)
  }

  @Test func `names beyond the limit are not listed, and those before are the same`() throws {
    let composition = try composition(shapeLayer(group(square(0, 0), fill())) + "," + solid())
    let all = composition.hierarchyKeypaths()
    let first = composition.hierarchyKeypaths(limit: 12)
    #expect(first.map(\.string) == all.prefix(12).map(\.string))
    #expect(composition.hierarchyKeypaths(limit: all.count).count == all.count)
    // The caller knows its own limit.
    #expect(composition.diagnostics.isEmpty)
  }

  @Test func `a document of more than 500,000 names is reported, once`() throws {
    // 22 of each group, and ten of the layer.
    let groups = Array(repeating: group(), count: 23_000).joined(separator: ",")
    let composition = try composition(shapeLayer(groups))
    #expect(composition.hierarchyKeypaths().count == 500_000)
    #expect(composition.hierarchyKeypaths().count == 500_000)
    #expect(composition.diagnostics.map(\.kind) == [.limit(.names(500_000, bytes: 64 << 20))])
  }

  @Test func `names within long names end at 64 MiB, each with those around it`() throws {
    // 1 MiB and a point around each layer, which has ten names.
    let long = String(repeating: "n", count: 1 << 20)
    let inner = Array(repeating: solid(), count: 20).joined(separator: ",")
    let composition = try composition(
      #"{"ty":0,"refId":"c","nm":"\#(long)","w":9,"h":9}"#,
      assets: #"{"id":"c","layers":[\#(inner)]}"#
    )
    // The 64th takes what is left.
    #expect(composition.hierarchyKeypaths().count == 64)
    #expect(composition.diagnostics.map(\.kind) == [.limit(.names(500_000, bytes: 64 << 20))])
  }

  /// A solid with an expression of its rotation.
  private func rotated(_ name: String, _ expression: String) -> String {
    solid(more: #","nm":"\#(name)","ks":{"r":{"a":0,"k":0,"x":"\#(expression)"}}"#)
  }

  // 101 values of 100 bytes; each makes a keyframe of 600 bytes and 64 for its number.
  @Test(arguments: [(77_164, 1), (77_163, 0)])
  func `baking takes no more bytes than it may`(bytes: Int, baked: Int) throws {
    let composition = try composition(rotated("A", "time"))
    let result = ExpressionBaker(composition, maximumBytes: bytes).bake()
    #expect(result.baked == baked)
    #expect(result.left.count == 1 - baked)
    #expect(
      result.left.allSatisfy { $0.hasSuffix(": more than 0 MiB of values and keyframes in all") }
    )
  }

  @Test func `an expression that is left out takes no bytes of the others`() throws {
    // One moves, for 77,164 bytes; the other stays, for 101 values of 100 bytes and a keyframe.
    let composition = try composition(rotated("A", "time") + "," + rotated("B", "5"))
    let result = ExpressionBaker(composition, maximumBytes: 60_000).bake()
    #expect(result.baked == 1)
    #expect(result.left.map { $0.prefix(2) } == ["A."])
  }
}
