import LottieModel

extension FeatureMatrix {
  /// The rows about text.
  static let text: [FeatureRow] = [
    FeatureRow(
      .textFonts,
      everywhere: .plays,
      except: [.iosOld: .lacks, .rlottie: .lacks, .telegram: .lacks],
      loses: .content
    ),
    FeatureRow(
      .textFontEmbedded,
      everywhere: .lacks,
      except: [.web: .differs, .canvas: .differs, .skottie: .unknown, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textGlyphs,
      everywhere: .lacks,
      except: [
        .ios3: .differs, .iosMainThread: .differs, .iosCoreAnimation: .differs, .android: .plays,
        .web: .plays, .canvas: .plays, .skottie: .plays, .thorvg: .plays,
      ],
      loses: .content,
      note: "lottie-ios draws the text with the font of that name, if the app has it."
    ),
    FeatureRow(
      .textGlyphsOld,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .lacks, .web: .lacks, .skottie: .unknown,
        .thorvg: .lacks,
      ],
      loses: .content,
      note:
        "Their tangents are absolute points; players that read them as offsets draw tangled characters."
    ),
    FeatureRow(
      .textGlyphPrecomp,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .unknown,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textDocumentKeyframes,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosCoreAnimation: .lacks, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textFill,
      everywhere: .plays,
      except: [.iosOld: .lacks, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .textStroke,
      everywhere: .plays,
      except: [
        .iosOld: .lacks, .iosMainThread: .differs, .iosCoreAnimation: .differs, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textStrokeOrder,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .skottie: .unknown, .rlottie: .lacks, .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textTracking,
      everywhere: .plays,
      except: [.iosOld: .lacks, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .textLineHeight,
      everywhere: .plays,
      except: [.iosOld: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .textBaselineShift,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .plays, .web: .plays, .canvas: .plays,
        .skottie: .unknown, .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textCaps,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .unknown, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textJustifyBasic,
      everywhere: .plays,
      except: [.iosOld: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .textJustifyFull,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosMainThread: .differs, .iosCoreAnimation: .differs,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textBox,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .textMultiline,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .lacks, .telegram: .lacks],
      loses: .detail
    ),
    FeatureRow(
      .textRtl,
      everywhere: .plays,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .differs, .web: .differs, .canvas: .differs,
        .rlottie: .lacks, .telegram: .lacks, .thorvg: .unknown,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimator,
      everywhere: .lacks,
      except: [
        .ios3: .plays, .iosMainThread: .differs, .android: .differs, .web: .plays, .canvas: .plays,
        .skottie: .plays, .thorvg: .differs,
      ],
      loses: .content,
      note: "lottie-android applies the first animator only."
    ),
    FeatureRow(
      .textAnimatorMultiple,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosMainThread: .differs, .web: .plays,
        .canvas: .plays, .skottie: .plays, .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorFill,
      everywhere: .plays,
      except: [
        .iosOld: .lacks, .iosMainThread: .differs, .iosCoreAnimation: .lacks, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorFillHsb,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorFillOpacity,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorStroke,
      everywhere: .plays,
      except: [
        .iosOld: .lacks, .iosMainThread: .differs, .iosCoreAnimation: .lacks, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorStrokeWidth,
      everywhere: .lacks,
      except: [
        .ios3: .plays, .iosMainThread: .differs, .android: .plays, .web: .plays, .canvas: .plays,
        .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorStrokeOpacity,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorTracking,
      everywhere: .plays,
      except: [
        .iosOld: .lacks, .iosMainThread: .differs, .iosCoreAnimation: .lacks, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorLineSpacing,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorPosition,
      everywhere: .lacks,
      except: [
        .ios3: .plays, .iosMainThread: .differs, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorAnchor,
      everywhere: .lacks,
      except: [.ios3: .plays, .iosMainThread: .differs, .web: .plays, .canvas: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorScale,
      everywhere: .lacks,
      except: [
        .ios3: .plays, .iosMainThread: .differs, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorRotation,
      everywhere: .lacks,
      except: [
        .ios3: .plays, .iosMainThread: .differs, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorRotation3d,
      everywhere: .lacks,
      except: [.iosMainThread: .differs, .web: .differs, .canvas: .differs, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorDepth,
      everywhere: .lacks,
      except: [.iosMainThread: .differs, .web: .differs, .canvas: .differs, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorSkew,
      everywhere: .lacks,
      except: [.ios3: .plays, .iosMainThread: .differs, .web: .plays, .canvas: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorOpacity,
      everywhere: .plays,
      except: [
        .iosOld: .lacks, .iosMainThread: .differs, .iosCoreAnimation: .lacks, .rlottie: .lacks,
        .telegram: .lacks,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textAnimatorBlur,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorRange,
      everywhere: .lacks,
      except: [
        .iosMainThread: .differs, .android: .plays, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorUnits,
      everywhere: .lacks,
      except: [
        .iosMainThread: .differs, .android: .plays, .web: .plays, .canvas: .plays, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorBasedOn,
      everywhere: .lacks,
      except: [.web: .plays, .canvas: .plays, .skottie: .plays, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorAmount,
      everywhere: .lacks,
      except: [.web: .plays, .canvas: .plays, .skottie: .plays, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorShape,
      everywhere: .lacks,
      except: [.web: .plays, .canvas: .plays, .skottie: .plays, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorEase,
      everywhere: .lacks,
      except: [.web: .plays, .canvas: .plays, .skottie: .plays, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorSmoothness,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .differs,
        .thorvg: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorRandomize,
      everywhere: .lacks,
      except: [.web: .plays, .canvas: .plays, .thorvg: .plays],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorMode,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorExpression,
      everywhere: .lacks,
      except: [.web: .differs, .canvas: .differs, .thorvg: .differs],
      loses: .detail
    ),
    FeatureRow(
      .textSelectorWiggly,
      everywhere: .lacks,
      except: [.web: .differs, .canvas: .differs, .thorvg: .differs],
      loses: .detail
    ),
    FeatureRow(
      .textGrouping,
      everywhere: .lacks,
      except: [.web: .plays, .canvas: .plays, .skottie: .plays, .thorvg: .differs],
      loses: .detail
    ),
    FeatureRow(
      .textGroupingAlignment,
      everywhere: .lacks,
      except: [.web: .plays, .canvas: .plays, .skottie: .plays, .thorvg: .differs],
      loses: .detail
    ),
    FeatureRow(
      .textPath,
      everywhere: .lacks,
      except: [.web: .plays, .canvas: .plays, .skottie: .plays, .thorvg: .differs],
      loses: .detail
    ),
    FeatureRow(
      .textPathOptions,
      everywhere: .lacks,
      except: [.web: .differs, .canvas: .differs, .skottie: .plays, .thorvg: .differs],
      loses: .detail
    ),
  ]
}
