import LottieModel

extension RuleCatalog {
  /// Stickers of Telegram.
  static let telegram: [any Rule] = [
    StickerSize(), StickerCanvas(), StickerFrameRate(), StickerDuration(), StickerFeature(),
    StickerHeader(),
  ]
}

struct StickerSize: DocumentRule {
  let info = RuleInfo(
    "tgs/size",
    .off,
    "A sticker is larger than 64 KB.",
    explanation:
      "Telegram refuses it.",
    example: "a .tgs file of 80 KB",
    fix: "Simplify paths and keyframes."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard document.environment.container == .tgs, let size = document.environment.fileSize,
      size > 65_536
    else { return }
    report.add(info, at: document.root, "\(size) bytes; Telegram takes at most 65536")
  }
}

struct StickerCanvas: DocumentRule {
  let info = RuleInfo(
    "tgs/canvas",
    .off,
    "A sticker is not 512 × 512.",
    explanation:
      "Telegram refuses it.",
    example: #"{"w": 500, "h": 500}"#,
    fix: "Set the composition to 512 × 512 pixels."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let size = (document.root[.width]?.double ?? 0, document.root[.height]?.double ?? 0)
    if size != (512, 512) {
      let words = "\(Words.number(size.0)) × \(Words.number(size.1))"
      report.add(info, at: document.root[.width] ?? document.root, "\(words) pixels, not 512 × 512")
    }
  }
}

struct StickerFrameRate: DocumentRule {
  let info = RuleInfo(
    "tgs/frame-rate",
    .off,
    "A sticker's frame rate is not 30 or 60.",
    explanation:
      "Telegram refuses it.",
    example: #"{"fr": 25}"#,
    fix: "Set the composition to 60 or 30 frames a second."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.frameRate != 30, document.frameRate != 60 {
      let words = "\(Words.number(document.frameRate)) frames a second, not 30 or 60"
      report.add(info, at: document.root[.frameRate] ?? document.root, words)
    }
  }
}

struct StickerDuration: DocumentRule {
  let info = RuleInfo(
    "tgs/duration",
    .off,
    "A sticker is longer than 3 seconds.",
    explanation:
      "Telegram refuses it.",
    example: #"{"fr": 60, "ip": 0, "op": 240}"#,
    fix: "Shorten it to 3 seconds."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.duration > 3 {
      let words = Words.number(document.duration)
      report.add(
        info,
        at: document.root[.outPoint] ?? document.root,
        "\(words) seconds, not 3 or less"
      )
    }
  }
}

struct StickerFeature: FeatureRule {
  let info = RuleInfo(
    "tgs/feature",
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

struct StickerHeader: DocumentRule {
  let info = RuleInfo(
    "tgs/header",
    .off,
    "A sticker is not marked as one.",
    explanation:
      #"Telegram's own exporter writes "tgs": 1."#,
    example: #"a document without "tgs""#,
    fix: #"Add "tgs": 1 to the document, or export with Telegram's plug-in."#
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    if document.root["tgs"]?.double != 1 {
      report.add(info, at: document.root, "\"tgs\": 1 is missing", severity: .warning)
    }
  }
}
