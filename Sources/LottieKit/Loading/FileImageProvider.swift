public import LottieCodecs
public import LottieEngine
public import LottieModel
public import LottieScene
import Synchronization

/// Loads images from the document, from its container, and from given folders; each is read once.
///
/// In a folder it looks for `u` + `p`, for `p`, and for `images/` + `p`, unless its
/// ``SearchLocation`` says otherwise, and follows neither `..` nor symbolic links out of the
/// folder.
public final class FileImageProvider: AnimationImageProvider {
  /// A folder that images are looked for in, and under which names.
  public struct SearchLocation: Equatable, Sendable {
    /// Possible names of an asset's file, by its folder `u` and its name `p`.
    public enum Name: Sendable {
      /// The document's `u` and `p` behind one another.
      case folderAndName
      /// The document's `p` alone, whatever its folder `u` is.
      case name
      /// `images/` and the document's `p`.
      case nameInImages

      func of(folder: String, name: String) -> String {
        switch self {
        case .folderAndName: folder + name
        case .name: name
        case .nameInImages: "images/" + name
        }
      }
    }

    /// The folder; what lies outside it is never read.
    public var directory: String
    /// Names to try, in this order.
    public var names: [Name]

    /// Creates a location from a folder and the names an asset's file may have in it.
    public init(
      _ directory: String,
      names: [Name] = [.folderAndName, .name, .nameInImages]
    ) {
      self.directory = directory
      self.names = names
    }
  }

  /// Maximum bytes of all decoded images together; images beyond are not drawn.
  private let maximumBytes: Int
  private let archive: ZipArchive?
  private let searchLocations: [SearchLocation]
  private let replacements: [String: String]
  private let network: NetworkAccess
  private let budget = NetworkBudget()
  private let cache = Guarded(Cache())
  /// Paths that were looked at, whether there is a file or not.
  private let looked = Guarded<[String: FileState]>([:])

  private struct Cache {
    var images: [ImageAsset: Result<ImageResource, ImageProviderError>] = [:]
    var bytes = 0
  }

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - archive: The container of the document.
  ///   - searchLocations: Folders, in order of preference.
  ///   - replacements: Files that replace assets, by the assets' identifiers.
  ///   - network: The part of the network that images with an `http:` or `https:` URL may be read from.
  ///   - maximumBytes: Maximum bytes of all decoded images together; further ones are not drawn.
  public init(
    archive: ZipArchive? = nil,
    searchLocations: [SearchLocation] = [],
    replacements: [String: String] = [:],
    network: NetworkAccess = .none,
    maximumBytes: Int = RenderBudget().imageBytes
  ) {
    self.network = network
    self.maximumBytes = maximumBytes
    self.archive = archive
    self.searchLocations = searchLocations
    self.replacements = replacements
  }

  /// Creates a provider for the images of a file: those in it, those in given folders, those beside it.
  public convenience init(
    _ file: AnimationFile,
    directories: [String] = [],
    replacements: [String: String] = [:],
    network: NetworkAccess = .none,
    maximumBytes: Int = RenderBudget().imageBytes
  ) {
    self.init(
      archive: file.archive,
      searchLocations: (directories + [file.directory].compactMap { $0 }).map {
        SearchLocation($0)
      },
      replacements: replacements,
      network: network,
      maximumBytes: maximumBytes
    )
  }

  /// Creates a provider for the images of folders, in order of preference.
  public convenience init(directories: [String]) {
    self.init(searchLocations: directories.map { SearchLocation($0) })
  }

  /// Decodes the image in a file, at once and without keeping it.
  public static func image(at path: String) throws(ImageProviderError) -> ImageResource {
    try decode(try contents(of: path), budget: RenderBudget().imageBytes, name: path)
  }

  private static func contents(of path: String) throws(ImageProviderError) -> [UInt8] {
    guard InputFile.isRegular(path), let bytes = try? InputFile.read(path) else {
      throw ImageProviderError("the image file \"\(path)\" cannot be read")
    }
    return bytes
  }

  /// The image of an asset; throws the reason when there is none.
  public func image(for asset: ImageAsset) throws(ImageProviderError) -> ImageResource {
    let result = cache.withLock { cache in
      if let known = cache.images[asset] { return known }
      let result = load(asset, budget: maximumBytes - cache.bytes)
      if case .success(let image) = result { cache.bytes += image.pixmap.pixels.count * 4 }
      cache.images[asset] = result
      return result
    }
    return try result.get()
  }

  /// The files that images were read from, as they were, and those that would have been if they existed.
  package var files: [String: FileState] { looked.withLock { $0 } }

  /// Bytes of the decoded images.
  package var decodedBytes: Int { cache.withLock { $0.bytes } }

  /// Forgets the images that were read, so that each is read again.
  public func clearCache() { cache.withLock { $0 = Cache() } }

  private func load(
    _ asset: ImageAsset,
    budget: Int
  ) -> Result<ImageResource, ImageProviderError> {
    do throws(ImageProviderError) {
      let bytes = try bytes(of: asset)
      return .success(try FileImageProvider.decode(bytes, budget: budget, name: asset.id))
    } catch {
      return .failure(error)
    }
  }

  private static func decode(
    _ bytes: [UInt8],
    budget: Int,
    name: String
  ) throws(ImageProviderError) -> ImageResource {
    do throws(CodecError) {
      let pixels = min(64_000_000, budget / 4)
      return ImageResource(
        try ImageDecoder.decode(bytes, limits: ImageDecoder.Limits(pixels: pixels))
      )
    } catch {
      throw ImageProviderError("the image \"\(name)\" is not drawn: \(error.explanation)")
    }
  }

  /// The file of an image, a sound or data.
  package func bytes<Asset: FileAsset>(of asset: Asset) throws(ImageProviderError) -> [UInt8] {
    let what = Asset.word
    if let path = replacements[asset.id] {
      note(path)
      return try FileImageProvider.contents(of: path)
    }
    if asset.isEmbedded {
      do throws(CodecError) {
        return try DataURL(asset.path).bytes
      } catch {
        throw ImageProviderError("the \(what) \"\(asset.id)\" is not read: \(error.explanation)")
      }
    }
    if asset.path.isEmpty { throw ImageProviderError("the \(what) \"\(asset.id)\" has no file") }
    let url = asset.path.contains("://") ? asset.path : asset.directory + asset.path
    if url.contains("://") { return try fetch(url, what) }
    if let found = archived(asset) ?? beside(asset) { return found }
    throw ImageProviderError(
      "the \(what) file \"\(asset.directory)\(asset.path)\" is not found; "
        + "--assets-dir names the folder it is in"
    )
  }

  private func fetch(_ url: String, _ what: String) throws(ImageProviderError) -> [UInt8] {
    do throws(LoadError) {
      return try AnimationURL.read(url, network, budget: budget)
    } catch .badURL(let reason) {
      throw ImageProviderError("the \(what) \"\(url)\" is not read: \(reason)")
    } catch .privateHost(let host) {
      throw ImageProviderError(
        "the \(what) \"\(url)\" is not read: \(host) has a private address; "
          + "--allow-private-network allows that"
      )
    } catch .tooLarge(let limit) {
      throw ImageProviderError("the \(what) \"\(url)\" is larger than \(limit >> 20) MiB")
    } catch {
      throw ImageProviderError(
        "the \(what) \"\(url)\" is on the network; --allow-network-assets allows that"
      )
    }
  }

  private func archived(_ asset: some FileAsset) -> [UInt8]? {
    guard let archive else { return nil }
    for entry in AssetFiles.inContainer(folder: asset.directory, name: asset.path) {
      if let bytes = try? archive.read(entry) { return bytes }
    }
    return nil
  }

  private func note(_ path: String) {
    let state = FileState(path)
    looked.withLock { $0[path] = state }
  }

  private func beside(_ asset: some FileAsset) -> [UInt8]? {
    for searchLocation in searchLocations {
      for name in searchLocation.names.map({ $0.of(folder: asset.directory, name: asset.path) }) {
        note(searchLocation.directory + "/" + name)
        if let path = InputFile.path(name, within: searchLocation.directory),
          let bytes = try? InputFile.read(path)
        {
          return bytes
        }
      }
    }
    return nil
  }
}

extension FileImageProvider: DataProvider {}

extension CodecError {
  /// The reason, without a full stop.
  public var explanation: String {
    switch self {
    case .unsupportedFormat("unknown"): "unknown format"
    case .unsupportedFormat(let format): "\(format) is not supported"
    case .malformed(let format, let reason): "bad \(format) data (\(reason))"
    case .imageSize(let width, let height): "its size, \(width)×\(height), is not allowed"
    case .frameSize(let index, let width, let height):
      "frame \(index) does not fit a file of \(width)×\(height)"
    case .frameCount(let count, let expected): "\(count) of \(expected) frames were drawn"
    case .tooLarge(let limit): "it unpacks to more than \(limit >> 20) MiB"
    case .unsafeEntryName(let name): "the entry name \"\(name)\" leads out of the container"
    case .encryptedEntry(let name): "the entry \"\(name)\" is encrypted"
    case .unsupportedCompression(let entry, let method):
      "the entry \"\(entry)\" is compressed by method \(method), which is not supported"
    case .noSuchEntry(let name): "there is no entry \"\(name)\""
    case .malformedDataURL(let reason): "bad data URL (\(reason))"
    case .cannotWrite(let path, let reason): "\(path): \(reason)"
    case .brokenPipe: "broken pipe"
    case .programFailed(let path, let program, let outcome, _):
      "\(path): \(outcome.explanation(of: program))"
    case .outOfMemory: "out of memory"
    case .cancelled: "cancelled"
    }
  }
}
