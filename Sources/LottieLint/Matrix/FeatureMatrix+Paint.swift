import LottieModel

extension FeatureMatrix {
  /// The rows about paint.
  static let paint: [FeatureRow] = [
    FeatureRow(.fill, everywhere: .plays, loses: .detail),
    FeatureRow(
      .colorBytes,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .skottie: .unknown, .rlottie: .lacks,
        .telegram: .lacks, .thorvg: .lacks,
      ],
      loses: .content,
      note: "Without the division by 255 every color is wrong."
    ),
    FeatureRow(.fillOpacity, everywhere: .plays, loses: .detail),
    FeatureRow(
      .fillEvenodd,
      everywhere: .plays,
      except: [.iosOld: .unknown, .skottie: .differs],
      loses: .detail
    ),
    FeatureRow(
      .fillDisabled,
      everywhere: .unknown,
      except: [.rlottie: .plays, .telegram: .plays, .thorvg: .plays],
      loses: .none
    ),
    FeatureRow(
      .styleNone,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays],
      loses: .none
    ),
    FeatureRow(.stroke, everywhere: .plays, loses: .detail),
    FeatureRow(.strokeWidthAnimated, everywhere: .plays, loses: .detail),
    FeatureRow(
      .strokeNonuniformScale,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosCoreAnimation: .lacks, .rlottie: .differs,
        .telegram: .differs,
      ],
      loses: .detail,
      note: "lottie-ios falls back to its main-thread engine."
    ),
    FeatureRow(
      .strokeFlattened,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .differs, .telegram: .differs],
      loses: .detail,
      note: "rlottie draws the stroke as a bar."
    ),
    FeatureRow(.strokeCap, everywhere: .plays, loses: .detail),
    FeatureRow(.strokeJoin, everywhere: .plays, loses: .detail),
    FeatureRow(
      .strokeMiter,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .iosMainThread: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .strokeMiterAnimated,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .strokeDash,
      everywhere: .plays,
      except: [.iosOld: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .strokeDashUnpaired,
      everywhere: .plays,
      except: [.iosOld: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .content,
      note: "rlottie identifies dash, gap and offset by their position in the list."
    ),
    FeatureRow(
      .strokeDashNoOffset,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .canvas: .lacks],
      loses: .content,
      note: "lottie-web's canvas uses the last entry of the list as the offset, whatever it is."
    ),
    FeatureRow(
      .strokeDashUnnamed,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .web: .lacks],
      loses: .detail,
      note: "lottie-web with expressions stops with an error: it creates a property for each name."
    ),
    FeatureRow(
      .strokeDashAnimated,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .iosCoreAnimation: .lacks],
      loses: .detail
    ),
    FeatureRow(.strokeDashOffset, everywhere: .plays, except: [.iosOld: .unknown], loses: .detail),
    FeatureRow(.gradientFillLinear, everywhere: .plays, loses: .detail),
    FeatureRow(.gradientFillRadial, everywhere: .plays, loses: .detail),
    FeatureRow(
      .gradientConic,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .thorvg: .unknown],
      loses: .detail,
      note: "lottie-ios cannot decode the file."
    ),
    FeatureRow(
      .gradientStroke,
      everywhere: .plays,
      except: [.iosOld: .lacks, .iosMainThread: .differs],
      loses: .content,
      note: "The main-thread engine ignores its opacity."
    ),
    FeatureRow(
      .gradientStrokeDash,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .gradientHighlight,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .rlottie: .plays,
        .telegram: .plays, .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .gradientAlpha,
      everywhere: .plays,
      except: [.iosOld: .unknown, .rlottie: .differs, .telegram: .differs],
      loses: .detail
    ),
    FeatureRow(
      .gradientAlphaOffsets,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .canvas: .lacks, .skottie: .unknown, .rlottie: .differs,
        .telegram: .differs,
      ],
      loses: .content,
      note:
        "Players that read one list of stops draw the gradient opaque, or fade it at other offsets."
    ),
    FeatureRow(
      .gradientMidpoint,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .none
    ),
    FeatureRow(.gradientAnimated, everywhere: .plays, except: [.iosOld: .unknown], loses: .detail),
    FeatureRow(
      .gradientAnimatedPoints,
      everywhere: .plays,
      except: [.iosOld: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .styleBlend,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .differs,
      ],
      loses: .content
    ),
  ]
}
