/// A composition on the walk: the root, or that of an asset.
package struct CompositionContext {
  /// The object that holds the layers.
  package let cursor: JSONCursor
  /// Its asset; nil for the root.
  package let asset: AssetContext?
  /// The layers, from the front.
  package let layers: [LayerContext]
  /// The first in point of its layers; nil where none has one.
  let firstInPoint: Double?
  /// The last out point of its layers; nil where none has one.
  let lastOutPoint: Double?
  /// Whether the animation shows it, itself or by layers of others.
  package internal(set) var isReached = true
  /// The first layer of each `ind`.
  package let layerByIndex: [Int: Int]
  /// The numbers of the layers that others need as parent or matte.
  private let needed: Set<Int>
  /// The numbers of the layers with a parent of which a parent, however far up, is missing.
  let cutOff: Set<Int>
  /// For each layer the blend mode of the nearest below it that shows something and says how it is blended; in the root,
  /// where there is none, that of the topmost, which is drawn before it in the frame before.
  package let blendBelow: [Int]

  init(_ cursor: JSONCursor, asset: AssetContext?) {
    self.cursor = cursor
    self.asset = asset
    var layers: [LayerContext] = []
    if let list = cursor["layers"] {
      layers.reserveCapacity(list.count)
      for (i, layer) in list.elements.enumerated() { layers.append(LayerContext(layer, index: i)) }
    }
    self.layers = layers
    firstInPoint = layers.lazy.compactMap(\.inPoint).min()
    lastOutPoint = layers.lazy.compactMap(\.outPoint).max()
    needed = Set(layers.flatMap { [$0.parent, $0.matteLayer].compactMap(\.self) })
    blendBelow = CompositionContext.blendBelow(layers, isRoot: asset == nil)
    layerByIndex = Dictionary(
      layers.compactMap { layer in layer.ind.map { ($0, layer.index) } },
      uniquingKeysWith: { first, _ in first }
    )
    cutOff = CompositionContext.cutOff(layers, layerByIndex)
  }

  private static func blendBelow(_ layers: [LayerContext], isRoot: Bool) -> [Int] {
    let modes = layers.map { $0.isSeen ? $0.cursor[.blendMode].map { $0.whole ?? 0 } : nil }
    var mode = isRoot ? modes.lazy.compactMap(\.self).first ?? 0 : 0
    return modes.reversed().map { own in
      defer { mode = own ?? mode }
      return mode
    }.reversed()
  }

  private static func cutOff(_ layers: [LayerContext], _ layerByIndex: [Int: Int]) -> Set<Int> {
    var lost = layers.filter { $0.parent.map { layerByIndex[$0] == nil } ?? false }.map(\.index)
    guard !lost.isEmpty else { return [] }
    var children: [Int: [Int]] = [:]
    for layer in layers {
      guard let parent = layer.parent.flatMap({ layerByIndex[$0] }) else { continue }
      children[parent, default: []].append(layer.index)
    }
    var result: Set<Int> = []
    while let parent = lost.popLast() {
      lost += (children[parent] ?? []).filter { result.insert($0).inserted }
    }
    return result
  }

  /// Whether it is the animation itself.
  package var isRoot: Bool { asset == nil }

  /// Whether cameras and lights have anything to look at or to light: another layer with the 3D flag.
  package var hasLayersInSpace: Bool {
    layers.contains { layer in
      guard layer.type != .camera, layer.type != .light else { return false }
      return layer.cursor[.threeDimensional]?.isSet ?? false
    }
  }

  /// Whether anything of a layer can be seen: it is shown at some time of the composition, not
  /// transparent throughout, or another layer needs it as matte or parent.
  package func shows(_ layer: LayerContext) -> Bool {
    guard layer.isHidden || isOutside(layer) || isTransparent(layer) else { return true }
    if layer.isMatteSource { return true }
    if layer.index + 1 < layers.count, layers[layer.index + 1].matteMode != 0 { return true }
    return isNeeded(layer)
  }

  /// Whether another layer needs it as parent, or names it as matte.
  package func isNeeded(_ layer: LayerContext) -> Bool {
    layer.ind.map(needed.contains) ?? false
  }

  private func isOutside(_ layer: LayerContext) -> Bool {
    guard let start = layer.inPoint, let end = layer.outPoint else { return false }
    if end <= start { return true }
    guard isRoot, let first = cursor[.inPoint]?.double, let last = cursor[.outPoint]?.double else {
      return false
    }
    return start >= last || end < first
  }

  private func isTransparent(_ layer: LayerContext) -> Bool {
    guard layer.type != .null, let opacity = layer.transform?[.opacity],
      opacity[.expression] == nil,
      opacity[.slot] == nil, let value = opacity[.value], let number = value.firstElement?.double
    else { return false }
    return number == 0 && PropertyContext.keyframes(opacity) == nil
  }

  /// The layer of an `ind`.
  package func layer(ind: Int) -> LayerContext? { layerByIndex[ind].map { layers[$0] } }
}

/// An asset on the walk.
package struct AssetContext {
  /// The kind of an asset, determined by its members.
  package enum Kind: Sendable {
    case composition, image, sound, data, other

    package init(_ asset: JSONCursor) {
      if asset["layers"]?.isArray == true {
        self = .composition
      } else if asset[.assetType]?.whole == 3 {
        self = .data
      } else if let path = asset[.file] {
        self = Self.isSound(path) ? .sound : .image
      } else {
        self = asset[.slot] == nil ? .other : .image
      }
    }

    /// Embedded files are long: the start of one says what it is.
    private static func isSound(_ path: JSONCursor) -> Bool {
      let bytes = path.rawString
      return SoundAsset.isSound(
        String(decoding: bytes.count > 300 ? bytes.prefix(64) : bytes.prefix(300), as: UTF8.self)
      )
    }
  }

  /// The object.
  package let cursor: JSONCursor
  /// Index in the list.
  package let index: Int
  /// Its id; numbers count as their text.
  package let id: String?
  /// Its kind.
  package let kind: Kind

  init(_ cursor: JSONCursor, index: Int) {
    self.cursor = cursor
    self.index = index
    id = cursor[.identifier].flatMap(LayerContext.id)
    kind = Kind(cursor)
  }

  /// The kind of the file that it names, in a word; nil if it names none.
  package var fileWord: String? {
    switch kind {
    case .image: ImageAsset.word
    case .sound: SoundAsset.word
    case .data: DataAsset.word
    case .composition, .other: nil
    }
  }
}
