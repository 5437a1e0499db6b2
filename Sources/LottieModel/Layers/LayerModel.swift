public import LottieScene

/// A layer of a composition.
public struct LayerModel: Hashable, Sendable {
  /// The kind of layer, by the document's `ty`.
  public enum Kind: Hashable, Sendable {
    /// Another composition.
    case precomp(PrecompLayer)
    /// A rectangle of one colour.
    case solid(SolidLayer)
    /// An image; the identifier of its asset.
    case image(refID: String)
    /// A null layer: draws nothing and can be a parent.
    case null
    /// Shapes, top first.
    case shape([ShapeItem])
    /// Text.
    case text(TextLayer)
    /// Sound; the identifier of its asset.
    case audio(refID: String?)
    /// A camera.
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
  /// Out point: the first frame at which the layer is no longer visible.
  public var outFrame: Double
  /// Start time, in frames of its composition.
  public var startTime: Double
  /// Time stretch; 2 is half speed.
  public var timeStretch: Double
  /// The transform.
  public var transform: Transform
  /// Blend mode with what is below.
  public var blendMode: BlendMode
  /// How the track matte is applied.
  public var matteMode: MatteMode?
  /// Index of the matte's layer; nil is the layer above.
  public var matteParent: Int?
  /// Whether it is a matte source and not drawn itself.
  public var isMatteSource: Bool
  /// Whether it is hidden.
  public var isHidden: Bool
  /// Whether it is three-dimensional.
  public var is3D: Bool
  /// Whether the layer orients along its motion path.
  public var autoOrients: Bool
  /// Whether the layer has motion blur.
  public var hasMotionBlur: Bool
  /// Masks, from first to last.
  public var masks: [Mask]
  /// Effects, from first to last.
  public var effects: [Effect]
  /// Layer styles.
  public var styles: [LayerStyle]
  /// The kind of layer.
  public var kind: Kind
  /// Location in the document.
  public var location: JSONLocation
}

/// A precomp layer.
public struct PrecompLayer: Hashable, Sendable {
  /// Identifier of the composition's asset.
  public var refID: String
  /// Size to which it is clipped.
  public var size: Size
  /// Time remap: seconds of the composition's time at each time of the layer.
  public var timeRemap: KeyframeGroup<Double>?
}

/// A solid layer.
public struct SolidLayer: Hashable, Sendable {
  /// Size.
  public var size: Size
  /// Colour.
  public var color: Color
}

/// A camera.
public struct CameraLayer: Hashable, Sendable {
  /// Distance at which layers have their natural size.
  public var perspective: KeyframeGroup<Double>
}
