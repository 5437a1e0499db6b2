public import LottieGeometry

/// A distortion: every pixel shows what lies at another place.
public struct WarpFilter: Hashable, Sendable {
  /// Which place a point shows.
  public enum Kind: Hashable, Sendable {
    /// Magnifies or shrinks the inside of an ellipse.
    case bulge(WarpBulge)
  }

  /// Which place a point shows.
  public var kind: Kind
  /// 0 keeps each pixel, 1 replaces it.
  public var amount: Double
  /// The filter's coordinates to those of the composition.
  public var transform: Affine

  /// A distortion; its points are in the coordinates that `transform` maps to the composition's.
  public init(_ kind: Kind, amount: Double = 1, transform: Affine = .identity) {
    self.kind = kind
    self.amount = amount
    self.transform = transform
  }

  /// What is read and written, in the filter's coordinates; all else stays as it is.
  public var bounds: Rect {
    switch kind {
    case .bulge(let bulge): bulge.bounds
    }
  }
}

/// A bulge, or a dent, of an ellipse.
public struct WarpBulge: Hashable, Sendable {
  /// The box of the ellipse.
  public var ellipse: Rect
  /// Its height: above 0 the middle is magnified, below it shrinks; −4…4.
  public var height: Double

  /// A bulge of the ellipse in a box.
  public init(ellipse: Rect, height: Double) {
    self.ellipse = ellipse
    self.height = height
  }

  /// The ellipse, and for a dent what it shows of the surroundings: less than a fifth more each side.
  fileprivate var bounds: Rect {
    guard height < 0 else { return ellipse }
    return Rect(
      minX: ellipse.minX - ellipse.width / 5,
      minY: ellipse.minY - ellipse.height / 5,
      maxX: ellipse.maxX + ellipse.width / 5,
      maxY: ellipse.maxY + ellipse.height / 5
    )
  }
}
