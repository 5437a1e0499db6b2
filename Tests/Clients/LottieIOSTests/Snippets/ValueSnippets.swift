import LottieKit
import Testing

/// Values and providers as users of lottie-ios 4 write them.
struct ValueSnippets {
  private let animationView: LottieAnimationView
  private let fill = AnimationKeypath(keypath: "**.Fill 1.Color")

  init() throws { animationView = try Sample.view() }

  private func pixel(_ x: Int = 1, _ y: Int = 1) throws -> UInt32 {
    try animationView.draw()
    return animationView.pixmap[x, y]
  }

  // 4-64 4-65 4-79
  @Test func `a provider is set, changed and removed`() throws {
    let provider = ColorValueProvider(LottieColor(r: 0, g: 1, b: 0, a: 1))
    animationView.setValueProvider(provider, keypath: fill)
    #expect(try pixel() == Sample.green)
    provider.color = LottieColor(r: 0, g: 0, b: 1, a: 1)
    #expect(try pixel() == Sample.blue)
    animationView.removeValueProvider(for: fill)
    #expect(try pixel() == Sample.red)
  }

  // 4-66 4-67 4-68
  @Test func `values that are, and were`() throws {
    animationView.setValueProvider(FloatValueProvider(50), keypath: "**.Fill 1.Opacity")
    let keypath = AnimationKeypath(keypath: "**.Fill 1.Opacity")
    #expect(animationView.getValue(for: keypath, atFrame: nil) as? LottieVector1D == 50)
    #expect(animationView.getOriginalValue(for: keypath, atFrame: 0) as? LottieVector1D == 100)
    for (keypath, provider) in animationView.valueProviders {
      #expect(keypath.string == "**.Fill 1.Opacity" && provider.valueType == Double.self)
    }
    #expect(animationView.valueProviders.count == 1)
  }

  // 4-69 4-70
  @Test func `keypaths and nodes`() throws {
    animationView.logger.logLevel = .critical
    animationView.logHierarchyKeypaths()
    #expect(animationView.allHierarchyKeypaths().contains("Layer 1.Group 1.Fill 1.Color"))
    animationView.setNodeIsEnabled(isEnabled: false, keypath: "Layer 1")
    #expect(try pixel() == 0)
  }

  // 4-71 4-72
  @Test func `subviews and conversions`() throws {
    let inner = AnimationSubview()
    let square = LottieAnimationView()
    square.size = Size(width: 4, height: 4)
    square.backgroundColor = LottieColor(r: 0, g: 0, b: 1, a: 1)
    inner.addSubview(square)
    animationView.addSubview(inner, forLayerAt: AnimationKeypath(keypath: "Layer 1"))
    #expect(try pixel() == Sample.blue)
    #expect(animationView.convert(Point(x: 3, y: 4), toLayerAt: "Layer 1") == Point(3, 4))
    #expect(animationView.convert(Rect(x: 0, y: 0, width: 1, height: 1), toLayerAt: "no") == nil)
  }

  // 4-73 4-74
  @Test func `blocks of colors and numbers`() throws {
    let colors = ColorValueProvider(block: { frame in
      frame < 1 ? LottieColor(r: 0, g: 1, b: 0, a: 1) : LottieColor(r: 0, g: 0, b: 1, a: 1)
    })
    animationView.setValueProvider(colors, keypath: fill)
    #expect(try pixel() == Sample.green)
    let floats = FloatValueProvider(block: { frame in 100 - 100 * frame })
    animationView.setValueProvider(floats, keypath: "**.Fill 1.Opacity")
    animationView.currentFrame = 1
    #expect(try pixel(5, 5) == 0)
    floats.float = 100
    #expect(try pixel(5, 5) == Sample.blue && floats.float == 100)
  }

  // 4-75 4-76
  @Test func `places and sizes`() throws {
    let size = SizeValueProvider(Size(width: 2, height: 2))
    animationView.setValueProvider(size, keypath: "Layer 1.Group 1.Rect 1.Size")
    #expect(try pixel() == 0 && pixel(5, 5) == Sample.red)
    let point = PointValueProvider(Point(x: 1, y: 1))
    animationView.setValueProvider(point, keypath: "Layer 1.Group 1.Rect 1.Position")
    #expect(try pixel() == Sample.red)
    point.point = Point(x: 5, y: 5)
    size.size = Size(width: 10, height: 10)
    #expect(try pixel() == Sample.red && pixel(9, 9) == Sample.red && pixel(11, 11) == 0)
    #expect(size.size == Size(width: 10, height: 10) && point.point == Point(x: 5, y: 5))
    let moving = PointValueProvider(block: { frame in Point(x: 5 + frame, y: 5) })
    animationView.setValueProvider(moving, keypath: "Layer 1.Group 1.Rect 1.Position")
    let growing = SizeValueProvider(block: { frame in Size(width: 10 + 2 * frame, height: 10) })
    animationView.setValueProvider(growing, keypath: "Layer 1.Group 1.Rect 1.Size")
    #expect(growing.size == Size(width: 10, height: 10) && moving.point == Point(x: 5, y: 5))
    animationView.currentFrame = 1
    #expect(try pixel(13, 5) == Sample.red && pixel(14, 5) == 0)
  }

  // 4-77 4-78
  @Test func `gradients`() throws {
    let (red, blue) = (LottieColor(r: 1, g: 0, b: 0, a: 1), LottieColor(r: 0, g: 0, b: 1, a: 1))
    let provider = GradientValueProvider([red, blue], locations: [0, 1])
    #expect(provider.value(frame: 0) as? [Double] == [0, 1, 0, 0, 1, 0, 0, 1])
    provider.colors = [blue, blue]
    provider.locations = [0.25, 0.75]
    #expect(provider.value(frame: 9) as? [Double] == [0.25, 0, 0, 1, 0.75, 0, 0, 1])
    #expect(provider.colors == [blue, blue] && provider.locations == [0.25, 0.75])
    let block = GradientValueProvider(
      block: { frame in [red, frame > 0 ? red : blue] },
      locations: { _ in [0, 0.5] }
    )
    #expect(block.value(frame: 1) as? [Double] == [0, 1, 0, 0, 0.5, 1, 0, 0])
    #expect(block.colors.isEmpty)
  }

  // 4-80 4-81 4-82 4-84
  @Test func `primitives`() {
    var color = LottieColor(r: 255, g: 0, b: 51, a: 255, denominator: .TwoFiftyFive)
    #expect(color == LottieColor(r: 1, g: 0, b: 0.2, a: 1))
    color.b = 1
    #expect(color.r == 1 && color.g == 0 && color.b == 1 && color.a == 1)
    let vector = LottieVector3D(x: 1, y: 2, z: 3)
    #expect(vector.x == 1 && vector.y == 2 && vector.z == 3)
    #expect(LottieVector1D(12) == 12)
    #expect(AnimationKeypath(keypath: "a.b").keys == AnimationKeypath(keys: ["a", "b"]).keys)
  }

  // 4-85 4-86 4-87 4-88
  @Test func `texts`() {
    let texts = DictionaryTextProvider(["Title": "Hello"])
    animationView.textProvider = texts
    #expect(texts.text(for: "Title", sourceText: "old") == "Hello")
    animationView.textProvider = DefaultTextProvider()
    #expect(DefaultTextProvider().text(for: "Title", sourceText: "old") == nil)
    final class Louder: AnimationKeypathTextProvider {
      func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
        keypath.keys.last == "Title" ? sourceText.uppercased() : nil
      }
    }
    animationView.textProvider = Louder()
    final class Older: AnimationTextProvider {
      func textFor(keypathName: String, sourceText: String) -> String { keypathName + sourceText }
    }
    animationView.textProvider = Older()
    #expect(Older().text(for: "Group.Title", sourceText: "!") == "Title!")
  }

  // 4-89
  @Test func `fonts`() throws {
    animationView.fontProvider = DefaultFontProvider()
    #expect(try pixel() == Sample.red)
  }

  @Test func `keyframes are read`() throws {
    let view = try Sample.view()
    let keyframes = view.keyframes(for: "Layer 1.Transform.Position")
    #expect(keyframes.map(\.frame) == [0, 48])
    #expect(keyframes.last?.value as? Vector3D == Vector3D(x: 96, y: 0, z: 0))
    let even = TimingCurve(outTangent: Point(0, 0), inTangent: Point(1, 1))
    #expect([.linear, .curve(even)].contains(keyframes.first?.easing))
    #expect(view.keyframes(for: "Layer 1.Transform.Opacity").isEmpty)
    #expect(view.keyframes(for: "none").isEmpty)
  }

  @Test func `colors by name`() {
    #expect(
      Color(name: "Lime") == Color(r: 0, g: 1, b: 0, a: 1) && Color(name: "#f00")?.hex == "#ff0000"
    )
    #expect(Color(name: "limes") == nil)
  }
}
