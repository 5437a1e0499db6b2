import LottieKit
import Testing

/// The code of the article "Controls".
struct ControlsGuideTests {
  init() throws { try Guide.enter() }

  @Test func `a button`() throws {
    let button = AnimatedButton(animation: try LottieAnimation.file("anim.json"))
    button.setPlayRange(fromMarker: "intro", toMarker: "outro", event: .touchDown)
    button.setPlayRange(fromProgress: 0.5, toProgress: 1, event: .touchUpInside)
    button.addAction(for: .touchUpInside) { _ in print("pressed") }
    button.handle(.touchDown)
    button.animationView.update(at: 0.1)
    try button.animationView.draw()
    #expect(button.isHighlighted && button.animationView.realtimeAnimationFrame == 13)
  }

  @Test func `a switch, and layers for states`() throws {
    let toggle = AnimatedSwitch(animation: try LottieAnimation.file("anim.json"))
    toggle.setProgressForState(fromProgress: 0, toProgress: 0.5, forOnState: true)
    toggle.setProgressForState(fromProgress: 0.5, toProgress: 1, forOnState: false)
    toggle.stateUpdated = { isOn in print(isOn) }
    toggle.handle(.touchUpInside)
    #expect(toggle.isOn && toggle.animationView.isAnimationPlaying)
    toggle.setLayer(named: "Logo", forState: .selected)
    toggle.setLayer(named: "Title", forState: .disabled)
    toggle.isEnabled = false
    #expect(toggle.visibleLayerNames.count == 3)
  }
}
