package import LottieModel
import OrderedCollections

/// Finds the files of data assets, in files or wherever else.
package protocol DataProvider: Sendable {
  /// The file of an asset; throws the reason when there is none.
  func bytes(of asset: DataAsset) throws(ImageProviderError) -> [UInt8]
}

/// The data of a document, each read when an expression first asks for it.
final class DataFiles {
  /// Maximum bytes of all files together, shared equally among them; in memory they take some fifty times as
  /// much.
  private static let maximumBytes = 2 << 20

  /// A file that was read.
  struct File {
    let text: String
    let value: JSONValue
  }

  private let animation: LottieAnimation
  private let provider: (any DataProvider)?
  private var known: [String: Result<File, ImageProviderError>] = [:]
  /// Maximum bytes of a file.
  private lazy var limit: Int = {
    let count = animation.assets.values.count { if case .data = $0.kind { true } else { false } }
    return DataFiles.maximumBytes / max(count, 1)
  }()

  init(_ animation: LottieAnimation, _ provider: (any DataProvider)?) {
    self.animation = animation
    self.provider = provider
  }

  /// The asset that After Effects lists by a name: its own, or that of its file.
  func asset(named name: String) -> DataAsset? {
    for asset in animation.assets.values {
      guard case .data(let data) = asset.kind else { continue }
      if asset.name == name || data.id == name { return data }
      if !data.isEmbedded, data.path.split(separator: "/").last.map(String.init) == name {
        return data
      }
    }
    return nil
  }

  /// The asset of an identifier.
  func asset(_ id: String) -> DataAsset? {
    if case .data(let data)? = animation.assets[id]?.kind { data } else { nil }
  }

  /// The file of an asset.
  func file(of asset: DataAsset) throws(ImageProviderError) -> File {
    let result = known[asset.id] ?? read(asset)
    known[asset.id] = result
    return try result.get()
  }

  private func read(_ asset: DataAsset) -> Result<File, ImageProviderError> {
    guard let provider else {
      return .failure(ImageProviderError("no image provider was given; it reads data files, too"))
    }
    do throws(ImageProviderError) {
      let bytes = try provider.bytes(of: asset)
      guard bytes.count <= limit else {
        throw ImageProviderError("the data \"\(asset.id)\" has more than \(limit >> 10) KiB")
      }
      guard let document = try? JSONDocument(bytes) else {
        throw ImageProviderError("the data \"\(asset.id)\" is not JSON")
      }
      let text = String(decoding: bytes, as: UTF8.self)
      return .success(File(text: text, value: document.withRoot(JSONValue.init)))
    } catch {
      return .failure(error)
    }
  }
}
