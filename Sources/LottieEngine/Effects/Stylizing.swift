import LottieGeometry
import LottieModel
import LottieScene

extension EffectKind {
  static let stylizing: [any EffectRule.Type] = [
    GlowEffect.self, MotionTileEffect.self, PosterizeEffect.self, ThresholdEffect.self,
    CCSphereEffect.self, DropShadowEffect.self, SimpleChokerEffect.self, EchoEffect.self,
  ]
}

struct GlowControls: EffectControls {
  static let effects = ["effect.glow"]
  let basis = ChoiceControl(0, "Glow Based On", 2)
  let threshold = NumberControl(1, "Glow Threshold", 0.6)
  let radius = NumberControl(2, "Glow Radius", 10, .pixels)
  let intensity = NumberControl(3, "Glow Intensity", 1)
  let order = ChoiceControl(4, "Composite Original", 2)
  let operation = ChoiceControl(5, "Glow Operation", 3)
  let colors = ChoiceControl(6, "Glow Colors")
  let looping = ChoiceControl(7, "Color Looping", 3)
  let loops = NumberControl(8, "Color Loops", 1)
  let phase = NumberControl(9, "Color Phase", 0, .degrees)
  let midpoint = NumberControl(10, "A & B Midpoint", 50, .percent)
  let colorA = ColorControl(11, "Color A", .white)
  let colorB = ColorControl(12, "Color B")
  let dimensions = ChoiceControl(13, "Glow Dimensions")
}

/// Glow, in the layer's own colors.
enum GlowEffect: EffectRule {
  static let controls = GlowControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let sigma = max(0, values[controls.radius]) * GaussianBlurEffect.blurrinessToSigma
    let dimensions = values[controls.dimensions]
    // Based on the alpha channel everything glows.
    let usesAlpha = values[controls.basis] == 1
    return .filter(
      .glow(
        GlowFilter(
          threshold: usesAlpha ? 0 : level(values[controls.threshold]),
          sigma: Point(dimensions == 3 ? 0 : sigma, dimensions == 2 ? 0 : sigma),
          intensity: max(0, values[controls.intensity]),
          blend: EffectBlend.mode(values[controls.operation]),
          order: order(values[controls.order]),
          transform: space.transform
        )
      )
    )
  }

  /// Documents have 0…1; what is more can only be a percentage or a byte.
  private static func level(_ threshold: Double) -> Double {
    threshold > 1 ? min(threshold / 255, 1) : threshold
  }

  /// The place of the original: on top, behind, or not at all.
  private static func order(_ choice: Double) -> GlowFilter.Order {
    choice == 1 ? .below : choice == 3 ? .alone : .above
  }
}

struct MotionTileControls: EffectControls {
  static let effects = ["effect.motion_tile"]
  let center = PointControl(0, "Tile Center", 0.5, 0.5)
  let tileWidth = NumberControl(1, "Tile Width", 100, .percent)
  let tileHeight = NumberControl(2, "Tile Height", 100, .percent)
  let outputWidth = NumberControl(3, "Output Width", 100, .percent)
  let outputHeight = NumberControl(4, "Output Height", 100, .percent)
  let mirrorsEdges = FlagControl(5, "Mirror Edges")
  let phase = NumberControl(6, "Phase", 0, .degrees)
  let shiftsRows = FlagControl(7, "Horizontal Phase Shift")
}

/// Motion tile: copies of the whole layer, side by side.
enum MotionTileEffect: EffectRule {
  static let controls = MotionTileControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let (width, height) = (space.size.width, space.size.height)
    let middle = Point(width / 2, height / 2)
    let (across, down) = (values.share(controls.tileWidth), values.share(controls.tileHeight))
    let wide = max(0, values.fraction(controls.outputWidth)) * width
    let high = max(0, values.fraction(controls.outputHeight)) * height
    // Without any size there are no tiles.
    let isShown = across > 0 || down > 0
    let turns = values[controls.phase] / 360
    let tile = WarpTile(
      box: space.box,
      tile: box(values[controls.center, space], max(across * width, 1), max(down * height, 1)),
      output: box(middle, isShown ? wide : 0, isShown ? high : 0),
      isMirrored: values[controls.mirrorsEdges],
      phase: turns - turns.rounded(.down),
      movesRows: values[controls.shiftsRows]
    )
    return .filter(.warp(WarpFilter(.tile(tile), transform: space.transform)))
  }

  private static func box(_ center: Point, _ width: Double, _ height: Double) -> Rect {
    Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }
}

struct PosterizeControls: EffectControls {
  static let effects = ["effect.posterize"]
  let level = NumberControl(0, "Level", 7)
}

/// Posterize: a few evenly spaced levels of each color.
enum PosterizeEffect: EffectRule {
  static let controls = PosterizeControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let levels = max(2, min(values[controls.level].rounded(), 255))
    let table = (0..<256).map { byte in
      Color.byte((Double(byte) * levels / 256).rounded(.down) / (levels - 1))
    }
    return .filter(.color(.tables([table, table, table])))
  }
}

struct ThresholdControls: EffectControls {
  static let effects = ["effect.threshold"]
  let level = NumberControl(0, "Level", 0.5)
}

/// Threshold.
enum ThresholdEffect: EffectRule {
  static let controls = ThresholdControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let level = values[controls.level]
    // Documents have 0…1; what is more can only be a byte.
    return .filter(.color(.threshold(level > 1 ? level / 255 : level)))
  }
}

struct CCSphereControls: EffectControls {
  static let effects = ["effect.cc_sphere"]
  let rotationX = NumberControl(1, "Rotation X", 0, .degrees)
  let rotationY = NumberControl(2, "Rotation Y", 0, .degrees)
  let rotationZ = NumberControl(3, "Rotation Z", 0, .degrees)
  let order = ChoiceControl(4, "Rotation Order")
  let radius = NumberControl(6, "Radius", 0, .pixels)
  let offset = PointControl(7, "Offset", 0.5, 0.5)
  let side = ChoiceControl(8, "Render")
  let intensity = NumberControl(10, "Light Intensity", 0, .percent)
  let color = ColorControl(11, "Light Color", .white)
  let height = NumberControl(12, "Light Height", 0, .percent)
  let direction = NumberControl(13, "Light Direction", 0, .degrees)
  let ambient = NumberControl(16, "Ambient", 100, .percent)
  let diffuse = NumberControl(17, "Diffuse", 0, .percent)
  let specular = NumberControl(18, "Specular", 0, .percent)
  let roughness = NumberControl(19, "Roughness", 0.5)
}

/// CC Sphere; Metal and Reflective are not used.
enum CCSphereEffect: EffectRule {
  static let controls = CCSphereControls()

  private typealias Matrix = [[Double]]

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let ball = WarpBall(
      box: space.box,
      center: values[controls.offset, space],
      radius: max(0, values[controls.radius]),
      rotation: rotation(values),
      side: side(values[controls.side]),
      light: light(values)
    )
    return .filter(.warp(WarpFilter(.ball(ball), transform: space.transform)))
  }

  private static func light(_ values: EffectProperties) -> WarpBall.Light {
    let intensity = max(0, min(values.fraction(controls.intensity), 10))
    let height = sin(max(-1, min(values.fraction(controls.height), 1)) * .pi / 2)
    // 0° is upwards, and angles grow clockwise.
    let turn = Affine.rotation(degrees: values[controls.direction] - 90)
    let direction = turn.applyVector(Point((1 - height * height).squareRoot(), 0))
    return WarpBall.Light(
      color: values[controls.color],
      direction: [direction.x, direction.y, height],
      ambient: max(0, min(values.fraction(controls.ambient), 2)),
      diffuse: values.share(controls.diffuse) * intensity,
      specular: values.share(controls.specular) * intensity,
      exponent: 1 / max(0.001, min(values[controls.roughness], 0.5))
    )
  }

  private static func side(_ choice: Double) -> WarpBall.Side {
    choice == 1 ? .both : choice == 2 ? .outside : .inside
  }

  /// The rotation; of the axes in the menu's order the last one turns first.
  private static func rotation(_ values: EffectProperties) -> [[Double]] {
    let x = turn(1, 2, degrees: values[controls.rotationX])
    let y = turn(2, 0, degrees: values[controls.rotationY])
    let z = turn(0, 1, degrees: -values[controls.rotationZ])
    let orders = [[x, y, z], [x, z, y], [y, x, z], [y, z, x], [z, x, y], [z, y, x]]
    let choice = (Int(exactly: values[controls.order].rounded()) ?? 1) - 1
    let order = orders.indices.contains(choice) ? orders[choice] : orders[5]
    return EffectMatrix.product(EffectMatrix.product(order[0], order[1]), order[2])
  }

  /// A rotation from one axis towards another.
  private static func turn(_ from: Int, _ to: Int, degrees: Double) -> Matrix {
    let turn = Affine.rotation(degrees: degrees)
    var matrix = [[1.0, 0, 0], [0, 1, 0], [0, 0, 1]]
    (matrix[from][from], matrix[from][to]) = (turn.a, -turn.b)
    (matrix[to][from], matrix[to][to]) = (turn.b, turn.a)
    return matrix
  }
}

struct DropShadowControls: EffectControls {
  static let effects = ["effect.drop_shadow"]
  let color = ColorControl(0, "Shadow Color")
  /// In 0…255.
  let opacity = NumberControl(1, "Opacity", 255)
  let direction = NumberControl(2, "Direction", 0, .degrees)
  let distance = NumberControl(3, "Distance", 0, .pixels)
  let softness = NumberControl(4, "Softness", 0, .pixels)
  let isAlone = FlagControl(5, "Shadow Only")
}

/// Drop shadow.
enum DropShadowEffect: EffectRule {
  static let controls = DropShadowControls()

  /// The standard deviation is a quarter of the softness, as in lottie-web.
  private static let softnessToSigma = 0.25

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let color = values[controls.color].opacity(values[controls.opacity] / 255)
    // 0° is upwards, and angles grow clockwise.
    let direction = Affine.rotation(degrees: values[controls.direction] - 90)
    return .filter(
      .shadow(
        ShadowFilter(
          values[controls.isAlone] ? .alone : .behind,
          color: color,
          offset: direction.applyVector(Point(values[controls.distance], 0)),
          sigma: values[controls.softness] * softnessToSigma,
          transform: space.transform
        )
      )
    )
  }
}

struct SimpleChokerControls: EffectControls {
  static let effects = ["effect.simple_choker"]
  let view = ChoiceControl(0, "View")
  let choke = NumberControl(1, "Choke Matte", 0, .pixels)
}

/// Simple choker.
enum SimpleChokerEffect: EffectRule {
  static let controls = SimpleChokerControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let radius = max(-100, min(values[controls.choke], 100))
    guard radius != 0 else { return .none }
    return .filter(.choke(ChokeFilter(radius: radius, transform: space.transform)))
  }
}
