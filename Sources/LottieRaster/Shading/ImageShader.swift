// Bilinear sampling in fixed point from absolute pixel coordinates; minified pictures are read from
// a smaller copy, as Skia does with mipmaps.

import LottieGeometry

/// Colours of a picture for pixels.
struct ImageShader {
  private let pixels: UnsafePointer<UInt32>
  private let width: Int
  private let height: Int
  // Places in the picture of the pixel (0, 0)'s centre, and what columns and rows add: 24
  // fractional bits, the centre of the picture's first pixel being 0.
  private let u: (origin: Int64, column: Int64, row: Int64)
  private let v: (origin: Int64, column: Int64, row: Int64)

  /// A shader, or nil for a picture of no pixels or a map that is not finite.
  ///
  /// `toImage` leads from pixels to the picture's own pixels.
  init?(_ pixels: UnsafePointer<UInt32>, width: Int, height: Int, toImage m: Affine) {
    guard width > 0, height > 0, m.isFinite else { return nil }
    self.pixels = pixels
    self.width = width
    self.height = height
    func fixed(_ value: Double) -> Int64 {
      Int64((max(-1e10, min(1e10, value)) * 16_777_216).rounded())
    }
    func slope(_ value: Double) -> Int64 {
      Int64((max(-1e6, min(1e6, value)) * 16_777_216).rounded())
    }
    let first = m.apply(Point(0.5, 0.5))
    u = (fixed(first.x - 0.5), slope(m.a), slope(m.c))
    v = (fixed(first.y - 0.5), slope(m.b), slope(m.d))
  }

  /// The colours of a row's pixels.
  func shade(_ row: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    // Half of 1/256 more: fractions are cut to eight bits.
    var pu = u.origin &+ u.column &* Int64(x) &+ u.row &* Int64(y) &+ (1 << 15)
    var pv = v.origin &+ v.column &* Int64(x) &+ v.row &* Int64(y) &+ (1 << 15)
    let (maxX, maxY) = (width &- 1, height &- 1)
    for i in 0..<count {
      let (iu, iv) = (Int(pu &>> 24), Int(pv &>> 24))
      let x0 = iu < 0 ? 0 : iu > maxX ? maxX : iu
      let y0 = iv < 0 ? 0 : iv > maxY ? maxY : iv
      let x1 = iu < 0 ? 0 : iu >= maxX ? maxX : iu &+ 1
      let y1 = iv < 0 ? 0 : iv >= maxY ? maxY : iv &+ 1
      let fx = UInt32(truncatingIfNeeded: pu &>> 16) & 255
      let fy = UInt32(truncatingIfNeeded: pv &>> 16) & 255
      let upper = pixels + y0 &* width
      if fx | fy == 0 {
        row[i] = upper[x0]
      } else {
        let lower = pixels + y1 &* width
        let top = Self.mix(upper[x0], upper[x1], fx)
        row[i] = Self.mix(top, Self.mix(lower[x0], lower[x1], fx), fy)
      }
      pu &+= u.column
      pv &+= v.column
    }
  }

  /// The mixture at f/256 of the way.
  @inline(__always)
  private static func mix(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
    let g = 256 &- f
    let even = (a & 0x00ff_00ff) &* g &+ (b & 0x00ff_00ff) &* f &+ 0x0080_0080
    let odd = ((a &>> 8) & 0x00ff_00ff) &* g &+ ((b &>> 8) & 0x00ff_00ff) &* f &+ 0x0080_0080
    return ((even &>> 8) & 0x00ff_00ff) | (odd & 0xff00_ff00)
  }
}
