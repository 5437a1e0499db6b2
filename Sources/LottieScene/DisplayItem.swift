public import LottieGeometry

/// An item to draw, or the start of a group of items.
public struct DisplayItem: Sendable {
  /// Stays the same from frame to frame and is unique in a list.
  public var id: UInt32
  /// The generation of the last change of the item itself: its content, transform, paint, and for a
  /// group its opacity, clip, masks and blend mode, but not its descendants.
  public var generation: Generation
  /// The content, in coordinates of its own.
  public var content: Content

  /// The content of an item: a fill, a stroke, an image or a group.
  public enum Content: Sendable {
    /// The inside of a path.
    case fill(FillItem)
    /// The outline of a path.
    case stroke(StrokeItem)
    /// An image, stretched to a rectangle.
    case image(ImageItem)
    /// The items behind it, up to an index, drawn as one.
    case group(GroupItem)
  }

  /// Creates an item; the same `id` and `generation` promise the same pixels as in the last list.
  public init(id: UInt32, generation: Generation, content: Content) {
    self.id = id
    self.generation = generation
    self.content = content
  }
}

/// A path whose inside is painted.
public struct FillItem: Sendable {
  /// The path, in item coordinates.
  public var path: PathResource
  /// The fill rule, for contours that overlap.
  public var rule: FillRule
  /// The paint; gradients are in item coordinates.
  public var paint: Paint
  /// Item coordinates to composition coordinates.
  public var transform: Affine
  /// Blend mode with what is below.
  public var blend: BlendMode
  /// The generation in which anything but its path changed last, or a later one.
  package var lookGeneration = Generation.max

  /// Creates a filled path; by default untransformed and blended normally.
  public init(
    path: PathResource,
    rule: FillRule = .nonZero,
    paint: Paint,
    transform: Affine = .identity,
    blend: BlendMode = .normal
  ) {
    self.path = path
    self.rule = rule
    self.paint = paint
    self.transform = transform
    self.blend = blend
  }
}

/// A path to be stroked: the outline is made in item coordinates, then transformed.
public struct StrokeItem: Sendable {
  /// The path, in item coordinates.
  public var path: PathResource
  /// Width, caps, joins, dashes, in item coordinates.
  public var style: StrokeStyle
  /// The paint; gradients are in item coordinates.
  public var paint: Paint
  /// Item coordinates to composition coordinates.
  public var transform: Affine
  /// Blend mode with what is below.
  public var blend: BlendMode

  /// Creates a stroked path; the transform applies to the stroke's width as well.
  public init(
    path: PathResource,
    style: StrokeStyle,
    paint: Paint,
    transform: Affine = .identity,
    blend: BlendMode = .normal
  ) {
    self.path = path
    self.style = style
    self.paint = paint
    self.transform = transform
    self.blend = blend
  }
}

/// An immutable image, shared by items and frames.
public final class ImageResource: Sendable {
  /// The pixels, which never change.
  public let pixmap: Pixmap

  /// Keeps an image to be shared by items and frames; whoever draws it keeps smaller versions.
  public init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
  }
}

/// An image scaled to the rectangle from (0, 0) to `size`.
public struct ImageItem: Sendable {
  /// The image, shared with other items.
  public var image: ImageResource
  /// Width and height it is stretched to, in item coordinates.
  public var size: Size
  /// Item coordinates to composition coordinates.
  public var transform: Affine
  /// Blend mode with what is below.
  public var blend: BlendMode

  /// Creates an image that extends from the item's origin, stretched to `size`.
  public init(
    image: ImageResource,
    size: Size,
    transform: Affine = .identity,
    blend: BlendMode = .normal
  ) {
    self.image = image
    self.size = size
    self.transform = transform
    self.blend = blend
  }
}
