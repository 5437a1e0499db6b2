import LottieModel

extension RuleCatalog {
  /// Rules about unused objects.
  static let unused: [any Rule] = [
    UnusedAsset(), UnusedFont(), UnusedGlyph(), UnusedMask(),
  ]
}

extension RuleID {
  package static let unusedAsset: RuleID = "hygiene/unused-asset"
}

struct UnusedAsset: AssetRule {
  let info = RuleInfo(
    .unusedAsset,
    .warning,
    "An asset is never shown.",
    explanation:
      "It is loaded nevertheless.",
    example: "a composition that no layer shows",
    fix: "Run lottie validate --fix, which removes it."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard let id = asset.id, !document.reachedAssets.contains(id),
      asset.cursor[.assetType]?.whole != 3
    else {
      return
    }
    if document.assetByID[id] == asset.index {
      report.add(info, at: asset.cursor, "the asset \(Words.quoted(id)) is never shown")
    }
  }
}

struct UnusedFont: DocumentRule {
  let info = RuleInfo(
    "hygiene/unused-font",
    .info,
    "A font is listed but not used.",
    explanation:
      "Apps ship and load it without need.",
    example: "fonts.list with a font no text names",
    fix: "Remove the font from the list."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let fonts = document.root["fonts"]?["list"], fonts.count > 0 else { return }
    var used: Set<String> = []
    for layer in document.compositions.flatMap(\.layers) where layer.type == .text {
      for keyframe in layer.textKeyframes?.list ?? [] {
        if let name = keyframe[.document]?[.font]?.string { used.insert(name) }
      }
    }
    for font in fonts.elements {
      guard let name = font["fName"]?.string, !used.contains(name) else { continue }
      report.add(info, at: font, "no text uses the font \(Words.quoted(name))")
    }
  }
}

struct UnusedGlyph: DocumentRule {
  let info = RuleInfo(
    "hygiene/unused-glyph",
    .info,
    "Glyphs are embedded that no text shows.",
    explanation:
      "They make the file larger.",
    example: "a shape for Q, and no text with a Q",
    fix: "Export again."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let glyphs = document.root["chars"], glyphs.count > 0 else { return }
    var used: Set<Character> = []
    for layer in document.compositions.flatMap(\.layers) where layer.type == .text {
      guard layer.sourceText?[.expression] == nil else { return }
      for keyframe in layer.textKeyframes?.list ?? [] {
        used.formUnion(keyframe[.document]?[.text]?.string ?? "")
      }
    }
    let unused = glyphs.elements.filter { glyph in
      guard let character = glyph[.character]?.string?.first else { return false }
      return !used.contains(character)
    }
    if let first = unused.first {
      report.add(info, at: first, "\(Words.count(unused.count, "character")) that no text shows")
    }
  }
}

struct UnusedMask: LayerRule {
  let info = RuleInfo(
    "hygiene/unused-mask",
    .info,
    once: true,
    "A mask has no effect.",
    explanation:
      "Its mode is None; some players draw the layer as if it were Add.",
    example: #"{"mode": "n", "pt": {...}}"#,
    fix: "Delete the mask before exporting."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    // Effects and text paths may refer to masks of mode None.
    guard layer.type != .text, layer.cursor[.effects]?.count ?? 0 == 0, composition.shows(layer)
    else {
      return
    }
    for mask in layer.cursor[.masks]?.list ?? [] where mask["mode"]?.string == "n" {
      report.add(info, at: mask, "a mask of \(layer.words) has the mode None")
    }
  }
}
