import LottieCodecs
import LottieEngine
public import LottieModel
import LottieScene
import OrderedCollections

/// Moves the images of a document into it, beside it or into a container.
public struct ImagePacking {
  /// The document with images put in or taken out.
  public private(set) var document: JSONValue
  /// Extracted files, or files that belong beside it, by name.
  public private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// Images that were not found, one sentence each without a full stop.
  public private(set) var problems: [String] = []

  private let images: [String: ImageAsset]
  private let provider: FileImageProvider

  /// Starts packing.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - file: The file it comes from.
  ///   - provider: Loads its images.
  public init(_ document: JSONValue, of file: AnimationFile, provider: FileImageProvider) {
    self.document = document
    self.provider = provider
    images = file.animation.assets.reduce(into: [:]) { images, asset in
      if case .image(let image) = asset.value.kind { images[asset.key] = image }
    }
  }

  /// Puts all images that are found into the document, as data URLs.
  public mutating func embed() {
    change { packing, object, image in
      guard !image.isEmbedded, let bytes = packing.bytes(of: image) else { return }
      let kind = ImageKind(bytes)
      object["p"] = .string("data:\(kind.mediaType);base64,\(Base64.encode(bytes))")
      object["u"] = .string("")
      object["e"] = .number(1)
    }
  }

  /// Extracts all images from the document.
  ///
  /// - Parameters:
  ///   - folder: Their folder as the document names it, with a trailing slash.
  ///   - onlyEmbedded: Whether images in files stay where they are.
  ///   - taken: Names of existing files.
  public mutating func extract(
    to folder: String,
    onlyEmbedded: Bool = false,
    besides taken: Set<String> = []
  ) {
    var number = 0
    change { packing, object, image in
      guard image.isEmbedded || !onlyEmbedded, let bytes = packing.bytes(of: image) else { return }
      let fileExtension = ImageKind(bytes).fileExtension
      while taken.contains("image_\(number).\(fileExtension)") { number += 1 }
      let name = "image_\(number).\(fileExtension)"
      number += 1
      packing.files.append((name, bytes))
      object["p"] = .string(name)
      object["u"] = .string(folder)
      object["e"] = .number(0)
    }
  }

  private mutating func bytes(of image: ImageAsset) -> [UInt8]? {
    do {
      return try provider.bytes(of: image)
    } catch {
      problems.append(error.message)
      return nil
    }
  }

  private mutating func change(
    _ body: (inout ImagePacking, inout [String: JSONValue], ImageAsset) -> Void
  ) {
    guard case .object(var root) = document, case .array(let assets) = root["assets"] else {
      return
    }
    root["assets"] = .array(
      assets.map { asset in
        guard case .object(var object) = asset, object["layers"] == nil,
          let image = asset.identifier.flatMap({ images[$0] })
        else { return asset }
        var changes: [String: JSONValue] = [:]
        body(&self, &changes, image)
        for name in ["p", "u", "e"] { if let value = changes[name] { object[name] = value } }
        return .object(object)
      }
    )
    document = .object(root)
  }
}

extension JSONValue {
  fileprivate var identifier: String? {
    switch self["id"] {
    case .string(let text): text
    case .number(let number) where number == number.rounded() && abs(number) < 1e15:
      String(Int(number))
    default: nil
    }
  }
}

/// The format of an image, by its first bytes.
private struct ImageKind {
  let fileExtension: String
  let mediaType: String

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8]) {
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
