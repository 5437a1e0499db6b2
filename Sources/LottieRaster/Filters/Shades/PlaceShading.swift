import LottieGeometry
import LottieScene

/// A color for each place.
protocol PlaceColor {
  /// The color at a point of the filter's coordinates: premultiplied red, green and blue, 0…255, and
  /// alpha.
  func color(at point: SIMD2<Double>) -> SIMD4<Float>
}

/// Gives pixels the colors of their places.
enum PlaceShading {
  typealias Vector = SIMD4<Float>

  /// Shades a surface; pixels that are transparent stay so.
  static func apply(_ filter: ShadeFilter, to surface: Surface, _ view: Affine) {
    let map = filter.transform.then(view)
    guard let places = map.inverse, filter.amount > 0 else { return }
    let amount = Float(min(filter.amount, 1))
    switch filter.kind {
    case .ramp(let ramp):
      if ramp.isRadial {
        shade(surface, places, filter.blend, amount, RadialRamp(ramp))
      } else {
        shade(surface, places, filter.blend, amount, LinearRamp(ramp))
      }
    case .points(let points):
      guard let colors = PointColors(points) else { return }
      shade(surface, places, filter.blend, amount, colors)
    case .stops(let gradient):
      guard let colors = StopColors(gradient) else { return }
      shade(surface, places, filter.blend, amount, colors)
    case .color(let color): shade(surface, places, filter.blend, amount, OneColor(color))
    case .grain(let grain): GrainNoise(grain).apply(to: surface, places, amount)
    case .cloud(let cloud): shade(surface, places, filter.blend, amount, CloudColors(cloud))
    }
  }

  @inline(__always)
  private static func shade(
    _ surface: Surface,
    _ places: Affine,
    _ blend: BlendMode,
    _ amount: Float,
    _ colors: some PlaceColor
  ) {
    if blend == .normal {
      replace(surface, places, amount, colors)
    } else {
      mix(surface, places, blend, amount, colors)
    }
  }

  private static func replace(
    _ surface: Surface,
    _ places: Affine,
    _ amount: Float,
    _ colors: some PlaceColor
  ) {
    let box = surface.box
    for y in box.minY..<box.maxY {
      let row = surface.address(box.minX, y)
      for x in 0..<box.width where row[x] >= 1 << 24 {
        let old = PixelVector.floats(row[x])
        let new = colors.color(at: place(box.minX &+ x, y, places)) * amount
        // Over what was there, as far as that goes.
        let rest = old * ((255 - new.w) * (1 / 255))
        row[x] = PixelVector.pixel(rest + new * (old.w * (1 / 255)))
      }
    }
  }

  /// Blends colors, and takes the alpha of what was there.
  private static func mix(
    _ surface: Surface,
    _ places: Affine,
    _ blend: BlendMode,
    _ amount: Float,
    _ colors: some PlaceColor
  ) {
    Self.blend(surface, blend) { x, y in colors.color(at: place(x, y, places)) * amount }
  }

  /// Blends premultiplied colors with pixels, which keep their alpha; transparent ones stay so.
  ///
  /// `color`: The color for a pixel's column and row.
  @inline(__always)
  static func blend(
    _ surface: Surface,
    _ mode: BlendMode,
    _ color: (Int, Int) -> SIMD4<Float>
  ) {
    let box = surface.box
    var source = [UInt32](repeating: 0, count: box.width)
    var backdrop = source
    for y in box.minY..<box.maxY {
      let row = surface.address(box.minX, y)
      for x in 0..<box.width {
        let old = PixelVector.floats(row[x])
        source[x] = row[x] < 1 << 24 ? 0 : PixelVector.pixel(color(box.minX &+ x, y))
        backdrop[x] = PixelVector.pixel(old * (255 / max(old.w, 1)))
      }
      BlendRow.draw(source, on: &backdrop, count: box.width, mode: mode)
      for x in 0..<box.width where row[x] >= 1 << 24 {
        row[x] = scaled(backdrop[x], row[x] >> 24)
      }
    }
  }

  /// The middle of a pixel, in the filter's coordinates.
  @inline(__always)
  static func place(_ x: Int, _ y: Int, _ places: Affine) -> SIMD2<Double> {
    let (x, y) = (Double(x) + 0.5, Double(y) + 0.5)
    return SIMD2(
      places.a * x + places.c * y + places.tx,
      places.b * x + places.d * y + places.ty
    )
  }
}

/// Pixels as vectors of their components, 0…255, premultiplied.
enum PixelVector {
  /// The components of a pixel.
  @inline(__always)
  static func floats(_ pixel: UInt32) -> SIMD4<Float> {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
    return unsafeBitCast(bytes | SIMD4(repeating: 0x4b00_0000), to: SIMD4<Float>.self) - 8_388_608
  }

  /// The pixel of components, rounded; those above alpha are cut, and NaN is 0.
  @inline(__always)
  static func pixel(_ vector: SIMD4<Float>) -> UInt32 {
    let zero = SIMD4<Float>.zero
    var v = vector.replacing(with: zero, where: .!(vector .> zero))
    let alpha = SIMD4(repeating: min(v.w, 255))
    v = v.replacing(with: alpha, where: v .> alpha)
    let whole = unsafeBitCast(v + 8_388_608, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: whole), to: UInt32.self)
  }

  /// The components of an opaque color.
  static func opaque(_ color: Color) -> SIMD4<Float> {
    func part(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) * 255 : 0 }
    return SIMD4(part(color.red), part(color.green), part(color.blue), 255)
  }
}

/// A linear gradient.
private struct LinearRamp: PlaceColor {
  private let start: SIMD2<Double>
  /// The way to the end, divided by its squared length.
  private let way: SIMD2<Double>
  private let first: SIMD4<Float>
  private let change: SIMD4<Float>

  init(_ ramp: ShadeRamp) {
    let direction = ramp.end - ramp.start
    let square = direction.x * direction.x + direction.y * direction.y
    let isFlat = !(square > 0)
    start = SIMD2(ramp.start.x, ramp.start.y)
    way = isFlat ? .zero : SIMD2(direction.x / square, direction.y / square)
    let last = PixelVector.opaque(ramp.endColor)
    first = isFlat ? last : PixelVector.opaque(ramp.startColor)
    change = last - first
  }

  @inline(__always)
  func color(at point: SIMD2<Double>) -> SIMD4<Float> {
    first + change * Float(max(0, min(((point - start) * way).sum(), 1)))
  }
}

/// A gradient by the distance from a center.
private struct RadialRamp: PlaceColor {
  private let center: SIMD2<Double>
  private let share: Double
  private let first: SIMD4<Float>
  private let change: SIMD4<Float>

  init(_ ramp: ShadeRamp) {
    let radius = ramp.start.distance(to: ramp.end)
    let isFlat = !(radius > 0)
    center = SIMD2(ramp.start.x, ramp.start.y)
    share = isFlat ? 0 : 1 / radius
    let last = PixelVector.opaque(ramp.endColor)
    first = isFlat ? last : PixelVector.opaque(ramp.startColor)
    change = last - first
  }

  @inline(__always)
  func color(at point: SIMD2<Double>) -> SIMD4<Float> {
    let way = point - center
    return first + change * Float(min((way * way).sum().squareRoot() * share, 1))
  }
}

// Inverse distance weighting: D. Shepard, "A two-dimensional interpolation function for
// irregularly-spaced data", Proc. 23rd ACM National Conference (1968).

/// Mixed colors of four points at most.
private struct PointColors: PlaceColor {
  private let xs: SIMD4<Double>
  private let ys: SIMD4<Double>
  private let colors: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  /// 1 for points there are, 0 for others.
  private let counts: SIMD4<Double>
  private let halfPower: Double

  init?(_ filter: ShadePoints) {
    let pairs = zip(filter.points, filter.colors).prefix(4)
    guard let last = pairs.reversed().first else { return nil }
    let all = Array(pairs) + Array(repeating: last, count: 4 - pairs.reversed().count)
    xs = SIMD4(all.map(\.0.x))
    ys = SIMD4(all.map(\.0.y))
    colors = (
      PixelVector.opaque(all[0].1), PixelVector.opaque(all[1].1), PixelVector.opaque(all[2].1),
      PixelVector.opaque(all[3].1)
    )
    counts = SIMD4((0..<4).map { $0 < pairs.reversed().count ? 1 : 0 })
    halfPower = max(0.5, min(filter.power / 2, 32))
  }

  @inline(__always)
  func color(at point: SIMD2<Double>) -> SIMD4<Float> {
    let (dx, dy) = (xs - point.x, ys - point.y)
    let squares = (dx * dx + dy * dy).replacing(with: 1e-9, where: dx * dx + dy * dy .< 1e-9)
    // Relative to the nearest, so that powers do not overflow.
    var ratios = SIMD4(repeating: squares.min()) / squares
    if halfPower != 1 {
      for i in 0..<4 { ratios[i] = pow(ratios[i], halfPower) }
    }
    let weights = SIMD4<Float>(ratios * counts)
    let sum = weights.sum()
    guard sum > 0 else { return colors.0 }
    // One product a statement: Swift 6.2 gives up on the type of the whole sum.
    var mixed = colors.0 * weights.x
    mixed += colors.1 * weights.y
    mixed += colors.2 * weights.z
    mixed += colors.3 * weights.w
    return mixed / sum
  }
}

extension ShadeFilter: InPlaceFilter {
  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    (work * part.result.area, 8 * part.result.width)
  }

  /// Work of a pixel.
  private var work: Int {
    let blend = blend == .normal ? 20 : 60
    switch kind {
    case .ramp, .points, .grain, .stops, .color: return blend + 20
    case .cloud(let cloud): return blend + 60 * Int(max(1, min(cloud.layers, 20)).rounded(.up))
    }
  }

  func apply(to surface: Surface, _ view: Affine) { PlaceShading.apply(self, to: surface, view) }
}
