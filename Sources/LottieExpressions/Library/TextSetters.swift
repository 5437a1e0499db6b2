/// The setters of After Effects' text styles.
package enum TextSetters {
  /// Those that apply, to all characters.
  package static let drawn: Set<String> = [
    "setText", "setFont", "setFontSize", "setFillColor", "setStrokeColor", "setApplyFill",
    "setApplyStroke", "setStrokeWidth", "setTracking", "setLeading", "setAutoLeading",
    "setBaselineShift", "setAllCaps", "setSmallCaps", "setJustification",
  ]

  /// Those that change nothing that is drawn.
  package static let others: Set<String> = [
    "setFauxBold", "setFauxItalic", "setLigature", "setBaselineDirection", "setBaselineOption",
    "setDigitSet", "setKerning", "setKerningType", "setDirection", "setEveryLineComposer",
    "setFirstLineIndent", "setLeadingType", "setLeftMargin", "setRightMargin", "setSpaceAfter",
    "setSpaceBefore", "setHangingRoman", "setHorizontalScaling", "setVerticalScaling", "setTsume",
    "setLineJoin",
  ]
}
