extension FeatureMatrix {
  // Columns: lottie-ios 2.5.2, 3.0, 4 main thread, 4 Core Animation, 4 automatic; lottie-android;
  // lottie-web SVG, canvas; Skottie; rlottie; Telegram; thorvg. y plays, p partly, n not, u unknown.
  /// Rows of the family "Blend modes".
  static let blendModes: [FeatureRow] = [
    FeatureRow(.blend0, "Blend mode normal", "uuyyyyyyyyyy", .detail, "bm==0"),
    FeatureRow(.blend1, "Blend mode multiply", "uuyyyyyyynny", .detail, "bm==1"),
    FeatureRow(.blend2, "Blend mode screen", "uuyyyyyyynny", .detail, "bm==2"),
    FeatureRow(.blend3, "Blend mode overlay", "uuyyyyyyynny", .detail, "bm==3"),
    FeatureRow(.blend4, "Blend mode darken", "uuyyyyyyynny", .detail, "bm==4"),
    FeatureRow(.blend5, "Blend mode lighten", "uuyyyyyyynny", .detail, "bm==5"),
    FeatureRow(.blend6, "Blend mode color dodge", "uuyyynyyynny", .detail, "bm==6"),
    FeatureRow(.blend7, "Blend mode color burn", "uuyyynyyynny", .detail, "bm==7"),
    FeatureRow(.blend8, "Blend mode hard light", "uuyyynyyynny", .detail, "bm==8"),
    FeatureRow(.blend9, "Blend mode soft light", "uuyyynyyynny", .detail, "bm==9"),
    FeatureRow(.blend10, "Blend mode difference", "uuyyynyyynny", .detail, "bm==10"),
    FeatureRow(.blend11, "Blend mode exclusion", "uuyyynyyynny", .detail, "bm==11"),
    FeatureRow(.blend12, "Blend mode hue", "uuyyynyyynny", .detail, "bm==12"),
    FeatureRow(.blend13, "Blend mode saturation", "uuyyynyyynny", .detail, "bm==13"),
    FeatureRow(.blend14, "Blend mode color", "uuyyynyyynny", .detail, "bm==14"),
    FeatureRow(.blend15, "Blend mode luminosity", "uuyyynyyynny", .detail, "bm==15"),
    FeatureRow(.blend16, "Blend mode add", "uunnnynnynny", .detail, "bm==16"),
    FeatureRow(.blend17, "Blend mode hard mix", "uunnnnnnynnn", .detail, "bm==17"),
  ]
}
