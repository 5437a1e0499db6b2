import LottieGeometry
import LottieModel
import LottieScene

extension EffectKind {
  static let distortions: [any EffectRule.Type] = [
    BulgeEffect.self, CornerPinEffect.self, DisplacementMapEffect.self, MirrorEffect.self,
    OffsetEffect.self, SpherizeEffect.self, TransformEffect.self, TwirlEffect.self,
    WaveWarpEffect.self,
  ]
}

struct BulgeControls: EffectControls {
  static let effects = ["effect.bulge"]
  let width = NumberControl(0, "Horizontal Radius", 50, .pixels)
  let height = NumberControl(1, "Vertical Radius", 50, .pixels)
  let center = PointControl(2, "Bulge Center")
  let bulge = NumberControl(3, "Bulge Height", 1)
  let taper = NumberControl(4, "Taper Radius", 0, .pixels)
  let antialiasing = ChoiceControl(5, "Antialiasing (Best Qual Only)")
  let pins = FlagControl(6, "Pinning")
}

/// Bulge; Taper Radius and Pinning are not used.
enum BulgeEffect: EffectRule {
  static let controls = BulgeControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (width, height) = (values[controls.width], values[controls.height])
    let center = values[controls.center, space]
    let bulge = WarpBulge(
      ellipse: Rect(
        minX: center.x - width,
        minY: center.y - height,
        maxX: center.x + width,
        maxY: center.y + height
      ),
      height: values[controls.bulge]
    )
    guard width > 0, height > 0, bulge.height != 0 else { return .none }
    return .filter(.warp(WarpFilter(.bulge(bulge), transform: space.transform)))
  }
}

struct CornerPinControls: EffectControls {
  static let effects = ["effect.corner_pin"]
  let upperLeft = PointControl(0, "Upper Left")
  let upperRight = PointControl(1, "Upper Right", 1, 0)
  let lowerLeft = PointControl(2, "Lower Left", 0, 1)
  let lowerRight = PointControl(3, "Lower Right", 1, 1)
}

/// Corner pin: moves the corners of the layer.
enum CornerPinEffect: EffectRule {
  static let controls = CornerPinControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let pin = WarpPin(
      box: space.box,
      corners: [
        values[controls.upperLeft, space], values[controls.upperRight, space],
        values[controls.lowerRight, space], values[controls.lowerLeft, space],
      ]
    )
    return .filter(.warp(WarpFilter(.pin(pin), transform: space.transform)))
  }
}

struct DisplacementMapControls: EffectControls {
  static let effects = ["effect.displacement_map"]
  let layer = NumberControl(0, "Displacement Map Layer")
  let horizontal = ChoiceControl(1, "Use For Horizontal Displacement")
  let across = NumberControl(2, "Max Horizontal Displacement", 0, .pixels)
  let vertical = ChoiceControl(3, "Use For Vertical Displacement")
  let down = NumberControl(4, "Max Vertical Displacement", 0, .pixels)
  let behavior = ChoiceControl(5, "Displacement Map Behavior")
  let wraps = FlagControl(6, "Edge Behavior")
  let expands = FlagControl(7, "Expand Output", true)
}

/// Displacement map: moves pixels by the colors of another layer, which lies on this one.
enum DisplacementMapEffect: EffectRule {
  static let controls = DisplacementMapControls()

  static let layer: NumberControl? = controls.layer
  private static let sources: [ColorSource] = [
    .red, .green, .blue, .alpha, .luminance, .hue, .lightness, .saturation, .full, .half, .none,
  ]
  private static let constants: Set<ColorSource> = [.full, .half, .none]

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (horizontal, vertical) = (
      source(values[controls.horizontal]), source(values[controls.vertical])
    )
    let distance = Point(values[controls.across], values[controls.down])
    // Without any color After Effects moves nothing.
    let isConstant = constants.contains(horizontal) && constants.contains(vertical)
    guard !isConstant, distance != .zero else { return .none }
    let filter = DisplaceFilter(
      horizontal: horizontal,
      vertical: vertical,
      distance: distance,
      wraps: values[controls.wraps] ? space.box : nil,
      transform: space.transform
    )
    let behavior = values[controls.behavior]
    return .displace(
      filter,
      behavior == 1 ? .center : behavior == 2 ? .stretch : .corner,
      isCut: !values[controls.expands]
    )
  }

  /// The value of a menu's choice, counted from 1.
  private static func source(_ choice: Double) -> ColorSource {
    let index = (Int(exactly: choice.rounded()) ?? 1) - 1
    return sources.indices.contains(index) ? sources[index] : .red
  }
}

struct MirrorControls: EffectControls {
  static let effects = ["effect.mirror"]
  let center = PointControl(0, "Reflection Center")
  let angle = NumberControl(1, "Reflection Angle", 0, .degrees)
}

/// Mirror: at 0° the left side replaces the right one, at 90° the upper one the lower.
enum MirrorEffect: EffectRule {
  static let controls = MirrorControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let mirror = WarpMirror(
      box: space.box,
      center: values[controls.center, space],
      normal: Affine.rotation(degrees: values[controls.angle]).applyVector(Point(1, 0))
    )
    return .filter(.warp(WarpFilter(.mirror(mirror), transform: space.transform)))
  }
}

struct OffsetControls: EffectControls {
  static let effects = ["effect.offset"]
  let center = PointControl(0, "Shift Center To", 0.5, 0.5)
  let original = NumberControl(1, "Blend With Original", 0, .percent)
}

/// Offset: moves the layer, and what leaves it comes back on the other side.
enum OffsetEffect: EffectRule {
  static let controls = OffsetControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let middle = Point(space.size.width / 2, space.size.height / 2)
    let offset = WarpOffset(
      box: space.box,
      shift: values[controls.center, space] - middle
    )
    guard offset.shift != .zero else { return .none }
    return .filter(
      .warp(
        WarpFilter(
          .offset(offset),
          amount: 1 - values.share(controls.original),
          transform: space.transform
        )
      )
    )
  }
}

struct SpherizeControls: EffectControls {
  static let effects = ["effect.spherize"]
  let radius = NumberControl(0, "Radius", 0, .pixels)
  let center = PointControl(1, "Center of Sphere")
}

/// Spherize.
enum SpherizeEffect: EffectRule {
  static let controls = SpherizeControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let radius = values[controls.radius]
    guard radius > 0 else { return .none }
    let kind = WarpFilter.Kind.spherize(center: values[controls.center, space], radius: radius)
    return .filter(.warp(WarpFilter(kind, transform: space.transform)))
  }
}

struct TransformControls: EffectControls {
  static let effects = ["effect.transform"]
  let anchor = PointControl(0, "Anchor Point")
  let position = PointControl(1, "Position")
  let isUniform = FlagControl(2, "Uniform Scale", match: 11)
  let height = NumberControl(3, "Scale Height", 100, .percent, match: 3)
  let width = NumberControl(4, "Scale Width", 100, .percent, match: 4)
  let skew = NumberControl(5, "Skew", 0, .degrees, match: 5)
  let skewAxis = NumberControl(6, "Skew Axis", 0, .degrees, match: 6)
  let rotation = NumberControl(7, "Rotation", 0, .degrees, match: 7)
  let opacity = NumberControl(8, "Opacity", 100, .percent, match: 8)
}

/// Transform: a second transform within that of the layer.
enum TransformEffect: EffectRule {
  static let controls = TransformControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (anchor, position) = (values[controls.anchor, space], values[controls.position, space])
    let height = values.fraction(controls.height)
    let width = values[controls.isUniform] ? height : values.fraction(controls.width)
    let matrix = Affine.translation(-anchor.x, -anchor.y)
      .then(.scale(width, height))
      .then(.skew(degrees: values[controls.skew], axisDegrees: values[controls.skewAxis]))
      .then(.rotation(degrees: values[controls.rotation]))
      .then(.translation(position.x, position.y))
    return .place(matrix, opacity: values.share(controls.opacity))
  }
}

struct TwirlControls: EffectControls {
  static let effects = ["effect.twirl"]
  let angle = NumberControl(0, "Angle", 0, .degrees)
  let radius = NumberControl(1, "Twirl Radius", 30, .percent)
  let center = PointControl(2, "Twirl Center", 0.5, 0.5)
}

/// Twirl.
enum TwirlEffect: EffectRule {
  static let controls = TwirlControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    // With 50 the circle reaches the edges of the layer's longer side.
    let share = max(0, values[controls.radius]).fraction
    let twirl = WarpTwirl(
      center: values[controls.center, space],
      radius: share * max(space.size.width, space.size.height),
      degrees: values[controls.angle]
    )
    guard twirl.radius > 0, twirl.degrees != 0 else { return .none }
    return .filter(.warp(WarpFilter(.twirl(twirl), transform: space.transform)))
  }
}

struct WaveWarpControls: EffectControls {
  static let effects = ["effect.wavy"]
  let type = ChoiceControl(0, "Wave Type")
  let height = NumberControl(1, "Wave Height", 10, .pixels)
  let width = NumberControl(2, "Wave Width", 40, .pixels)
  let direction = NumberControl(3, "Direction", 90, .degrees)
  let speed = NumberControl(4, "Wave Speed")
  let pinning = ChoiceControl(5, "Pinning")
  let phase = NumberControl(6, "Phase", 0, .degrees)
  let antialiasing = ChoiceControl(7, "Antialiasing (Best Quality)")
}

/// Wave warp, whose waves move by themselves; Pinning is not used.
enum WaveWarpEffect: EffectRule {
  static let controls = WaveWarpControls()

  static func depends(onTime values: EffectProperties) -> Bool { values[controls.speed] != 0 }

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let choice = Int(exactly: values[controls.type].rounded()) ?? 1
    let (height, width) = (values[controls.height], values[controls.width])
    guard height != 0, width > 0 else { return .none }
    // 0° is upwards, and angles grow clockwise; the speed is in waves a second.
    let direction = Affine.rotation(degrees: values[controls.direction] - 90)
    let wave = WarpWave(
      shape: WarpWave.Shape(rawValue: choice) ?? .sine,
      height: height,
      width: width,
      direction: direction.applyVector(Point(1, 0)),
      phase: values[controls.phase] / 360 - values[controls.speed] * space.time
    )
    return .filter(.warp(WarpFilter(.wave(wave), transform: space.transform)))
  }
}
