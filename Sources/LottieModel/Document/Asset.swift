public import LottieScene

/// An asset, which layers refer to by id: a composition, an image, a sound or data.
public struct Asset: Hashable, Sendable {
  /// The kind of asset, and its content.
  public enum Kind: Hashable, Sendable {
    /// A composition for precomp layers.
    case precomp(PrecompAsset)
    /// An image for image layers.
    case image(ImageAsset)
    /// A sound for audio layers.
    case sound(SoundAsset)
    /// Data for expressions.
    case data(DataAsset)
    /// An unknown kind.
    case other

    /// The image, the sound or the data.
    package var file: (any FileAsset)? {
      switch self {
      case .image(let image): image
      case .sound(let sound): sound
      case .data(let data): data
      case .precomp, .other: nil
      }
    }
  }

  /// Identifier by which layers refer to it.
  public var id: String
  /// Display name, `nm`; often missing.
  public var name: String?
  /// Its content: a composition, an image, or nothing that is drawn.
  public var kind: Kind
  /// Location in the document.
  public var location: JSONLocation

  /// The sound that an audio layer has of it; nil where it has no file.
  ///
  /// What a name without a known extension is only the layer tells.
  package var sound: SoundAsset? {
    switch kind {
    case .sound(let sound): sound
    case .image(let image):
      SoundAsset(
        id: image.id,
        directory: image.directory,
        path: image.path,
        location: image.location
      )
    case .precomp, .data, .other: nil
    }
  }
}

/// A composition, which any number of precomp layers may show, each at its own time.
public struct PrecompAsset: Hashable, Sendable {
  /// Its layers, top first; their times are those of the composition.
  public var layers: [LayerModel]
  /// Its own frame rate, which players ignore.
  public var frameRate: Double?
  /// Motion blur of its layers that have it on.
  public var motionBlur: MotionBlur
}

/// An asset whose content is a file, beside the document or embedded.
package protocol FileAsset: Sendable {
  /// Its kind, in a word.
  static var word: String { get }
  var id: String { get }
  var directory: String { get }
  var path: String { get }
  var isEmbedded: Bool { get }
}

/// An image: its file, and the size at which it is drawn.
public struct ImageAsset: Hashable, FileAsset {
  package static let word = "image"

  /// Identifier by which layers refer to it.
  public var id: String
  /// Size at which it is drawn; nil is that of the image.
  public var size: Size?
  /// Folder of its file, `u`, as written; often empty.
  public var directory: String
  /// Name of its file, or a data URL.
  public var path: String
  /// Slot of the document that may replace it; nil is none.
  public var slotID: String?
  /// Location in the document.
  public var location: JSONLocation

  /// Whether the document embeds the image.
  public var isEmbedded: Bool { path.hasPrefix("data:") }
}

/// A sound, which audio layers add to videos.
public struct SoundAsset: Hashable, FileAsset {
  package static let word = "sound"
  /// Identifier by which layers refer to it.
  public var id: String
  /// Folder of its file, `u`, as written; often empty.
  public var directory: String
  /// Name of its file, or a data URL.
  public var path: String
  /// Location in the document.
  public var location: JSONLocation

  /// Whether the document embeds the sound.
  public var isEmbedded: Bool { path.hasPrefix("data:") }

  /// Extensions of the files of sounds, with the media types that they have in data URLs.
  private static let formats: [(fileExtension: String, mediaTypes: [String])] = [
    ("mp3", ["audio/mpeg", "audio/mp3"]), ("wav", ["audio/wav", "audio/x-wav"]),
    ("m4a", ["audio/mp4", "audio/x-m4a"]), ("ogg", ["audio/ogg"]), ("aac", ["audio/aac"]),
    ("flac", ["audio/flac"]),
  ]

  /// Whether a path is that of a sound: nothing else tells it from an image.
  package static func isSound(_ path: some StringProtocol) -> Bool {
    if path.hasPrefix("data:") { return path.dropFirst(5).prefix(6).lowercased() == "audio/" }
    let tail = path.suffix(6).lowercased()
    return formats.contains { tail.hasSuffix("." + $0.fileExtension) }
  }

  /// The format of a sound, by its path; MP3 where that says nothing.
  package static func format(of path: String) -> (fileExtension: String, mediaType: String) {
    let start = path.prefix(64).lowercased()
    let tail = path.suffix(6).lowercased()
    let known = formats.first { format in
      start.hasPrefix("data:")
        ? format.mediaTypes.contains {
          start.hasPrefix("data:\($0);") || start.hasPrefix("data:\($0),")
        }
        : tail.hasSuffix("." + format.fileExtension)
    }
    let format = known ?? formats[0]
    return (format.fileExtension, format.mediaTypes[0])
  }
}

/// Data that expressions read (`t` 3): a JSON file.
public struct DataAsset: Hashable, FileAsset {
  package static let word = "data"

  /// Identifier by which layers refer to it.
  public var id: String
  /// Folder of its file, `u`, as written; often empty.
  public var directory: String
  /// Name of its file, or a data URL.
  public var path: String
  /// Location in the document.
  public var location: JSONLocation

  /// Whether the document embeds the data.
  public var isEmbedded: Bool { path.hasPrefix("data:") }
}

/// A named frame or range of an animation.
public struct Marker: Hashable, Sendable {
  /// Name, `cm`, compared exactly; several markers may have the same.
  public var name: String
  /// Start frame, `tm`.
  public var frameTime: Double
  /// Duration in frames, `dr`; 0 for a single frame.
  public var durationFrameTime: Double
  /// Location in the document.
  public var location: JSONLocation
}
