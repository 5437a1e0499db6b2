import LottieEngine
import LottieModel
import LottieScene
import Testing

/// Expressions that read one another in cycles, or need much.
///
/// Results do not depend on the order of evaluation. The values are computed by hand.
struct ExpressionCycleTests {
  /// A layer for each expression, called A, B, C …; a number is the keyframe's value, and `A` in an
  /// expression reads that layer's rotation.
  private static func layers(_ rotations: [(Double, String)]) -> String {
    rotations.enumerated().map { n, rotation in
      let source = rotation.1.replacing(/[A-Z]\b/) { "thisComp.layer('\($0.output)').rotation" }
      return layer(name(n), number: n + 1, rotation.0, source)
    }.joined(separator: ",")
  }

  private static func layer(
    _ name: String,
    number: Int,
    _ value: Double,
    _ source: String
  ) -> String {
    ##"{"ty":1,"sc":"#ff0000","sw":10,"sh":10,"nm":"\##(name)","ind":\##(number),"ip":0,"op":100,"##
      + ##""ks":{"r":{"a":0,"k":\##(value),"x":"\##(source)"}}}"##
  }

  private static func name(_ n: Int) -> String { String(UnicodeScalar(UInt8(65 + n))) }

  private static func rotation(_ composition: Composition, _ name: String) -> Double? {
    composition.getValue(
      for: AnimationKeypath(keys: [name, "Transform", "Rotation"]),
      atFrame: 5
    ) as? Double
  }

  /// The values of all layers, asked in every order, each time of a new composition; nil when two
  /// orders differ.
  private static func values(_ rotations: [(Double, String)]) throws -> [Double]? {
    let layers = layers(rotations)
    var found: Set<[Double]> = []
    for order in orders(Array(rotations.indices)) {
      let composition = try composition(layers)
      var values = rotations.map { _ in Double.nan }
      for n in order { values[n] = rotation(composition, name(n)) ?? .nan }
      found.insert(values)
    }
    return found.count == 1 ? found.first : nil
  }

  private static func orders(_ numbers: [Int]) -> [[Int]] {
    guard numbers.count > 1 else { return [numbers] }
    return numbers.flatMap { first in
      orders(numbers.filter { $0 != first }).map { [first] + $0 }
    }
  }

  @Test func `only the read that closes a cycle gives keyframes`() throws {
    // A = (1 + 20) + 10; B = (2 + 10) + 20.
    #expect(try Self.values([(1, "B+10"), (2, "A+20")]) == [31, 32])
  }

  @Test func `who reads a cycle from outside reads what its members are`() throws {
    #expect(try Self.values([(1, "B+10"), (2, "A+20"), (0, "A+B")]) == [31, 32, 63])
  }

  @Test func `cycles that overlap do not depend on who is asked first`() throws {
    // A: B is 1+10, C is 2·1+(1+10). B: A is 2+(2·1+2). C: A is (1+10)+3, B is (2+3)+10.
    #expect(try Self.values([(1, "B+C"), (2, "A+10"), (3, "A*2+B")]) == [24, 16, 43])
    // D reads C's cycle, E reads nothing.
    let more = [(1.0, "B+C"), (2, "A+10"), (3, "A*2+B"), (4, "C+E"), (5, "time*10")]
    #expect(try Self.values(more) == [24, 16, 43, 48, 5])
  }

  @Test func `what an expression reads of itself is no cycle`() throws {
    let composition = try composition(Self.layers([(7, "A+1")]))
    #expect(Self.rotation(composition, "A") == 8)
    #expect(composition.diagnostics.isEmpty)
  }

  @Test func `a cycle is reported once, by its first member`() throws {
    let composition = try composition(Self.layers([(1, "B"), (2, "C"), (3, "B")]))
    #expect(Self.rotation(composition, "C") == 3)
    #expect(Self.rotation(composition, "A") == 2)
    #expect(composition.diagnostics.map(\.code) == [.cycle])
    #expect(composition.diagnostics.map(\.keypath) == ["B.Transform.Rotation"])
  }

  private static let loop = "var n=0;for(var i=0;i<60000;i++)n++;n"

  @Test func `each expression has a budget of its own`() throws {
    // Together they take 180 000 steps of 100 000.
    let values = try Self.values([(1, "\(Self.loop)+B"), (2, "\(Self.loop)+C"), (3, Self.loop)])
    #expect(values == [180_000, 120_000, 60_000])
  }

  @Test func `a cycle has one budget, whoever is asked first`() throws {
    let rotations = [(1.0, "\(Self.loop)+B"), (2.0, "\(Self.loop)+A"), (3.0, "A+B+C")]
    #expect(try Self.values(rotations) == [1, 2, 6])
  }

  @Test func `a budget that is spent at one frame does not count at others`() throws {
    let composition = try composition(
      Self.layers([(9, "if(time<1)for(;;);time")])
    )
    let keypath: AnimationKeypath = "A.Transform.Rotation"
    let values = [20.0, 5, 20, 5].map { frame in
      composition.getValue(for: keypath, atFrame: frame) as? Double
    }
    #expect(values == [2, 9, 2, 9])
    #expect(composition.diagnostics.count == 1)
  }

  /// Layers L0, L1 …, each of which reads the next; the last reads the first or nothing.
  private static func chain(_ count: Int, isCycle: Bool) -> String {
    (0..<count).map { n in
      let next =
        n + 1 < count || isCycle ? "thisComp.layer('L\((n + 1) % count)').rotation+1" : "0"
      return layer("L\(n)", number: n + 1, 1_000, next)
    }.joined(separator: ",")
  }

  @Test func `a chain may be longer than the stack is deep`() throws {
    let text = Self.chain(500, isCycle: false)
    let forward = try composition(text)
    #expect(Self.rotation(forward, "L0") == 499)
    #expect(Self.rotation(forward, "L250") == 249)
    let backward = try composition(text)
    #expect(Self.rotation(backward, "L480") == 19)
    #expect(Self.rotation(backward, "L0") == 499)
    #expect(backward.diagnostics.isEmpty)
  }

  @Test func `a cycle that is longer than the stack is deep is not evaluated`() throws {
    let text = Self.chain(300, isCycle: true)
    for first in ["L0", "L7", "L299"] {
      let composition = try composition(text)
      for name in [first, "L0", "L150", "L299"] {
        #expect(Self.rotation(composition, name) == 1_000)
      }
    }
  }

  @Test func `cycles with very many routes are not evaluated, whichever is first`() throws {
    // Twelve layers that all read all others: 11! routes.
    let text = (0..<12).map { n in
      let others = (0..<12).filter { $0 != n }.map { "thisComp.layer('L\($0)').rotation" }
      return Self.layer("L\(n)", number: n + 1, Double(n), others.joined(separator: "+"))
    }.joined(separator: ",")
    for order in [Array(0..<12), (0..<12).reversed(), [5, 3, 8, 0, 1, 2, 4, 6, 7, 9, 10, 11]] {
      let composition = try composition(text)
      for n in order { #expect(Self.rotation(composition, "L\(n)") == Double(n)) }
    }
  }

  @Test func `the more expressions, the fewer steps for each`() throws {
    let loop = "var n=0;for(var i=0;i<5000;i++)n++;n"
    let few = try composition(Self.layer("A", number: 1, 1, loop))
    #expect(Self.rotation(few, "A") == 5_000)
    let others = (0..<1_000).map { Self.layer("L\($0)", number: $0 + 2, 1, "1") }
    let many = try composition(
      ([Self.layer("A", number: 1, 1, loop)] + others).joined(separator: ",")
    )
    #expect(Self.rotation(many, "A") == 1)
  }
}
