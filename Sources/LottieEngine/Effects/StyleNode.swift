import LottieGeometry
import LottieModel
import LottieScene

/// Values of a layer style, by the document's keys.
final class StyleNodeProperties: NodePropertyMap {
  let kind: ObjectKind
  let location: JSONLocation
  private let keys: [String]
  private var numbers: [NodeValue<Double>]
  private let colorKeys: [String]
  private var fills: [NodeValue<Color>]
  private var offset: NodeValue<Vector3D>
  private let hasOffset: Bool
  private var colors: NodeValue<[Double]>
  private let hasGradient: Bool
  private let colorCount: Int
  var animated: [any AnyNodeProperty] = []

  init(_ model: LayerStyle, _ kind: ObjectKind, _ context: NodeContext) {
    self.kind = kind
    location = model.location
    let members = kind.listedMembers.filter { model.properties[$0.path] != nil }
    keys = members.filter { $0.member.propertyKind == .number }.map(\.path)
    colorKeys = members.filter { $0.member.propertyKind == .color }.map(\.path)
    numbers = keys.compactMap { key in
      model.properties[key].map { NodeValue($0.map { $0.first ?? .nan }, context) }
    }
    fills = colorKeys.compactMap { key in
      model.properties[key].map { NodeValue($0.map(StyleNodeProperties.color), context) }
    }
    let offset = model.properties["of"]
    hasOffset = offset != nil
    self.offset =
      offset.map { NodeValue($0.map(StyleNodeProperties.point), context) }
      ?? .constant(Vector3D(0, 0))
    hasGradient = model.gradient != nil
    colors = model.gradient.map { NodeValue($0, context) } ?? .constant([])
    colorCount = model.colorCount
    for value in numbers { animated.add(value) }
    for value in fills { animated.add(value) }
    animated.add(self.offset)
    animated.add(colors)
  }

  private static func point(_ numbers: [Double]) -> Vector3D {
    numbers.count >= 2 ? Vector3D(numbers[0], numbers[1]) : Vector3D(0, 0)
  }

  private static func color(_ numbers: [Double]) -> Color {
    guard numbers.count >= 3 else { return .black }
    return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
  }

  var values: [MemberValue] {
    let numbers = keys.indices.map { i in
      MemberValue(keys[i], self, \.numbers[i], in: self)
    }
    let fills = colorKeys.indices.map { i in
      MemberValue(colorKeys[i], self, \.fills[i], in: self)
    }
    return numbers + fills + (hasOffset ? [value("of", \.offset)] : [])
      + (hasGradient ? [value("gr.k", \.colors)] : [])
  }

  /// The offset of a gradient, in percent of its box.
  var gradientOffset: Point { offset.value.point.isFinite ? offset.value.point : .zero }

  /// The stops of a gradient; as many colors as there are numbers for where their number is missing.
  var stops: [ColorStop] {
    GradientStops(colors.value, colorCount: min(colorCount, colors.value.count / 4)).merged
  }

  /// Blend mode with what is below.
  var blend: BlendMode { blend("bm", default: 1) }

  /// The blend mode of a member; normal for what has no such mode.
  ///
  /// The numbers are those of After Effects' menu for layer styles, its separators counted.
  func blend(_ key: String, default value: Double) -> BlendMode {
    switch number(key, default: value) {
    case 4: .darken
    case 5: .multiply
    case 6: .colorBurn
    case 10: .lighten
    case 11: .screen
    case 12: .colorDodge
    case 13: .add
    case 16: .overlay
    case 17: .softLight
    case 18: .hardLight
    case 22: .hardMix
    case 24: .difference
    case 25: .exclusion
    case 27: .hue
    case 28: .saturation
    case 29: .color
    case 30: .luminosity
    default: .normal
    }
  }

  /// The number of a member; the default when the style has none.
  func number(_ key: String, default value: Double = 0) -> Double {
    guard let i = keys.firstIndex(of: key) else { return value }
    let number = numbers[i].value
    return number.isFinite ? number : value
  }

  /// The color, with its opacity applied.
  var color: Color { color("c", opacity: "o", default: .black, 100) }

  /// The color of a member, with the opacity of another in percent applied.
  func color(_ key: String, opacity: String, default color: Color, _ percent: Double) -> Color {
    let fill = colorKeys.firstIndex(of: key).map { fills[$0].value } ?? color
    return fill.opacity(number(opacity, default: percent).fraction)
  }
}

/// A layer style: a shadow, a glow, an outline or a color overlay.
final class StyleNode: AnimatorNode {
  /// The standard deviation is half the size, as in lottie-ios and as design programs export the
  /// same shadow to CSS.
  private static let sizeToSigma = 0.5

  let keypathName: String
  let isNonstandard = true
  let kind: LayerStyle.Kind
  /// Generation of the last change of its values.
  private(set) var generation: Generation = 0
  private let properties: StyleNodeProperties

  /// Creates a node for an enabled style of a known kind; nil for others.
  init?(_ model: LayerStyle, _ context: NodeContext) {
    guard model.isEnabled, let kind = model.kind else { return nil }
    keypathName = model.name
    self.kind = kind
    let context = context.at(model.location, name: model.name)
    properties = StyleNodeProperties(model, .layerStyle(kind), context)
  }

  /// The drawing order of a kind among a layer's styles, from the layer's own image to what lies
  /// behind it.
  static func order(of kind: LayerStyle.Kind) -> Int {
    switch kind {
    case .gradientOverlay: -1
    case .colorOverlay: 0
    case .satin: 1
    case .innerGlow: 2
    case .innerShadow: 3
    case .bevel: 4
    case .stroke: 5
    case .outerGlow: 6
    case .dropShadow: 7
    }
  }

  /// Whether it lies behind the layer and is blended with what is there: then it is drawn apart.
  var isBlendedBehind: Bool {
    switch kind {
    case .dropShadow, .outerGlow:
      let blend = properties.blend
      // Black is the same multiplied or drawn over.
      let isSame = blend == .multiply && properties.color.opacity(1) == .black
      return blend != .normal && !isSame
    default: return false
    }
  }

  /// Blend mode with what is below.
  var blend: BlendMode { properties.blend }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    self.generation = generation
  }

  /// Gives its output, by its last values.
  ///
  /// - Parameters:
  ///   - matrix: The coordinates of the layer's composition to those of the root composition.
  ///   - box: The box that the layer fills, in the coordinates of its composition.
  ///   - isAlone: Whether a shadow is drawn without what casts it.
  /// - Returns: The filter for the layer's pixels.
  func filter(_ matrix: Affine, box: Rect, isAlone: Bool = false) -> Filter {
    let behind: ShadowFilter.Kind = isAlone ? .alone : .behind
    return switch kind {
    case .dropShadow: .shadow(shadow(behind, offset: offset, matrix))
    case .innerShadow: .shadow(shadow(.inside, offset: offset, matrix))
    case .innerGlow:
      .shadow(shadow(properties.number("sr", default: 1) == 2 ? .center : .inside, matrix))
    case .colorOverlay:
      properties.blend == .normal
        ? .color(.matrix(overlay))
        : .shade(ShadeFilter(.color(properties.color), blend: properties.blend, transform: matrix))
    case .gradientOverlay:
      .shade(
        ShadeFilter(
          .stops(gradient(box)),
          blend: properties.blend,
          amount: max(0, min(properties.number("o", default: 100).fraction, 1)),
          transform: matrix
        )
      )
    case .stroke:
      .outline(
        OutlineFilter(
          color: properties.color,
          width: max(0, properties.number("s")),
          transform: matrix
        )
      )
    case .satin: .satin(satin(matrix))
    case .bevel: bevel(matrix)
    case .outerGlow: .shadow(shadow(behind, matrix))
    }
  }

  /// A gradient over a box, as long as the box is in its direction.
  private func gradient(_ box: Rect) -> ShadeStops {
    let shape: ShadeStops.Shape =
      switch properties.number("gt", default: 1) {
      case 2: .radial
      case 3: .angle
      case 4: .reflected
      case 5: .diamond
      default: .linear
      }
    // Angles grow counterclockwise; at 90° it ends at the top.
    let way = Affine.rotation(degrees: -properties.number("a", default: 90)).applyVector(
      Point(1, 0)
    )
    let length = (abs(way.x) * box.width + abs(way.y) * box.height) / 2
    let scale = max(0, properties.number("s", default: 100)).fraction
    let shift = properties.gradientOffset
    let stops = properties.stops
    let isReversed = properties.number("re") != 0
    return ShadeStops(
      shape,
      center: Point(
        (box.minX + box.maxX) / 2 + shift.x.fraction * box.width,
        (box.minY + box.maxY) / 2 + shift.y.fraction * box.height
      ),
      reach: way * (length * scale),
      stops: isReversed
        ? stops.reversed().map { ColorStop(offset: 1 - $0.offset, color: $0.color) } : stops
    )
  }

  /// Whether its gradient is fitted to the layer rather than to the composition.
  var isFittedToLayer: Bool {
    kind == .gradientOverlay && properties.number("al", default: 1) != 0
  }

  /// The light on the edges.
  private func bevel(_ matrix: Affine) -> Filter {
    let side: BevelFilter.Side =
      switch properties.number("bs", default: 2) {
      case 1: .outside
      case 3: .both
      case 4: .pillow
      default: .inside
      }
    // Where it lies on both sides, each has half of the size.
    let size = max(0, properties.number("s", default: 5))
    let isSplit = side == .both || side == .pillow
    return .bevel(
      BevelFilter(
        side,
        highlight: BevelFilter.Tone(
          properties.color("hc", opacity: "ho", default: .white, 75),
          blend: properties.blend("hm", default: 11)
        ),
        shadow: BevelFilter.Tone(
          properties.color("sc", opacity: "so", default: .black, 75),
          blend: properties.blend("sm", default: 5)
        ),
        light: Affine.rotation(degrees: -properties.number("a", default: 120))
          .applyVector(Point(1, 0)),
        altitude: properties.number("ll", default: 30),
        depth: properties.number("sr", default: 100).fraction,
        sigma: size * StyleNode.sizeToSigma / (isSplit ? 2 : 1),
        softness: max(0, properties.number("sf")) * StyleNode.sizeToSigma,
        transform: matrix
      )
    )
  }

  private func satin(_ matrix: Affine) -> SatinFilter {
    SatinFilter(
      color: properties.color,
      offset: offset,
      sigma: max(0, properties.number("s")) * StyleNode.sizeToSigma,
      isInverted: properties.number("in", default: 1) != 0,
      blend: properties.blend,
      transform: matrix
    )
  }

  private func shadow(
    _ kind: ShadowFilter.Kind,
    offset: Point = .zero,
    _ matrix: Affine
  ) -> ShadowFilter {
    ShadowFilter(
      kind,
      color: properties.color,
      offset: offset,
      sigma: max(0, properties.number("s")) * StyleNode.sizeToSigma,
      spread: properties.number("ch").fraction,
      blend: kind == .inside || kind == .center ? properties.blend : .normal,
      transform: matrix
    )
  }

  /// Away from the light, whose angle grows counterclockwise from the right.
  private var offset: Point {
    Affine.rotation(degrees: -properties.number("a"))
      .applyVector(Point(-properties.number("d"), 0))
  }

  private var overlay: [Double] {
    let color = properties.color
    let rest = 1 - color.alpha
    return [
      rest, 0, 0, 0, color.red * color.alpha,
      0, rest, 0, 0, color.green * color.alpha,
      0, 0, rest, 0, color.blue * color.alpha,
      0, 0, 0, 1, 0,
    ]
  }
}
