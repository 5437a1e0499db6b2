import LottieEngine
import LottieModel
import LottieScene
import Testing

/// Expressions in the update cycle: what they keep, what they report, what wins over them.
struct ExpressionUpdateTests {
  private static func layer(
    _ name: String,
    _ number: Int,
    rotation: String
  ) -> String {
    ##"{"ty":1,"sc":"#ff0000","sw":10,"sh":10,"nm":"\##(name)","ind":\##(number),"ip":0,"op":100,"##
      + ##""ks":{"r":\##(rotation)}}"##
  }

  private static func constant(_ value: Double, _ expression: String) -> String {
    #"{"a":0,"k":\#(value),"x":"\#(expression)"}"#
  }

  private func rotation(_ composition: Composition, _ name: String, at frame: Double) -> Double? {
    composition.getValue(
      for: AnimationKeypath(keys: [name, "Transform", "Rotation"]),
      atFrame: frame
    )
      as? Double
  }

  @Test func `an expression that reads nothing that moves changes nothing`() throws {
    let composition = try composition(
      Self.layer("A", 1, rotation: Self.constant(1, "thisComp.layer('B').rotation*2")) + ","
        + Self.layer("B", 2, rotation: #"{"a":0,"k":30}"#)
    )
    let first = composition.update(frame: 0).generation
    #expect(composition.update(frame: 50).generation == first)
    #expect(rotation(composition, "A", at: 50) == 60)
  }

  @Test func `what an expression reads wakes it up`() throws {
    let moving = #"{"a":1,"k":[{"t":0,"s":[0]},{"t":10,"s":[10]}]}"#
    let composition = try composition(
      Self.layer("A", 1, rotation: Self.constant(1, "thisComp.layer('B').rotation*2")) + ","
        + Self.layer("B", 2, rotation: moving)
    )
    #expect(rotation(composition, "A", at: 5) == 10)
    #expect(rotation(composition, "A", at: 2) == 4)
    let still = composition.update(frame: 20).generation
    #expect(composition.update(frame: 30).generation == still)
  }

  @Test func `frames are the same in any order`() throws {
    let layers =
      Self.layer("A", 1, rotation: Self.constant(1, "time*10+thisComp.layer('B').rotation")) + ","
      + Self.layer("B", 2, rotation: Self.constant(2, "wiggle(2,30)+thisComp.layer('C').rotation"))
      + "," + Self.layer("C", 3, rotation: Self.constant(3, "thisComp.layer('B').rotation+1"))
    let forward = try composition(layers)
    let forth = (0..<20).map { lines(forward.update(frame: Double($0))) }
    let backward = try composition(layers)
    let back = (0..<20).reversed().map { lines(backward.update(frame: Double($0))) }
    #expect(forth == Array(back.reversed()))
    for frame in [7, 3, 19, 0] {
      #expect(lines(try composition(layers).update(frame: Double(frame))) == forth[frame])
    }
  }

  @Test(arguments: [
    ("nothing()", "failed(line: 1, reason: \"nothing is not defined\")"),
    ("1;\\nthrow 'no'", "failed(line: 2, reason: \"no\")"),
    ("for(;;);", "exhausted(line: 1, of: \"steps\")"), ("1+", "failed(line: 1,"),
    ("[1,2]", "an array where a number is needed"), ("'a'", "a text"),
    ("0/0", "no finite number"), ("undefined", "empty"),
  ])
  func `a failure leaves the keyframes and is reported once`(
    _ source: String,
    _ reason: String
  ) throws {
    let composition = try composition(Self.layer("A", 1, rotation: Self.constant(33, source)))
    for frame in 0..<4 { #expect(rotation(composition, "A", at: Double(frame)) == 33) }
    let found = composition.diagnostics
    #expect(found.count == 1)
    #expect(found.first?.code == .expression)
    let kind = found.first.map { "\($0.kind)" } ?? ""
    #expect(kind.contains(reason), "\(kind)")
    #expect(found.first?.keypath == "A.Transform.Rotation")
    #expect(found.first?.pointer == JSONPath("/layers/0/ks/r"))
  }

  @Test func `a failing property does not harm those that read it`() throws {
    let composition = try composition(
      Self.layer("A", 1, rotation: Self.constant(1, "thisComp.layer('B').rotation+1")) + ","
        + Self.layer("B", 2, rotation: Self.constant(5, "for(;;);"))
    )
    #expect(rotation(composition, "A", at: 0) == 6)
    #expect(composition.diagnostics.map(\.keypath) == ["B.Transform.Rotation"])
  }

  @Test func `an override wins, is seen by others, and goes again`() throws {
    let composition = try composition(
      Self.layer("A", 1, rotation: Self.constant(1, "thisComp.layer('B').rotation+1")) + ","
        + Self.layer("B", 2, rotation: Self.constant(5, "50"))
    )
    let keypath: AnimationKeypath = "B.Transform.Rotation"
    #expect(rotation(composition, "A", at: 0) == 51)
    composition.setValueProvider(FloatValueProvider(7), keypath: keypath)
    #expect(rotation(composition, "B", at: 0) == 7)
    #expect(rotation(composition, "A", at: 1) == 8)
    #expect(composition.getOriginalValue(for: keypath, atFrame: 0) as? Double == 5)
    composition.removeValueProvider(for: keypath)
    #expect(rotation(composition, "A", at: 2) == 51)
  }

  @Test func `without expressions keyframes count`() throws {
    let composition = try composition(Self.layer("A", 1, rotation: Self.constant(9, "50")))
    var overrides = CompositionOverrides()
    overrides.switchExpressionsOff()
    composition.apply(overrides)
    #expect(rotation(composition, "A", at: 0) == 9)
  }

  @Test func `listings mark expressions`() throws {
    let composition = try composition(Self.layer("A", 1, rotation: Self.constant(9, "time+foo")))
    let marked = composition.hierarchyKeypaths().filter(\.hasExpression).map(\.string)
    #expect(marked.contains("A.Transform.Rotation"))
    #expect(!marked.contains("A.Transform.Scale"))
    let entry = try #require(composition.expressions().first)
    #expect(entry.uses == ["foo", "time"])
    #expect(entry.problem == "unknown: foo")
  }

  @Test func `baked keyframes draw the same`() throws {
    let moving = #"{"a":1,"k":[{"t":0,"s":[0]},{"t":10,"s":[40]}],"x":"loopOut('pingpong')+1"}"#
    let layers =
      Self.layer("A", 1, rotation: moving) + ","
      + Self.layer("B", 2, rotation: Self.constant(2, "thisComp.layer('A').rotation*2+time")) + ","
      + Self.layer("C", 3, rotation: Self.constant(3, "45"))
    let original = try composition(layers)
    let result = ExpressionBaker(Composition(original.animation)).bake()
    #expect(result.baked == 3)
    #expect(result.left.isEmpty)
    let bytes = JSONWriter.bytes(result.json)
    let baked = Composition(try LottieAnimation.decode(bytes))
    #expect(baked.expressions().isEmpty)
    for frame in 0..<100 {
      #expect(
        lines(baked.update(frame: Double(frame))) == lines(original.update(frame: Double(frame)))
      )
    }
  }

  @Test func `expressions with too many values in all are left as they are`() throws {
    // 20,001 values each: 99 of them are below 2,000,000.
    let layers = (1...101).map { Self.layer("L\($0)", $0, rotation: Self.constant(9, "1")) }
    let document =
      #"{"w":9,"h":9,"fr":10,"ip":0,"op":1e9,"layers":[\#(layers.joined(separator: ","))]}"#
    let result = ExpressionBaker(try decoded(document)).bake()
    #expect(result.baked == 99)
    #expect(result.left.count == 2)
    #expect(result.left.allSatisfy { $0.hasSuffix(": more than 2000000 values in all") })
  }
}
