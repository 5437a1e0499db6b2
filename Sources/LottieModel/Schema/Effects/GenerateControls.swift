import LottieScene

// Generate, Noise & Grain.

package struct FillControls: EffectControls {
  package static let features: [Feature] = [.effectFill]
  package let mask = NumberControl(0, "Fill Mask")
  package let allMasks = FlagControl(1, "All Masks", match: 7)
  package let color = ColorControl(2, "Color", match: 2)
  package let isInverted = FlagControl(3, "Invert", match: 6)
  package let horizontalFeather = NumberControl(4, "Horizontal Feather", 0, .pixels, match: 3)
  package let verticalFeather = NumberControl(5, "Vertical Feather", 0, .pixels, match: 4)
  /// In 0…1.
  package let opacity = NumberControl(6, "Opacity", 1, match: 5)
  package init() {}
}

package struct StrokeControls: EffectControls {
  package static let features: [Feature] = [.effectStroke]
  package let path = NumberControl(0, "Path")
  package let allMasks = FlagControl(1, "All Masks", match: 10)
  package let sequentially = FlagControl(2, "Stroke Sequentially", true, match: 11)
  package let color = ColorControl(3, "Color", .white, match: 2)
  package let size = NumberControl(4, "Brush Size", 0, .pixels, match: 3)
  package let hardness = NumberControl(5, "Brush Hardness", 1, match: 4)
  /// In 0…1.
  package let opacity = NumberControl(6, "Opacity", 1, match: 5)
  package let start = NumberControl(7, "Start", 0, .percent, match: 8)
  package let end = NumberControl(8, "End", 100, .percent, match: 9)
  package let spacing = NumberControl(9, "Spacing", 15, .percent, match: 6)
  package let style = ChoiceControl(10, "Paint Style", match: 7)
  package init() {}
}

package struct GradientRampControls: EffectControls {
  package static let features: [Feature] = [.effectGradientRamp]
  package let start = PointControl(0, "Start of Ramp")
  package let startColor = ColorControl(1, "Start Color")
  package let end = PointControl(2, "End of Ramp")
  package let endColor = ColorControl(3, "End Color", .white)
  package let shape = ChoiceControl(4, "Ramp Shape")
  package let scatter = NumberControl(5, "Ramp Scatter")
  package let original = NumberControl(6, "Blend With Original", 0, .percent)
  package init() {}
}

package struct FourColorGradientControls: EffectControls {
  package static let features: [Feature] = [.effectFourColorGradient]
  package let points = [
    PointControl(1, "Point 1", match: 1), PointControl(3, "Point 2", match: 3),
    PointControl(5, "Point 3", match: 5), PointControl(7, "Point 4", match: 7),
  ]
  package let colors = [
    ColorControl(2, "Color 1", match: 2), ColorControl(4, "Color 2", match: 4),
    ColorControl(6, "Color 3", match: 6), ColorControl(8, "Color 4", match: 8),
  ]
  package let blend = NumberControl(10, "Blend", 100, match: 0)
  package let jitter = NumberControl(11, "Jitter", 0, .percent, match: 0)
  package let opacity = NumberControl(12, "Opacity", 100, .percent, match: 0)
  package let mode = ChoiceControl(13, "Blending Mode", match: 0)
  package init() {}
}

package struct NoiseControls: EffectControls {
  package static let features: [Feature] = [.effectNoise]
  package let amount = NumberControl(0, "Amount of Noise", 0, .percent)
  package let isColored = FlagControl(1, "Noise Type", true)
  package let clips = FlagControl(2, "Clipping", true)
  package init() {}
}

package struct FractalNoiseControls: EffectControls {
  package static let features: [Feature] = [.effectFractalNoise]
  package let fractal = ChoiceControl(0, "Fractal Type")
  package let noise = ChoiceControl(1, "Noise Type", 3)
  package let isInverted = FlagControl(2, "Invert")
  package let contrast = NumberControl(3, "Contrast", 100, .percent)
  package let brightness = NumberControl(4, "Brightness", 0, .percent)
  package let overflow = ChoiceControl(5, "Overflow")
  package let rotation = NumberControl(7, "Rotation", 0, .degrees)
  package let isUniform = FlagControl(8, "Uniform Scaling", true)
  package let scale = NumberControl(9, "Scale", 100, .percent)
  package let scaleWidth = NumberControl(10, "Scale Width", 100, .percent)
  package let scaleHeight = NumberControl(11, "Scale Height", 100, .percent)
  package let offset = PointControl(12, "Offset Turbulence")
  package let perspective = FlagControl(13, "Perspective Offset")
  package let complexity = NumberControl(15, "Complexity", 6)
  package let subInfluence = NumberControl(17, "Sub Influence (%)", 70, .percent)
  package let subScaling = NumberControl(18, "Sub Scaling", 56, .percent)
  package let subRotation = NumberControl(19, "Sub Rotation", 0, .degrees)
  package let subOffset = PointControl(20, "Sub Offset")
  package let centersSubscale = FlagControl(21, "Center Subscale")
  package let evolution = NumberControl(23, "Evolution", 0, .degrees)
  package let cycles = FlagControl(25, "Cycle Evolution")
  package let cycle = NumberControl(26, "Cycle (in Revolutions)", 1)
  package let seed = NumberControl(27, "Random Seed")
  package let opacity = NumberControl(29, "Opacity", 100, .percent)
  package let mode = ChoiceControl(30, "Blending Mode", 2)
  package init() {}
}
