import LottieEngine
import LottieKit
import LottieModel
import LottieScene
import Testing

struct AnimatedControlTests {
  private let animation: LottieAnimation

  init() throws {
    let layers = ["Off", "On", "Pressed"].map {
      ##"{"ty":1,"nm":"\##($0)","sw":4,"sh":4,"sc":"#ff0000","ip":0,"op":20}"##
    }
    animation = try .decode(
      Array(
        #"{"w":4,"h":4,"fr":10,"ip":0,"op":20,"markers":[{"cm":"a","tm":5,"dr":0},{"cm":"b","tm":15,"dr":0}],"layers":[\#(layers.joined(separator: ","))]}"#
          .utf8
      )
    )
  }

  @Test func `without layers for its state everything shows`() {
    let control = AnimatedControl(animation: animation)
    #expect(control.visibleLayerNames == ["Off", "On", "Pressed"])
  }

  @Test func `a state shows its own layer only, others show everything`() {
    var control = AnimatedControl(animation: animation)
    control.setLayer(named: "Off", forState: .normal)
    control.setLayer(named: "On", forState: .selected)
    #expect(control.visibleLayerNames == ["Off"])
    control.isSelected = true
    #expect(control.visibleLayerNames == ["On"])
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    #expect(control.visibleLayerNames.count == 3)
  }

  @Test func `a layer that is not there hides nothing`() {
    var control = AnimatedControl(animation: animation)
    control.setLayer(named: "Gone", forState: .normal)
    #expect(control.visibleLayerNames.count == 3)
  }

  @Test func `a state is carried over to what is drawn, there and back`() {
    var control = AnimatedControl(animation: animation)
    control.setLayer(named: "On", forState: .selected)
    let composition = Composition(animation)
    control.isSelected = true
    control.apply(to: composition)
    #expect(composition.update(frame: 0).items.count == 1)
    control.isSelected = false
    control.apply(to: composition)
    #expect(composition.update(frame: 0).items.count == 3)
  }

  @Test func `a button plays all when it is pressed, and nothing otherwise`() {
    var button = AnimatedButton(animation: animation)
    let played1 = button.handle(.touchDown)
    #expect(played1 == nil)
    #expect(button.control.isHighlighted)
    let played2 = button.handle(.touchUpInside)
    #expect(played2 == PlayRange(fromProgress: 0, toProgress: 1))
    #expect(!button.control.isHighlighted)
  }

  @Test func `a button plays from marker to marker at its event`() {
    var button = AnimatedButton(animation: animation)
    let isKnown = button.setPlayRange(fromMarker: "a", toMarker: "b", event: .touchDown)
    let isUnknown = !button.setPlayRange(fromMarker: "a", toMarker: "none", event: .touchCancel)
    #expect(isKnown && isUnknown)
    let played3 = button.handle(.touchDown)
    #expect(played3 == PlayRange(fromProgress: 0.25, toProgress: 0.75))
    let played4 = button.handle(.touchCancel)
    #expect(played4 == nil)
  }

  @Test func `a button that is not enabled plays nothing`() {
    var button = AnimatedButton(animation: animation)
    button.control.isEnabled = false
    let played5 = button.handle(.touchUpInside)
    #expect(played5 == nil)
  }

  @Test func `a switch plays to the other state and rests at its end`() {
    var toggle = AnimatedSwitch(animation: animation)
    toggle.setProgressForState(fromProgress: 0.5, toProgress: 1, forOnState: false)
    toggle.setProgressForState(fromProgress: 0, toProgress: 0.5, forOnState: true)
    let played6 = toggle.handle(.touchUpInside, atProgress: 0)
    #expect(played6 == PlayRange(fromProgress: 0, toProgress: 0.5))
    #expect(toggle.isOn && toggle.control.isSelected && toggle.restingProgress == 0.5)
    let played7 = toggle.handle(.touchUpInside, atProgress: 0.5)
    #expect(played7 == PlayRange(fromProgress: 0.5, toProgress: 1))
    #expect(!toggle.isOn && toggle.restingProgress == 1)
  }

  @Test func `a switch turned while it plays reverses`() {
    var toggle = AnimatedSwitch(animation: animation)
    toggle.setProgressForState(fromProgress: 0, toProgress: 0.5, forOnState: true)
    toggle.setProgressForState(fromProgress: 0.5, toProgress: 1, forOnState: false)
    _ = toggle.setIsOn(true, animated: true, atProgress: 0)
    let back = toggle.setIsOn(false, animated: true, atProgress: 0.3)
    #expect(back == PlayRange(fromProgress: 0.5, toProgress: 0, finalProgress: 1))
  }

  @Test func `a switch that does not reverse plays the new turn from its start`() {
    var toggle = AnimatedSwitch(animation: animation)
    toggle.cancelBehavior = .none
    _ = toggle.setIsOn(true, animated: true, atProgress: 0)
    let turn = toggle.setIsOn(false, animated: true, atProgress: 0.3)
    #expect(turn == PlayRange(fromProgress: 1, toProgress: 0))
  }

  @Test func `a switch turned without animation plays nothing`() {
    var toggle = AnimatedSwitch(animation: animation)
    let played8 = toggle.setIsOn(true, animated: false, atProgress: 0)
    #expect(played8 == nil)
    #expect(toggle.isOn && toggle.restingProgress == 1)
  }
}
