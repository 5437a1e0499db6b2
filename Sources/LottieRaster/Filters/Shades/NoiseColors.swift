import LottieGeometry
import LottieScene

/// Random grains that are added to colors.
struct GrainNoise {
  private let grain: ShadeGrain

  init(_ grain: ShadeGrain) { self.grain = grain }

  /// Adds the grains to a surface; what is transparent stays so.
  func apply(to surface: Surface, _ places: Affine, _ amount: Float) {
    let strength = Float(max(0, min(grain.strength, 1))) * amount
    let box = surface.box
    for y in box.minY..<box.maxY {
      let row = surface.address(box.minX, y)
      for x in 0..<box.width where row[x] >= 1 << 24 {
        let old = PixelVector.floats(row[x])
        let place = PlaceShading.place(box.minX &+ x, y, places)
        var change = noise(place) * (strength * old.w)
        change.w = 0
        row[x] = PixelVector.pixel(old + change)
      }
    }
  }

  /// Random numbers of a place, −1…1.
  @inline(__always)
  private func noise(_ place: SIMD2<Double>) -> SIMD4<Float> {
    let bits = PlaceHash.bits(place, grain.seed)
    func part(_ shift: UInt64) -> Float {
      Float((bits >> shift) & 0xffff) / 32_767.5 - 1
    }
    guard grain.isColored else { return SIMD4(repeating: part(0)) }
    return SIMD4(part(0), part(16), part(32), 0)
  }
}

/// Random bits of places.
enum PlaceHash {
  /// The bits of the unit square a place lies in.
  @inline(__always)
  static func bits(_ place: SIMD2<Double>, _ seed: UInt64) -> UInt64 {
    let cell = place.rounded(.down)
    return IntegerHash.mix(number(cell.x) ^ IntegerHash.mix(number(cell.y) ^ IntegerHash.mix(seed)))
  }

  @inline(__always)
  private static func number(_ value: Double) -> UInt64 {
    abs(value) < 1e15 ? UInt64(bitPattern: Int64(value)) : 0
  }
}

/// Random grays in several layers.
///
/// Laid out as skottie's, a part of Skia (FractalNoiseEffect.cpp), with other random numbers.
struct CloudColors: PlaceColor {
  private let cloud: ShadeCloud
  /// Seeds of the random grays before and after the moment.
  private let seeds: (UInt64, UInt64)
  private let share: Float

  init(_ cloud: ShadeCloud) {
    self.cloud = cloud
    let whole = cloud.evolution.rounded(.down)
    share = Float(cloud.evolution - whole)
    let cycle = cloud.cycle.map { max($0.rounded(), 1) }
    func seed(_ plane: Double) -> UInt64 {
      let rest = cycle.map { plane - ($0 * (plane / $0).rounded(.down)) } ?? plane
      let bits = abs(rest) < 1e15 ? UInt64(bitPattern: Int64(rest)) : 0
      return cloud.seed &* 1_000_003 &+ bits
    }
    seeds = (seed(whole), seed(whole + 1))
  }

  func color(at point: SIMD2<Double>) -> SIMD4<Float> {
    let start = cloud.places.apply(Point(point.x, point.y))
    var place = start
    var rest = Float(max(1, min(cloud.layers, 20)))
    var (strength, weights, sum) = (Float(1), Float(0), Float(0))
    while rest > 0 {
      let weight = strength * min(rest, 1)
      sum += weight * fractal(mixed(SIMD2(place.x, place.y)))
      weights += weight
      strength *= Float(cloud.influence)
      rest -= 1
      place = cloud.next.apply(place)
    }
    let gray = weights > 0 ? sum / weights : 0.5
    var light = (gray - 0.5) * Float(cloud.contrast) + 0.5 + Float(cloud.brightness)
    light = max(0, min(light, 1))
    let value = 255 * (cloud.isInverted ? 1 - light : light)
    return SIMD4(value, value, value, 255)
  }

  @inline(__always)
  private func fractal(_ gray: Float) -> Float {
    let distance = abs(2 * gray - 1)
    switch cloud.fractal {
    case .basic: return gray
    case .turbulent: return distance
    case .turbulentSmooth: return distance * distance
    case .turbulentSharp: return distance.squareRoot()
    }
  }

  /// The gray of a place of a layer.
  @inline(__always)
  private func mixed(_ place: SIMD2<Double>) -> Float {
    guard cloud.mixing != .blocks else { return gray(place) }
    let corner = place - SIMD2(0.5, 0.5)
    let part = corner - corner.rounded(.down)
    var (x, y) = (Float(part.x), Float(part.y))
    if cloud.mixing == .smooth {
      x = x * x * (3 - 2 * x)
      y = y * y * (3 - 2 * y)
    }
    let above = gray(corner) * (1 - x) + gray(corner + SIMD2(1, 0)) * x
    let below = gray(corner + SIMD2(0, 1)) * (1 - x) + gray(corner + SIMD2(1, 1)) * x
    return above * (1 - y) + below * y
  }

  /// The random gray of a unit square.
  @inline(__always)
  private func gray(_ place: SIMD2<Double>) -> Float {
    let before = Float(PlaceHash.bits(place, seeds.0) >> 40) / 16_777_215
    guard share > 0 else { return before }
    let after = Float(PlaceHash.bits(place, seeds.1) >> 40) / 16_777_215
    return before + (after - before) * share
  }
}
