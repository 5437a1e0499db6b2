import LottieModel

/// `tgs/feature`: a sticker uses what Telegram does not support.
struct StickerFeature: FeatureRule {
  let info = RuleInfo(
    .stickerFeature,
    .off,
    "A sticker uses features that Telegram does not support.",
    explanation:
      "Telegram draws it wrongly or refuses it.",
    example: "a text layer",
    fix: "Draw it with shapes."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    let forbidden: [Feature] = [
      .layerSolid, .layerImage, .layerText, .layerTimeStretch, .layerTimeRemap, .layerAutoOrient,
      .layer3d, .expressions, .merge1, .merge2, .merge3, .merge4, .merge5,
    ]
    let tolerated: [Feature] = [
      .maskPath, .matteAlpha, .matteAlphaInverted, .matteLuma, .gradientStroke, .shapePolystarStar,
      .shapePolystarPolygon, .repeater,
    ]
    let effects = hits.features.filter {
      $0.rawValue.hasPrefix("effect.") && FeatureMatrix.row($0).loss != .none
    }
    for feature in forbidden + effects {
      guard let hit = hits[feature], let occurrence = hit.occurrences.first else { continue }
      let words = feature.definition.clause(
        "is not supported in stickers",
        "are not supported in stickers"
      )
      report.add(info, at: occurrence.location, words, count: hit.count)
    }
    for feature in tolerated {
      guard let hit = hits[feature], let occurrence = hit.occurrences.first else { continue }
      let words = feature.definition.clause(
        "is not officially supported in stickers, but works",
        "are not officially supported in stickers, but work"
      )
      report.add(info, at: occurrence.location, words, severity: .info, count: hit.count)
    }
  }
}
