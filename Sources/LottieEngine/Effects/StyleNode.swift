import LottieGeometry
import LottieModel
import LottieScene

/// Values of a layer style, by the document's keys; a number is a list of one.
final class StyleNodeProperties: NodePropertyMap {
  /// What keys stand for, in the order they are listed.
  private static let names: [(key: String, name: String)] = [
    ("c", "Color"), ("o", "Opacity"), ("a", "Angle"), ("d", "Distance"), ("ch", "Choke"),
    ("r", "Range"), ("s", "Size"), ("sr", "Source"), ("in", "Invert"),
  ]

  private let keys: [String]
  private var values: [NodeValue<[Double]>]
  var animated: [any AnyNodeProperty] = []

  init(_ properties: [String: KeyframeGroup<[Double]>]) {
    let known = StyleNodeProperties.names.map(\.key)
    keys = known.filter { properties[$0] != nil }
    values = keys.compactMap { properties[$0].map { NodeValue($0) } }
    for value in values { animated = animated.adding(value) }
  }

  var keypathProperties: [KeypathProperty] {
    StyleNodeProperties.names.compactMap { entry in
      keys.firstIndex(of: entry.key).map { i in
        KeypathProperty(entry.name, .number, self, \.values[i], in: self).asExtension
      }
    }
  }

  /// A number; the default when the style has none.
  func number(_ key: String, default value: Double = 0) -> Double {
    guard let i = keys.firstIndex(of: key), let number = values[i].value.first, number.isFinite
    else { return value }
    return number
  }

  /// The colour with the opacity.
  var color: Color {
    let numbers = keys.firstIndex(of: "c").map { values[$0].value } ?? []
    guard numbers.count >= 3 else { return .black.opacity(number("o", default: 100) / 100) }
    return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
      .opacity(number("o", default: 100) / 100)
  }
}

/// A style of a layer: a shadow, a glow, an outline or a colour over everything.
final class StyleNode: AnimatorNode {
  /// Half the size is the standard deviation, as lottie-ios has it and as design programs write the
  /// same shadow in CSS.
  private static let sizeToSigma = 0.5

  let keypathName: String
  let isExtension = true
  let kind: LayerStyle.Kind
  /// When its values last changed.
  private(set) var generation: Generation = 0
  private let properties: StyleNodeProperties

  /// A node for a style that is drawn and switched on; nil for others.
  init?(_ model: LayerStyle) {
    guard model.isEnabled, let kind = model.kind, StyleNode.order(of: kind) != nil else {
      return nil
    }
    keypathName = model.name
    self.kind = kind
    properties = StyleNodeProperties(model.properties)
  }

  /// The place of a kind among those of a layer, from the picture itself to what lies behind it; nil
  /// for kinds that are not drawn.
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

  /// What it does, by the values last updated to.
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

  /// Away from the light, whose angle grows against the clock from the right.
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
