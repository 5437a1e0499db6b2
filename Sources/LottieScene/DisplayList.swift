public import LottieGeometry

/// What is drawn in a frame, in painting order, for anything that makes pixels or other output of it.
///
/// The items are a tree written flat: a group is followed by its descendants, and knows where they
/// end. Every item has an identity that stays the same from frame to frame and a generation that
/// changes whenever anything it needs changes, so that two lists of one composition are compared
/// without looking into them.
public struct DisplayList: Sendable {
  /// Size of the composition in its own units; the list is clipped to it.
  public var size: Size
  /// The items, in painting order.
  public var items: [DisplayItem]
  /// Changes whenever any item does: equal generations of one composition mean equal lists.
  public var generation: Generation

  /// A list.
  public init(size: Size, items: [DisplayItem] = [], generation: Generation = 0) {
    self.size = size
    self.items = items
    self.generation = generation
  }
}

/// Counts the updates of a composition; a thing's generation is that of its last change.
public typealias Generation = UInt64

/// Width and height, in composition units.
@frozen
public struct Size: Hashable, Sendable {
  /// Horizontal extent.
  public var width: Double
  /// Vertical extent.
  public var height: Double

  /// A size.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// One thing to draw.
public struct DisplayItem: Sendable {
  /// Stays the same from frame to frame and is unique in a list.
  public var id: UInt32
  /// The generation of the last change of the item itself: its content, transform, paint, and for a
  /// group its opacity, clip, masks and blend mode, but not what lies inside it.
  public var generation: Generation
  /// What to draw.
  public var content: Content

  /// The kinds of item.
  public enum Content: Sendable {
    /// A filled path.
    case fill(FillItem)
    /// A stroked path.
    case stroke(StrokeItem)
    /// A picture.
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
  /// What is inside.
  public var rule: FillRule
  /// What it is filled with; gradients are in item coordinates.
  public var paint: Paint
  /// Item coordinates to composition coordinates.
  public var transform: Affine
  /// How it is mixed with what lies below.
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
  /// What it is stroked with; gradients are in item coordinates.
  public var paint: Paint
  /// Item coordinates to composition coordinates.
  public var transform: Affine
  /// How it is mixed with what lies below.
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

/// A picture shared by items and frames; it never changes.
public final class ImageResource: Sendable {
  /// The picture.
  public let pixmap: Pixmap

  /// Keeps a picture.
  public init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
  }
}

/// A picture stretched over the rectangle from (0, 0) to `size`.
public struct ImageItem: Sendable {
  /// The picture.
  public var image: ImageResource
  /// Extent in item coordinates.
  public var size: Size
  /// Item coordinates to composition coordinates.
  public var transform: Affine
  /// How it is mixed with what lies below.
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

/// Items drawn onto a layer of their own, which is then clipped, masked, matted, faded and mixed, in
/// that order, with what lies below.
public struct GroupItem: Sendable {
  /// Index in the list just past the last descendant.
  public var end: Int
  /// Opacity of the finished group, 0…1.
  public var opacity: Double
  /// How the finished group is mixed with what lies below.
  public var blend: BlendMode
  /// Keeps the group as one: blend modes inside it do not see what lies below it.
  ///
  /// A group that has opacity below 1, a blend mode, masks or a matte is always isolated.
  public var isIsolated: Bool
  /// Only what lies inside shows.
  public var clip: ClipItem?
  /// Masks, from first to last; none means everything shows.
  public var masks: [MaskItem]
  /// The matte, whose source is the first part of the descendants.
  public var matte: MatteItem?

  /// A group; `end` is set when its descendants are known.
  public init(
    end: Int,
    opacity: Double = 1,
    blend: BlendMode = .normal,
    isIsolated: Bool = false,
    clip: ClipItem? = nil,
    masks: [MaskItem] = [],
    matte: MatteItem? = nil
  ) {
    self.end = end
    self.opacity = opacity
    self.blend = blend
    self.isIsolated = isIsolated
    self.clip = clip
    self.masks = masks
    self.matte = matte
  }
}

/// A rectangle that limits a group.
public struct ClipItem: Hashable, Sendable {
  /// In clip coordinates.
  public var rect: Rect
  /// Clip coordinates to composition coordinates.
  public var transform: Affine

  /// A clip.
  public init(rect: Rect, transform: Affine = .identity) {
    self.rect = rect
    self.transform = transform
  }
}

/// A path whose inside (or outside) shows of a group.
///
/// The masks of a group are combined from first to last, starting from nothing, or from everything
/// when the first subtracts or intersects. With coverage *m* of this mask (its path, inverted if
/// asked, times its opacity) and what is combined so far *c*:
/// add *c + m − cm*; subtract *c(1 − m)*; intersect *cm*; lighten max; darken min;
/// difference |*c − m*|.
public struct MaskItem: Sendable {
  /// How a mask joins those before it.
  public enum Mode: Sendable {
    /// Adds its inside.
    case add
    /// Takes its inside away.
    case subtract
    /// Keeps what is inside both.
    case intersect
    /// Greater of both.
    case lighten
    /// Lesser of both.
    case darken
    /// Inside of just one.
    case difference
  }

  /// The path, in mask coordinates; filled non-zero, open contours are closed.
  public var path: PathResource
  /// Mask coordinates to composition coordinates.
  public var transform: Affine
  /// How it joins those before it.
  public var mode: Mode
  /// Whether the outside counts, over the unbounded plane.
  public var isInverted: Bool
  /// Strength, 0…1.
  public var opacity: Double
  /// Outset in mask coordinates; negative is inset.
  public var expansion: Double
  /// Standard deviation of the blur of its edge along x and y, in mask coordinates.
  public var feather: Point

  /// A mask.
  public init(
    path: PathResource,
    transform: Affine = .identity,
    mode: Mode = .add,
    isInverted: Bool = false,
    opacity: Double = 1,
    expansion: Double = 0,
    feather: Point = .zero
  ) {
    self.path = path
    self.transform = transform
    self.mode = mode
    self.isInverted = isInverted
    self.opacity = opacity
    self.expansion = expansion
    self.feather = feather
  }
}

/// What of a group shows, by the alpha or the brightness of other items.
///
/// The source is drawn onto a layer of its own: the descendants from the first up to `sourceEnd`;
/// those behind it are the group's content.
public struct MatteItem: Hashable, Sendable {
  /// Which value of the source counts.
  public enum Mode: Sendable {
    /// Its alpha.
    case alpha
    /// Its luminance (0.2126 R + 0.7152 G + 0.0722 B of sRGB values) times its alpha.
    case luma
  }

  /// Which value of the source counts.
  public var mode: Mode
  /// Whether 1 − value counts.
  public var isInverted: Bool
  /// Index in the list just past the last item of the source.
  public var sourceEnd: Int

  /// A matte.
  public init(mode: Mode, isInverted: Bool, sourceEnd: Int) {
    self.mode = mode
    self.isInverted = isInverted
    self.sourceEnd = sourceEnd
  }
}
