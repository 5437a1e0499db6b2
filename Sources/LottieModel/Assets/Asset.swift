public import LottieScene

/// Something that layers name.
public struct Asset: Hashable, Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    /// A composition.
    case precomp(PrecompAsset)
    /// A picture.
    case image(ImageAsset)
    /// Sound, data or a kind that is not known.
    case other
  }

  /// Name by which layers ask for it.
  public var id: String
  /// Name for people.
  public var name: String?
  /// What it is.
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

/// A picture.
public struct ImageAsset: Hashable, Sendable {
  /// Name by which layers ask for it.
  public var id: String
  /// Extent at which it is drawn; nil is that of the picture.
  public var size: Size?
  /// Folder of its file.
  public var directory: String
  /// Name of its file, or a data URL.
  public var path: String
  /// Slot that may replace it.
  public var slotID: String?
  /// Where it stands.
  public var location: JSONLocation

  /// Whether the document holds the picture itself.
  public var isEmbedded: Bool { path.hasPrefix("data:") }
}

/// A named moment or range.
public struct Marker: Hashable, Sendable {
  /// Name.
  public var name: String
  /// Frame.
  public var frameTime: Double
  /// Frames; 0 for a moment.
  public var durationFrameTime: Double
  /// Where it stands.
  public var location: JSONLocation
}
