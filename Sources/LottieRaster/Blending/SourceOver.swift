// Source-over of rows of premultiplied pixels: <https://www.w3.org/TR/compositing-1/#porterduffcompositingoperators_srcover>.

/// Rows of pixels drawn over rows of pixels.
enum SourceOver {
  /// Draws a row.
  static func draw(
    _ source: UnsafePointer<UInt32>,
    on target: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    var i = 0
    while i &+ 4 <= count {
      let words = UnsafeRawPointer(source + i).loadUnaligned(as: SIMD4<UInt32>.self)
      let halves = unsafeBitCast(words, to: SIMD2<UInt64>.self)
      if halves.x | halves.y != 0 {
        if halves.x & halves.y & 0xff00_0000_ff00_0000 == 0xff00_0000_ff00_0000 {
          UnsafeMutableRawPointer(target + i).storeBytes(of: words, as: SIMD4<UInt32>.self)
        } else {
          let above = FourPixels(words)
          FourPixels(at: target + i).scaled(above.inverseAlphas).adding(above).store(at: target + i)
        }
      }
      i &+= 4
    }
    while i < count {
      target[i] = over(source[i], target[i])
      i &+= 1
    }
  }

  /// Multiplies a row by one factor.
  static func scale(_ row: UnsafeMutablePointer<UInt32>, count: Int, by factor: UInt32) {
    guard factor < 255 else { return }
    let f = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: factor))
    var i = 0
    while i &+ 4 <= count {
      FourPixels(at: row + i).scaled(f).store(at: row + i)
      i &+= 4
    }
    while i < count {
      row[i] = scaled(row[i], factor)
      i &+= 1
    }
  }

  /// Multiplies a row by a coverage a pixel.
  static func scale(
    _ row: UnsafeMutablePointer<UInt32>,
    count: Int,
    by coverage: UnsafePointer<UInt8>
  ) {
    var i = 0
    while i &+ 4 <= count {
      let four = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
      if four != 0xffff_ffff {
        FourPixels(at: row + i).scaled(lanes(of: four)).store(at: row + i)
      }
      i &+= 4
    }
    while i < count {
      row[i] = scaled(row[i], UInt32(coverage[i]))
      i &+= 1
    }
  }

  /// Draws a row times a factor, without changing it.
  static func draw(
    _ source: UnsafePointer<UInt32>,
    on target: UnsafeMutablePointer<UInt32>,
    count: Int,
    factor: UInt32
  ) {
    guard factor < 255 else {
      draw(source, on: target, count: count)
      return
    }
    let f = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: factor))
    var i = 0
    while i &+ 4 <= count {
      let words = UnsafeRawPointer(source + i).loadUnaligned(as: SIMD4<UInt32>.self)
      let halves = unsafeBitCast(words, to: SIMD2<UInt64>.self)
      if halves.x | halves.y != 0 {
        let above = FourPixels(words).scaled(f)
        FourPixels(at: target + i).scaled(above.inverseAlphas).adding(above).store(at: target + i)
      }
      i &+= 4
    }
    while i < count {
      target[i] = over(scaled(source[i], factor), target[i])
      i &+= 1
    }
  }

  /// Draws a row times a coverage a pixel, without changing it.
  static func draw(
    _ source: UnsafePointer<UInt32>,
    on target: UnsafeMutablePointer<UInt32>,
    count: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    var i = 0
    while i &+ 4 <= count {
      let four = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
      if four != 0 {
        let above = FourPixels(at: source + i).scaled(lanes(of: four))
        FourPixels(at: target + i).scaled(above.inverseAlphas).adding(above).store(at: target + i)
      }
      i &+= 4
    }
    while i < count {
      target[i] = over(scaled(source[i], UInt32(coverage[i])), target[i])
      i &+= 1
    }
  }
}
