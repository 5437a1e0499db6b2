// Blending with a backdrop: αo·Co = αs·(1 − αb)·Cs + αb·(1 − αs)·Cb + αs·αb·B(Cb, Cs), after W3C
// Compositing and Blending Level 1, <https://www.w3.org/TR/compositing-1/#generalformula>.

import LottieScene

/// Rows of pixels mixed with rows of pixels by a blend mode.
enum BlendRow {
  typealias Vector = SIMD4<Float>

  /// Mixes a row of premultiplied pixels.
  static func draw(
    _ source: UnsafePointer<UInt32>,
    on target: UnsafeMutablePointer<UInt32>,
    count: Int,
    mode: BlendMode
  ) {
    switch mode {
    case .normal: SourceOver.draw(source, on: target, count: count)
    case .multiply: inIntegers(source, target, count, IntegerBlend.multiply)
    case .screen: inIntegers(source, target, count, IntegerBlend.screen)
    case .overlay: inIntegers(source, target, count) { IntegerBlend.hardLight($1, $0) }
    case .darken: inIntegers(source, target, count, IntegerBlend.darken)
    case .lighten: inIntegers(source, target, count, IntegerBlend.lighten)
    case .colorDodge: mix(source, target, count, Separable.colorDodge)
    case .colorBurn: mix(source, target, count, Separable.colorBurn)
    case .hardLight: inIntegers(source, target, count, IntegerBlend.hardLight)
    case .softLight: mix(source, target, count, Separable.softLight)
    case .difference: inIntegers(source, target, count, IntegerBlend.difference)
    case .exclusion: inIntegers(source, target, count, IntegerBlend.exclusion)
    case .hue: mix(source, target, count, NonSeparable.hue)
    case .saturation: mix(source, target, count, NonSeparable.saturation)
    case .color: mix(source, target, count, NonSeparable.color)
    case .luminosity: mix(source, target, count, NonSeparable.luminosity)
    case .add: add(source, target, count)
    case .hardMix: mix(source, target, count, Separable.hardMix)
    }
  }

  /// The general formula; `blend` gets backdrop and source, not premultiplied.
  @inline(__always)
  private static func mix(
    _ source: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ blend: (Vector, Vector) -> Vector
  ) {
    for i in 0..<count where source[i] >= 1 << 24 {
      let below = target[i]
      if below >> 24 == 0 {
        target[i] = source[i]
        continue
      }
      let (s, b) = (vector(source[i]), vector(below))
      let (sa, ba) = (s.w, b.w)
      let mixed = blend(b / ba, s / sa)
      var result = s * (1 - ba) + b * (1 - sa) + mixed * (sa * ba)
      result.w = sa + ba - sa * ba
      target[i] = pixel(result)
    }
  }

  /// Four pixels at a time, where the formula needs no division by alpha.
  @inline(__always)
  private static func inIntegers(
    _ source: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int,
    _ mix: (FourPixels, FourPixels) -> FourPixels
  ) {
    var i = 0
    while i &+ 4 <= count {
      mix(FourPixels(at: source + i), FourPixels(at: target + i)).store(at: target + i)
      i &+= 4
    }
    while i < count {
      let (s, b) = (SIMD4(repeating: source[i]), SIMD4(repeating: target[i]))
      target[i] = mix(FourPixels(s), FourPixels(b)).words.x
      i &+= 1
    }
  }

  private static func add(
    _ source: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int
  ) {
    let maximum = SIMD8<UInt16>(repeating: 255)
    var i = 0
    while i < count {
      let sum = FourPixels(SIMD4(repeating: source[i]))
        .adding(FourPixels(SIMD4(repeating: target[i])))
      target[i] =
        FourPixels(
          even: sum.even.replacing(with: maximum, where: sum.even .> maximum),
          odd: sum.odd.replacing(with: maximum, where: sum.odd .> maximum)
        ).words.x
      i &+= 1
    }
  }

  /// A pixel's components in 0…1.
  @inline(__always)
  private static func vector(_ pixel: UInt32) -> Vector {
    let bytes = SIMD4<UInt32>(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255, pixel >> 24)
    let floats = unsafeBitCast(bytes | SIMD4(repeating: 0x4b00_0000), to: Vector.self) - 8_388_608
    return floats * (1 / 255)
  }

  /// The pixel of components in 0…1; components are kept below alpha.
  @inline(__always)
  private static func pixel(_ v: Vector) -> UInt32 {
    let zero = Vector.zero
    var p = v.replacing(with: zero, where: .!(v .> zero))
    let alpha = Vector(repeating: min(p.w, 1))
    p = p.replacing(with: alpha, where: p .> alpha)
    let whole = unsafeBitCast(p * 255 + 8_388_608, to: SIMD4<UInt32>.self)
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: whole)
    return unsafeBitCast(bytes, to: UInt32.self)
  }
}
