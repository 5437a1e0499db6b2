// Channel.

package struct InvertControls: EffectControls {
  package static let features: [Feature] = [.effectInvert]
  package let channel = ChoiceControl(0, "Channel")
  package let original = NumberControl(1, "Blend With Original", 0, .percent)
  package init() {}
}

package struct SetMatteControls: EffectControls {
  package static let features: [Feature] = [.effectMatte3]
  package let layer = NumberControl(0, "Take Matte From Layer")
  package let source = ChoiceControl(1, "Use For Matte", 4)
  package let isInverted = FlagControl(2, "Invert Matte")
  package let fit = ChoiceControl(3, "If Layer Sizes Differ")
  package let composite = FlagControl(4, "Composite Matte with Original", true)
  package let premultiplies = FlagControl(5, "Premultiply Matte Layer", true)
  package init() {}
}

package struct ShiftChannelsControls: EffectControls {
  package static let features: [Feature] = [.effectShiftChannels]
  package let alpha = ChoiceControl(0, "Take Alpha From", 1)
  package let red = ChoiceControl(1, "Take Red From", 2)
  package let green = ChoiceControl(2, "Take Green From", 3)
  package let blue = ChoiceControl(3, "Take Blue From", 4)
  package init() {}
}
