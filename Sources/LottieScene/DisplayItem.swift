public import LottieGeometry

/// One item to draw.
public struct DisplayItem: Sendable {
  /// Stays the same from frame to frame and is unique in a list.
  public var id: UInt32
  /// The generation of the last change of the item itself: its content, transform, paint, and for a
  /// group its opacity, clip, masks and blend mode, but not its descendants.
  public var generation: Generation
  /// What to draw.
  public var content: Content

  /// The kinds of item.
  public enum Content: Sendable {
    /// A filled path.
    case fill(FillItem)
    /// A stroked path.
    case stroke(StrokeItem)
    /// An image.
    case image(ImageItem)
    /// Items drawn as one.
    case group(GroupItem)
  }

  /// An item.
  public init(id: UInt32, generation: Generation, content: Content) {
    self.id = id
    self.generation = generation
    self.content = content
  }
}

/// A path shared by items and frames; it never changes.
public final class PathResource: Sendable {
  /// The path.
  public let path: BezierPath
  /// The box of its control points.
  public let bounds: Rect
  /// When it was made; a path replaced by another has another generation.
  public let generation: Generation

  /// Keeps a path.
  public init(_ path: BezierPath, generation: Generation = 0) {
    self.path = path
    bounds = path.controlBounds
    self.generation = generation
  }
}

/// A path to be filled.
public struct FillItem: Sendable {
  /// The path, in item coordinates.
  public var path: PathResource
  /// The fill rule.
  public var rule: FillRule
  /// The paint; gradients are in item coordinates.
  public var paint: Paint
  /// Item coordinates to composition coordinates.
  public var transform: Affine
  /// Blend mode with what is below.
  public var blend: BlendMode

  /// An item.
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

  /// An item.
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
  /// The pixels.
  public let pixmap: Pixmap

  /// Wraps a pixmap.
  public init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
  }
}

/// An image scaled to the rectangle from (0, 0) to `size`.
public struct ImageItem: Sendable {
  /// The image.
  public var image: ImageResource
  /// Extent in item coordinates.
  public var size: Size
  /// Item coordinates to composition coordinates.
  public var transform: Affine
  /// Blend mode with what is below.
  public var blend: BlendMode

  /// An item.
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
