public import LottieGeometry

/// A bulge, or a dent, of an ellipse.
public struct WarpBulge: Hashable, Sendable {
  /// The box of the ellipse.
  public var ellipse: Rect
  /// Its height: above 0 the middle is magnified, below it shrinks; −4…4.
  public var height: Double

  /// Creates a bulge of the ellipse in a box.
  public init(ellipse: Rect, height: Double) {
    self.ellipse = ellipse
    self.height = height
  }

  /// The ellipse, and for a dent the area around it that it shows: less than a fifth more on each side.
  var bounds: Rect {
    guard height < 0 else { return ellipse }
    return Rect(
      minX: ellipse.minX - ellipse.width / 5,
      minY: ellipse.minY - ellipse.height / 5,
      maxX: ellipse.maxX + ellipse.width / 5,
      maxY: ellipse.maxY + ellipse.height / 5
    )
  }
}

/// Waves that run in a direction, and move everything at right angles to it.
public struct WarpWave: Hashable, Sendable {
  /// The shape of a wave.
  public enum Shape: Int, Hashable, Sendable {
    /// A sine, straight pieces with jumps or corners, or a ramp.
    case sine = 1, square, triangle, sawtooth
    /// Half circles to both sides, to one side, and such that meet in points.
    case circle, semicircle, uncircle
    /// A random height for each width, with jumps or without.
    case noise, smoothNoise
  }

  /// The shape.
  public var shape: Shape
  /// Largest displacement to each side.
  public var height: Double
  /// The length of a wave.
  public var width: Double
  /// A vector of length 1 along the waves.
  public var direction: Point
  /// Start of the waves, as a share of a wave.
  public var phase: Double

  /// Creates waves through the origin of the filter's coordinates.
  public init(shape: Shape, height: Double, width: Double, direction: Point, phase: Double) {
    self.shape = shape
    self.height = height
    self.width = width
    self.direction = direction
    self.phase = phase
  }
}

/// A box that is moved within itself.
public struct WarpOffset: Hashable, Sendable {
  /// The box; nothing outside of it changes.
  public var box: Rect
  /// Displacement of the box's content.
  public var shift: Point

  /// Creates a box whose edges meet when it is moved.
  public init(box: Rect, shift: Point) {
    self.box = box
    self.shift = shift
  }
}

/// A reflection at a line.
public struct WarpMirror: Hashable, Sendable {
  /// Nothing outside of it changes.
  public var box: Rect
  /// A point of the line.
  public var center: Point
  /// A vector of length 1 to the side that is replaced.
  public var normal: Point

  /// Creates a reflection within a box.
  public init(box: Rect, center: Point, normal: Point) {
    self.box = box
    self.center = center
    self.normal = normal
  }
}

/// Copies of a box, side by side.
public struct WarpTile: Hashable, Sendable {
  /// The box that is copied.
  public var box: Rect
  /// One of the copies.
  public var tile: Rect
  /// The box that is filled with copies.
  public var output: Rect
  /// Whether every other copy is mirrored, so that edges meet.
  public var isMirrored: Bool
  /// Downward shift of every other column, as a share of a tile.
  public var phase: Double
  /// Whether rows are moved to the right instead.
  public var movesRows: Bool

  /// Creates tiles, each of which shows the whole box.
  public init(
    box: Rect,
    tile: Rect,
    output: Rect,
    isMirrored: Bool = false,
    phase: Double = 0,
    movesRows: Bool = false
  ) {
    self.box = box
    self.tile = tile
    self.output = output
    self.isMirrored = isMirrored
    self.phase = phase
    self.movesRows = movesRows
  }
}

/// A box whose corners are moved, in perspective.
public struct WarpPin: Hashable, Sendable {
  /// The box; what lies outside of it is not shown.
  public var box: Rect
  /// New positions of its corners: upper left, upper right, lower right, lower left.
  public var corners: [Point]

  /// Creates a pinned box; unless there are four corners nothing changes.
  public init(box: Rect, corners: [Point]) {
    self.box = box
    self.corners = corners
  }
}

/// A rotation that fades towards the edge of a circle.
public struct WarpTwirl: Hashable, Sendable {
  /// The middle of the circle.
  public var center: Point
  /// Its radius.
  public var radius: Double
  /// The rotation of the middle, clockwise.
  public var degrees: Double

  /// Creates a twirl.
  public init(center: Point, radius: Double, degrees: Double) {
    self.center = center
    self.radius = radius
    self.degrees = degrees
  }
}

/// A ball with a box around it: the middle of the box in front, its sides behind.
public struct WarpBall: Hashable, Sendable {
  /// The visible side of the ball.
  public enum Side: Hashable, Sendable {
    /// The outside, and what it does not hide of the inside.
    case both
    /// The half in front.
    case outside
    /// The half behind.
    case inside
  }

  /// The box; what lies outside of it is not shown.
  public var box: Rect
  /// The middle of the ball.
  public var center: Point
  /// Its radius.
  public var radius: Double
  /// The rows of its rotation: x to the right, y down, z to the viewer.
  public var rotation: [[Double]]
  /// Visible side of the ball.
  public var side: Side
  /// The light on it; nil shows the colors as they are.
  public var light: Light?

  /// Phong's light on a ball.
  public struct Light: Hashable, Sendable {
    /// Its color.
    public var color: Color
    /// The vector of length 1 to it: x to the right, y down, z to the viewer.
    public var direction: [Double]
    /// Factor of the ball's colors everywhere.
    public var ambient: Double
    /// Factor of the ball's colors where it faces the light.
    public var diffuse: Double
    /// Strength of the highlight.
    public var specular: Double
    /// Exponent of the highlight: it is the smaller the greater this is.
    public var exponent: Double

    /// Creates a light; `direction` has three components.
    public init(
      color: Color,
      direction: [Double],
      ambient: Double,
      diffuse: Double,
      specular: Double,
      exponent: Double
    ) {
      self.color = color
      self.direction = direction
      self.ambient = ambient
      self.diffuse = diffuse
      self.specular = specular
      self.exponent = exponent
    }
  }

  /// Creates a ball; `rotation` has three rows of three.
  public init(
    box: Rect,
    center: Point,
    radius: Double,
    rotation: [[Double]],
    side: Side,
    light: Light? = nil
  ) {
    self.light = light
    self.box = box
    self.center = center
    self.radius = radius
    self.rotation = rotation
    self.side = side
  }
}

/// A blur around a point: each pixel is the mean of a part of a circle, or of a ray.
public struct WarpSmear: Hashable, Sendable {
  /// Nothing outside of what this becomes is shown.
  public var box: Rect
  /// The point.
  public var center: Point
  /// The angle of the part of the circle, in degrees; or the length of the part of the ray, as a share
  /// of the distance from the point.
  public var amount: Double
  /// Whether it is a part of a ray.
  public var isZoom: Bool

  /// Creates a smear of a box.
  public init(box: Rect, center: Point, amount: Double, isZoom: Bool) {
    self.box = box
    self.center = center
    self.amount = amount
    self.isZoom = isZoom
  }

  /// The greatest distance of the box from the point.
  package var radius: Double {
    let c = box.corners
    return [c.0, c.1, c.2, c.3].reduce(0) { max($0, $1.distance(to: center)) }
  }

  var bounds: Rect {
    let far = radius * (isZoom ? 1 / max(1 - amount / 2, 0.1) : 1)
    return Rect(
      minX: center.x - far,
      minY: center.y - far,
      maxX: center.x + far,
      maxY: center.y + far
    )
  }
}
