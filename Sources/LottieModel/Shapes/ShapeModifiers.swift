/// Leaves a part of the paths' length.
public struct Trim: Hashable, Sendable {
  /// How several paths are trimmed, by the document's `m`.
  public enum Mode: Int, Hashable, Sendable {
    /// Each path by itself.
    case simultaneously = 1
    /// All paths as one long one.
    case individually = 2
  }

  /// Percent of the length.
  public var start: KeyframeGroup<Double>
  /// Percent of the length.
  public var end: KeyframeGroup<Double>
  /// Degrees, 360 of which are the whole length.
  public var offset: KeyframeGroup<Double>
  /// How several paths are trimmed.
  public var mode: Mode
}

/// Rounds the corners of paths.
public struct RoundedCorners: Hashable, Sendable {
  /// Radius.
  public var radius: KeyframeGroup<Double>
}

/// Draws everything above it several times.
public struct Repeater: Hashable, Sendable {
  /// Which copy lies on top, by the document's `m`.
  public enum Order: Int, Hashable, Sendable {
    /// The first copy.
    case firstOnTop = 1
    /// The last copy.
    case lastOnTop = 2
  }

  /// Number of copies.
  public var copies: KeyframeGroup<Double>
  /// Added to the number of each copy.
  public var offset: KeyframeGroup<Double>
  /// Which copy lies on top.
  public var order: Order
  /// From one copy to the next.
  public var transform: Transform
  /// Opacity of the first copy, percent.
  public var startOpacity: KeyframeGroup<Double>
  /// Opacity of the last copy, percent.
  public var endOpacity: KeyframeGroup<Double>
}

/// Makes one path of all above it.
public struct Merge: Hashable, Sendable {
  /// How, by the document's `mm`.
  public enum Mode: Int, Hashable, Sendable {
    /// All contours together.
    case merge = 1
    /// Union.
    case add = 2
    /// The first without the others.
    case subtract = 3
    /// What all share.
    case intersect = 4
    /// What an odd number of them cover.
    case exclude = 5
  }

  /// How.
  public var mode: Mode
}

/// Moves paths outwards.
public struct OffsetPath: Hashable, Sendable {
  /// Distance; negative is inwards.
  public var amount: KeyframeGroup<Double>
  /// Corners: 1 miter, 2 round, 3 bevel.
  public var lineJoin: Int
  /// Longest miter in widths.
  public var miterLimit: KeyframeGroup<Double>
}

/// Pulls vertices in and curves out, or the other way.
public struct PuckerBloat: Hashable, Sendable {
  /// Percent.
  public var amount: KeyframeGroup<Double>
}

/// Puts ridges on paths.
public struct ZigZag: Hashable, Sendable {
  /// Height of a ridge.
  public var size: KeyframeGroup<Double>
  /// Ridges for each curve.
  public var ridges: KeyframeGroup<Double>
  /// 1 corner, 2 smooth.
  public var pointType: KeyframeGroup<Double>
}

/// Turns paths the more the nearer the centre.
public struct Twist: Hashable, Sendable {
  /// Degrees.
  public var angle: KeyframeGroup<Double>
  /// Centre.
  public var center: KeyframeGroup<Vector3D>
}
