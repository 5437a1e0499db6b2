// Colors pixel by pixel, not premultiplied: SVG 1.1 §15.10 feColorMatrix and §15.11
// feComponentTransfer, <https://www.w3.org/TR/SVG11/filters.html>.

import LottieGeometry
import LottieScene

/// Replaces colors.
enum ColorFiltering {
  typealias Vector = SIMD4<Float>

  /// Replaces the colors of a surface.
  static func apply(_ filter: ColorFilter, to surface: Surface) {
    switch filter {
    case .matrix(let numbers):
      guard numbers.count == 20 else { return }
      let factors = numbers.map(Float.init)
      let columns = (0..<5).map { i -> Vector in
        Vector(factors[i], factors[5 + i], factors[10 + i], factors[15 + i])
      }
      multiply(columns[0], columns[1], columns[2], columns[3], columns[4], surface)
    case .tables(let tables):
      guard tables.count == 3, tables.allSatisfy({ $0.count == 256 }) else { return }
      look(up: tables, surface)
    case .tones(let colors, let amount):
      guard colors.count >= 2, amount > 0 else { return }
      tone(colors, Float(min(amount, 1)), surface)
    case .tonesOfLight(let colors, let amount):
      guard colors.count >= 2, amount > 0 else { return }
      toneLight(colors, Float(min(amount, 1)), surface)
    case .gray(let weights):
      guard weights.count == 6 else { return }
      gray(weights.map(Float.init), surface)
    case .threshold(let level): threshold(Float(level), surface)
    case .sources(let sources):
      guard sources.count == 4 else { return }
      take(sources, surface)
    case .balance(let balance): BalancedColors(balance)?.apply(to: surface)
    case .change(let change): ChangedColors(change)?.apply(to: surface)
    case .hue(let change): HueShifting(change).apply(to: surface)
    case .invert(let parts, let amount): HueShifting.invert(parts, Float(amount), surface)
    }
  }

  private static func multiply(
    _ red: Vector,
    _ green: Vector,
    _ blue: Vector,
    _ alpha: Vector,
    _ sum: Vector,
    _ surface: Surface
  ) {
    each(surface) { color in
      color.x * red + color.y * green + color.z * blue + color.w * alpha + sum
    }
  }

  private static func look(up tables: [[UInt8]], _ surface: Surface) {
    let all = tables.flatMap { $0.map { Float($0) / 255 } }
    all.withUnsafeBufferPointer { table in
      each(surface) { color in
        Vector(
          table[index(color.x)],
          table[256 + index(color.y)],
          table[512 + index(color.z)],
          color.w
        )
      }
    }
  }

  /// The colors of a ramp for 256 brightnesses.
  static func table(_ colors: [Color]) -> [Vector] {
    (0..<256).map { i -> Vector in
      let position = Double(i) / 255 * Double(colors.count - 1)
      let low = min(Int(position), colors.count - 2)
      let mixed = colors[low].lerp(to: colors[low + 1], position - Double(low))
      return Vector(Float(mixed.red), Float(mixed.green), Float(mixed.blue), 1)
    }
  }

  @inline(__always)
  static func index(_ component: Float) -> Int {
    Int(max(0, min(component, 1)) * 255 + 0.5)
  }

  /// Gives each pixel that is not transparent to a closure, its components in 0…1, not premultiplied.
  @inline(__always)
  static func each(_ surface: Surface, _ body: (Vector) -> Vector) {
    let box = surface.box
    for y in box.minY..<box.maxY {
      let row = surface.address(box.minX, y)
      // Neighbors are often alike.
      var (last, replaced): (UInt32, UInt32) = (0, 0)
      for x in 0..<box.width {
        let pixel = row[x]
        guard pixel >= 1 << 24 else { continue }
        if pixel != last {
          last = pixel
          replaced = self.pixel(body(straight(pixel)))
        }
        row[x] = replaced
      }
    }
  }

  @inline(__always)
  private static func straight(_ pixel: UInt32) -> Vector {
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(pixel, to: SIMD4<UInt8>.self))
    let floats = unsafeBitCast(bytes | SIMD4(repeating: 0x4b00_0000), to: Vector.self)
    var color = (floats - 8_388_608) * (1 / 255)
    let alpha = color.w
    color *= 1 / alpha
    color.w = alpha
    return color
  }

  @inline(__always)
  private static func pixel(_ color: Vector) -> UInt32 {
    let zero = Vector.zero
    var c = color.replacing(with: zero, where: .!(color .> zero))
    c = c.replacing(with: Vector(repeating: 1), where: c .> 1)
    let alpha = c.w
    c *= alpha
    c.w = alpha
    let whole = unsafeBitCast(c * 255 + 8_388_608, to: SIMD4<UInt32>.self)
    return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: whole), to: UInt32.self)
  }
}

/// In single precision, for pixels.
extension LinearLight {
  /// Light of a component in 0…1.
  static func linear(_ component: Float) -> Float {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The component of light in 0…1.
  static func encoded(_ light: Float) -> Float {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }
}

extension ColorFilter: InPlaceFilter {
  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) { (30 * part.result.area, 0) }

  func apply(to surface: Surface, _ view: Affine) { ColorFiltering.apply(self, to: surface) }
}
