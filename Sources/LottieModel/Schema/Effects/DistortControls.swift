// Distort.

package struct BulgeControls: EffectControls {
  package static let features: [Feature] = [.effectBulge]
  package let width = NumberControl(0, "Horizontal Radius", 50, .pixels)
  package let height = NumberControl(1, "Vertical Radius", 50, .pixels)
  package let center = PointControl(2, "Bulge Center")
  package let bulge = NumberControl(3, "Bulge Height", 1)
  package let taper = NumberControl(4, "Taper Radius", 0, .pixels)
  package let antialiasing = ChoiceControl(5, "Antialiasing (Best Qual Only)")
  package let pins = FlagControl(6, "Pinning")
  package init() {}
}

package struct CornerPinControls: EffectControls {
  package static let features: [Feature] = [.effectCornerPin]
  package let upperLeft = PointControl(0, "Upper Left")
  package let upperRight = PointControl(1, "Upper Right", 1, 0)
  package let lowerLeft = PointControl(2, "Lower Left", 0, 1)
  package let lowerRight = PointControl(3, "Lower Right", 1, 1)
  package init() {}
}

package struct DisplacementMapControls: EffectControls {
  package static let features: [Feature] = [.effectDisplacementMap]
  package let layer = NumberControl(0, "Displacement Map Layer")
  package let horizontal = ChoiceControl(1, "Use For Horizontal Displacement")
  package let across = NumberControl(2, "Max Horizontal Displacement", 0, .pixels)
  package let vertical = ChoiceControl(3, "Use For Vertical Displacement")
  package let down = NumberControl(4, "Max Vertical Displacement", 0, .pixels)
  package let behavior = ChoiceControl(5, "Displacement Map Behavior")
  package let wraps = FlagControl(6, "Edge Behavior")
  package let expands = FlagControl(7, "Expand Output", true)
  package init() {}
}

package struct MirrorControls: EffectControls {
  package static let features: [Feature] = [.effectMirror]
  package let center = PointControl(0, "Reflection Center")
  package let angle = NumberControl(1, "Reflection Angle", 0, .degrees)
  package init() {}
}

package struct OffsetControls: EffectControls {
  package static let features: [Feature] = [.effectOffset]
  package let center = PointControl(0, "Shift Center To", 0.5, 0.5)
  package let original = NumberControl(1, "Blend With Original", 0, .percent)
  package init() {}
}

package struct SpherizeControls: EffectControls {
  package static let features: [Feature] = [.effectSpherize]
  package let radius = NumberControl(0, "Radius", 0, .pixels)
  package let center = PointControl(1, "Center of Sphere")
  package init() {}
}

package struct TransformControls: EffectControls {
  package static let features: [Feature] = [.effectTransform]
  package let anchor = PointControl(0, "Anchor Point")
  package let position = PointControl(1, "Position")
  package let isUniform = FlagControl(2, "Uniform Scale", match: 11)
  package let height = NumberControl(3, "Scale Height", 100, .percent, match: 3)
  package let width = NumberControl(4, "Scale Width", 100, .percent, match: 4)
  package let skew = NumberControl(5, "Skew", 0, .degrees, match: 5)
  package let skewAxis = NumberControl(6, "Skew Axis", 0, .degrees, match: 6)
  package let rotation = NumberControl(7, "Rotation", 0, .degrees, match: 7)
  package let opacity = NumberControl(8, "Opacity", 100, .percent, match: 8)
  package init() {}
}

package struct TwirlControls: EffectControls {
  package static let features: [Feature] = [.effectTwirl]
  package let angle = NumberControl(0, "Angle", 0, .degrees)
  package let radius = NumberControl(1, "Twirl Radius", 30, .percent)
  package let center = PointControl(2, "Twirl Center", 0.5, 0.5)
  package init() {}
}

package struct WaveWarpControls: EffectControls {
  package static let features: [Feature] = [.effectWavy]
  package let type = ChoiceControl(0, "Wave Type")
  package let height = NumberControl(1, "Wave Height", 10, .pixels)
  package let width = NumberControl(2, "Wave Width", 40, .pixels)
  package let direction = NumberControl(3, "Direction", 90, .degrees)
  package let speed = NumberControl(4, "Wave Speed")
  package let pinning = ChoiceControl(5, "Pinning")
  package let phase = NumberControl(6, "Phase", 0, .degrees)
  package let antialiasing = ChoiceControl(7, "Antialiasing (Best Quality)")
  package init() {}
}
