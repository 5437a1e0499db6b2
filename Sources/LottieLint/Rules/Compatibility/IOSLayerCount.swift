import LottieModel

/// Counts the layers Core Animation makes below compositions that are remapped in time.
struct IOSLayerCount {
  private let compositions: [String: CompositionContext]
  private var counts: [String: Int] = [:]
  /// The layers below remapped compositions.
  private(set) var remapped = 0

  init(_ document: LintDocument) {
    compositions = Dictionary(
      document.compositions.compactMap { item in item.asset?.id.map { ($0, item) } },
      uniquingKeysWith: { first, _ in first }
    )
    guard
      document.compositions.contains(where: { item in
        item.layers.contains { $0.cursor[.timeRemap] != nil }
      })
    else { return }
    var open: Set<String> = []
    remapped = below(document.compositions[0], &open)
  }

  private mutating func below(_ composition: CompositionContext, _ open: inout Set<String>) -> Int {
    var sum = 0
    for layer in composition.layers where layer.type == .precomp {
      guard sum < 1_000_000, let id = layer.refID, let inner = compositions[id],
        open.insert(id).inserted
      else { continue }
      sum += layer.cursor[.timeRemap] != nil ? all(id, &open) : below(inner, &open)
      open.remove(id)
    }
    return sum
  }

  /// Layers of a composition with all below it.
  private mutating func all(_ id: String, _ open: inout Set<String>) -> Int {
    if let known = counts[id] { return known }
    var sum = 0
    for layer in compositions[id]?.layers ?? [] {
      sum += 1 + shapes(layer)
      guard sum < 1_000_000, layer.type == .precomp, let inner = layer.refID,
        open.insert(inner).inserted
      else { continue }
      sum += all(inner, &open)
      open.remove(inner)
    }
    counts[id] = sum
    return sum
  }

  /// A layer for each group and for each path in it.
  private func shapes(_ layer: LayerContext) -> Int {
    layer.cursor["shapes"]?.elements.reduce(0) { $0 + items(ShapeContext($1)) } ?? 0
  }

  private func items(_ shape: ShapeContext) -> Int {
    if shape.type == .group { return 1 + shape.items.reduce(0) { $0 + items($1) } }
    return shape.type?.isPath ?? false ? 1 : 0
  }
}
