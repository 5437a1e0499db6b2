import LottieModel

extension FeatureMatrix {
  /// The rows about the document.
  static let document: [FeatureRow] = [
    FeatureRow(
      .expressions,
      everywhere: .lacks,
      except: [.web: .plays, .canvas: .plays, .skottie: .differs, .thorvg: .plays],
      loses: .content,
      note: "Other players show the keyframes baked at export."
    ),
    FeatureRow(
      .markers,
      everywhere: .plays,
      except: [.iosOld: .lacks, .telegram: .lacks],
      loses: .none
    ),
    FeatureRow(
      .markersDuration,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .telegram: .lacks],
      loses: .none
    ),
    FeatureRow(
      .markersPayload,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays],
      loses: .none
    ),
    FeatureRow(
      .slots,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .differs, .canvas: .differs, .skottie: .plays,
        .thorvg: .plays,
      ],
      loses: .content
    ),
    FeatureRow(
      .slotsImage,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays, .thorvg: .plays],
      loses: .none
    ),
    FeatureRow(
      .versionSpec,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .none
    ),
    FeatureRow(
      .versionBodymovin,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .android: .plays, .web: .plays, .canvas: .plays,
        .skottie: .plays,
      ],
      loses: .none
    ),
    FeatureRow(
      .meta,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .none
    ),
    FeatureRow(
      .compMotionBlur,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .skottie: .plays],
      loses: .none
    ),
    FeatureRow(
      .comp3d,
      everywhere: .lacks,
      except: [
        .iosOld: .unknown, .ios3: .unknown, .web: .plays, .canvas: .plays, .skottie: .plays,
      ],
      loses: .none
    ),
    FeatureRow(
      .compFractionalTiming,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .differs, .telegram: .differs],
      loses: .none,
      note: "rlottie uses integer frames."
    ),
    FeatureRow(
      .compCompleted,
      everywhere: .differs,
      except: [.web: .plays, .canvas: .plays],
      loses: .content,
      note: "Tangents are points there; players that read them as offsets draw tangled paths."
    ),
    FeatureRow(
      .tgsFitz,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .differs, .telegram: .plays],
      loses: .none
    ),
  ]
}
