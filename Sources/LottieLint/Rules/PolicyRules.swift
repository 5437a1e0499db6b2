import LottieModel

extension RuleCatalog {
  /// The policy of a configuration.
  static let policy: [any Rule] = [
    PolicySize(), PolicyDuration(), PolicyFrameRate(), PolicyPalette(), PolicyFonts(),
    PolicyForbiddenFeature(), PolicyRequiredMarker(), PolicyRequiredLayer(),
    PolicyCost.buffers, PolicyCost.overdraw, PolicyCost.memory,
  ]
}

struct PolicySize: DocumentRule {
  let info = RuleInfo(
    "policy/size",
    .error,
    "The policy does not allow the size.",
    explanation:
      "The configuration sets it.",
    example: "size: 512x512",
    fix: "Change the size of the composition."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let policy = document.options.policy
    let width = document.root[.width]?.double ?? 0
    let height = document.root[.height]?.double ?? 0
    let words = "\(Words.number(width)) × \(Words.number(height)) pixels"
    let location = document.root[.width] ?? document.root
    if let size = policy.size, size != (width, height) {
      let wanted = "\(Words.number(size.width)) × \(Words.number(size.height))"
      report.add(info, at: location, "\(words), not \(wanted)")
    }
    if let size = policy.maxSize, width > size.width || height > size.height {
      let wanted = "\(Words.number(size.width)) × \(Words.number(size.height))"
      report.add(info, at: location, "\(words), more than \(wanted)")
    }
  }
}

struct PolicyDuration: DocumentRule {
  let info = RuleInfo(
    "policy/duration",
    .error,
    "The animation is longer than the policy allows.",
    explanation:
      "The configuration sets it.",
    example: "max-duration: 3",
    fix: "Shorten the animation."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let maximum = document.options.policy.maxDuration, document.duration > maximum else {
      return
    }
    let words = "\(Words.number(document.duration)) seconds, more than \(Words.number(maximum))"
    report.add(info, at: document.root[.outPoint] ?? document.root, words)
  }
}

struct PolicyFrameRate: DocumentRule {
  let info = RuleInfo(
    "policy/frame-rate",
    .error,
    "The policy does not allow the frame rate.",
    explanation:
      "The configuration sets it.",
    example: "frame-rates: [30, 60]",
    fix: "Change the frame rate of the composition."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let rates = document.options.policy.frameRates
    guard !rates.isEmpty, !rates.contains(document.frameRate) else { return }
    let wanted = rates.map(Words.number).joined(separator: " or ")
    let words = "\(Words.number(document.frameRate)) frames a second, not \(wanted)"
    report.add(info, at: document.root[.frameRate] ?? document.root, words)
  }
}

struct PolicyPalette: PropertyRule {
  let info = RuleInfo(
    "policy/palette",
    .error,
    "A color is not in the policy's palette.",
    explanation:
      "The configuration lists the allowed colors.",
    example: ##"palette: ["#ff0000"]"##,
    fix: "Use a color of the palette."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    let palette = document.options.policy.palette
    guard !palette.isEmpty, property.kind == .color else { return }
    let values =
      property.keyframes?.elements.compactMap { $0[.startValue] }
      ?? [property.value].compactMap { $0 }
    for value in values {
      guard let color = HexColor.text(value.numbers), !palette.contains(color) else { continue }
      report.add(info, at: value, "the color \(color) is not in the palette")
    }
  }
}

struct PolicyFonts: DocumentRule {
  let info = RuleInfo(
    "policy/fonts",
    .error,
    "The policy does not allow a font.",
    explanation:
      "The configuration lists the allowed families.",
    example: "fonts: [Inter]",
    fix: "Use an allowed font."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let allowed = document.options.policy.fonts
    guard !allowed.isEmpty else { return }
    for font in document.root["fonts"]?["list"]?.list ?? [] {
      let family = font["fFamily"]?.string ?? font["fName"]?.string ?? ""
      if !allowed.contains(family) {
        report.add(info, at: font, "the font \(Words.quoted(family)) is not allowed")
      }
    }
  }
}

struct PolicyForbiddenFeature: FeatureRule {
  let info = RuleInfo(
    "policy/forbidden-feature",
    .error,
    "The policy forbids a feature that is used.",
    explanation:
      "The configuration lists the forbidden features.",
    example: "forbidden-features: [expressions]",
    fix: "Remove the feature."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    for id in document.options.policy.forbiddenFeatures {
      for feature in hits.features where LintOptions.matchesFeature(feature, id) {
        guard let hit = hits[feature], let occurrence = hit.occurrences.first else { continue }
        let words = feature.definition.clause("is forbidden", "are forbidden")
        report.add(info, at: occurrence.location, words, count: hit.count)
      }
    }
  }
}

struct PolicyRequiredMarker: DocumentRule {
  let info = RuleInfo(
    "policy/required-marker",
    .error,
    "A marker required by the policy is missing.",
    explanation:
      "The configuration lists the required markers.",
    example: "required-markers: [loop]",
    fix: "Add the marker."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let names = document.root["markers"]?.elements.compactMap { $0[.markerName]?.string } ?? []
    for name in document.options.policy.requiredMarkers where !names.contains(name) {
      let location = document.root["markers"] ?? document.root
      report.add(info, at: location, "the marker \(Words.quoted(name)) is missing")
    }
  }
}

struct PolicyRequiredLayer: DocumentRule {
  let info = RuleInfo(
    "policy/required-layer",
    .error,
    "A layer required by the policy is missing.",
    explanation:
      "The configuration lists the required layers.",
    example: "required-layers: [Logo]",
    fix: "Add the layer, or rename one."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let names = Set(document.compositions.flatMap { $0.layers.compactMap(\.name) })
    for name in document.options.policy.requiredLayers where !names.contains(name) {
      let location = document.root["layers"] ?? document.root
      report.add(info, at: location, "the layer \(Words.quoted(name)) is missing")
    }
  }
}
