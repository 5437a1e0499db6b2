import LottieGeometry
import LottieScene

/// The part of a box whose pixels are wholly within, so that mixtures of four do not leave it.
struct WarpInset {
  private let low: SIMD2<Double>
  private let high: SIMD2<Double>

  init(_ box: Rect, _ pixels: Affine) {
    let edges = pixels.apply(box)
    let isWhole =
      pixels.keepsAxes
      && [edges.minX, edges.minY, edges.maxX, edges.maxY].allSatisfy {
        abs($0 - $0.rounded()) < 1e-3
      }
    let inset = isWhole ? 0.5 : 1.5
    // Pixels along the axes of the box.
    let across = max((pixels.a * pixels.a + pixels.b * pixels.b).squareRoot(), 1e-9)
    let down = max((pixels.c * pixels.c + pixels.d * pixels.d).squareRoot(), 1e-9)
    let (x, y) = (min(inset / across, box.width / 2), min(inset / down, box.height / 2))
    low = SIMD2(box.minX + x, box.minY + y)
    high = SIMD2(box.maxX - x, box.maxY - y)
  }

  /// The nearest point within.
  @inline(__always)
  func nearest(_ point: SIMD2<Double>) -> SIMD2<Double> {
    let raised = point.replacing(with: low, where: point .< low)
    return raised.replacing(with: high, where: raised .> high)
  }
}

extension SIMD2<Double> {
  /// The fractional parts.
  @inline(__always)
  fileprivate var fractions: Self { self - rounded(.down) }
}

/// A box that is moved within itself.
struct OffsetMap: WarpMap {
  private let origin: SIMD2<Double>
  private let size: SIMD2<Double>
  private let shift: SIMD2<Double>
  private let inset: WarpInset

  init(_ offset: WarpOffset, _ pixels: Affine) {
    origin = SIMD2(offset.box.minX, offset.box.minY)
    size = SIMD2(max(offset.box.width, 1e-6), max(offset.box.height, 1e-6))
    shift = SIMD2(offset.shift.x, offset.shift.y)
    inset = WarpInset(offset.box, pixels)
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    let place = (point - origin) / size
    guard place.min() >= 0, place.max() <= 1 else { return point }
    return wrapped(point - shift)
  }

  /// The point of the box that a point comes to when its edges meet.
  func wrapped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    inset.nearest(origin + ((point - origin) / size).fractions * size)
  }
}

/// A reflection at a line.
struct MirrorMap: WarpMap {
  private let box: Rect
  private let center: SIMD2<Double>
  private let normal: SIMD2<Double>

  init(_ mirror: WarpMirror) {
    box = mirror.box
    center = SIMD2(mirror.center.x, mirror.center.y)
    normal = SIMD2(mirror.normal.x, mirror.normal.y)
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    let distance = ((point - center) * normal).sum()
    let isWithin =
      point.x >= box.minX && point.x <= box.maxX && point.y >= box.minY && point.y <= box.maxY
    return distance > 0 && isWithin ? point - normal * (2 * distance) : point
  }
}

/// Copies of a box, side by side.
struct TileMap: WarpMap {
  private let tile: WarpTile
  private let origin: SIMD2<Double>
  private let size: SIMD2<Double>
  private let inset: WarpInset
  /// Samples along the axes of the box.
  private let scale: SIMD2<Double>
  let samples: Int

  init(_ tile: WarpTile, _ pixels: Affine) {
    self.tile = tile
    origin = SIMD2(tile.tile.minX, tile.tile.minY)
    size = SIMD2(max(tile.tile.width, 1e-6), max(tile.tile.height, 1e-6))
    inset = WarpInset(tile.box, pixels)
    let samples = TileMap.samples(tile)
    scale =
      Double(samples)
      * SIMD2(
        (pixels.a * pixels.a + pixels.b * pixels.b).squareRoot(),
        (pixels.c * pixels.c + pixels.d * pixels.d).squareRoot()
      )
    self.samples = samples
  }

  func coverage(of point: SIMD2<Double>) -> Double {
    let output = tile.output
    let left = min(point.x - output.minX, output.maxX - point.x) * scale.x + 0.5
    let top = min(point.y - output.minY, output.maxY - point.y) * scale.y + 0.5
    return max(0, min(left, 1)) * max(0, min(top, 1))
  }

  func source(of point: SIMD2<Double>) -> SIMD2<Double> {
    var place = (point - origin) / size
    if tile.movesRows {
      if TileMap.isOdd(place.y) { place.x -= tile.phase }
    } else if TileMap.isOdd(place.x) {
      place.y -= tile.phase
    }
    var part = place.fractions
    if tile.isMirrored {
      if TileMap.isOdd(place.x) { part.x = 1 - part.x }
      if TileMap.isOdd(place.y) { part.y = 1 - part.y }
    }
    let box = tile.box
    return inset.nearest(
      SIMD2(box.minX + part.x * box.width, box.minY + part.y * box.height)
    )
  }

  /// Samples along each axis of a pixel: more where the copies are small.
  static func samples(_ tile: WarpTile) -> Int {
    let across = tile.box.width / max(tile.tile.width, 1e-6)
    let shrinking = max(across, tile.box.height / max(tile.tile.height, 1e-6))
    return shrinking > 1 ? Int(min(shrinking.rounded(.up), 4)) : 1
  }

  /// Whether a number lies in 1..<2, 3..<4 and so on.
  @inline(__always)
  private static func isOdd(_ number: Double) -> Bool {
    let half = number / 2
    return half - half.rounded(.down) >= 0.5
  }
}
