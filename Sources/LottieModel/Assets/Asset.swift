public import LottieScene

/// An asset, which layers refer to by id: a composition, an image, a sound or data.
public struct Asset: Hashable, Sendable {
  /// The kind of asset, and its content.
  public enum Kind: Hashable, Sendable {
    /// A composition for precomp layers.
    case precomp(PrecompAsset)
    /// An image for image layers.
    case image(ImageAsset)
    /// Sound, data or an unknown kind.
    case other
  }

  /// Identifier by which layers refer to it.
  public var id: String
  /// Display name, `nm`; often missing.
  public var name: String?
  /// Its content: a composition, an image, or nothing that is drawn.
  public var kind: Kind
  /// Location in the document.
  public var location: JSONLocation
}

/// A composition, which any number of precomp layers may show, each at its own time.
public struct PrecompAsset: Hashable, Sendable {
  /// Its layers, top first; their times are those of the composition.
  public var layers: [LayerModel]
  /// Its own frame rate, which players ignore.
  public var frameRate: Double?
  /// How its layers are blurred that have motion blur on.
  public var motionBlur: MotionBlur
}

/// An image: its file, and the size at which it is drawn.
public struct ImageAsset: Hashable, Sendable {
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

  /// Whether a path is that of a sound, which is nothing to show: nothing but its path tells.
  package static func isSound(_ path: some StringProtocol) -> Bool {
    if path.hasPrefix("data:") { return path.dropFirst(5).prefix(6).lowercased() == "audio/" }
    return [".mp3", ".wav"].contains(path.suffix(4).lowercased())
  }
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
