extension Feature.Definition {
  /// Layer styles.
  static let layerStyles: [Feature.Definition] =
    zip(LayerStyle.Kind.allCases, layerStyleNames).map(style) + [
      .feature("style.layer.blend", "Layer style with a blend mode")
        .found(.style(.custom("bm is neither 1 nor what the style begins with", isMixedOtherwise)))
        .partly("styles/blend", .mixing),
      .feature("style.layer.blend.usual", "Layer style with its usual blend mode")
        .found(
          .style(
            .custom("bm is not 1, but what the style begins with") {
              ($0[.blendMode]?.firstNumber ?? 1) > 1 && !isMixedOtherwise($0)
            }
          )
        )
        .drawn("styles/blend"),
      .feature("style.layer.unknown", "Unknown layer style")
        .found(.style(.not(.within([.type], 0...LayerStyle.Kind.allCases.count - 1)))).notDrawn,
    ]

  /// The names of ``LayerStyle/Kind``, in its order, as ids and render cases have them.
  private static let layerStyleNames = [
    "stroke", "drop-shadow", "inner-shadow", "outer-glow", "inner-glow", "bevel", "satin",
    "color-overlay", "gradient-overlay",
  ]

  private static func style(_ kind: LayerStyle.Kind, _ name: String) -> Feature.Definition {
    let words = name.split(separator: "-")
    let title =
      kind == .bevel
      ? "Bevel and Emboss"
      : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    let row = feature("style.layer." + words.joined(separator: "_"), title + " style")
      .found(.style(.equals([.type], kind.rawValue)))
    switch kind {
    case .bevel: return row.partly("styles/" + name, .bevel)
    case .gradientOverlay: return row.partly("styles/" + name, .extent)
    default: return row.drawn("styles/" + name)
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
