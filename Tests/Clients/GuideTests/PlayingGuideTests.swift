import LottieKit
import Testing

/// The code of the article "Playing".
struct PlayingGuideTests {
  init() throws { try Guide.enter() }

  @Test func `clocks, ranges, markers, loops`() async throws {
    let view = try LottieAnimationView(animation: .file("anim.json"))
    view.play { finished in print(finished ? "played to the end" : "interrupted") }
    for step in 0...10 {
      view.update(at: Double(step) / 10)
      let damage = try view.draw()
      print(view.realtimeAnimationFrame, damage)
    }
    #expect(view.realtimeAnimationFrame == 30)
    view.play(fromProgress: 0, toProgress: 0.1)
    for try await frame in view.frames(perSecond: 60) {
      print(frame.time, frame.frame, frame.damage, frame.droppedFrames)
    }
    #expect(view.realtimeAnimationFrame == 9 && !view.isAnimationPlaying)
    view.play(fromFrame: 10, toFrame: 40, loopMode: .autoReverse)
    view.animationSpeed = 2
    let isKnown = view.play(fromMarker: "intro", toMarker: "outro")
    view.pause()
    view.currentProgress = 0.5
    view.stop()
    #expect(isKnown && view.realtimeAnimationFrame == 0 && view.loopMode == .autoReverse)
  }

  @Test func `the clock alone`() throws {
    let player = AnimationPlayer(try LottieAnimation.file("anim.json"))
    player.play(marker: "intro", loopMode: .loop)
    let frame = player.update(at: 0.25)
    #expect(frame == 17.5)
  }

  @Test func `a state machine`() throws {
    let file = try AnimationFile(path: "anim.lottie")
    let view = LottieAnimationView()
    view.size = Size(width: 200, height: 200)
    if let model = try file.stateMachine("rating") { view.start(model, of: file) }
    view.update(at: 0.5)
    view.pointer(.click, at: Point(100, 100))
    view.stateMachine?.set("stars", to: .number(3))
    view.update(at: 1)
    try view.draw()
    #expect(view.stateMachine?.state == "b" && view.realtimeAnimationFrame > 0)
  }
}
