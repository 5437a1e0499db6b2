extension Feature.Definition {
  /// Layer styles.
  static let layerStyles: [Feature.Definition] =
    LayerStyle.Kind.allCases.map(style) + [
      .feature("style.layer.blend", "Layer style with a blend mode")
        .found(.style(.custom("bm is neither 1 nor what the style begins with", isMixedOtherwise)))
        .partly("styles/blend", .mixing),
      .feature("style.layer.unknown", "Unknown layer style")
        .found(.style(.not(.within([.type], 0...LayerStyle.Kind.allCases.count - 1)))).notDrawn,
    ]

  private static func style(_ kind: LayerStyle.Kind) -> Feature.Definition {
    let cases = "styles/" + Feature.words(kind, separator: "-")
    let title = Feature.words(kind).split(separator: " ").map {
      $0.prefix(1).uppercased() + $0.dropFirst()
    }
    let name = kind == .bevel ? "Bevel and Emboss" : title.joined(separator: " ")
    let row = feature("style.layer." + Feature.words(kind, separator: "_"), name + " style")
      .found(.style(.equals([.type], kind.rawValue)))
    switch kind {
    case .bevel: return row.partly(cases, .bevel)
    case .gradientOverlay: return row.partly(cases, .extent)
    default: return row.drawn(cases)
    }
  }
}

/// Whether a style has a blend mode other than normal (1) or the default of its kind.
///
/// After Effects' default is multiply (5) for shadows and satin, and screen (11) for glows.
private let isMixedOtherwise: @Sendable (JSONCursor) -> Bool = { style in
  guard let type = style[.type]?.whole, (0...8).contains(type), type != 5,
    let mode = style[.blendMode]?.firstNumber, mode > 1
  else { return false }
  switch type {
  case 1, 2, 6: return mode != 5
  case 3, 4: return mode != 11
  default: return true
  }
}
