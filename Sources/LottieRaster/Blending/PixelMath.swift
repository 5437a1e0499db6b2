// Arithmetic of premultiplied RGBA8 pixels, four at a time in 16-bit lanes. Division by 255 is exact
// and rounded: (x + 128 + ((x + 128) >> 8)) >> 8 (Jim Blinn, "Three Wrongs Make a Right", 1995).

/// Four pixels in 16-bit lanes: even bytes (red, blue) and odd bytes (green, alpha).
struct FourPixels {
  var even: SIMD8<UInt16>
  var odd: SIMD8<UInt16>

  @inline(__always)
  init(even: SIMD8<UInt16>, odd: SIMD8<UInt16>) {
    self.even = even
    self.odd = odd
  }

  @inline(__always)
  init(_ words: SIMD4<UInt32>) {
    let low = SIMD4<UInt32>(repeating: 0x00ff_00ff)
    even = unsafeBitCast(words & low, to: SIMD8<UInt16>.self)
    odd = unsafeBitCast((words &>> 8) & low, to: SIMD8<UInt16>.self)
  }

  @inline(__always)
  init(at address: UnsafePointer<UInt32>) {
    self.init(UnsafeRawPointer(address).loadUnaligned(as: SIMD4<UInt32>.self))
  }

  @inline(__always)
  var words: SIMD4<UInt32> {
    unsafeBitCast(even, to: SIMD4<UInt32>.self)
      | (unsafeBitCast(odd, to: SIMD4<UInt32>.self) &<< 8)
  }

  @inline(__always)
  func store(at address: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(address).storeBytes(of: words, as: SIMD4<UInt32>.self)
  }

  /// All components times factors of 255ths.
  @inline(__always)
  func scaled(_ factor: SIMD8<UInt16>) -> FourPixels {
    FourPixels(even: div255(even &* factor), odd: div255(odd &* factor))
  }

  @inline(__always)
  func adding(_ other: FourPixels) -> FourPixels {
    FourPixels(even: even &+ other.even, odd: odd &+ other.odd)
  }

  /// The alphas, in both lanes of each pixel.
  @inline(__always)
  var alphas: SIMD8<UInt16> {
    let alphas = unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16
    return unsafeBitCast(alphas | (alphas &<< 16), to: SIMD8<UInt16>.self)
  }

  /// 255 less the alphas, in both lanes of each pixel.
  @inline(__always)
  var inverseAlphas: SIMD8<UInt16> {
    let alphas = unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16
    let inverse = SIMD4<UInt32>(repeating: 255) &- alphas
    return unsafeBitCast(inverse | (inverse &<< 16), to: SIMD8<UInt16>.self)
  }
}

/// x ÷ 255, rounded, for x up to 255².
@inline(__always)
func div255(_ x: SIMD8<UInt16>) -> SIMD8<UInt16> {
  let y = x &+ SIMD8(repeating: 128)
  return (y &+ (y &>> 8)) &>> 8
}

/// x ÷ 255, rounded, for x up to 255².
@inline(__always)
func div255(_ x: SIMD16<UInt16>) -> SIMD16<UInt16> {
  let y = x &+ SIMD16(repeating: 128)
  return (y &+ (y &>> 8)) &>> 8
}

/// x ÷ 255, rounded, for x up to 255².
@inline(__always)
func div255(_ x: UInt32) -> UInt32 {
  let y = x &+ 128
  return (y &+ (y &>> 8)) &>> 8
}

/// Four coverages, each in both lanes of its pixel.
@inline(__always)
func lanes(of coverage: UInt32) -> SIMD8<UInt16> {
  let bytes = unsafeBitCast(coverage, to: SIMD4<UInt8>.self)
  let words = SIMD4<UInt32>(truncatingIfNeeded: bytes)
  return unsafeBitCast(words | (words &<< 16), to: SIMD8<UInt16>.self)
}

/// A pixel with all components times a factor of 255ths.
@inline(__always)
func scaled(_ pixel: UInt32, _ factor: UInt32) -> UInt32 {
  let even = pixel & 0x00ff_00ff
  let odd = (pixel &>> 8) & 0x00ff_00ff
  return pairDiv255(even &* factor) | (pairDiv255(odd &* factor) &<< 8)
}

/// Two 16-bit lanes ÷ 255, rounded, each up to 255².
@inline(__always)
func pairDiv255(_ x: UInt32) -> UInt32 {
  let y = x &+ 0x0080_0080
  return ((y &+ ((y &>> 8) & 0x00ff_00ff)) &>> 8) & 0x00ff_00ff
}

/// A pixel over another.
@inline(__always)
func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
  source &+ scaled(backdrop, 255 &- (source &>> 24))
}

/// The mean of two pixels.
enum PixelMix {
  /// Each component of `a` and `b`, premultiplied, by `amount` 255ths of the way from the one to the other.
  @inline(__always)
  static func mix(_ a: UInt32, _ b: UInt32, _ amount: UInt32) -> UInt32 {
    guard a != b else { return a }
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let (from, to) = (a >> shift & 255, b >> shift & 255)
      result |= div255(from * (255 - amount) + to * amount) << shift
    }
    return result
  }
}
