import LottieScene

// Stylize, Perspective, Matte, Time.

package struct GlowControls: EffectControls {
  package static let features: [Feature] = [.effectGlow]
  package let basis = ChoiceControl(0, "Glow Based On", 2)
  package let threshold = NumberControl(1, "Glow Threshold", 0.6)
  package let radius = NumberControl(2, "Glow Radius", 10, .pixels)
  package let intensity = NumberControl(3, "Glow Intensity", 1)
  package let order = ChoiceControl(4, "Composite Original", 2)
  package let operation = ChoiceControl(5, "Glow Operation", 3)
  package let colors = ChoiceControl(6, "Glow Colors")
  package let looping = ChoiceControl(7, "Color Looping", 3)
  package let loops = NumberControl(8, "Color Loops", 1)
  package let phase = NumberControl(9, "Color Phase", 0, .degrees)
  package let midpoint = NumberControl(10, "A & B Midpoint", 50, .percent)
  package let colorA = ColorControl(11, "Color A", .white)
  package let colorB = ColorControl(12, "Color B")
  package let dimensions = ChoiceControl(13, "Glow Dimensions")
  package init() {}
}

package struct MotionTileControls: EffectControls {
  package static let features: [Feature] = [.effectMotionTile]
  package let center = PointControl(0, "Tile Center", 0.5, 0.5)
  package let tileWidth = NumberControl(1, "Tile Width", 100, .percent)
  package let tileHeight = NumberControl(2, "Tile Height", 100, .percent)
  package let outputWidth = NumberControl(3, "Output Width", 100, .percent)
  package let outputHeight = NumberControl(4, "Output Height", 100, .percent)
  package let mirrorsEdges = FlagControl(5, "Mirror Edges")
  package let phase = NumberControl(6, "Phase", 0, .degrees)
  package let shiftsRows = FlagControl(7, "Horizontal Phase Shift")
  package init() {}
}

package struct PosterizeControls: EffectControls {
  package static let features: [Feature] = [.effectPosterize]
  package let level = NumberControl(0, "Level", 7)
  package init() {}
}

package struct ThresholdControls: EffectControls {
  package static let features: [Feature] = [.effectThreshold]
  package let level = NumberControl(0, "Level", 0.5)
  package init() {}
}

package struct CCSphereControls: EffectControls {
  package static let features: [Feature] = [.effectCcSphere]
  package let rotationX = NumberControl(1, "Rotation X", 0, .degrees)
  package let rotationY = NumberControl(2, "Rotation Y", 0, .degrees)
  package let rotationZ = NumberControl(3, "Rotation Z", 0, .degrees)
  package let order = ChoiceControl(4, "Rotation Order")
  package let radius = NumberControl(6, "Radius", 0, .pixels)
  package let offset = PointControl(7, "Offset", 0.5, 0.5)
  package let side = ChoiceControl(8, "Render")
  package init() {}
}

package struct DropShadowControls: EffectControls {
  package static let features: [Feature] = [.effectDropShadow]
  package let color = ColorControl(0, "Shadow Color")
  /// In 0…255.
  package let opacity = NumberControl(1, "Opacity", 255)
  package let direction = NumberControl(2, "Direction", 0, .degrees)
  package let distance = NumberControl(3, "Distance", 0, .pixels)
  package let softness = NumberControl(4, "Softness", 0, .pixels)
  package let isAlone = FlagControl(5, "Shadow Only")
  package init() {}
}

package struct SimpleChokerControls: EffectControls {
  package static let features: [Feature] = [.effectSimpleChoker]
  package let view = ChoiceControl(0, "View")
  package let choke = NumberControl(1, "Choke Matte", 0, .pixels)
  package init() {}
}

package struct EchoControls: EffectControls {
  package static let features: [Feature] = [.effectEcho]
  package let step = NumberControl(0, "Echo Time (seconds)", -1.0 / 30, .seconds)
  package let count = NumberControl(1, "Number Of Echoes", 1)
  package let intensity = NumberControl(2, "Starting Intensity", 1)
  package let decay = NumberControl(3, "Decay", 1)
  package let mixing = ChoiceControl(4, "Echo Operator")
  package init() {}
}
