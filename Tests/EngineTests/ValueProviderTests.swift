import LottieEngine
import LottieModel
import LottieScene
import Testing

struct ValueProviderTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func fills(_ composition: Composition, at frame: Double) -> [String] {
    lines(composition.update(frame: frame)).map { line in
      String(line.split(separator: " ")[1])
    }
  }

  private func twoFills() throws -> Composition {
    try composition(
      shapeLayer(square(0, 0), fill("0,0,1", more: #","nm":"Fill 1""#), more: #","nm":"a""#) + ","
        + shapeLayer(square(50, 50), fill("0,1,0", more: #","nm":"Fill 2""#), more: #","nm":"b""#)
    )
  }

  @Test func `an override changes what the keypath means, and nothing else`() throws {
    let composition = try twoFills()
    let before = composition.update(frame: 0)
    let match = composition.setValueProvider(ColorValueProvider(red), keypath: "**.Fill 1.Color")
    #expect(match == ProviderMatch(matched: 1))
    let after = composition.update(frame: 0)
    #expect(fills(composition, at: 0) == ["#00ff00", "#ff0000"])
    let changed = zip(before.items, after.items).filter { $0.generation != $1.generation }
    #expect(changed.map(\.0.id) == [before.items[1].id])
  }

  @Test func `the override is read back, the document's value beside it`() throws {
    let composition = try twoFills()
    composition.setValueProvider(ColorValueProvider(red), keypath: "a.Fill 1.Color")
    composition.update(frame: 0)
    #expect(composition.getValue(for: "a.Fill 1.Color", atFrame: 0) as? Color == red)
    let original = composition.getOriginalValue(for: "a.Fill 1.Color", atFrame: 0) as? Color
    #expect(original == Color(red: 0, green: 0, blue: 1))
  }

  @Test func `a removed override leaves the document's value`() throws {
    let composition = try twoFills()
    composition.setValueProvider(ColorValueProvider(red), keypath: "**.Color")
    #expect(fills(composition, at: 0) == ["#ff0000", "#ff0000"])
    composition.removeValueProvider(for: "**.Color")
    #expect(fills(composition, at: 0) == ["#00ff00", "#0000ff"])
  }

  @Test func `a shared provider changed between frames changes all that share it`() throws {
    let composition = try twoFills()
    let provider = ColorValueProvider(red)
    composition.setValueProvider(provider, keypath: "**.Color")
    #expect(fills(composition, at: 0) == ["#ff0000", "#ff0000"])
    provider.provide = { _ in .white }
    #expect(fills(composition, at: 1) == ["#ffffff", "#ffffff"])
  }

  @Test func `a block is asked at every frame, in the time of its composition`() throws {
    let composition = try composition(
      #"{"ty":0,"nm":"p","refId":"a","w":100,"h":100,"st":4}"#,
      assets: #"{"id":"a","layers":[\#(solid(more: #","nm":"s""#))]}"#
    )
    let provider = FloatValueProvider { frame in frame * 10 }
    composition.setValueProvider(provider, keypath: "p.s.Transform.Rotation")
    composition.update(frame: 7)
    #expect(composition.getValue(for: "p.s.Transform.Rotation", atFrame: 7) as? Double == 30)
    composition.update(frame: 9)
    #expect(composition.getValue(for: "p.s.Transform.Rotation", atFrame: 9) as? Double == 50)
  }

  @Test func `an override inside a composition used twice reaches both`() throws {
    let composition = try composition(
      #"{"ty":0,"nm":"p","refId":"a","w":100,"h":100},{"ty":0,"nm":"p","refId":"a","w":100,"h":100}"#,
      assets: #"{"id":"a","layers":[\#(solid(more: #","nm":"s""#))]}"#
    )
    let match = composition.setValueProvider(ColorValueProvider(red), keypath: "p.s.Color")
    #expect(match.matched == 2)
    let drawn = lines(composition.update(frame: 0)).filter { $0.contains("fill") }
    #expect(drawn.count == 2 && drawn.allSatisfy { $0.contains("#ff0000") })
  }

  @Test func `a provider of another type is refused, and the right one named`() throws {
    let composition = try twoFills()
    let match = composition.setValueProvider(FloatValueProvider(3), keypath: "**.Color")
    #expect(match == ProviderMatch(matched: 0, mismatched: [.color]))
    #expect(fills(composition, at: 0) == ["#00ff00", "#0000ff"])
  }

  @Test func `animated properties are overridden and come back to their frame`() throws {
    let moving = #","ks":{"o":{"k":[{"t":0,"s":[0]},{"t":10,"s":[100]}]}},"nm":"s""#
    let composition = try composition(solid(more: moving))
    composition.setValueProvider(FloatValueProvider(50), keypath: "s.Transform.Opacity")
    #expect(fills(composition, at: 10) == ["#000000@0.5"])
    composition.removeValueProvider(for: "s.Transform.Opacity")
    #expect(fills(composition, at: 10) == ["#000000"])
  }

  @Test func `gradient numbers hold alphas only when a color is not opaque`() {
    #expect(GradientValueProvider.numbers([.black, .white]) == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(
      GradientValueProvider.numbers([.clear, .white], locations: [0.2, 0.8])
        == [0.2, 0, 0, 0, 0.8, 1, 1, 1, 0.2, 0, 0.8, 1]
    )
    #expect(GradientValueProvider.numbers([.black]) == [0, 0, 0, 0])
  }

  @Test(arguments: [false, true])
  func `a provider that changes shows at the frame that stands`(isInComposition: Bool) throws {
    let layer = solid(more: #","nm":"S""#)
    let composition = try composition(
      isInComposition ? #"{"ty":0,"nm":"C","refId":"c"}"# : layer,
      assets: isInComposition ? #"{"id":"c","layers":[\#(layer)]}"# : ""
    )
    let provider = ColorValueProvider(.white)
    composition.setValueProvider(provider, keypath: "**.S.Color")
    let first = composition.update(frame: 3)
    #expect(composition.update(frame: 3).generation == first.generation)
    provider.provide = { _ in .black }
    let second = composition.update(frame: 3)
    #expect(second.generation > first.generation)
    #expect(lines(second) != lines(first))
  }
}
