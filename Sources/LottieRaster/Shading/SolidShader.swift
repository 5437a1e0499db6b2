// One color onto a row. The color is kept unpremultiplied with alpha folded into the coverage c,
// so that a pixel is one rounded mixture: (U·c + D·(255 − c)) ÷ 255.

/// A color to draw with.
struct SolidColor {
  /// The color, not premultiplied, alpha byte 255.
  var full: UInt32
  /// Its alpha.
  var alpha: UInt32

  /// Mixes the color over a row at one coverage, 1…255.
  @inline(__always)
  func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, coverage: UInt32) {
    let c = div255(coverage &* alpha)
    if c == 255 {
      if count < 16 {
        for i in 0..<count { target[i] = full }
      } else {
        target.update(repeating: full, count: count)
      }
    } else if c != 0 {
      mix(target, count: count, amount: c)
    }
  }

  private func mix(_ target: UnsafeMutablePointer<UInt32>, count: Int, amount: UInt32) {
    let source = FourPixels(SIMD4(repeating: full))
    let c = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: amount))
    let rest = SIMD8<UInt16>(repeating: 255) &- c
    let (even, odd) = (source.even &* c, source.odd &* c)
    var i = 0
    while i &+ 4 <= count {
      let below = FourPixels(at: target + i)
      FourPixels(
        even: div255(even &+ below.even &* rest),
        odd: div255(odd &+ below.odd &* rest)
      ).store(at: target + i)
      i &+= 4
    }
    while i < count {
      target[i] = mixed(target[i], amount)
      i &+= 1
    }
  }

  /// Mixes the color over four pixels, a byte of coverage each.
  @inline(__always)
  func fill(_ target: UnsafeMutablePointer<UInt32>, four: UInt32) {
    let source = FourPixels(SIMD4(repeating: full))
    var c = lanes(of: four)
    if alpha != 255 { c = div255(c &* SIMD8(repeating: UInt16(truncatingIfNeeded: alpha))) }
    let rest = SIMD8<UInt16>(repeating: 255) &- c
    let below = FourPixels(at: target)
    FourPixels(
      even: div255(source.even &* c &+ below.even &* rest),
      odd: div255(source.odd &* c &+ below.odd &* rest)
    ).store(at: target)
  }

  /// Mixes the color over a row, a coverage a pixel.
  @inline(__always)
  func fill(
    _ target: UnsafeMutablePointer<UInt32>,
    count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    var i = 0
    while i &+ 4 <= count {
      fill(target + i, four: UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self))
      i &+= 4
    }
    while i < count {
      target[i] = mixed(target[i], div255(UInt32(coverage[i]) &* alpha))
      i &+= 1
    }
  }

  @inline(__always)
  private func mixed(_ below: UInt32, _ c: UInt32) -> UInt32 {
    let rest = 255 &- c
    let even = (full & 0x00ff_00ff) &* c &+ (below & 0x00ff_00ff) &* rest
    let odd = ((full &>> 8) & 0x00ff_00ff) &* c &+ ((below &>> 8) & 0x00ff_00ff) &* rest
    return pairDiv255(even) | (pairDiv255(odd) &<< 8)
  }
}
