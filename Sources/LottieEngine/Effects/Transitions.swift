import LottieGeometry
import LottieModel
import LottieScene

extension EffectKind {
  static let transitions: [any EffectRule.Type] = [
    LinearWipeEffect.self, RadialWipeEffect.self, VenetianBlindsEffect.self,
  ]
}

struct LinearWipeControls: EffectControls {
  static let effects = ["effect.linear_wipe"]
  let completion = NumberControl(0, "Transition Completion", 0, .percent)
  let angle = NumberControl(1, "Wipe Angle", 0, .degrees)
  let feather = NumberControl(2, "Feather", 0, .pixels)
}

/// Linear wipe: a straight edge, or a ramp as wide as the feather, moves across the layer and hides it.
enum LinearWipeEffect: EffectRule {
  static let controls = LinearWipeControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let share = values.share(controls.completion)
    guard share > 0 else { return .none }
    guard share < 1 else { return .wipe(WipeMask.item(BezierPath(), feather: 0, space.transform)) }
    // 0° wipes upwards, and angles grow clockwise.
    let turn = Affine.rotation(degrees: values[controls.angle] - 90)
    let direction = turn.applyVector(Point(1, 0))
    let (width, height) = (space.size.width, space.size.height)
    let feather = max(0, values[controls.feather])
    let extent = abs(direction.x) * width / 2 + abs(direction.y) * height / 2 + feather / 2
    let far = width + height + feather
    // In a space with the layer's center at the origin and the wipe to the right. The ramp enters from outside
    // and leaves to it.
    let edge = (2 * share - 1) * extent
    let place = turn.then(.translation(width / 2, height / 2))
    func rest(_ start: Double) -> BezierPath {
      BezierPath(Rect(minX: start, minY: -far, maxX: far, maxY: far)).applying(place)
    }
    guard feather > 0 else { return .wipe(WipeMask.item(rest(edge), feather: 0, space.transform)) }
    let ramp = Gradient(
      shape: .linear(
        start: place.apply(Point(edge - feather / 2, 0)),
        end: place.apply(Point(edge + feather / 2, 0))
      ),
      stops: [
        ColorStop(offset: 0, color: .white.opacity(0)), ColorStop(offset: 1, color: .white),
      ]
    )
    return .fade(
      FillItem(
        path: PathResource(rest(edge - feather / 2)),
        paint: .gradient(ramp, opacity: 1),
        transform: space.transform
      )
    )
  }
}

/// The masks of wipes.
enum WipeMask {
  /// A mask that keeps the inside of a path, feathered as in After Effects.
  static func item(_ path: BezierPath, feather: Double, _ transform: Affine) -> MaskItem {
    let sigma = max(0, feather) / 4
    return MaskItem(
      path: PathResource(path),
      transform: transform,
      feather: Point(sigma, sigma)
    )
  }
}

struct RadialWipeControls: EffectControls {
  static let effects = ["effect.radial_wipe"]
  let completion = NumberControl(0, "Transition Completion", 0, .percent)
  let angle = NumberControl(1, "Start Angle", 0, .degrees)
  let center = PointControl(2, "Wipe Center")
  let direction = ChoiceControl(3, "Wipe")
  let feather = NumberControl(4, "Feather", 0, .pixels)
}

/// Radial wipe: a hand rotates about a point and hides the layer.
enum RadialWipeEffect: EffectRule {
  static let controls = RadialWipeControls()

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let share = values.share(controls.completion)
    guard share > 0 else { return .none }
    let middle = values[controls.center, space]
    let turn = share * 360
    // 0° is upwards; the visible part starts at the hand.
    let start = values[controls.angle] - 90
    let first: Double
    switch values[controls.direction] {
    case 2: first = start
    case 3: first = start + turn / 2
    default: first = start + turn
    }
    let far = space.size.width + space.size.height + abs(middle.x) + abs(middle.y)
    let path = sector(middle, from: first, degrees: 360 - turn, radius: 2 * far)
    return .wipe(WipeMask.item(path, feather: values[controls.feather], space.transform))
  }

  /// A sector as a polygon that lies outside of its circle.
  private static func sector(
    _ center: Point,
    from start: Double,
    degrees: Double,
    radius: Double
  ) -> BezierPath {
    let steps = max(1, Int((degrees / 60).rounded(.up)))
    let corners = (0...steps).map { i in
      center
        + Affine.rotation(degrees: start + degrees * Double(i) / Double(steps))
        .applyVector(Point(radius * 1.2, 0))
    }
    return BezierPath(polygon: [center] + corners)
  }
}

struct VenetianBlindsControls: EffectControls {
  static let effects = ["effect.venetian_blinds"]
  let completion = NumberControl(0, "Transition Completion", 0, .percent)
  let direction = NumberControl(1, "Direction", 0, .degrees)
  let width = NumberControl(2, "Width", 20, .pixels)
  let feather = NumberControl(3, "Feather", 0, .pixels)
}

/// Venetian blinds: strips that are hidden from one side.
enum VenetianBlindsEffect: EffectRule {
  static let controls = VenetianBlindsControls()

  /// The edges are ramps three times as wide as the feather, which vary as much as a blur of this deviation.
  private static let featherToSigma = 3 / 12.0.squareRoot()

  /// More strips are not distinguished.
  private static let maximumCount = 4_096.0

  static func output(_ values: EffectProperties, _ space: EffectSpace) -> EffectOutput {
    let share = values.share(controls.completion)
    guard share > 0 else { return .none }
    let (width, height) = (space.size.width, space.size.height)
    // Half the length of the layer's diagonal, and what the blur reaches, covers it at every angle.
    let sigma = values[controls.feather] * VenetianBlindsEffect.featherToSigma
    let far = (width * width + height * height).squareRoot() / 2 + 3 * max(0, sigma)
    let strip = max(values[controls.width], 1, 2 * far / maximumCount)
    let count = (far / strip).rounded(.up)
    guard share < 1, count >= 1, count <= maximumCount else {
      return .wipe(WipeMask.item(BezierPath(), feather: 0, space.transform))
    }
    let contours = (-Int(count)..<Int(count)).flatMap { i -> [Contour] in
      let rest = Rect(
        minX: (Double(i) + share) * strip,
        minY: -far - strip,
        maxX: Double(i + 1) * strip,
        maxY: far + strip
      )
      return BezierPath(rest).contours
    }
    let place = Affine.rotation(degrees: values[controls.direction])
      .then(.translation(width / 2, height / 2))
    let path = BezierPath(contours).applying(place)
    return .wipe(WipeMask.item(path, feather: sigma * 4, space.transform))
  }
}
