public import LottieScene

/// Something that layers name by its id: a composition, an image, a sound or data.
public struct Asset: Hashable, Sendable {
  /// What kind of asset it is, and what that holds.
  public enum Kind: Hashable, Sendable {
    /// A composition that precomp layers show.
    case precomp(PrecompAsset)
    /// An image that image layers show.
    case image(ImageAsset)
    /// Sound, data or an unknown kind.
    case other
  }

  /// Identifier by which layers refer to it.
  public var id: String
  /// Name for people, `nm`; often missing.
  public var name: String?
  /// What it holds.
  public var kind: Kind
  /// Where the asset stands in the document.
  public var location: JSONLocation
}

/// A composition, which any number of precomp layers may show at times of their own.
public struct PrecompAsset: Hashable, Sendable {
  /// Its layers, the first on top; their times are those of the composition.
  public var layers: [LayerModel]
  /// Its own frame rate, which players ignore.
  public var frameRate: Double?
}

/// An image: where its file is, and how large it is shown.
public struct ImageAsset: Hashable, Sendable {
  /// Identifier by which layers refer to it.
  public var id: String
  /// Size at which it is drawn; nil is that of the image.
  public var size: Size?
  /// Folder of its file, `u`, as it is written; often empty.
  public var directory: String
  /// Name of its file, or a data URL.
  public var path: String
  /// Slot of the document that may replace it; nil is none.
  public var slotID: String?
  /// Where the asset stands in the document.
  public var location: JSONLocation

  /// Whether the document embeds the image.
  public var isEmbedded: Bool { path.hasPrefix("data:") }
}

/// A named moment or range of an animation, for people and programs to go by.
public struct Marker: Hashable, Sendable {
  /// Name, `cm`, compared exactly; several markers may have the same.
  public var name: String
  /// Frame of the animation at which it begins, `tm`.
  public var frameTime: Double
  /// Frames it spans, `dr`; 0 for a moment.
  public var durationFrameTime: Double
  /// Where the marker stands in the document.
  public var location: JSONLocation
}
