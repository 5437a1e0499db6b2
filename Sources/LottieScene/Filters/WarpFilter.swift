public import LottieGeometry

/// A distortion: every pixel shows what lies at another place.
public struct WarpFilter: Hashable, Sendable {
  /// The map from a point to the place it shows.
  public enum Kind: Hashable, Sendable {
    /// Magnifies or shrinks the inside of an ellipse.
    case bulge(WarpBulge)
    /// Waves.
    case wave(WarpWave)
    /// Everything is moved, and what leaves a box comes back on its other side.
    case offset(WarpOffset)
    /// One side of a line is replaced by the reflection of the other.
    case mirror(WarpMirror)
    /// Small copies side by side.
    case tile(WarpTile)
    /// The corners of a box are moved.
    case pin(WarpPin)
    /// A circle is rotated, its middle most.
    case twirl(WarpTwirl)
    /// A circle becomes a ball, seen from far away.
    case spherize(center: Point, radius: Double)
    /// Everything is wrapped around a ball.
    case ball(WarpBall)
    /// Everything is smeared around a point, or away from it.
    case smear(WarpSmear)
  }

  /// Map from a point to the place it shows.
  public var kind: Kind
  /// 0 keeps each pixel, 1 replaces it.
  public var amount: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// Creates a distortion; its points are in the coordinates that `transform` maps to the composition's.
  public init(_ kind: Kind, amount: Double = 1, transform: Affine = .identity) {
    self.kind = kind
    self.amount = amount
    self.transform = transform
  }

  /// The area that is read and written, in the filter's coordinates; all else stays as it is.
  ///
  /// Nil if everything may change, but no pixel moves further than ``distance``.
  public var bounds: Rect? {
    switch kind {
    case .bulge(let bulge): bulge.bounds
    case .wave: nil
    case .offset(let offset): offset.box
    case .mirror(let mirror): mirror.box
    case .tile(let tile): tile.box.union(tile.output)
    case .pin(let pin): pin.corners.reduce(into: pin.box) { $0.formUnion($1) }
    case .twirl(let twirl): WarpFilter.square(twirl.center, twirl.radius)
    case .spherize(let center, let radius): WarpFilter.square(center, radius)
    case .smear(let smear): smear.bounds
    case .ball(let ball): ball.box.union(WarpFilter.square(ball.center, ball.radius))
    }
  }

  private static func square(_ center: Point, _ radius: Double) -> Rect {
    Rect(
      minX: center.x - radius,
      minY: center.y - radius,
      maxX: center.x + radius,
      maxY: center.y + radius
    )
  }

  /// Largest distance from a point to the place it shows, in the filter's coordinates; 0 if there are bounds.
  public var distance: Double {
    switch kind {
    case .wave(let wave): abs(wave.height)
    default: 0
    }
  }
}

extension WarpFilter: FilterKind {
  package var name: String { "a distortion" }

  package var text: String {
    let name =
      switch kind {
      case .bulge(let bulge): "bulge \(ListText.number(bulge.height))"
      case .wave(let wave):
        "\(wave.shape) \(ListText.number(wave.height)) \(ListText.number(wave.width)) \(ListText.of(wave.direction)) "
          + ListText.number(wave.phase)
      case .offset(let offset): "offset \(ListText.of(offset.shift))"
      case .mirror(let mirror):
        "mirror \(ListText.of(mirror.center)) \(ListText.of(mirror.normal))"
      case .tile(let tile):
        "tile\(tile.isMirrored ? " mirrored" : "") \(ListText.of(tile.tile)) "
          + "phase \(ListText.number(tile.phase))\(tile.movesRows ? " of rows" : "")"
      case .pin(let pin): "pin " + pin.corners.map { ListText.of($0) }.joined(separator: " ")
      case .twirl(let twirl): "twirl \(ListText.number(twirl.degrees))"
      case .spherize: "spherize"
      case .smear(let smear):
        "\(smear.isZoom ? "zoom" : "spin") \(ListText.of(smear.center)) \(ListText.number(smear.amount))"
      case .ball(let ball):
        "ball \(ball.side) " + ball.rotation.joined().map(ListText.number).joined(separator: " ")
      }
    return "warp(\(name)" + (bounds.map { " in " + ListText.of($0) } ?? "") + ")"
  }
}
