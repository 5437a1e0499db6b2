public import LottieGeometry

/// Items drawn onto their own layer, which is then filtered, clipped, masked, matted, faded and
/// blended, in that order, with what is below.
public struct GroupItem: Sendable {
  /// Index in the list just past the last descendant.
  public var end: Int
  /// Opacity of the finished group, 0…1.
  public var opacity: Double
  /// Blend mode of the finished group with what is below.
  public var blend: BlendMode
  /// Isolates the group: blend modes inside it do not see what is below it.
  ///
  /// A group that has opacity below 1, a blend mode, filters, masks or a matte is always isolated.
  public var isIsolated: Bool
  /// Filters, from first to last.
  public var filters: [Filter]
  /// Masks that limit the filters; none means everywhere.
  ///
  /// Pixels outside these masks stay as they were before the filters.
  public var filterMasks: [MaskItem] = []
  /// Blend mode of the filtered pixels with those before the filters, which normal ones replace.
  public var filterBlend = BlendMode.normal
  /// The visible area; nil is everything.
  public var clip: ClipItem?
  /// Masks, from first to last; none means everything is visible.
  public var masks: [MaskItem]
  /// The matte, whose source is the first part of the descendants.
  public var matte: MatteItem?
  /// Number of samples of something that moves, 256 at most; 0 is none.
  ///
  /// The pixels are made of so many layers, one for each child; missing ones are transparent. Such a group
  /// has no filters.
  public var samples = 0
  /// Combination of the samples.
  public var mixing = SampleMixing.mean

  /// Creates a group; `end` is set when its descendants are known.
  public init(
    end: Int,
    opacity: Double = 1,
    blend: BlendMode = .normal,
    isIsolated: Bool = false,
    filters: [Filter] = [],
    clip: ClipItem? = nil,
    masks: [MaskItem] = [],
    matte: MatteItem? = nil,
    samples: Int = 0,
    mixing: SampleMixing = .mean
  ) {
    self.end = end
    self.opacity = opacity
    self.blend = blend
    self.isIsolated = isIsolated
    self.filters = filters
    self.clip = clip
    self.masks = masks
    self.matte = matte
    self.samples = samples
    self.mixing = mixing
  }
}

/// A combination of the samples of a pixel, by component: premultiplied colors and alphas alike.
public enum SampleMixing: Hashable, Sendable {
  /// Their mean.
  case mean
  /// Their sum, as far as it can be shown.
  case sum
  /// The largest.
  case maximum
  /// The smallest.
  case minimum
  /// The complement of the product of their complements.
  case screen
}

/// A rectangle outside of which a group does not show.
public struct ClipItem: Hashable, Sendable {
  /// The visible rectangle, in clip coordinates; its edges are antialiased.
  public var rect: Rect
  /// Clip coordinates to composition coordinates.
  public var transform: Affine

  /// Creates a clip to a rectangle that `transform` maps to the composition's coordinates.
  public init(rect: Rect, transform: Affine = .identity) {
    self.rect = rect
    self.transform = transform
  }
}

/// A path whose inside (or outside) is the visible part of a group.
///
/// The masks of a group are combined from first to last, starting from nothing, or from everything
/// when the first subtracts or intersects. With coverage *m* of this mask (its path, inverted if
/// requested, times its opacity) and the combination so far *c*:
/// add *c + m − cm*; subtract *c(1 − m)*; intersect *cm*; lighten max; darken min;
/// difference |*c − m*|.
public struct MaskItem: Sendable {
  /// A combination of a mask with those before it.
  public enum Mode: Sendable {
    /// Shows its inside, and what the masks before it show.
    case add
    /// Takes its inside away from what the masks before it show.
    case subtract
    /// Keeps what is inside both.
    case intersect
    /// The greater coverage of both, at each pixel.
    case lighten
    /// The lesser coverage of both, at each pixel.
    case darken
    /// Shows the area inside just one.
    case difference
  }

  /// The path, in mask coordinates; filled non-zero, open contours are closed.
  public var path: PathResource
  /// Mask coordinates to composition coordinates.
  public var transform: Affine
  /// Combination with the masks before it.
  public var mode: Mode
  /// Whether the outside counts, over the unbounded plane.
  public var isInverted: Bool
  /// Strength, 0…1.
  public var opacity: Double
  /// Outset in mask coordinates; negative is inset.
  public var expansion: Double
  /// Standard deviation of the blur of its edge along x and y, in mask coordinates.
  public var feather: Point

  /// Creates a mask; lengths are measured in the coordinates of its path.
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

/// The visible part of a group, by the alpha or the luminance of other items.
///
/// The source is drawn onto its own layer: the descendants from the first up to `sourceEnd`; the
/// rest are the group's content.
public struct MatteItem: Hashable, Sendable {
  /// The value of the source's pixels that counts: alpha or brightness.
  public enum Mode: Sendable {
    /// The source's alpha shows the content.
    case alpha
    /// Its luminance (0.2126 R + 0.7152 G + 0.0722 B of sRGB values) times its alpha.
    case luma
    /// Its luminance (0.299 R + 0.587 G + 0.114 B) where it is not transparent, whatever its alpha.
    case opaqueLuma
    /// None: the source is not a matte, but what a filter of the group needs.
    case map
  }

  /// Value of the source's pixels that counts.
  public var mode: Mode
  /// Whether 1 less the value counts, so that the content shows where the source does not.
  public var isInverted: Bool
  /// Index in the list just past the last item of the source.
  public var sourceEnd: Int

  /// Creates a matte whose source is the items from the group's start up to an index.
  public init(mode: Mode, isInverted: Bool, sourceEnd: Int) {
    self.mode = mode
    self.isInverted = isInverted
    self.sourceEnd = sourceEnd
  }
}
