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
      let maximum = Destination.telegram.maximumBytes, size > maximum
    else { return }
    report.add(info, at: document.root, "\(size) bytes; Telegram takes at most \(maximum)")
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
    guard let canvas = Destination.telegram.document?.canvas else { return }
    if size != (Double(canvas.width), Double(canvas.height)) {
      let words = "\(Words.number(size.0)) × \(Words.number(size.1))"
      report.add(
        info,
        at: document.root[.width] ?? document.root,
        "\(words) pixels, not \(canvas.width) × \(canvas.height)"
      )
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
    let rates = Destination.telegram.document?.rates ?? []
    if !rates.contains(document.frameRate) {
      let wanted = rates.map(Words.number).joined(separator: " or ")
      let words = "\(Words.number(document.frameRate)) frames a second, not \(wanted)"
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
    if let maximum = Destination.telegram.maximumSeconds, document.duration > maximum {
      let words = Words.number(document.duration)
      report.add(
        info,
        at: document.root[.outPoint] ?? document.root,
        "\(words) seconds, not \(Words.number(maximum)) or less"
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
    guard let rules = Destination.telegram.document else { return }
    let refused = Destination.features(rules.refused, in: hits).filter { feature in
      !feature.rawValue.hasPrefix("effect.") || FeatureMatrix.row(feature).loss != .none
    }
    for feature in refused {
      guard let hit = hits[feature], let occurrence = hit.occurrences.first else { continue }
      let words = feature.definition.clause(
        "is not supported in stickers",
        "are not supported in stickers"
      )
      report.add(info, at: occurrence.location, words, count: hit.count)
    }
    for feature in Destination.features(rules.tolerated, in: hits) {
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
