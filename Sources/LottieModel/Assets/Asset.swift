public import LottieScene

/// An asset, which layers refer to.
public struct Asset: Hashable, Sendable {
  /// Its kind.
  public enum Kind: Hashable, Sendable {
    /// A composition.
    case precomp(PrecompAsset)
    /// An image.
    case image(ImageAsset)
    /// Sound, data or an unknown kind.
    case other
  }

  /// Identifier by which layers refer to it.
  public var id: String
  /// Display name.
  public var name: String?
  /// Its kind.
  public var kind: Kind
  /// Location in the document.
  public var location: JSONLocation
}

/// A composition used by precomp layers.
public struct PrecompAsset: Hashable, Sendable {
  /// Its layers, top first.
  public var layers: [LayerModel]
  /// Its own frame rate, which players ignore.
  public var frameRate: Double?
}

/// An image.
public struct ImageAsset: Hashable, Sendable {
  /// Identifier by which layers refer to it.
  public var id: String
  /// Size at which it is drawn; nil is that of the image.
  public var size: Size?
  /// Folder of its file.
  public var directory: String
  /// Name of its file, or a data URL.
  public var path: String
  /// Slot that may replace it.
  public var slotID: String?
  /// Location in the document.
  public var location: JSONLocation

  /// Whether the document embeds the image.
  public var isEmbedded: Bool { path.hasPrefix("data:") }
}

/// A named frame or range.
public struct Marker: Hashable, Sendable {
  /// Name.
  public var name: String
  /// Frame.
  public var frameTime: Double
  /// Duration in frames; 0 for a single frame.
  public var durationFrameTime: Double
  /// Location in the document.
  public var location: JSONLocation
}
