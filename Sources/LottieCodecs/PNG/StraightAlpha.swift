// Premultiplied to straight alpha and back, whole rows at a time. Both round to nearest.

/// 255·2^16 / alpha, rounded up: exact for all components up to alpha.
private let reciprocals: [UInt32] = (0..<256).map { $0 == 0 ? 0 : (255 << 16 + $0 - 1) / $0 }

/// A premultiplied pixel with straight alpha; components above alpha become 255.
@inline(__always)
func straightened(_ pixel: UInt32, _ table: UnsafeBufferPointer<UInt32>) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  if alpha == 0 { return 0 }
  let factor = table[Int(alpha)]
  let red = Swift.min(((pixel & 0xFF) &* factor &+ 0x8000) >> 16, 255)
  let green = Swift.min((((pixel >> 8) & 0xFF) &* factor &+ 0x8000) >> 16, 255)
  let blue = Swift.min((((pixel >> 16) & 0xFF) &* factor &+ 0x8000) >> 16, 255)
  return red | green << 8 | blue << 16 | alpha << 24
}

/// The same for one pixel.
func straightened(_ pixel: UInt32) -> UInt32 {
  reciprocals.withUnsafeBufferPointer { straightened(pixel, $0) }
}

/// Writes pixels as R, G, B, A with straight alpha.
///
/// - Precondition: `line` has four bytes a pixel.
package func writeStraight(
  _ row: UnsafeBufferPointer<UInt32>,
  into line: UnsafeMutableBufferPointer<UInt8>
) {
  precondition(line.count == row.count * 4)
  guard let target = line.baseAddress.map(UnsafeMutableRawPointer.init) else { return }
  reciprocals.withUnsafeBufferPointer { table in
    var x = 0
    while x < row.count {
      let end = row.endOfRun(from: x)
      let pixel = straightened(row[x], table).littleEndian
      for i in x..<end { target.storeBytes(of: pixel, toByteOffset: i &* 4, as: UInt32.self) }
      x = end
    }
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// The end of the run of equal pixels that starts at an index; flat images have long ones.
  @inline(__always)
  func endOfRun(from start: Int) -> Int {
    let pixel = self[start]
    let eight = SIMD8(repeating: pixel)
    let address = UnsafeRawPointer(baseAddress)
    var end = start &+ 1
    while end &+ 8 <= count,
      let next = address?.loadUnaligned(
        fromByteOffset: end &* 4,
        as: SIMD8<UInt32>.self
      ), next == eight
    {
      end &+= 8
    }
    while end < count, self[end] == pixel { end &+= 1 }
    return end
  }
}

/// Writes opaque pixels as R, G, B.
///
/// - Precondition: `line` has three bytes a pixel.
func writeRGB(_ row: UnsafeBufferPointer<UInt32>, into line: UnsafeMutableBufferPointer<UInt8>) {
  precondition(line.count == row.count * 3)
  guard let source = row.baseAddress, let target = line.baseAddress, !row.isEmpty else { return }
  let last = row.count - 1
  // Each pixel's fourth byte is overwritten by the next.
  for x in 0..<last {
    UnsafeMutableRawPointer(target + 3 * x).storeBytes(of: source[x].littleEndian, as: UInt32.self)
  }
  for byte in 0..<3 { line[last * 3 + byte] = UInt8(truncatingIfNeeded: row[last] >> (8 * byte)) }
}

/// Multiplies straight colors by their alpha, in place.
func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
  for index in pixels.indices {
    let pixel = pixels[index]
    let alpha = pixel >> 24
    if alpha == 255 { continue }
    // Red and blue in one product: (v·a + 128)·257 / 65,536 rounds v·a / 255 exactly.
    let outer = (pixel & 0x00FF_00FF) &* alpha &+ 0x0080_0080
    let inner = ((pixel >> 8) & 0xFF) &* alpha &+ 0x80
    let pair = ((outer &+ ((outer >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF
    let green = (inner &+ (inner >> 8)) & 0xFF00
    pixels[index] = pair | green | alpha << 24
  }
}
