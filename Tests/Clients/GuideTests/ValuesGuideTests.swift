import LottieKit
import Testing

/// The code of the article "Changing values".
struct ValuesGuideTests {
  init() throws { try Guide.enter() }

  @Test func `keypaths, providers, reading, hiding`() throws {
    let view = try LottieAnimationView(animation: .file("anim.json"))
    let all = AnimationKeypath(keypath: "**.Fill 1.Color")
    let one = AnimationKeypath(keys: ["Logo", "Group 1", "Fill 1", "Color"])
    print(view.allHierarchyKeypaths())
    let accent = ColorValueProvider(Color(red: 1, green: 0.5, blue: 0))
    let match = view.setValueProvider(accent, keypath: all)
    if match.matched == 0 { print("no such property", match.mismatched) }
    try view.draw()
    accent.color = Color(red: 0, green: 0.5, blue: 1)
    let damage = try view.draw()
    #expect(damage == .part(x: 12, y: 22, width: 40, height: 20))
    view.setValueProvider(
      FloatValueProvider { frame in 100 - frame },
      keypath: "Logo.Transform.Opacity"
    )
    #expect(view.getValue(for: "Logo.Transform.Opacity", atFrame: 30) as? Double == 70)
    let color = view.getValue(for: one, atFrame: 12) as? Color
    let original = view.getOriginalValue(for: one) as? Color
    view.removeValueProvider(for: all)
    #expect(color == Color(red: 0, green: 0.5, blue: 1) && original == color)
    #expect(view.valueProviders.count == 1)
    view.setNodeIsEnabled(false, keypath: "Title")
    let badge = AnimationSubview(Pixmap(width: 8, height: 8, fill: Color.white.premultipliedPixel))
    view.addSubview(badge, forLayerAt: "Logo")
    let place = view.convert(Point(4, 4), fromLayerAt: "Logo")
    badge.removeFromSuperview()
    #expect(place == Point(36, 36) && badge.superview == nil)
  }

  @Test func `many frames at once`() throws {
    let all = AnimationKeypath(keypath: "**.Fill 1.Color")
    let animation = try LottieAnimation.file("anim.json")
    var overrides = CompositionOverrides(Composition(animation))
    overrides.set(PropertyOverride(all, .color(.white)))
    let renderer = FrameRenderer(
      animation,
      settings: RenderSettings(width: 64, height: 64),
      overrides: overrides
    )
    renderer.draw(frame: 12)
    #expect(renderer.pixmap[32, 28] == 0xFFFF_FFFF)
  }
}
