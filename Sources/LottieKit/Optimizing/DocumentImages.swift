import LottieCodecs
import LottieEngine
import LottieGeometry
import LottieModel
import LottieRaster
import LottieScene
import Synchronization

/// The images of a document, and files that may take their places; each is decoded once.
final class DocumentImages: AnimationImageProvider {
  /// A file of a container.
  struct File {
    let name: String
    let bytes: [UInt8]
    /// Bytes by which it is smaller than the one whose place it takes.
    let saved: Int
  }

  /// An image that layers show.
  struct Shown {
    /// Index of its asset.
    let index: Int
    let asset: ImageAsset
    let bytes: [UInt8]
    let pixmap: Pixmap
    /// The largest share of its sides at which it is drawn; nil where it is in no frame.
    let scale: Double?
  }

  private struct Key: Hashable {
    let directory: String
    let path: String
  }

  private struct State {
    var decoded: [Key: Result<ImageResource, ImageProviderError>] = [:]
    var files: [Key: File] = [:]
    var encoded: [String: [UInt8]] = [:]
    var taken: Set<String>
  }

  /// Features that a result may have, though the document has them not.
  let allowed: Set<Feature>
  private let provider: FileImageProvider
  private let state: Guarded<State>
  private let entries: Set<String>
  private let own: Set<String>

  /// Creates the images of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - own: Names of files of its container that nothing else shows.
  ///   - allowed: Features that a result may have, though the document has them not.
  init(_ file: AnimationFile, own: Set<String>, allowed: Set<Feature>) {
    provider = FileImageProvider(file)
    entries = Set(file.archive?.entries.map(\.name) ?? [])
    (self.own, self.allowed) = (own, allowed)
    state = Guarded(State(taken: entries))
  }

  func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
    let key = Key(directory: asset.directory, path: asset.path)
    let result = state.withLock { state -> Result<ImageResource, ImageProviderError> in
      if let known = state.decoded[key] { return known }
      let result: Result<ImageResource, ImageProviderError>
      if let file = state.files[key] {
        let pixmap = try? ImageDecoder.decode(file.bytes)
        result = pixmap.map { .success(ImageResource($0)) } ?? .failure(ImageProviderError(""))
      } else {
        do throws(ImageProviderError) {
          result = .success(try provider.image(for: asset))
        } catch {
          result = .failure(error)
        }
      }
      state.decoded[key] = result
      return result
    }
    return try result.get()
  }

  /// The files that a document shows in place of others.
  func files(of root: JSONValue) -> [File] {
    state.withLock { state in
      var names: Set<String> = []
      return (root["assets"]?.elements ?? []).compactMap { asset in
        let key = Key(directory: asset["u"]?.text ?? "", path: asset["p"]?.text ?? "")
        return state.files[key].flatMap { names.insert($0.name).inserted ? $0 : nil }
      }
    }
  }

  /// Bytes by which those files are smaller than the others.
  func saved(by root: JSONValue) -> Int { files(of: root).reduce(0) { $0 + $1.saved } }

  /// The images of a document that may be written anew: in it, or in a file of its container that is its own.
  func shown(in root: JSONValue, frames: [Double]) -> [Shown] {
    guard let animation = try? LottieAnimation.decode(JSONWriter.bytes(root)) else { return [] }
    var scales: [ObjectIdentifier: Double] = [:]
    let composition = Composition(drawing: animation, imageProvider: self, text: nil)
    for frame in frames {
      for item in composition.update(frame: frame).items {
        guard case .image(let image) = item.content else { continue }
        let id = ObjectIdentifier(image.image)
        scales[id] = max(scales[id] ?? 0, image.pixelScale)
      }
    }
    var found: [Shown] = []
    for (index, value) in (root["assets"]?.elements ?? []).enumerated() {
      guard value["layers"] == nil, value["sid"] == nil, value["t"] == nil,
        let id = value.identifier, case .image(let asset)? = animation.assets[id]?.kind,
        asset.isEmbedded || entry(of: asset).map(own.contains) ?? false,
        let bytes = try? provider.bytes(of: asset), ImageDecoder.isStill(bytes),
        let image = try? image(for: asset)
      else { continue }
      found.append(
        Shown(
          index: index,
          asset: asset,
          bytes: bytes,
          pixmap: image.pixmap,
          scale: scales[ObjectIdentifier(image)]
        )
      )
    }
    return found
  }

  private func entry(of asset: ImageAsset) -> String? {
    AssetFiles.inContainer(folder: asset.directory, name: asset.path).first(where: entries.contains)
  }

  /// Adds a file that may take the place of an asset's.
  ///
  /// - Returns: The name of the file, as the asset's `p` would have it.
  func add(_ bytes: [UInt8], _ fileExtension: String, for shown: Shown) -> String? {
    let asset = shown.asset
    guard let old = entry(of: asset) else { return nil }
    let folder = old.dropLast(old.fileName.count)
    let stem = old.fileName.split(separator: ".").first.map(String.init) ?? "image"
    return state.withLock { state in
      var (name, number) = ("\(stem).\(fileExtension)", 1)
      while state.taken.contains(folder + name) {
        number += 1
        name = "\(stem)-\(number).\(fileExtension)"
      }
      state.taken.insert(folder + name)
      let path = asset.path.dropLast(asset.path.fileName.count) + name
      let key = Key(directory: asset.directory, path: String(path))
      state.files[key] = File(
        name: folder + name,
        bytes: bytes,
        saved: shown.bytes.count - bytes.count
      )
      return String(path)
    }
  }

  /// What was encoded already, by a name.
  func encoded(_ name: String, _ make: () -> [UInt8]?) -> [UInt8]? {
    if let known = state.withLock({ $0.encoded[name] }) { return known }
    let bytes = make()
    state.withLock { $0.encoded[name] = bytes }
    return bytes
  }
}

extension ImageItem {
  /// Pixels of the composition that one of the image's takes, in the direction in which it is larger.
  fileprivate var pixelScale: Double {
    let (width, height) = (Double(image.pixmap.width), Double(image.pixmap.height))
    guard width > 0, height > 0 else { return 0 }
    let across = (transform.a * transform.a + transform.b * transform.b).squareRoot()
    let down = (transform.c * transform.c + transform.d * transform.d).squareRoot()
    return max(across * size.width / width, down * size.height / height)
  }
}

extension Pixmap {
  /// The image drawn smaller.
  func drawn(width: Int, height: Int) -> Pixmap {
    let size = Size(width: Double(width), height: Double(height))
    let item = ImageItem(image: ImageResource(self), size: size)
    let list = DisplayList(
      size: size,
      items: [DisplayItem(id: 0, generation: 0, content: .image(item))]
    )
    let rasterizer = Rasterizer(width: width, height: height)
    _ = rasterizer.draw(list, view: .identity)
    return rasterizer.pixmap
  }
}
