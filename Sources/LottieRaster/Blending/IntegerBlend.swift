// The blend functions that need no division by alpha, written for premultiplied colors as in SVG
// Compositing <https://www.w3.org/TR/SVGCompositing/#alphaCompositing>: s and b of four pixels at a
// time, in 255ths. Each result is one sum of products of two, at most 255², divided once;
// intermediate overflow cancels out.

/// Blend functions with compositing, of source and backdrop.
enum IntegerBlend {
  /// s·(1 − αb) + b·(1 − αs) + s·b.
  @inline(__always)
  static func multiply(_ s: FourPixels, _ b: FourPixels) -> FourPixels {
    joined(s, b) { s, b, _, _ in s &* b }
  }

  /// s + b·(1 − s).
  @inline(__always)
  static func screen(_ s: FourPixels, _ b: FourPixels) -> FourPixels {
    let full = SIMD8<UInt16>(repeating: 255)
    return FourPixels(
      even: s.even &+ div255(b.even &* (full &- s.even)),
      odd: s.odd &+ div255(b.odd &* (full &- s.odd))
    )
  }

  /// 2·s·b where 2·s ≤ αs, else αs·αb − 2·(αb − b)·(αs − s).
  @inline(__always)
  static func hardLight(_ s: FourPixels, _ b: FourPixels) -> FourPixels {
    joined(s, b) { s, b, sa, ba in
      let dark = s &* b
      let light = sa &* ba
      let rest = (ba &- b) &* (sa &- s)
      return (dark &+ dark).replacing(with: light &- rest &- rest, where: s &+ s .> sa)
    }
  }

  /// The lesser of s·αb and b·αs.
  @inline(__always)
  static func darken(_ s: FourPixels, _ b: FourPixels) -> FourPixels {
    joined(s, b) { s, b, sa, ba in minimum(s &* ba, b &* sa) }
  }

  /// The greater of s·αb and b·αs.
  @inline(__always)
  static func lighten(_ s: FourPixels, _ b: FourPixels) -> FourPixels {
    joined(s, b) { s, b, sa, ba in
      let (x, y) = (s &* ba, b &* sa)
      return x.replacing(with: y, where: y .> x)
    }
  }

  /// s + b − 2·min(s·αb, b·αs); of alphas αs + αb − αs·αb.
  @inline(__always)
  static func difference(_ s: FourPixels, _ b: FourPixels) -> FourPixels {
    let (sa, ba) = (s.alphas, b.alphas)
    return apart(s, b, minimum(s.even &* ba, b.even &* sa), minimum(s.odd &* ba, b.odd &* sa))
  }

  /// s + b − 2·s·b; of alphas αs + αb − αs·αb.
  @inline(__always)
  static func exclusion(_ s: FourPixels, _ b: FourPixels) -> FourPixels {
    apart(s, b, s.even &* b.even, s.odd &* b.odd)
  }

  /// The parts of source and backdrop outside the other one, plus a product of both.
  @inline(__always)
  private static func joined(
    _ s: FourPixels,
    _ b: FourPixels,
    _ both: (SIMD8<UInt16>, SIMD8<UInt16>, SIMD8<UInt16>, SIMD8<UInt16>) -> SIMD8<UInt16>
  ) -> FourPixels {
    let full = SIMD8<UInt16>(repeating: 255)
    let (sa, ba) = (s.alphas, b.alphas)
    let (outside, below) = (full &- ba, full &- sa)
    return FourPixels(
      even: div255(s.even &* outside &+ b.even &* below &+ both(s.even, b.even, sa, ba)),
      odd: div255(s.odd &* outside &+ b.odd &* below &+ both(s.odd, b.odd, sa, ba))
    )
  }

  /// The sum less a product, which is taken from colors twice.
  @inline(__always)
  private static func apart(
    _ s: FourPixels,
    _ b: FourPixels,
    _ even: SIMD8<UInt16>,
    _ odd: SIMD8<UInt16>
  ) -> FourPixels {
    let full = SIMD8<UInt16>(repeating: 255)
    let colors = SIMD8<UInt16>(.max, 0, .max, 0, .max, 0, .max, 0)
    return FourPixels(
      even: div255((s.even &+ b.even) &* full &- even &- even),
      odd: div255((s.odd &+ b.odd) &* full &- odd &- (odd & colors))
    )
  }

  @inline(__always)
  private static func minimum(_ x: SIMD8<UInt16>, _ y: SIMD8<UInt16>) -> SIMD8<UInt16> {
    x.replacing(with: y, where: y .< x)
  }
}
