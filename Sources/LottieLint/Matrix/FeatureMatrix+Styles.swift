extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Styles".
  static let styles: [FeatureRow] = [
    FeatureRow(.fill, "Solid fill", "yyyyyyyyyyyy", .detail, "shape.ty==\"fl\""),
    FeatureRow(.fillOpacity, "Fill opacity", "yyyyyyyyyyyy", .detail, "fl.o.k!=100 or animated"),
    FeatureRow(.fillEvenodd, "Even-odd fill rule", "uyyyyyyypyyy", .detail, "fl.r==2 or gf.r==2"),
    FeatureRow(.fillDisabled, "fillEnabled flag", "uuuuuuuuuyyy", .none, "fl.fillEnabled==false"),
    FeatureRow(.styleNone, "No style item", "uunnnnyynnnn", .none, "shape.ty==\"no\""),
    FeatureRow(.stroke, "Solid stroke", "yyyyyyyyyyyy", .detail, "shape.ty==\"st\""),
    FeatureRow(.strokeWidthAnimated, "Animated stroke width", "yyyyyyyyyyyy", .detail, "st.w.a==1"),
    FeatureRow(
      .strokeNonuniformScale,
      "Stroke under non-uniform animated scale",
      "uuynyyyyyyyy",
      .detail,
      "st inside group whose tr.s x!=y",
      note: "lottie-ios falls back to its main-thread engine."
    ),
    FeatureRow(.strokeCap, "Line cap butt/round/square", "yyyyyyyyyyyy", .detail, "st.lc 1/2/3"),
    FeatureRow(.strokeJoin, "Line join miter/round/bevel", "yyyyyyyyyyyy", .detail, "st.lj 1/2/3"),
    FeatureRow(.strokeMiter, "Miter limit", "uunyyyyyyyyy", .detail, "st.ml present with lj==1"),
    FeatureRow(
      .strokeMiterAnimated,
      "Animatable miter limit",
      "uunnnnnnunnn",
      .detail,
      "st.ml2 animated or ml2.k!=ml"
    ),
    FeatureRow(.strokeDash, "Dashes", "uyyyyyyyyyyy", .detail, "st.d[] with n==\"d\"/\"g\""),
    FeatureRow(
      .strokeDashAnimated,
      "Animated dash length/gap",
      "uuynyyyyyyyy",
      .detail,
      "st.d[n!=\"o\"].v.a==1"
    ),
    FeatureRow(.strokeDashOffset, "Dash offset", "uyyyyyyyyyyy", .detail, "st.d[] with n==\"o\""),
    FeatureRow(.gradientFillLinear, "Linear gradient fill", "yyyyyyyyyyyy", .detail, "gf.t==1"),
    FeatureRow(.gradientFillRadial, "Radial gradient fill", "yyyyyyyyyyyy", .detail, "gf.t==2"),
    FeatureRow(
      .gradientConic,
      "Conic gradient",
      "uunnnnnnnnnu",
      .detail,
      "gf.t==3 or gs.t==3",
      note: "lottie-ios cannot decode the file."
    ),
    FeatureRow(
      .gradientStroke,
      "Gradient stroke",
      "nypyyyyyyyyy",
      .content,
      "shape.ty==\"gs\"",
      note: "The main-thread engine ignores its opacity."
    ),
    FeatureRow(.gradientStrokeDash, "Dashed gradient stroke", "uuyyyyyyyyyy", .detail, "gs.d[]"),
    FeatureRow(
      .gradientHighlight,
      "Radial highlight length/angle",
      "uunnnnyynyyy",
      .detail,
      "g?.t==2 && (h.k!=0 or a.k!=0 or animated)"
    ),
    FeatureRow(
      .gradientAlpha,
      "Gradient opacity stops",
      "uyyyyyyyyyyy",
      .detail,
      "g.k.k.length > 4*g.p"
    ),
    FeatureRow(
      .gradientMidpoint,
      "Gradient midpoints",
      "uuyyyyyyyyyy",
      .none,
      "(baked by bodymovin as extra stops - no JSON trace)"
    ),
    FeatureRow(.gradientAnimated, "Animated gradient stops", "uyyyyyyyyyyy", .detail, "g.k.a==1"),
    FeatureRow(
      .gradientAnimatedPoints,
      "Animated gradient start/end",
      "uyyyyyyyyyyy",
      .detail,
      "s.a==1 or e.a==1"
    ),
    FeatureRow(
      .styleBlend,
      "Blend mode on a shape style/group",
      "uunnnnyyynnp",
      .detail,
      "shape.bm in 1..17 (fl st gf gs gr)"
    ),
  ]
}
