public import LottieScene

/// A layer of a composition, as the document writes it.
public struct LayerModel: Hashable, Sendable {
  /// The kind of layer, by the document's `ty`.
  public enum Kind: Hashable, Sendable {
    /// Shows another composition (`ty` 0), at a time of its own.
    case precomp(PrecompLayer)
    /// A rectangle of one color (`ty` 1).
    case solid(SolidLayer)
    /// An image; the identifier of its asset.
    case image(refID: String)
    /// Shows nothing; other layers have it as their parent (`ty` 3).
    case null
    /// Shapes, the first on top (`ty` 4).
    case shape([ShapeItem])
    /// Shows text (`ty` 5).
    case text(TextLayer)
    /// Sound, by the id of its asset (`ty` 6); nothing is drawn.
    case audio(refID: String?)
    /// Looks at the three-dimensional layers of its composition (`ty` 13); shows nothing itself.
    case camera(CameraLayer)
    /// A type that draws nothing here: the document's number.
    case other(Int)
  }

  /// The track matte mode, by the document's `tt`.
  public enum MatteMode: Int, Hashable, Sendable {
    /// Visible where the matte is opaque.
    case alpha = 1
    /// Visible where the matte is transparent.
    case alphaInverted = 2
    /// Visible where the matte is bright.
    case luma = 3
    /// Visible where the matte is dark.
    case lumaInverted = 4
  }

  /// Name; "Layer" when the document has none, as in lottie-ios.
  public var name: String
  /// Index by which children and mattes refer to it.
  public var index: Int?
  /// Index of its parent layer.
  public var parent: Int?
  /// In point: the first visible frame, in frames of its composition.
  public var inFrame: Double
  /// First frame at which it no longer shows, `op`.
  public var outFrame: Double
  /// Frame of the composition at which its own time is 0, `st`.
  public var startTime: Double
  /// Time stretch; 2 is half speed.
  public var timeStretch: Double
  /// Where it lies in its parent, or in the composition, and its opacity.
  public var transform: Transform
  /// Blend mode with what is below.
  public var blendMode: BlendMode
  /// How the track matte is applied.
  public var matteMode: MatteMode?
  /// Index of the matte's layer; nil is the layer above.
  public var matteParent: Int?
  /// Whether it is a matte source and not drawn itself.
  public var isMatteSource: Bool
  /// Whether it is switched off, `hd`; as a parent or matte it still counts.
  public var isHidden: Bool
  /// Whether it lies in space and cameras see it, `ddd`.
  public var is3D: Bool
  /// Whether it turns along the path of its position, `ao`.
  public var autoOrients: Bool
  /// Whether the layer has motion blur.
  public var hasMotionBlur: Bool
  /// Masks, each joined with those before it.
  public var masks: [Mask]
  /// Effects, each applied to what the one before it made.
  public var effects: [Effect]
  /// Layer styles, `sy`, in the order they are written.
  public var styles: [LayerStyle]
  /// What it shows, by `ty`.
  public var kind: Kind
  /// Where the layer stands in the document.
  public var location: JSONLocation
}

/// What a layer shows another composition by: which, how large, at which times.
public struct PrecompLayer: Hashable, Sendable {
  /// Id of the composition's asset, `refId`.
  public var refID: String
  /// Width and height to which the composition is clipped, `w` and `h`.
  public var size: Size
  /// Time remap: seconds of the composition's time at each time of the layer.
  public var timeRemap: KeyframeGroup<Double>?
}

/// A solid layer.
public struct SolidLayer: Hashable, Sendable {
  /// Width and height, `sw` and `sh`, from the layer's origin.
  public var size: Size
  /// Color of all of it, `sc`; opaque.
  public var color: Color
}

/// What a camera sees by; its position is the layer's.
public struct CameraLayer: Hashable, Sendable {
  /// Distance at which layers have their natural size.
  public var perspective: KeyframeGroup<Double>
}
