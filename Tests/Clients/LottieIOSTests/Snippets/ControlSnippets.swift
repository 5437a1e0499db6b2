import LottieKit
import Testing

/// Controls as users of lottie-ios 4 write them.
struct ControlSnippets {
  private let animation: LottieAnimation

  init() throws { animation = try Sample.animation() }

  // 4-97 4-98
  @Test func `a button`() {
    let button = AnimatedButton(animation: animation)
    var count = 0
    button.performAction = { count += 1 }
    button.setPlayRange(fromProgress: 0, toProgress: 0.5, event: .touchDown)
    button.setPlayRange(fromMarker: "begin", toMarker: "end", event: .touchUpInside)
    button.setValueProvider(
      ColorValueProvider(LottieColor(r: 0, g: 1, b: 0, a: 1)),
      keypath: AnimationKeypath(keypath: "**.Color")
    )
    #expect(button.handle(.touchDown)?.toProgress == 0.5 && count == 0)
    #expect(button.handle(.touchUpInside)?.fromProgress == 0.25 && count == 1)
    button.isEnabled = false
    #expect(button.handle(.touchUpInside) == nil && count == 1)
  }

  // 4-99
  @Test func `a switch`() {
    let onOff = AnimatedSwitch(animation: animation, configuration: .shared)
    var states: [Bool] = []
    onOff.stateUpdated = { isOn in states.append(isOn) }
    onOff.cancelBehavior = .none
    onOff.setProgressForState(fromProgress: 0, toProgress: 0.5, forOnState: true)
    onOff.setIsOn(true, animated: false)
    onOff.handle(.touchUpInside)
    #expect(states == [false] && !onOff.isOn)
  }

  // 4-100
  @Test func `classes of one's own`() throws {
    final class Counting: AnimatedControl {
      var sets = 0
      override func animationDidSet() { sets += 1 }
      override func respond(to event: ControlEvent) -> PlayRange? {
        let range = PlayRange(fromProgress: 0, toProgress: 1)
        if event == .touchDown { play(range) }
        return event == .touchDown ? range : nil
      }
    }
    let control = Counting()
    control.animation = animation
    control.setLayer(named: "On", forState: .normal)
    #expect(control.sets == 1 && control.handle(.touchDown) != nil)
    #expect(control.animationView.isAnimationPlaying)
    final class Drawn: LottieAnimationView {
      var count = 0
      @discardableResult override func draw() throws(DrawingError) -> Rasterizer.Damage {
        count += 1
        return try super.draw()
      }
    }
    let view = Drawn(animation: animation)
    try view.draw()
    #expect(view.count == 1 && view.pixmap[1, 1] == Sample.red)
  }
}
