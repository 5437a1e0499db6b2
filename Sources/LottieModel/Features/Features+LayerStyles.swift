extension Feature.Definition {
  /// Layer styles.
  static let layerStyles: [Feature.Definition] = [
    Feature.Definition(
      .styleLayerStroke,
      "Stroke style",
      .style(.equals("ty", 0)),
      .drawn("styles/stroke")
    ),
    Feature.Definition(
      .styleLayerDropShadow,
      "Drop Shadow style",
      .style(.equals("ty", 1)),
      .drawn("styles/drop-shadow")
    ),
    Feature.Definition(
      .styleLayerInnerShadow,
      "Inner Shadow style",
      .style(.equals("ty", 2)),
      .drawn("styles/inner-shadow")
    ),
    Feature.Definition(
      .styleLayerOuterGlow,
      "Outer Glow style",
      .style(.equals("ty", 3)),
      .drawn("styles/outer-glow")
    ),
    Feature.Definition(
      .styleLayerInnerGlow,
      "Inner Glow style",
      .style(.equals("ty", 4)),
      .drawn("styles/inner-glow")
    ),
    Feature.Definition(
      .styleLayerBevel,
      "Bevel and Emboss style",
      .style(.equals("ty", 5)),
      .partly("styles/bevel", .bevel)
    ),
    Feature.Definition(
      .styleLayerSatin,
      "Satin style",
      .style(.equals("ty", 6)),
      .drawn("styles/satin")
    ),
    Feature.Definition(
      .styleLayerColorOverlay,
      "Color Overlay style",
      .style(.equals("ty", 7)),
      .drawn("styles/color-overlay")
    ),
    Feature.Definition(
      .styleLayerGradientOverlay,
      "Gradient Overlay style",
      .style(.equals("ty", 8)),
      .partly("styles/gradient-overlay", .extent)
    ),
    Feature.Definition(
      .styleLayerBlend,
      "Layer style with a blend mode",
      .style(.custom("bm is neither 1 nor what the style begins with", isMixedOtherwise)),
      .partly("styles/blend", .mixing)
    ),
    Feature.Definition(
      .styleLayerUnknown,
      "Unknown layer style",
      .style(.not(.within("ty", 0...8))),
      .notDrawn
    ),
  ]
}

/// Whether a style has a blend mode other than normal (1) or the default of its kind.
///
/// After Effects' default is multiply (5) for shadows and satin, and screen (11) for glows.
private let isMixedOtherwise: @Sendable (JSONCursor) -> Bool = { style in
  guard let type = style["ty"]?.whole, (0...8).contains(type), type != 5,
    let mode = style["bm"]?.firstNumber, mode > 1
  else { return false }
  switch type {
  case 1, 2, 6: return mode != 5
  case 3, 4: return mode != 11
  default: return true
  }
}
