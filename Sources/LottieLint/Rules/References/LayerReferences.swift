import LottieModel

extension RuleCatalog {
  /// References to layers: parents and mattes.
  static let layerReferences: [any Rule] = [
    MissingParent(), ParentCycle(), MatteCycle(), DuplicateIndex(), MissingIndex(), MatteSource(),
    MatteUnused(),
  ]
}

struct MissingParent: LayerRule {
  let info = RuleInfo(
    .missingParent,
    .warning,
    "A layer's parent does not exist.",
    explanation:
      "The layer does not follow its parent and is drawn in the wrong position.",
    example: #"{"ind": 1, "parent": 99}"#,
    fix: "Choose a parent in the same composition."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let parent = layer.parent, composition.layer(ind: parent) == nil else { return }
    report.add(
      info,
      at: layer.cursor["parent"] ?? layer.cursor,
      "\(layer.words) has the parent \(parent), and no layer here has that ind"
    )
  }
}

struct ParentCycle: CompositionRule {
  let info = RuleInfo(
    .parentCycle,
    .error,
    "Layers are parents of each other.",
    explanation:
      "Players cannot compute their positions.",
    example: "layer 1 has the parent 2, and layer 2 the parent 1",
    fix: "Remove one of the parents."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    var finder = CycleFinder { (index: Int) in
      [composition.layer(ind: index)?.parent].compactMap { $0 }
    }
    for index in composition.layers.compactMap(\.ind) {
      guard let cycle = finder.cycle(from: index), let layer = composition.layer(ind: cycle[0])
      else {
        continue
      }
      let chain = (cycle + [cycle[0]]).map(String.init).joined(separator: " → ")
      report.add(info, at: layer.cursor, "layers are parents of each other: \(chain)")
    }
  }
}

struct MatteCycle: CompositionRule {
  let info = RuleInfo(
    .matteCycle,
    .error,
    "Layers are track mattes of each other.",
    explanation:
      "No player can draw them: one of them is drawn without its matte, or none is drawn.",
    example: "layer 1 has the matte 2, and layer 2 the matte 1",
    fix: "Remove one of the mattes."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let layers = composition.layers
    guard layers.contains(where: { $0.matteMode != 0 && $0.cursor[.matteLayer] != nil }) else {
      return
    }
    var finder = CycleFinder { (index: Int) -> [Int] in
      let layer = layers[index]
      guard layer.matteMode != 0 else { return [] }
      guard let named = layer.matteLayer else { return index > 0 ? [index - 1] : [] }
      return composition.layerByIndex[named].map { [$0] } ?? []
    }
    for index in layers.indices {
      guard let cycle = finder.cycle(from: index) else { continue }
      let chain = (cycle + [cycle[0]]).map { layers[$0].words }.joined(separator: " → ")
      report.add(info, at: layers[cycle[0]].cursor, "layers are mattes of each other: \(chain)")
    }
  }
}

struct DuplicateIndex: CompositionRule {
  let info = RuleInfo(
    "ref/duplicate-ind",
    .warning,
    "Two layers of a composition have the same ind.",
    explanation:
      "Parents and mattes refer to layers by ind; players choose one layer or the other.",
    example: #"two layers with "ind": 3"#,
    fix: "Export again, or give each layer a unique ind."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let used = Set(composition.layers.flatMap { [$0.parent, $0.matteLayer] })
    for layer in composition.layers {
      guard let ind = layer.ind, composition.layerByIndex[ind] != layer.index else { continue }
      let isUsed = used.contains(ind)
      report.add(
        info,
        at: layer.cursor,
        "\(layer.words) has the ind \(ind) of another layer"
          + (isUsed ? ", and a layer refers to it" : ""),
        severity: isUsed ? .warning : .info
      )
    }
  }
}

struct MissingIndex: CompositionRule {
  let info = RuleInfo(
    "ref/missing-ind",
    .warning,
    "A layer has no ind, though layers refer to parents by it.",
    explanation:
      "Old versions of lottie-ios reject such a file.",
    example: #"{"ty": 4, "nm": "Sky"}"#,
    fix: "Export again."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let refers = composition.layers.contains { $0.parent != nil || $0.cursor[.matteLayer] != nil }
    guard refers, let layer = composition.layers.first(where: { $0.cursor[.index] == nil }) else {
      return
    }
    report.add(
      info,
      at: layer.cursor,
      "\(layer.words) has no ind, though layers refer to parents by it"
    )
  }
}

struct MatteSource: LayerRule {
  let info = RuleInfo(
    .matteSource,
    .error,
    "A layer's matte does not exist.",
    explanation:
      "The layer is drawn without its matte, or not at all.",
    example: #"{"tt": 1} on the first layer"#,
    fix: #"Move the matte directly above the layer, or refer to it by "tp"."#
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.matteMode != 0 else { return }
    if let source = layer.cursor[.matteLayer] {
      guard let ind = source.whole, composition.layer(ind: ind) == nil else { return }
      report.add(info, at: source, "\(layer.words) has the matte \(ind), and no layer has that ind")
    } else if layer.index == 0 {
      report.add(
        info,
        at: layer.cursor,
        "\(layer.words) uses the layer above as matte, but is the top layer"
      )
    }
  }
}

struct MatteUnused: CompositionRule {
  let info = RuleInfo(
    "ref/matte-unused",
    .info,
    "No layer uses a matte layer.",
    explanation:
      "Players that ignore the mark draw the layer normally.",
    example: #"{"td": 1} above a layer without "tt""#,
    fix: "Delete the layer, or let the layer below use it."
  )

  func check(
    _ composition: CompositionContext,
    in document: LintDocument,
    _ report: inout Report
  ) {
    let named = Set(composition.layers.compactMap { $0.matteLayer })
    for layer in composition.layers where layer.isMatteSource && !layer.isHidden {
      let next = layer.index + 1
      let isAbove = next < composition.layers.count && composition.layers[next].matteMode != 0
      let isNamed = layer.ind.map(named.contains) ?? false
      guard !isAbove, !isNamed else { continue }
      report.add(
        info,
        at: layer.cursor,
        "\(layer.words) is marked as a matte but not used by any layer"
      )
    }
  }
}
