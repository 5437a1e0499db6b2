import LottieModel

extension RuleCatalog {
  /// References to assets.
  static let assetReferences: [any Rule] = [
    MissingAsset(), AssetKind(), DuplicateAsset(), PrecompCycle(),
  ]
}

struct MissingAsset: LayerRule {
  let info = RuleInfo(
    .missingAsset,
    .error,
    "A layer refers to an asset that does not exist.",
    explanation:
      "Players leave the layer out.",
    example: #"{"ty": 0, "refId": "comp_9"}"#,
    fix: "Export again, or correct the layer's refId."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let type = layer.type, [.precomp, .image, .audio].contains(type),
      let id = layer.refID, document.asset(id) == nil
    else {
      return
    }
    report.add(
      info,
      at: layer.cursor["refId"] ?? layer.cursor,
      "\(layer.words) refers to the asset \(Words.quoted(id)), which does not exist",
      missing: id
    )
  }
}

struct AssetKind: LayerRule {
  let info = RuleInfo(
    "ref/asset-kind",
    .error,
    "A layer shows an asset of another kind.",
    explanation:
      "A precomp layer needs a composition, an image layer an image, an audio layer a sound, a data layer data.",
    example: "a precomp layer whose asset is an image",
    fix: "Correct the layer's type or its refId."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let id = layer.refID, let asset = document.asset(id) else { return }
    let found: String
    switch asset.kind {
    case .composition: found = "a composition"
    case .image: found = "an image"
    case .sound: found = "a sound"
    case .data: found = "data"
    case .other: return
    }
    let wanted: String
    switch (layer.type, asset.kind) {
    case (.precomp, .image), (.precomp, .sound), (.precomp, .data): wanted = "a precomp"
    case (.image, .composition), (.image, .sound), (.image, .data): wanted = "an image"
    // A file that does not look like a sound may be one.
    case (.audio, .composition), (.audio, .data): wanted = "a sound"
    case (.data, .composition), (.data, .image), (.data, .sound): wanted = "data"
    default: return
    }
    report.add(
      info,
      at: layer.cursor,
      "\(layer.words) is \(wanted), \(Words.quoted(id)) \(found)"
    )
  }
}

struct DuplicateAsset: AssetRule {
  let info = RuleInfo(
    "ref/duplicate-asset-id",
    .error,
    "Two assets have the same id.",
    explanation:
      "Players show the first or the last of them.",
    example: #"two assets with the id "a""#,
    fix: "Give each asset a unique id."
  )

  func check(_ asset: AssetContext, in document: LintDocument, _ report: inout Report) {
    guard let id = asset.id, let first = document.assetByID[id], first != asset.index else {
      return
    }
    report.add(info, at: asset.cursor, "a second asset has the id \(Words.quoted(id))")
  }
}

struct PrecompCycle: DocumentRule {
  let info = RuleInfo(
    .precompCycle,
    .error,
    "A composition contains itself.",
    explanation:
      "Players that do not check for it never finish.",
    example: "A shows B, and B shows A",
    fix: "Remove one of the layers from the cycle."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let compositions = Dictionary(
      document.compositions.compactMap { item in item.asset?.id.map { ($0, item) } },
      uniquingKeysWith: { first, _ in first }
    )
    var finder = CycleFinder { id in
      compositions[id]?.layers.compactMap { $0.type == .precomp ? $0.refID : nil } ?? []
    }
    for id in document.assets.compactMap(\.id) {
      guard let cycle = finder.cycle(from: id), let start = compositions[cycle[0]] else { continue }
      let chain = (cycle + [cycle[0]]).joined(separator: " → ")
      report.add(info, at: start.cursor, "a composition contains itself: \(chain)")
    }
  }
}
