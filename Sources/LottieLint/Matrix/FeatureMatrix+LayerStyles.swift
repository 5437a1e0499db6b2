import LottieModel

extension FeatureMatrix {
  /// The rows about layer styles.
  static let layerStyles: [FeatureRow] = [
    FeatureRow(
      .styleLayerStroke,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .styleLayerDropShadow,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .iosMainThread: .plays, .iosCoreAnimation: .plays,
        .skottie: .plays,
      ],
      loses: .detail
    ),
    FeatureRow(
      .styleLayerInnerShadow,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .styleLayerOuterGlow,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .styleLayerInnerGlow,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .detail
    ),
    FeatureRow(
      .styleLayerBevel,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .styleLayerSatin,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .styleLayerColorOverlay,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(
      .styleLayerGradientOverlay,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
    FeatureRow(.styleLayerBlend, everywhere: .unknown, loses: .detail),
    FeatureRow(
      .styleLayerUnknown,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
  ]
}
