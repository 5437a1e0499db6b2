extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Text".
  static let text: [FeatureRow] = [
    FeatureRow(
      .textFonts,
      "Named fonts",
      "nyyyyyypynny",
      .content,
      "fonts.list[] non-empty with text layers"
    ),
    FeatureRow(
      .textFontEmbedded,
      "Embedded/remote font file",
      "nnnnnnppunny",
      .detail,
      "fonts.list[].fPath non-empty (origin 1..3)"
    ),
    FeatureRow(
      .textGlyphs,
      "Glyph shapes",
      "nnnnnyyyynny",
      .content,
      "chars[] non-empty",
      note: "lottie-ios never draws packed glyphs."
    ),
    FeatureRow(
      .textGlyphPrecomp,
      "Precomp glyph",
      "uunnnnyyunnn",
      .detail,
      "chars[].t==1 or chars[].data.refId"
    ),
    FeatureRow(
      .textDocumentKeyframes,
      "Animated text document",
      "uuynyyyyynny",
      .detail,
      "text.d.k.length>1"
    ),
    FeatureRow(.textFill, "Text fill", "nyyyyyyyynny", .detail, "d.k[].s.fc"),
    FeatureRow(.textStroke, "Text stroke", "nypppyyyynny", .detail, "d.k[].s.sc / sw"),
    FeatureRow(.textStrokeOrder, "Stroke over/under fill", "uuyyyyyyunny", .detail, "d.k[].s.of"),
    FeatureRow(.textTracking, "Tracking", "nyyyyyyyynny", .detail, "d.k[].s.tr!=0"),
    FeatureRow(.textLineHeight, "Line height", "uyyyyyyyynny", .detail, "d.k[].s.lh"),
    FeatureRow(.textBaselineShift, "Baseline shift", "uunnnyyyunny", .detail, "d.k[].s.ls!=0"),
    FeatureRow(.textCaps, "All caps / small caps", "uunnnnnnunny", .detail, "d.k[].s.ca 1/2"),
    FeatureRow(
      .textJustifyBasic,
      "Justify left/right/centre",
      "uyyyyyyyynny",
      .detail,
      "d.k[].s.j 0/1/2"
    ),
    FeatureRow(.textJustifyFull, "Full justification", "uupppnnnnnnn", .detail, "d.k[].s.j 3..6"),
    FeatureRow(.textBox, "Paragraph (box) text", "uuyyyyyyynny", .detail, "d.k[].s.sz (and ps)"),
    FeatureRow(
      .textMultiline,
      "Line breaks",
      "uuyyyyyyynny",
      .detail,
      "\\r or \\u0003 in d.k[].s.t"
    ),
    FeatureRow(
      .textRtl,
      "RTL / complex scripts",
      "uuyyypppynnu",
      .detail,
      "Bidi characters in d.k[].s.t"
    ),
    FeatureRow(
      .textAnimator,
      "Text animators",
      "nppnppyyynny",
      .detail,
      "t.a[] non-empty",
      note: "lottie-android applies the first animator only."
    ),
    FeatureRow(
      .textAnimatorMultiple,
      "More than one animator",
      "uupnpnyyynny",
      .detail,
      "t.a.length>1"
    ),
    FeatureRow(.textAnimatorFill, "Animator fill colour", "nypnnyyyynny", .detail, "t.a[].a.fc"),
    FeatureRow(
      .textAnimatorFillHsb,
      "Animator fill hue/sat/brightness",
      "uunnnnyynnnn",
      .detail,
      "t.a[].a.fh/fs/fb"
    ),
    FeatureRow(
      .textAnimatorFillOpacity,
      "Animator fill opacity",
      "uunnnnnnynny",
      .detail,
      "t.a[].a.fo"
    ),
    FeatureRow(
      .textAnimatorStroke,
      "Animator stroke colour",
      "nypnnyyyynny",
      .detail,
      "t.a[].a.sc"
    ),
    FeatureRow(
      .textAnimatorStrokeWidth,
      "Animator stroke width",
      "nypnnyyynnny",
      .detail,
      "t.a[].a.sw"
    ),
    FeatureRow(
      .textAnimatorStrokeOpacity,
      "Animator stroke opacity",
      "uunnnnnnynny",
      .detail,
      "t.a[].a.so"
    ),
    FeatureRow(.textAnimatorTracking, "Animator tracking", "nypnnyyyynny", .detail, "t.a[].a.t"),
    FeatureRow(
      .textAnimatorLineSpacing,
      "Animator line spacing",
      "uunnnnnnynny",
      .detail,
      "t.a[].a.ls"
    ),
    FeatureRow(.textAnimatorPosition, "Animator position", "nypnnnyyynny", .detail, "t.a[].a.p"),
    FeatureRow(.textAnimatorAnchor, "Animator anchor", "nypnnnyynnnn", .detail, "t.a[].a.a"),
    FeatureRow(.textAnimatorScale, "Animator scale", "nypnnnyyynny", .detail, "t.a[].a.s"),
    FeatureRow(.textAnimatorRotation, "Animator rotation", "nypnnnyyynny", .detail, "t.a[].a.r"),
    FeatureRow(
      .textAnimatorRotation3d,
      "Per-character 3D rotation",
      "nnpnnnppynnn",
      .detail,
      "t.a[].a.rx / ry"
    ),
    FeatureRow(.textAnimatorSkew, "Animator skew", "nypnnnyynnnn", .detail, "t.a[].a.sk / sa"),
    FeatureRow(.textAnimatorOpacity, "Animator opacity", "nypnnyyyynny", .detail, "t.a[].a.o"),
    FeatureRow(.textAnimatorBlur, "Animator blur", "uunnnnnnynnn", .detail, "t.a[].a.bl"),
    FeatureRow(
      .textSelectorRange,
      "Range start/end/offset",
      "nnpnnyyyynny",
      .detail,
      "t.a[].s.s/e/o"
    ),
    FeatureRow(
      .textSelectorUnits,
      "Range units percent/index",
      "nnpnnyyyynny",
      .detail,
      "t.a[].s.r 1/2"
    ),
    FeatureRow(
      .textSelectorBasedOn,
      "Based on chars/no-spaces/words/lines",
      "nnnnnnyyynny",
      .detail,
      "t.a[].s.b 1..4"
    ),
    FeatureRow(.textSelectorAmount, "Selector amount", "nnnnnnyyynny", .detail, "t.a[].s.a.k!=100"),
    FeatureRow(.textSelectorShape, "Selector shape", "nnnnnnyyynny", .detail, "t.a[].s.sh 1..6"),
    FeatureRow(.textSelectorEase, "Ease high/low", "nnnnnnyyynny", .detail, "t.a[].s.xe / ne !=0"),
    FeatureRow(.textSelectorSmoothness, "Smoothness", "uunnnnyypnny", .detail, "t.a[].s.sm.k!=100"),
    FeatureRow(.textSelectorRandomize, "Randomize order", "nnnnnnyynnny", .detail, "t.a[].s.rn==1"),
    FeatureRow(
      .textSelectorMode,
      "Selector mode (add..difference)",
      "uunnnnnnnnnn",
      .detail,
      "t.a[].s.m>1"
    ),
    FeatureRow(
      .textSelectorExpression,
      "Expression / wiggly selector",
      "nnnnnnppnnnp",
      .detail,
      "t.a[].s.t!=0"
    ),
    FeatureRow(.textGrouping, "Anchor point grouping", "nnnnnnyyynnp", .detail, "t.m.g 1..4"),
    FeatureRow(
      .textGroupingAlignment,
      "Grouping alignment",
      "nnnnnnyyynnp",
      .detail,
      "t.m.a.k!=[0,0]"
    ),
    FeatureRow(.textPath, "Text on path", "nnnnnnyyynnp", .detail, "t.p.m present"),
    FeatureRow(
      .textPathOptions,
      "Path options (reverse, perpendicular, force align, margins)",
      "nnnnnnppynnp",
      .detail,
      "t.p.r/p/a/f/l"
    ),
  ]
}
