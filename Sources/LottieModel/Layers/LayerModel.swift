public import LottieScene

/// A layer of a composition, as in the document.
public struct LayerModel: Hashable, Sendable {
  /// The kind of layer, by the document's `ty`.
  public enum Kind: Hashable, Sendable {
    /// Another composition (`ty` 0), at its own time.
    case precomp(PrecompLayer)
    /// A rectangle of one color (`ty` 1).
    case solid(SolidLayer)
    /// An image; the identifier of its asset.
    case image(refID: String)
    /// A null layer: draws nothing, and can be a parent (`ty` 3).
    case null
    /// Shapes, top first (`ty` 4).
    case shape([ShapeItem])
    /// Text (`ty` 5).
    case text(TextLayer)
    /// Sound (`ty` 6), which videos have; nothing is drawn.
    case audio(AudioLayer)
    /// Effects on all layers below it (`ty` 12).
    case adjustment
    /// A camera for the three-dimensional layers of its composition (`ty` 13); draws nothing
    /// itself.
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
  /// Out point: the first frame at which it is no longer visible, `op`.
  public var outFrame: Double
  /// Start time: the frame of the composition at which its own time is 0, `st`.
  public var startTime: Double
  /// Time stretch; 2 is half speed.
  public var timeStretch: Double
  /// The transform: in its parent, or in the composition, and its opacity.
  @SharedTransform public var transform: Transform
  /// Blend mode with what is below.
  public var blendMode: BlendMode
  /// Mode of the track matte.
  public var matteMode: MatteMode?
  /// Index of the matte's layer; nil is the layer above.
  public var matteParent: Int?
  /// Whether it is a matte source and not drawn itself.
  public var isMatteSource: Bool
  /// Whether it is hidden, `hd`; it still acts as parent or matte.
  public var isHidden: Bool
  /// Whether it is three-dimensional and projected by cameras, `ddd`.
  public var is3D: Bool
  /// Whether it orients along its motion path, `ao`.
  public var autoOrients: Bool
  /// Whether the layer has motion blur.
  public var hasMotionBlur: Bool
  /// Masks, each combined with the previous ones.
  public var masks: [Mask]
  /// Effects, each applied to the result of the previous one.
  public var effects: [Effect]
  /// Layer styles, `sy`, in document order.
  public var styles: [LayerStyle]
  /// The kind of layer, by `ty`.
  public var kind: Kind
  /// Location in the document.
  public var location: JSONLocation

  /// Whether a frame of its composition lies between its in and out points; at the out point it is over.
  package func isInRange(at frame: Double) -> Bool { inFrame <= frame && frame < outFrame }
}

/// A precomp layer: its composition, size and time remap.
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

/// An audio layer: its sound, and how loud it is.
public struct AudioLayer: Hashable, Sendable {
  /// Id of the sound's asset, `refId`.
  public var refID: String?
  /// Percent of the sound's own amplitude, `au.lv`: of both channels, or of left and right.
  ///
  /// After Effects has decibels there; lottie-web and LottieFiles' tools write and read percent.
  public var level: KeyframeGroup<[Double]>
  /// Time remap: seconds of the sound's time at each time of the layer.
  public var timeRemap: KeyframeGroup<Double>?
}

/// A camera; its position is the layer's.
public struct CameraLayer: Hashable, Sendable {
  /// Distance at which layers have their natural size.
  public var perspective: KeyframeGroup<Double>
}
