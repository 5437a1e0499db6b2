public import LottieGeometry
public import LottieScene

/// One item of a shape layer or a group: a path, a modifier, a paint or a group of items.
public struct ShapeItem: Hashable, Sendable {
  /// Name; "Layer" when the document gives none, as in lottie-ios.
  public var name: String
  /// Whether it is switched off.
  public var isHidden: Bool
  /// How it is mixed with what lies below it.
  public var blendMode: BlendMode
  /// What it is.
  public var kind: Kind
  /// Where it stands.
  public var location: JSONLocation

  /// The kinds of item, by the document's `ty`.
  public indirect enum Kind: Hashable, Sendable {
    /// `gr`.
    case group(Group)
    /// `sh`.
    case path(Path)
    /// `el`.
    case ellipse(Ellipse)
    /// `rc`.
    case rectangle(Rectangle)
    /// `sr`.
    case star(Star)
    /// `fl`.
    case fill(Fill)
    /// `st`.
    case stroke(Stroke)
    /// `gf`.
    case gradientFill(GradientFill)
    /// `gs`.
    case gradientStroke(GradientStroke)
    /// `no`: a paint that paints nothing.
    case noStyle
    /// `tm`.
    case trim(Trim)
    /// `rd`.
    case roundedCorners(RoundedCorners)
    /// `rp`.
    case repeater(Repeater)
    /// `mm`.
    case merge(Merge)
    /// `op`.
    case offsetPath(OffsetPath)
    /// `pb`.
    case puckerBloat(PuckerBloat)
    /// `zz`.
    case zigZag(ZigZag)
    /// `tw`.
    case twist(Twist)
    /// `tr` where no group is: in the list of a layer. Players differ; it is not applied.
    case transform(Transform)
    /// Another `ty`.
    case unknown(String)
  }
}

/// Items drawn and transformed as one.
public struct Group: Hashable, Sendable {
  /// The items, the first on top; without the transform.
  public var items: [ShapeItem]
  /// The group's transform.
  public var transform: Transform
}

/// A free path.
public struct Path: Hashable, Sendable {
  /// The path.
  public var path: KeyframeGroup<BezierPath>
  /// Direction.
  public var direction: PathDirection
}

/// The way round that a parametric path is drawn.
public enum PathDirection: Int, Hashable, Sendable {
  /// Clockwise on screen.
  case clockwise = 1
  /// Counter-clockwise on screen.
  case counterClockwise = 3
}

/// An ellipse.
public struct Ellipse: Hashable, Sendable {
  /// Centre.
  public var position: KeyframeGroup<Vector3D>
  /// Width and height.
  public var size: KeyframeGroup<Vector3D>
  /// Direction.
  public var direction: PathDirection
}

/// A rectangle.
public struct Rectangle: Hashable, Sendable {
  /// Centre.
  public var position: KeyframeGroup<Vector3D>
  /// Width and height.
  public var size: KeyframeGroup<Vector3D>
  /// Radius of the corners.
  public var cornerRadius: KeyframeGroup<Double>
  /// Direction.
  public var direction: PathDirection
}

/// A star or a regular polygon.
public struct Star: Hashable, Sendable {
  /// Which of the two, by the document's `sy`.
  public enum Kind: Int, Hashable, Sendable {
    /// Points and notches.
    case star = 1
    /// Points only.
    case polygon = 2
  }

  /// Which of the two.
  public var kind: Kind
  /// Centre.
  public var position: KeyframeGroup<Vector3D>
  /// Number of points.
  public var points: KeyframeGroup<Double>
  /// Degrees, clockwise; at 0 the first point is on top.
  public var rotation: KeyframeGroup<Double>
  /// Centre to points.
  public var outerRadius: KeyframeGroup<Double>
  /// Percent.
  public var outerRoundness: KeyframeGroup<Double>
  /// Centre to notches; stars only.
  public var innerRadius: KeyframeGroup<Double>
  /// Percent; stars only.
  public var innerRoundness: KeyframeGroup<Double>
  /// Direction.
  public var direction: PathDirection
}

/// Paints the inside in one colour.
public struct Fill: Hashable, Sendable {
  /// Colour.
  public var color: KeyframeGroup<Color>
  /// Percent.
  public var opacity: KeyframeGroup<Double>
  /// What is inside.
  public var fillRule: FillRule
}

/// What every stroke has.
public struct StrokeShape: Hashable, Sendable {
  /// Width.
  public var width: KeyframeGroup<Double>
  /// Ends.
  public var lineCap: LineCap
  /// Corners.
  public var lineJoin: LineJoin
  /// Longest miter in widths.
  public var miterLimit: Double
  /// Dashes, gaps and the offset, in the document's order.
  public var dashes: [DashElement]
}

/// An entry of a dash pattern.
public struct DashElement: Hashable, Sendable {
  /// What it says, by the document's `n`.
  public enum Kind: String, Hashable, Sendable {
    /// Length drawn.
    case dash = "d"
    /// Length left out.
    case gap = "g"
    /// Where the pattern starts.
    case offset = "o"
  }

  /// What it says.
  public var kind: Kind
  /// Length.
  public var length: KeyframeGroup<Double>
}

/// Strokes in one colour.
public struct Stroke: Hashable, Sendable {
  /// Colour.
  public var color: KeyframeGroup<Color>
  /// Percent.
  public var opacity: KeyframeGroup<Double>
  /// Width, ends, corners, dashes.
  public var shape: StrokeShape
}

/// What every gradient has.
public struct GradientModel: Hashable, Sendable {
  /// Where it runs, by the document's `t`.
  public enum Kind: Int, Hashable, Sendable {
    /// Along a line.
    case linear = 1
    /// Outwards.
    case radial = 2
  }

  /// Where it runs.
  public var kind: Kind
  /// Start, or centre.
  public var startPoint: KeyframeGroup<Vector3D>
  /// End, or a point on the circle.
  public var endPoint: KeyframeGroup<Vector3D>
  /// Distance of the focus from the centre, percent of the radius.
  public var highlightLength: KeyframeGroup<Double>
  /// Direction of the focus from that of the end point, degrees.
  public var highlightAngle: KeyframeGroup<Double>
  /// `colorCount` times offset, red, green, blue; then any number of pairs of offset and alpha.
  public var colors: KeyframeGroup<[Double]>
  /// Number of colours.
  public var colorCount: Int
}

/// Paints the inside with a gradient.
public struct GradientFill: Hashable, Sendable {
  /// The gradient.
  public var gradient: GradientModel
  /// Percent.
  public var opacity: KeyframeGroup<Double>
  /// What is inside.
  public var fillRule: FillRule
}

/// Strokes with a gradient.
public struct GradientStroke: Hashable, Sendable {
  /// The gradient.
  public var gradient: GradientModel
  /// Percent.
  public var opacity: KeyframeGroup<Double>
  /// Width, ends, corners, dashes.
  public var shape: StrokeShape
}
