import LottieCodecs
import LottieModel
import LottieScene
import OrderedCollections

/// Writes images anew, in fewer bytes, and no larger than twice the size at which they are drawn.
enum ImageFiles {
  /// Screens show a document at twice its size and more.
  private static let pixelsPerUnit = 2.0
  /// The share of the pixels from which on it is worth to draw an image smaller.
  private static let worthwhileShare = 0.75
  /// Maximum pixels of an image that is written anew.
  private static let maximumPixels = 16_000_000
  /// The mean CIEDE2000 of an image that is compressed with loss, about the least that an eye sees.
  private static let maximumError = 1.0
  /// The quality from which on nothing is lost.
  private static let lossless = 100.0

  /// The changes of a document; its tolerance is the quality of images compressed with loss.
  static func changes(_ document: OptimizedDocument) -> [DocumentChange] {
    guard let images = document.images else { return [] }
    return images.shown(in: document.root, frames: document.frames)
      .filter { $0.pixmap.width * $0.pixmap.height <= maximumPixels }
      .flatMap { change($0, document, images) }
  }

  private static func change(
    _ shown: DocumentImages.Shown,
    _ document: OptimizedDocument,
    _ images: DocumentImages
  ) -> [DocumentChange] {
    let path = ["assets", "\(shown.index)"]
    guard case .object(var members)? = document.root["assets"]?.elements?[shown.index] else {
      return []
    }
    var pixmap = shown.pixmap
    var changes: [DocumentChange] = []
    // Where frames differ by too much, the size is what stays.
    if document.tolerance < lossless, let size = smallerSize(shown) {
      let scaling = AssetScaling(shown.asset, of: pixmap, to: size)
      let layers = scaling?.changes(of: document.root)
      if layers != nil || images.allowed.contains(.imageSizeMismatch) {
        pixmap = pixmap.drawn(width: size.width, height: size.height)
      }
      if let layers {
        (members["w"], members["h"]) = (.number(Double(size.width)), .number(Double(size.height)))
        changes = layers
      }
    }
    guard
      let (bytes, kind) = smallest(pixmap, shown, quality: document.tolerance, images),
      bytes.count < shown.bytes.count
    else { return [] }
    if shown.asset.isEmbedded {
      members["p"] = .string("data:\(kind.mediaType);base64,\(Base64.encode(bytes))")
    } else {
      guard let name = images.add(bytes, kind.fileExtension, for: shown) else { return [] }
      members["p"] = .string(name)
    }
    return [DocumentChange(path: path, value: .object(members))] + changes
  }

  /// The size at which an image has as many pixels as show; nil where it has hardly more.
  private static func smallerSize(_ shown: DocumentImages.Shown) -> (width: Int, height: Int)? {
    guard let scale = shown.scale, scale > 0 else { return nil }
    let factor = scale * pixelsPerUnit
    guard factor < 1 else { return nil }
    let whole = (width: shown.pixmap.width, height: shown.pixmap.height)
    let least = max(1, Int((Double(whole.width) * factor).rounded(.up)))
    // Of the next widths one has a height in the same ratio, within a pixel of the image's.
    let sizes = (least...least + 32).map { width in
      (width, max(1, (whole.height * width + whole.width - 1) / whole.width))
    }
    let size = sizes.first { width, height in
      abs(height * whole.width - whole.height * width) <= min(width, height)
    }
    guard let size, Double(size.0 * size.1) <= worthwhileShare * Double(whole.width * whole.height)
    else { return nil }
    return size
  }

  /// The smallest file of an image, in its own format, as PNG or as WebP.
  private static func smallest(
    _ pixmap: Pixmap,
    _ shown: DocumentImages.Shown,
    quality: Double,
    _ images: DocumentImages
  ) -> ([UInt8], FileKind)? {
    let source = ImageFormat(of: shown.bytes)
    let name = "\(shown.asset.directory)\(shown.asset.path) \(pixmap.width)x\(pixmap.height) "
    var files: [[UInt8]] = []
    for isAdaptive in [false, true] {
      let file = images.encoded(name + "png\(isAdaptive)") {
        try? PNGEncoder(PNGEncoder.Options(level: 12, isAdaptive: isAdaptive)).encode(pixmap)
      }
      if let file { files.append(file) }
    }
    if source == .webp || images.allowed.contains(.imageWebP) {
      if let file = images.encoded(name + "webp", { try? WebPEncoder().encode(pixmap) }) {
        files.append(file)
      }
      // Of what was compressed with loss before, more would be lost each time.
      let isFirst = source != .webp || pixmap.width < shown.pixmap.width
      let lossy = isFirst && quality < lossless ? WebPEncoder(.lossy(quality: Int(quality))) : nil
      if let file = try? lossy?.encode(pixmap), isNear(file, pixmap) { files.append(file) }
    }
    if source == .jpeg, pixmap.width < shown.pixmap.width, pixmap.isOpaque,
      let file = try? JPEGEncoder().encode(pixmap), isNear(file, pixmap)
    {
      files.append(file)
    }
    return files.min { $0.count < $1.count }.map { ($0, FileKind($0, of: shown.asset)) }
  }

  private static func isNear(_ file: [UInt8], _ pixmap: Pixmap) -> Bool {
    guard let read = try? ImageDecoder.decode(file), read.width == pixmap.width,
      read.height == pixmap.height
    else { return false }
    return PixmapDiff.color(pixmap, read).deltaE <= maximumError
  }
}

extension Pixmap {
  fileprivate var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}

/// Another size of an image, for which the layers that show it make up.
///
/// Some players draw an image in its own size, so the asset has to state that.
private struct AssetScaling {
  private let id: String
  private let factor: (x: Double, y: Double)

  /// nil for an image of another size than its asset states.
  init?(_ asset: ImageAsset, of pixmap: Pixmap, to size: (width: Int, height: Int)) {
    let (width, height) = (Double(pixmap.width), Double(pixmap.height))
    guard let stated = asset.size, stated.width == width, stated.height == height else {
      return nil
    }
    id = asset.id
    factor = (Double(size.width) / width, Double(size.height) / height)
  }

  /// The changes of transforms; nil where more than the image depends on one, or where it is not plain.
  func changes(of root: JSONValue) -> [DocumentChange]? {
    guard !root.hasExpressions else { return nil }
    var changes: [DocumentChange] = []
    for (path, layers) in HiddenLayers.lists(root) {
      let parents = Set(layers.compactMap { $0["parent"]?.number })
      for (index, layer) in layers.enumerated() where layer["refId"] == .string(id) {
        guard layer["ty"] == .number(2), let transform = layer["ks"], isPlain(layer),
          !(layer["ind"]?.number.map(parents.contains) ?? false),
          let anchor = scaled(transform["a"], by: factor),
          let scale = scaled(transform["s"] ?? full, by: (1 / factor.x, 1 / factor.y))
        else { return nil }
        let place = path + ["\(index)", "ks"]
        if transform["a"] != nil {
          changes.append(DocumentChange(path: place + ["a"], value: anchor))
        }
        changes.append(DocumentChange(path: place + ["s"], value: scale))
      }
    }
    return changes.isEmpty ? nil : changes
  }

  private var full: JSONValue {
    JSONValue(members: [
      "a": .number(0), "k": .array([.number(100), .number(100), .number(100)]),
    ])
  }

  /// Whether a layer has nothing else in its coordinates.
  private func isPlain(_ layer: JSONValue) -> Bool {
    ["masksProperties", "ef", "sy"].allSatisfy { layer[$0]?.elements?.isEmpty ?? true }
  }

  /// A property with its first two components scaled; nil for one that is not plain.
  private func scaled(_ property: JSONValue?, by factor: (x: Double, y: Double)) -> JSONValue? {
    guard let property else { return .null }
    guard case .object(var members) = property, members["sid"] == nil, members["s"] == nil,
      let list = members["k"]?.elements
    else { return nil }
    if list.first?.number != nil {
      members["k"] = scaled(list, by: factor)
      return .object(members)
    }
    var keyframes: [JSONValue] = []
    for element in list {
      guard case .object(var keyframe) = element else { return nil }
      for name in ["s", "e", "to", "ti"] {
        if let values = keyframe[name]?.elements { keyframe[name] = scaled(values, by: factor) }
      }
      keyframes.append(.object(keyframe))
    }
    members["k"] = .array(keyframes)
    return .object(members)
  }

  private func scaled(_ values: [JSONValue], by factor: (x: Double, y: Double)) -> JSONValue {
    .array(
      values.enumerated().map { index, value in
        guard index < 2, let number = value.number else { return value }
        let result = number * (index == 0 ? factor.x : factor.y)
        return .number((result * 1_000).rounded() / 1_000)
      }
    )
  }
}
