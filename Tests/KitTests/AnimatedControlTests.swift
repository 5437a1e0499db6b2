import LottieKit
import Testing

/// Twenty frames at ten a second; three solids that cover everything, the first on top.
struct AnimatedControlTests {
  private let animation: LottieAnimation

  init() throws {
    let layers = [("Off", "#ff0000"), ("On", "#00ff00"), ("Pressed", "#0000ff")].map {
      ##"{"ty":1,"nm":"\##($0)","sw":4,"sh":4,"sc":"\##($1)","ip":0,"op":21}"##
    }
    animation = try .decode(
      Array(
        #"{"w":4,"h":4,"fr":10,"ip":0,"op":20,"markers":[{"cm":"a","tm":5,"dr":0},{"cm":"b","tm":15,"dr":0}],"layers":[\#(layers.joined(separator: ","))]}"#
          .utf8
      )
    )
  }

  private func color(_ control: AnimatedControl) throws -> UInt32 {
    try control.animationView.draw()
    return control.animationView.pixmap[1, 1]
  }

  @Test func `without layers for its state everything shows`() {
    let control = AnimatedControl(animation: animation)
    #expect(control.visibleLayerNames == ["Off", "On", "Pressed"])
  }

  @Test func `a state shows its own layer only, others show everything`() throws {
    let control = AnimatedControl(animation: animation)
    control.setLayer(named: "On", forState: .selected)
    control.setLayer(named: "Pressed", forState: [.selected, .highlighted])
    #expect(try color(control) == 0xFF00_00FF)
    control.isSelected = true
    #expect(try control.visibleLayerNames == ["On"] && color(control) == 0xFF00_FF00)
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    #expect(try color(control) == 0xFFFF_0000)
    control.isSelected = false
    #expect(try control.visibleLayerNames.count == 3 && color(control) == 0xFF00_00FF)
  }

  @Test func `a layer that is not there hides nothing`() {
    let control = AnimatedControl(animation: animation)
    control.setLayer(named: "Gone", forState: .normal)
    #expect(control.visibleLayerNames.count == 3)
  }

  @Test func `layers that the document hides stay hidden`() throws {
    let document = """
      {"w":4,"h":4,"fr":10,"ip":0,"op":20,"layers":[
      {"ty":1,"nm":"top","hd":true,"sw":4,"sh":4,"sc":"#ff0000","ip":0,"op":20},
      {"ty":1,"nm":"below","sw":4,"sh":4,"sc":"#00ff00","ip":0,"op":20}]}
      """
    let control = AnimatedControl(animation: try .decode(Array(document.utf8)))
    control.setLayer(named: "below", forState: .selected)
    control.isSelected = true
    control.isSelected = false
    #expect(try color(control) == 0xFF00_FF00)
  }

  @Test func `an animation set later follows the state`() throws {
    let control = AnimatedControl()
    control.setLayer(named: "On", forState: .normal)
    control.animation = animation
    #expect(try color(control) == 0xFF00_FF00)
  }

  @Test func `a button plays all when it is pressed, and nothing otherwise`() {
    let button = AnimatedButton(animation: animation)
    button.handle(.touchDown)
    #expect(button.isHighlighted && !button.animationView.isAnimationPlaying)
    button.handle(.touchUpInside)
    #expect(!button.isHighlighted && button.animationView.isAnimationPlaying)
    #expect(button.animationView.update(at: 0.5) == 5)
    #expect(button.animationView.update(at: 3) == 20)
  }

  @Test func `a button plays from marker to marker at its event`() {
    let button = AnimatedButton(animation: animation)
    #expect(button.setPlayRange(fromMarker: "a", toMarker: "b", event: .touchDown))
    #expect(!button.setPlayRange(fromMarker: "a", toMarker: "none", event: .touchCancel))
    #expect(button.handle(.touchDown) == PlayRange(fromProgress: 0.25, toProgress: 0.75))
    #expect(button.animationView.realtimeAnimationFrame == 5)
    #expect(button.animationView.update(at: 10) == 15)
    #expect(button.handle(.touchCancel) == nil)
    #expect(button.animationView.realtimeAnimationFrame == 15)
  }

  @Test func `a button that is not enabled plays nothing and runs no action`() {
    let button = AnimatedButton(animation: animation)
    var events: [ControlEvent] = []
    button.addAction(for: .touchUpInside) { events.append($0) }
    button.isEnabled = false
    #expect(button.handle(.touchUpInside) == nil)
    #expect(!button.animationView.isAnimationPlaying && events.isEmpty)
    button.isEnabled = true
    button.handle(.touchDown)
    button.handle(.touchUpInside)
    #expect(events == [.touchUpInside])
  }

  @Test func `a switch plays to the other state and rests at its end`() {
    let toggle = AnimatedSwitch(animation: animation)
    toggle.setProgressForState(fromProgress: 0.5, toProgress: 1, forOnState: false)
    toggle.setProgressForState(fromProgress: 0, toProgress: 0.5, forOnState: true)
    #expect(toggle.animationView.currentFrame == 20)
    var states: [Bool] = []
    toggle.stateUpdated = { states.append($0) }
    #expect(toggle.handle(.touchUpInside) == PlayRange(fromProgress: 0, toProgress: 0.5))
    #expect(toggle.isOn && toggle.isSelected && toggle.restingProgress == 0.5)
    #expect(toggle.animationView.update(at: 0.5) == 5)
    #expect(toggle.animationView.update(at: 2) == 10)
    #expect(toggle.handle(.touchUpInside) == PlayRange(fromProgress: 0.5, toProgress: 1))
    #expect(!toggle.isOn && states == [true, false])
    #expect(toggle.animationView.update(at: 5) == 20)
  }

  @Test func `a switch turned while it plays goes back the way it came`() {
    let toggle = AnimatedSwitch(animation: animation)
    toggle.setProgressForState(fromProgress: 0, toProgress: 0.5, forOnState: true)
    toggle.setProgressForState(fromProgress: 0.5, toProgress: 1, forOnState: false)
    toggle.setIsOn(true, animated: true)
    #expect(toggle.animationView.update(at: 0.5) == 5)
    let back = toggle.setIsOn(false, animated: true)
    #expect(back == PlayRange(fromProgress: 0.5, toProgress: 0, finalProgress: 1))
    #expect(toggle.animationView.update(at: 0.75) == 2.5)
    #expect(toggle.animationView.update(at: 1.5) == 20)
  }

  @Test func `a switch that does not reverse plays the new turn from its start`() {
    let toggle = AnimatedSwitch(animation: animation)
    toggle.setProgressForState(fromProgress: 0, toProgress: 0.4, forOnState: true)
    toggle.setProgressForState(fromProgress: 0.5, toProgress: 1, forOnState: false)
    toggle.cancelBehavior = .none
    toggle.setIsOn(true, animated: true)
    toggle.animationView.update(at: 0.3)
    #expect(
      toggle.setIsOn(false, animated: true) == PlayRange(fromProgress: 0.5, toProgress: 1)
    )
    #expect(toggle.animationView.realtimeAnimationFrame == 10)
  }

  @Test func `a switch turned by the program rests at once and tells nobody`() {
    let toggle = AnimatedSwitch(animation: animation)
    toggle.stateUpdated = { _ in Issue.record("told") }
    toggle.isOn = true
    #expect(!toggle.animationView.isAnimationPlaying)
    #expect(toggle.isOn && toggle.animationView.currentProgress == 1)
  }
}
