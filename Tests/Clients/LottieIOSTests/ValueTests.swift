import LottieKit
import Testing

/// Dynamic Animation Properties, Adding Views to Animations, Converting, Value Providers, Animation
/// Keypaths, Changing Animations at Runtime.
struct ValueTests {
  private let animationView: LottieAnimationView
  private let fillKeypath = AnimationKeypath(keypath: "**.Fill 1.Color")

  init() throws { animationView = try Sample.view() }

  private func corner() throws -> UInt32 {
    try animationView.draw()
    return animationView.pixmap[1, 1]
  }

  @Test func `a provider is set for a keypath`() throws {
    let redValueProvider = ColorValueProvider(Color(r: 1, g: 0.2, b: 0.3, a: 1))
    #expect(animationView.setValueProvider(redValueProvider, keypath: fillKeypath).matched == 1)
    #expect(try corner() == 0xFF4D_33FF)
  }

  @Test func `a provider that changes updates the animation`() throws {
    let redValueProvider = ColorValueProvider(Color(r: 1, g: 0.2, b: 0.3, a: 1))
    animationView.setValueProvider(redValueProvider, keypath: fillKeypath)
    #expect(try corner() == 0xFF4D_33FF)
    redValueProvider.color = Color(r: 0, g: 0.2, b: 1, a: 1)
    #expect(try corner() == 0xFFFF_3300)
  }

  @Test func `values are read`() {
    let keypath = AnimationKeypath(keypath: "Layer 1.Group 1.Transform.Position")
    let position = animationView.getValue(for: keypath, atFrame: nil)
    #expect(position as? Vector3D == Vector3D(10, 10, 0))
    let layer = AnimationKeypath(keypath: "Layer 1.Transform.Position")
    #expect(animationView.getValue(for: layer, atFrame: 24) as? Vector3D == Vector3D(48, 0, 0))
    #expect(animationView.getValue(for: "none", atFrame: nil) == nil)
  }

  @Test func `all keypaths are logged`() {
    animationView.logger.logLevel = .critical
    animationView.logHierarchyKeypaths()
    #expect(animationView.allHierarchyKeypaths().contains("Layer 1.Group 1.Fill 1.Color"))
  }

  @Test func `a subview moves with its layer, in its space`() throws {
    let layerKeypath = AnimationKeypath(keypath: "Layer 1")
    let customView = LottieAnimationView()
    customView.size = Size(width: 4, height: 4)
    customView.backgroundColor = Color(r: 0, g: 1, b: 0, a: 1)
    let subview = AnimationSubview()
    subview.addSubview(customView)
    animationView.addSubview(subview, forLayerAt: layerKeypath)
    #expect(try corner() == Sample.green)
    animationView.currentFrame = 24
    #expect(try corner() == 0)
    #expect(
      animationView.pixmap[49, 1] == Sample.green && animationView.pixmap[53, 1] == Sample.red
    )
    animationView.addSubview(AnimationSubview(), forLayerAt: "none")
    #expect(try animationView.draw() == .none)
  }

  @Test func `points and rectangles are converted to layers`() {
    animationView.size = Size(width: 200, height: 100)
    animationView.currentFrame = 24
    #expect(animationView.convert(Point(96, 0), toLayerAt: "Layer 1") == Point(0, 0))
    let rect = Rect(x: 96, y: 20, width: 20, height: 2)
    #expect(
      animationView.convert(rect, toLayerAt: "Layer 1") == Rect(x: 0, y: 10, width: 10, height: 1)
    )
    #expect(animationView.convert(rect, toLayerAt: "none") == nil)
  }

  @Test func `providers of each primitive, by value and by frame`() throws {
    let vector: LottieVector1D = 50
    animationView.setValueProvider(FloatValueProvider(vector), keypath: "**.Fill 1.Opacity")
    #expect(try corner() == 0x8000_0080)
    animationView.setValueProvider(FloatValueProvider { 100 - $0 }, keypath: "**.Fill 1.Opacity")
    animationView.currentFrame = 0
    #expect(try corner() == Sample.red)
    let size = SizeValueProvider(Vector3D(2, 2, 0))
    animationView.setValueProvider(size, keypath: "Layer 1.Group 1.Rect 1.Size")
    #expect(try corner() == 0 && animationView.pixmap[5, 5] == Sample.red)
    let point = PointValueProvider(Vector3D(1, 1, 0))
    animationView.setValueProvider(point, keypath: "Layer 1.Group 1.Rect 1.Position")
    #expect(try corner() == Sample.red)
  }

  @Test func `a provider of one's own`() throws {
    struct Blinking: AnyValueProvider {
      var valueType: any Any.Type { Color.self }
      func hasUpdate(frame: Double) -> Bool { true }
      func value(frame: Double) -> Any {
        frame < 1 ? Color(r: 0, g: 1, b: 0, a: 1) : Color(r: 0, g: 0, b: 1, a: 1)
      }
    }
    animationView.setValueProvider(Blinking(), keypath: fillKeypath)
    #expect(try corner() == Sample.green)
    animationView.currentFrame = 1
    try animationView.draw()
    #expect(animationView.pixmap[5, 5] == Sample.blue)
  }

  @Test func `keypaths with one star and two`() {
    let specific = AnimationKeypath(keypath: "Layer 1.Group 1.Fill 1.Color")
    let path = ["Layer 1", "Group 1", "Fill 1", "Color"]
    #expect(specific.matches(path) && AnimationKeypath(keys: path).matches(path))
    #expect(AnimationKeypath(keypath: "**.Fill 1.Color").matches(path))
    #expect(AnimationKeypath(keypath: "Layer 1.*.Fill 1.Color").matches(path))
    #expect(!AnimationKeypath(keypath: "*.Fill 1.Color").matches(path))
    #expect(!AnimationKeypath(keypath: "**.Stroke 1.Color").matches(path))
  }

  @Test func `four switches of one animation, each in its own color`() throws {
    let colors = [
      nil, Color(r: 0.2, g: 1, b: 0.3, a: 1), Color(r: 1, g: 0.2, b: 0.3, a: 1),
      Color(r: 1, g: 1, b: 0, a: 1),
    ]
    let keypath = AnimationKeypath(keypath: "Layer 1.Group 1.Fill 1.Color")
    let views = try colors.map { color in
      let view = try Sample.view()
      if let color { view.setValueProvider(ColorValueProvider(color), keypath: keypath) }
      view.play()
      try view.draw()
      return view
    }
    #expect(views.map { $0.pixmap[1, 1] } == [Sample.red, 0xFF4D_FF33, 0xFF4D_33FF, 0xFF00_FFFF])
  }
}
