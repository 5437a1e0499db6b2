// Blur & Sharpen.

package struct GaussianBlurControls: EffectControls {
  package static let features: [Feature] = [.effectGaussianBlur, .effectFastBlur]
  package let blurriness = NumberControl(0, "Blurriness", 0, .pixels)
  package let dimensions = ChoiceControl(1, "Blur Dimensions")
  package let repeatsEdge = FlagControl(2, "Repeat Edge Pixels")
  package init() {}
}

package struct BoxBlurControls: EffectControls {
  package static let features: [Feature] = [.effectBoxBlur]
  package let radius = NumberControl(0, "Blur Radius", 0, .pixels)
  package let iterations = NumberControl(1, "Iterations", 3)
  package let dimensions = ChoiceControl(2, "Blur Dimensions")
  package let repeatsEdge = FlagControl(3, "Repeat Edge Pixels")
  package init() {}
}

package struct DirectionalBlurControls: EffectControls {
  package static let features: [Feature] = [.effectDirectionalBlur]
  package let direction = NumberControl(0, "Direction", 0, .degrees)
  package let length = NumberControl(1, "Blur Length", 0, .pixels)
  package init() {}
}

package struct RadialBlurControls: EffectControls {
  package static let features: [Feature] = [.effectRadialBlur]
  package let amount = NumberControl(0, "Amount", 10)
  package let center = PointControl(1, "Center", 0.5, 0.5)
  package let type = ChoiceControl(2, "Type")
  package let antialiasing = ChoiceControl(3, "Antialiasing (Best Quality)")
  package init() {}
}

package struct SharpenControls: EffectControls {
  package static let features: [Feature] = [.effectSharpen]
  package let amount = NumberControl(0, "Sharpen Amount", 0, .percent)
  package init() {}
}
