import LottieKit
import Testing

/// Animated Control, Animated Switch, Animated Button.
struct ControlTests {
  private func pixel(_ control: AnimatedControl, _ x: Int) throws -> UInt32 {
    try control.animationView.draw()
    return control.animationView.pixmap[x, 25]
  }

  @Test func `a control shows the layer of its state`() throws {
    let control = AnimatedControl(animation: try Sample.animation())
    control.setLayer(named: "Off", forState: .normal)
    control.setLayer(named: "On", forState: .selected)
    #expect(try pixel(control, 10) == Sample.green && pixel(control, 60) == 0)
    control.isSelected = true
    #expect(try pixel(control, 10) == 0 && pixel(control, 60) == Sample.blue)
    // A state without a layer shows all.
    control.isEnabled = false
    #expect(try pixel(control, 10) == Sample.green && pixel(control, 60) == Sample.blue)
  }

  @Test func `a switch plays the range of its state`() throws {
    let switchButton = AnimatedSwitch(animation: try Sample.animation())
    switchButton.setProgressForState(fromProgress: 0, toProgress: 0.5, forOnState: true)
    switchButton.setProgressForState(fromProgress: 0.5, toProgress: 1, forOnState: false)
    switchButton.handle(.touchUpInside)
    #expect(switchButton.isOn && switchButton.animationView.update(at: 0.5) == 12)
    #expect(switchButton.animationView.update(at: 2) == 24)
    switchButton.handle(.touchUpInside)
    #expect(!switchButton.isOn && switchButton.animationView.update(at: 2.5) == 36)
  }

  @Test func `a switch turned back while it plays goes back`() throws {
    let switchButton = AnimatedSwitch(animation: try Sample.animation())
    #expect(switchButton.cancelBehavior == .reverse)
    switchButton.setIsOn(true, animated: true)
    switchButton.animationView.update(at: 0.5)
    switchButton.setIsOn(false, animated: true)
    #expect(switchButton.animationView.update(at: 0.75) == 6)
  }

  @Test func `a button plays the range of an event`() throws {
    let twitterButton = AnimatedButton()
    twitterButton.animation = try Sample.animation()
    twitterButton.setPlayRange(fromMarker: "begin", toMarker: "end", event: .touchDown)
    twitterButton.setPlayRange(fromProgress: 0.75, toProgress: 1, event: .touchUpInside)
    twitterButton.setPlayRange(fromMarker: "end", toMarker: "begin", event: .touchUpOutside)
    twitterButton.handle(.touchDown)
    #expect(twitterButton.animationView.realtimeAnimationFrame == 12)
    #expect(twitterButton.animationView.update(at: 5) == 36)
    twitterButton.handle(.touchUpInside)
    #expect(twitterButton.animationView.update(at: 10) == 48)
    twitterButton.handle(.touchUpOutside)
    #expect(twitterButton.animationView.update(at: 10.5) == 24)
  }
}
