// Transition.

package struct LinearWipeControls: EffectControls {
  package static let features: [Feature] = [.effectLinearWipe]
  package let completion = NumberControl(0, "Transition Completion", 0, .percent)
  package let angle = NumberControl(1, "Wipe Angle", 0, .degrees)
  package let feather = NumberControl(2, "Feather", 0, .pixels)
  package init() {}
}

package struct RadialWipeControls: EffectControls {
  package static let features: [Feature] = [.effectRadialWipe]
  package let completion = NumberControl(0, "Transition Completion", 0, .percent)
  package let angle = NumberControl(1, "Start Angle", 0, .degrees)
  package let center = PointControl(2, "Wipe Center")
  package let direction = ChoiceControl(3, "Wipe")
  package let feather = NumberControl(4, "Feather", 0, .pixels)
  package init() {}
}

package struct VenetianBlindsControls: EffectControls {
  package static let features: [Feature] = [.effectVenetianBlinds]
  package let completion = NumberControl(0, "Transition Completion", 0, .percent)
  package let direction = NumberControl(1, "Direction", 0, .degrees)
  package let width = NumberControl(2, "Width", 20, .pixels)
  package let feather = NumberControl(3, "Feather", 0, .pixels)
  package init() {}
}
