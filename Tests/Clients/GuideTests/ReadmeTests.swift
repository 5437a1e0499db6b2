import LottieKit
import Testing

/// The code of README.md and of the guide's first page, as it is written there.
struct ReadmeTests {
  init() throws { try Guide.enter() }

  @Test func `a view that plays and draws`() throws {
    let view = try LottieAnimationView(animation: .file("anim.json"))
    view.size = Size(width: 256, height: 256)
    view.contentScale = 2
    view.textProvider = DictionaryTextProvider(["Title": "Good morning"])
    view.setValueProvider(
      ColorValueProvider(Color(red: 1, green: 0.5, blue: 0)),
      keypath: "**.Fill 1.Color"
    )
    view.play(marker: "intro", loopMode: .loop)
    view.update(at: 0.5)  // seconds
    try view.draw()
    let pixmap = view.pixmap  // 512 × 512, premultiplied RGBA8
    #expect(pixmap.width == 512 && pixmap[256, 224] == 0xFF00_80FF)
    #expect(view.realtimeAnimationFrame == 25 && view.isAnimationPlaying)
  }

  @Test func `only the time, or only frames`() throws {
    let player = AnimationPlayer(try LottieAnimation.file("anim.json"))
    player.play(fromProgress: 0, toProgress: 0.5)
    let renderer = FrameRenderer(
      player.animation,
      settings: RenderSettings(width: 512, height: 512)
    )
    renderer.draw(frame: player.update(at: 0.25))
    #expect(renderer.pixmap[256, 224] == 0xFFFF_8000 && player.realtimeFrame == 7.5)
  }

  @Test func `the first page`() throws {
    let view = try LottieAnimationView(animation: .file("anim.json"))
    view.setValueProvider(
      ColorValueProvider(Color(red: 1, green: 0.5, blue: 0)),
      keypath: "**.Fill 1.Color"
    )
    view.play(marker: "intro", loopMode: .loop)
    view.update(at: 0.5)  // seconds
    try view.draw()
    let pixmap = view.pixmap  // premultiplied RGBA8
    #expect(pixmap.width == 64 && pixmap[32, 28] == 0xFF00_80FF)
  }
}
