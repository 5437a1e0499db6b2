public import LottieScene

/// Something that layers name.
public struct Asset: Hashable, Sendable {
  /// Its kind.
  public enum Kind: Hashable, Sendable {
    /// A composition.
    case precomp(PrecompAsset)
    /// An image.
    case image(ImageAsset)
    /// Sound, data or a kind that is not known.
    case other
  }

  /// Name by which layers ask for it.
  public var id: String
  /// Display name.
  public var name: String?
  /// Its kind.
  public var kind: Kind
  /// Where it stands.
  public var location: JSONLocation
}

/// A composition that layers show.
public struct PrecompAsset: Hashable, Sendable {
  /// Its layers, the first on top.
  public var layers: [LayerModel]
  /// Its own frame rate, which no player heeds.
  public var frameRate: Double?
}

/// An image.
public struct ImageAsset: Hashable, Sendable {
  /// Name by which layers ask for it.
  public var id: String
  /// Size at which it is drawn; nil is that of the image.
  public var size: Size?
  /// Folder of its file.
  public var directory: String
  /// Name of its file, or a data URL.
  public var path: String
  /// Slot that may replace it.
  public var slotID: String?
  /// Where it stands.
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
  /// Where it stands.
  public var location: JSONLocation
}
