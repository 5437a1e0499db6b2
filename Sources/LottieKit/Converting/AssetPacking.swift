import LottieCodecs
import LottieEngine
package import LottieModel
import LottieScene
import OrderedCollections

/// Moves the images and sounds of a document into it, beside it or into a container.
package struct AssetPacking {
  /// The document with files put in or taken out.
  package private(set) var document: JSONValue
  /// Extracted files, or files that belong beside it, by their names with their folders.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// Files that were not found, one sentence each without a full stop.
  package private(set) var problems: [String] = []

  private let assets: [String: any FileAsset]
  private let provider: FileImageProvider

  /// Starts packing.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The file it comes from.
  ///   - provider: Loads its files.
  package init(_ document: JSONValue, of file: AnimationFile, provider: FileImageProvider) {
    self.document = document
    self.provider = provider
    assets = file.animation.assets.compactMapValues(\.kind.file).reduce(into: [:]) {
      $0[$1.key] = $1.value
    }
  }

  /// Puts all files that are found into the document, as data URLs.
  package mutating func embed() {
    change { packing, object, asset in
      guard !asset.isEmbedded, let bytes = packing.bytes(of: asset) else { return }
      let kind = FileKind(bytes, of: asset)
      object["p"] = .string("data:\(kind.mediaType);base64,\(Base64.encode(bytes))")
      object["u"] = .string("")
      object["e"] = .number(1)
    }
  }

  /// Extracts all files from the document.
  ///
  /// - Parameters:
  ///   - images: The folder of images as the document names it, with a trailing slash.
  ///   - sounds: The same, of sounds.
  ///   - onlyEmbedded: Whether what is in files stays where it is.
  ///   - taken: Names of existing files, with their folders.
  package mutating func extract(
    images: String,
    sounds: String,
    onlyEmbedded: Bool = false,
    besides taken: Set<String> = []
  ) {
    var numbers: [String: Int] = [:]
    change { packing, object, asset in
      guard asset.isEmbedded || !onlyEmbedded, let bytes = packing.bytes(of: asset) else { return }
      let word = type(of: asset).word
      let folder = asset is SoundAsset ? sounds : images
      let fileExtension = FileKind(bytes, of: asset).fileExtension
      var number = numbers[word, default: 0]
      while taken.contains("\(folder)\(word)_\(number).\(fileExtension)") { number += 1 }
      numbers[word] = number + 1
      let name = "\(word)_\(number).\(fileExtension)"
      packing.files.append((folder + name, bytes))
      object["p"] = .string(name)
      object["u"] = .string(folder)
      object["e"] = .number(0)
    }
  }

  private mutating func bytes(of asset: any FileAsset) -> [UInt8]? {
    do {
      return try provider.bytes(of: asset)
    } catch {
      problems.append(error.message)
      return nil
    }
  }

  private mutating func change(
    _ body: (inout AssetPacking, inout [String: JSONValue], any FileAsset) -> Void
  ) {
    guard case .object(var root) = document, case .array(let assets) = root["assets"] else {
      return
    }
    root["assets"] = .array(
      assets.map { asset in
        guard case .object(var object) = asset, object["layers"] == nil,
          let file = asset.identifier.flatMap({ self.assets[$0] })
        else { return asset }
        var changes: [String: JSONValue] = [:]
        body(&self, &changes, file)
        for name in ["p", "u", "e"] { if let value = changes[name] { object[name] = value } }
        return .object(object)
      }
    )
    document = .object(root)
  }
}

extension JSONValue {
  /// The id of an asset, a text or a number.
  var identifier: String? {
    switch self["id"] {
    case .string(let text): text
    case .number(let number) where number == number.rounded() && abs(number) < 1e15:
      String(Int(number))
    default: nil
    }
  }
}

/// The format of an image, by its first bytes, or of a sound, by its path.
struct FileKind {
  let fileExtension: String
  let mediaType: String

  init(_ bytes: [UInt8], of asset: any FileAsset) {
    if asset is SoundAsset {
      (fileExtension, mediaType) = SoundAsset.format(of: asset.path)
    } else if asset is DataAsset {
      (fileExtension, mediaType) = ("json", "application/json")
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      (fileExtension, mediaType) = ("jpg", "image/jpeg")
    } else if bytes.starts(with: Array("RIFF".utf8)) {
      (fileExtension, mediaType) = ("webp", "image/webp")
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      (fileExtension, mediaType) = ("gif", "image/gif")
    } else {
      (fileExtension, mediaType) = ("png", "image/png")
    }
  }
}
