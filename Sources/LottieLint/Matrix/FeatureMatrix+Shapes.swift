import LottieModel

extension FeatureMatrix {
  /// The rows about shapes.
  static let shapes: [FeatureRow] = [
    FeatureRow(.shapeGroup, everywhere: .plays, loses: .detail),
    FeatureRow(.shapePath, everywhere: .plays, loses: .detail),
    FeatureRow(.shapePathAnimated, everywhere: .plays, loses: .detail),
    FeatureRow(
      .shapePathVertexMismatch,
      everywhere: .unknown,
      except: [.android: .differs],
      loses: .detail
    ),
    FeatureRow(
      .shapePathOnePoint,
      everywhere: .unknown,
      except: [
        .web: .plays, .canvas: .lacks, .rlottie: .lacks, .telegram: .lacks, .thorvg: .lacks,
      ],
      loses: .content,
      note: "The dot is missing."
    ),
    FeatureRow(.shapeEllipse, everywhere: .plays, loses: .detail),
    FeatureRow(.shapeRect, everywhere: .plays, loses: .detail),
    FeatureRow(.shapeRectRounded, everywhere: .plays, loses: .detail),
    FeatureRow(.shapePolystarStar, everywhere: .plays, loses: .detail),
    FeatureRow(.shapePolystarPolygon, everywhere: .plays, loses: .detail),
    FeatureRow(
      .shapePolystarRoundness,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .differs, .telegram: .differs],
      loses: .detail
    ),
    FeatureRow(
      .shapePolystarRotation,
      everywhere: .plays,
      except: [.iosOld: .unknown, .rlottie: .differs, .telegram: .differs],
      loses: .detail
    ),
    FeatureRow(
      .shapeDirectionReversed,
      everywhere: .plays,
      except: [.iosOld: .unknown, .ios3: .unknown, .rlottie: .differs, .telegram: .differs],
      loses: .detail
    ),
    FeatureRow(.shapeHidden, everywhere: .plays, except: [.iosOld: .unknown], loses: .detail),
    FeatureRow(.shapeTransform, everywhere: .plays, loses: .detail),
    FeatureRow(
      .shapeLegacyClosed,
      everywhere: .unknown,
      except: [.android: .lacks, .web: .plays, .canvas: .plays],
      loses: .none
    ),
    FeatureRow(
      .shapeUnknown,
      everywhere: .lacks,
      except: [.iosOld: .unknown, .ios3: .unknown],
      loses: .detail
    ),
  ]
}
