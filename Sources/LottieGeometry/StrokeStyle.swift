/// The shape of the ends of open contours and dashes.
public enum LineCap: Int, Sendable {
  /// Cut off square right at the end.
  case butt = 1
  /// A half disc of the stroke's width beyond the end.
  case round = 2
  /// Half the stroke's width further, cut off square.
  case square = 3
}

/// The shape of the outer side of a corner.
public enum LineJoin: Int, Sendable {
  /// The outer edges prolonged until they meet; a bevel past the miter limit.
  case miter = 1
  /// A sector of a disc as wide as the stroke.
  case round = 2
  /// The outer corner is cut off by a straight line.
  case bevel = 3
}

/// A dash pattern: alternating lengths of dashes and gaps.
///
/// Never empty, never all zero.
public struct Dashes: Hashable, Sendable {
  /// Lengths in path units, an even number of them, none negative, their sum positive and finite.
  public let lengths: [Double]
  /// Start of a contour within the pattern, in path units; may be negative.
  public let offset: Double
  /// Whether lines are measured as rlottie does it, up to 7 % wrong.
  package var isOctagonal = false

  /// Creates a pattern; nil for one that SVG defines as a solid line: no entries, a negative or
  /// non-finite one, or no positive one.
  ///
  /// An odd number of lengths is repeated once.
  public init?(_ lengths: [Double], offset: Double = 0) {
    let sum = lengths.reduce(0, +)
    guard sum > 0, sum.isFinite, lengths.allSatisfy({ $0 >= 0 }), offset.isFinite else {
      return nil
    }
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    self.offset = offset
  }
}

/// The style of a stroke: width, ends, corners, dashes.
public struct StrokeStyle: Hashable, Sendable {
  /// Width in path units, not negative.
  public var width: Double
  /// Shape of the ends of open contours and dashes.
  public var cap: LineCap
  /// Shape of the outer side of corners.
  public var join: LineJoin
  /// Longest miter, as a multiple of the width.
  public var miterLimit: Double
  /// Dash pattern, or nil for a solid line.
  public var dashes: Dashes?
  /// Whether what the pen sweeps backwards, inside a bend tighter than half its width, is taken away again.
  package var isHollow = false
  /// The contours without a length that have caps.
  package var dots = Dots.all

  /// Contours without a length of which a stroke shows the caps.
  package enum Dots: Hashable, Sendable {
    case none, open, all
  }

  /// Creates a style; by default with butt ends, mitered corners and no dashes.
  public init(
    width: Double,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 4,
    dashes: Dashes? = nil
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
  }
}
