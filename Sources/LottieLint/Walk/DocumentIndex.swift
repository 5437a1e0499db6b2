package import LottieModel

/// What rules ask about the document around the value they look at.
///
/// Cursors are good only inside ``LottieModel/JSONDocument/withRoot(_:)``, and so is this.
package struct DocumentIndex {
  /// The root object.
  package let root: JSONCursor
  /// The compositions: the root, then those of the assets.
  package let compositions: [CompositionContext]
  /// The assets in order.
  package let assets: [AssetContext]
  /// The first asset of each id.
  package let assetByID: [String: Int]
  /// Bytes of the text.
  package let size: Int
  /// The rest of the surroundings: the file and its neighbours.
  package let surroundings: Surroundings
  /// What the configuration says.
  package let options: LintOptions
  /// Ids of the assets that are reached from the root composition.
  package let reachedAssets: Set<String>

  init(
    _ root: JSONCursor,
    size: Int,
    surroundings: Surroundings,
    options: LintOptions
  ) {
    self.root = root
    self.size = size
    self.surroundings = surroundings
    self.options = options
    assets =
      root["assets"]?.elements.enumerated()
      .map { AssetContext($0.element, index: $0.offset) } ?? []
    assetByID = Dictionary(
      assets.compactMap { asset in asset.id.map { ($0, asset.index) } },
      uniquingKeysWith: { first, _ in first }
    )
    compositions =
      [CompositionContext(root, asset: nil)]
      + assets.filter { $0.kind == .composition }
      .map { CompositionContext($0.cursor, asset: $0) }
    reachedAssets = DocumentIndex.reached(compositions)
  }

  private static func reached(_ compositions: [CompositionContext]) -> Set<String> {
    let byID = Dictionary(
      compositions.compactMap { item in item.asset?.id.map { ($0, item) } },
      uniquingKeysWith: { first, _ in first }
    )
    var reached: Set<String> = []
    var open = Array(compositions.prefix(1))
    while let composition = open.popLast() {
      for layer in composition.layers {
        guard let id = layer.refID, reached.insert(id).inserted else { continue }
        if let next = byID[id] { open.append(next) }
      }
    }
    return reached
  }

  /// The asset of an id.
  package func asset(_ id: String) -> AssetContext? { assetByID[id].map { assets[$0] } }

  /// First frame of the animation.
  package var inPoint: Double { root["ip"]?.double ?? 0 }
  /// The frame after the last.
  package var outPoint: Double { root["op"]?.double ?? 0 }
  /// Frames a second.
  package var frameRate: Double { root["fr"]?.double ?? 0 }
  /// Seconds.
  package var duration: Double { frameRate > 0 ? (outPoint - inPoint) / frameRate : 0 }
}
