import LottieGeometry
import LottieModel
import LottieScene

/// Values of a layer style, by the document's keys.
final class StyleNodeProperties: NodePropertyMap {
  let kind: ObjectKind
  let location: JSONLocation
  private let keys: [String]
  private var numbers: [NodeValue<Double>]
  private var fill: NodeValue<Color>
  private let hasColor: Bool
  var animated: [any AnyNodeProperty] = []

  init(_ model: LayerStyle, _ kind: ObjectKind, _ context: NodeContext) {
    self.kind = kind
    location = model.location
    keys = kind.listedMembers.map(\.path).filter { $0 != "c" && model.properties[$0] != nil }
    numbers = keys.compactMap { key in
      model.properties[key].map { NodeValue($0.map { $0.first ?? .nan }, context) }
    }
    let color = model.properties["c"]
    hasColor = color != nil
    fill = color.map { NodeValue($0.map(StyleNodeProperties.color), context) } ?? .constant(.black)
    for value in numbers { animated = animated.adding(value) }
    animated = animated.adding(fill)
  }

  private static func color(_ numbers: [Double]) -> Color {
    guard numbers.count >= 3 else { return .black }
    return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
  }

  var values: [MemberValue] {
    let numbers = keys.indices.map { i in
      MemberValue(keys[i], self, \.numbers[i], in: self)
    }
    return numbers + (hasColor ? [value("c", \.fill)] : [])
  }

  /// The number of a member; the default when the style has none.
  func number(_ key: String, default value: Double = 0) -> Double {
    guard let i = keys.firstIndex(of: key) else { return value }
    let number = numbers[i].value
    return number.isFinite ? number : value
  }

  /// The color, with its opacity applied.
  var color: Color { fill.value.opacity(number("o", default: 100) / 100) }
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

  /// A node for a supported and enabled style; nil for others.
  init?(_ model: LayerStyle, _ context: NodeContext) {
    guard model.isEnabled, let kind = model.kind, StyleNode.order(of: kind) != nil else {
      return nil
    }
    keypathName = model.name
    self.kind = kind
    let context = context.at(model.location, name: model.name)
    properties = StyleNodeProperties(model, .layerStyle(kind), context)
  }

  /// The drawing order of a kind among a layer's styles, from the layer's own image to what lies
  /// behind it; nil for kinds that are not drawn.
  static func order(of kind: LayerStyle.Kind) -> Int? {
    switch kind {
    case .colorOverlay: 0
    case .satin: 1
    case .innerGlow: 2
    case .innerShadow: 3
    case .stroke: 4
    case .outerGlow: 5
    case .dropShadow: 6
    case .bevel, .gradientOverlay: nil
    }
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    self.generation = generation
  }

  /// Its output, by its last values.
  func filter(_ matrix: Affine) -> Filter {
    switch kind {
    case .dropShadow: .shadow(shadow(.behind, offset: offset, matrix))
    case .innerShadow: .shadow(shadow(.inside, offset: offset, matrix))
    case .innerGlow:
      .shadow(shadow(properties.number("sr", default: 2) == 1 ? .center : .inside, matrix))
    case .colorOverlay: .color(.matrix(overlay))
    case .stroke:
      .outline(
        OutlineFilter(
          color: properties.color,
          width: max(0, properties.number("s")),
          transform: matrix
        )
      )
    case .satin: .satin(satin(matrix))
    case .outerGlow, .bevel, .gradientOverlay: .shadow(shadow(.behind, matrix))
    }
  }

  private func satin(_ matrix: Affine) -> SatinFilter {
    SatinFilter(
      color: properties.color,
      offset: offset,
      sigma: max(0, properties.number("s")) * StyleNode.sizeToSigma,
      isInverted: properties.number("in", default: 1) != 0,
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
      spread: properties.number("ch") / 100,
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
