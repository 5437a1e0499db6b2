/// Facts about the whole document that checks of single values need.
///
/// Cursors are valid only inside ``LottieModel/JSONDocument/withRoot(_:)``, and so is this.
package struct DocumentIndex {
  /// The root object.
  package let root: JSONCursor
  /// The compositions: the root, then those of the assets.
  package let compositions: [CompositionContext]
  /// The assets in order.
  package let assets: [AssetContext]
  /// The first asset of each id.
  package let assetByID: [String: Int]
  /// Ids of the assets that are reached from the root composition, by layers and by glyphs.
  package let reachedAssets: Set<String>

  /// Indexes a document.
  ///
  /// Linear in its layers and assets.
  package init(_ root: JSONCursor) {
    self.root = root
    assets =
      root["assets"]?.elements.enumerated()
      .map { AssetContext($0.element, index: $0.offset) } ?? []
    assetByID = Dictionary(
      assets.compactMap { asset in asset.id.map { ($0, asset.index) } },
      uniquingKeysWith: { first, _ in first }
    )
    var compositions =
      [CompositionContext(root, asset: nil)]
      + assets.filter { $0.kind == .composition }
      .map { CompositionContext($0.cursor, asset: $0) }
    let reached = DocumentIndex.reached(compositions, glyphs: root["chars"])
    for i in compositions.indices.dropFirst() {
      guard let id = compositions[i].asset?.id else { continue }
      compositions[i].isReached = reached.contains(id)
    }
    self.compositions = compositions
    reachedAssets = reached
  }

  /// The ids of assets that layers show, starting from those of the root and from compositions used as glyphs.
  private static func reached(
    _ compositions: [CompositionContext],
    glyphs: JSONCursor?
  ) -> Set<String> {
    let byID = Dictionary(
      compositions.compactMap { item in item.asset?.id.map { ($0, item) } },
      uniquingKeysWith: { first, _ in first }
    )
    var reached: Set<String> = []
    var open = Array(compositions.prefix(1))
    func reach(_ id: String?) {
      guard let id, reached.insert(id).inserted else { return }
      if let next = byID[id] { open.append(next) }
    }
    for glyph in glyphs?.elements.map({ $0 }) ?? [] {
      reach(glyph["data"]?["refId"].flatMap(LayerContext.id))
    }
    while let composition = open.popLast() {
      for layer in composition.layers { reach(layer.refID) }
    }
    return reached
  }

  /// The asset of an id.
  package func asset(_ id: String) -> AssetContext? { assetByID[id].map { assets[$0] } }

  /// First frame of the animation.
  package var inPoint: Double { root[.inPoint]?.double ?? 0 }
  /// The frame after the last.
  package var outPoint: Double { root[.outPoint]?.double ?? 0 }
  /// Frames a second.
  package var frameRate: Double { root[.frameRate]?.double ?? 0 }
  /// Seconds.
  package var duration: Double { frameRate > 0 ? (outPoint - inPoint) / frameRate : 0 }
}
