import LottieModel
import TestSupport
import Testing

@testable import LottieEngine

/// What cycles of expressions cost, and that it does not depend on who is asked first.
struct ExpressionRingTests {
  /// Layers L0, L1 …, with these expressions; `Ln` in one reads a layer's rotation.
  private static func document(_ expressions: [String]) -> String {
    expressions.enumerated().map { n, expression in
      let source = expression.replacing(/L\d+/) { "thisComp.layer('\($0.output)').rotation" }
      return #"{"ty":3,"nm":"L\#(n)","ind":\#(n + 1),"ip":0,"op":100,"#
        + #""ks":{"r":{"k":\#(n),"x":"\#(source)"}}}"#
    }.joined(separator: ",")
  }

  private static func rotation(_ composition: Composition, _ n: Int, at frame: Double) -> Double {
    let keypath = AnimationKeypath(keys: ["L\(n)", "Transform", "Rotation"])
    return composition.getValue(for: keypath, atFrame: frame) as? Double ?? .nan
  }

  /// Steps of a frame after others.
  private func steps(_ expressions: [String]) throws -> Int {
    let composition = try composition(Self.document(expressions))
    let scripts = try #require(composition.scripts)
    composition.update(frame: 0)
    composition.update(frame: 1)
    let before = scripts.steps
    composition.update(frame: 2)
    return scripts.steps - before
  }

  @Test(arguments: [3, 40, Rounds.of(1_000, 200)])
  func `a ring costs little at each frame`(_ count: Int) throws {
    let ring = (0..<count).map { "L\(($0 + 1) % count)+time" }
    let found = try steps(ring)
    #expect(found <= 600_000 + 4_000 * count, "\(found)")
  }

  @Test func `expressions that all read each other cost little at each frame`() throws {
    let all = (0..<40).map { n in
      (0..<40).filter { $0 != n }.map { "L\($0)" }.joined(separator: "+") + "+time"
    }
    let found = try steps(all)
    #expect(found <= 600_000, "\(found)")
  }

  @Test func `a ring takes nothing from what does not read it`() throws {
    let loop = "var n=0;for(var i=0;i<60000;i++)n++;n"
    let ring = (0..<30).map { "\(loop)+L\(($0 + 1) % 30)" }
    let composition = try composition(Self.document(ring + [loop, "L30+1", "L0+1"]))
    #expect(Self.rotation(composition, 30, at: 0) == 60_000)
    #expect(Self.rotation(composition, 31, at: 0) == 60_001)
    #expect(Self.rotation(composition, 32, at: 0) == 1)
    #expect(Self.rotation(composition, 7, at: 0) == 7)
  }

  /// Expressions that read a few others at random, some after long loops.
  private static func random(_ numbers: inout some RandomNumberGenerator) -> [String] {
    let count = Int.random(in: 3...9, using: &numbers)
    return (0..<count).map { _ in
      let size = [0, 0, 0, 300, 3_000, 30_000].randomElement(using: &numbers) ?? 0
      let reads = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
        "L\(Int.random(in: 0..<count, using: &numbers))"
      }
      let terms = (reads + [["time", "1", "value"].randomElement(using: &numbers) ?? "1"])
      let sum = terms.joined(separator: Bool.random(using: &numbers) ? "+" : "*0.5+")
      return size == 0 ? sum : "for(var i=0;i<\(size);i++);\(sum)"
    }
  }

  @Test(arguments: 0..<60)
  func `a time that reads a ring does not depend on the order`(_ seed: UInt64) throws {
    var numbers = SeededRandom(seed)
    func term() -> String {
      ["L0", "L1", "L2", "comp('C').layer('I').rotation*0.1", "time", "1"][numbers.below(6)]
    }
    let rotations = (0..<3).map { _ in "\(term())+\(term())" }
    let remap = "value+0.01*(\(term()))".replacing(/L\d/) {
      "thisComp.layer('\($0.output)').rotation"
    }
    let layers =
      Self.document(rotations)
      + #",{"ty":0,"nm":"C","ind":9,"refId":"c","w":9,"h":9,"ip":0,"op":100,"#
      + #""tm":{"a":1,"k":[{"t":0,"s":[0],"i":{"x":1,"y":1},"o":{"x":0,"y":0}},{"t":10,"s":[1]}],"x":"\#(remap)"}}"#
    let assets =
      #"{"id":"c","layers":[{"ty":3,"nm":"I","ind":1,"ks":{"r":{"k":3,"x":"value+time"}}}]}"#
    func values(_ order: [Int], after frames: [Double]) throws -> [Double] {
      let composition = try composition(layers, assets: assets)
      for frame in frames { composition.update(frame: frame) }
      composition.update(frame: 5)
      var found = [0.0, 0, 0, 0]
      for n in order {
        found[n] =
          n == 3
          ? composition.getValue(for: "C.I.Transform.Rotation", atFrame: 5) as? Double ?? .nan
          : Self.rotation(composition, n, at: 5)
      }
      return found
    }
    let expected = try values([0, 1, 2, 3], after: [])
    for _ in 0..<4 {
      let order = Array(0..<4).shuffled(using: &numbers)
      let found = try values(order, after: [8, 3])
      #expect(found == expected, "\(rotations) \(remap) \(order)")
    }
  }

  @Test(arguments: 0..<UInt64(Rounds.of(12, 4)))
  func `values depend neither on the order nor on other frames`(_ seed: UInt64) throws {
    var numbers = SeededRandom(seed)
    let expressions = Self.random(&numbers)
    let text = Self.document(expressions)
    let forward = try composition(text)
    let expected = expressions.indices.map { Self.rotation(forward, $0, at: 5) }
    for _ in 0..<3 {
      let other = try composition(text)
      for frame in [8.0, 5, 3].shuffled(using: &numbers).dropLast(numbers.below(4)) {
        other.update(frame: frame)
      }
      let order = expressions.indices.shuffled(using: &numbers)
      var found = expected
      for n in order { found[n] = Self.rotation(other, n, at: 5) }
      #expect(found == expected, "seed \(seed): \(expressions)")
    }
  }
}
