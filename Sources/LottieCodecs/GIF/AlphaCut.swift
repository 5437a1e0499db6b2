internal import LottieScene

/// Makes pixels opaque or transparent, as GIF has no partial alpha.
struct AlphaCut: Sendable {
  /// The color translucent pixels are blended with; without it half of them become opaque.
  private let matte: UInt32?

  init(matte: Color?) { self.matte = matte?.premultipliedPixel }

  /// The opaque color of a pixel, or 0.
  @inline(__always)
  func callAsFunction(_ pixel: UInt32) -> UInt32 {
    pixel >> 24 == 255 ? pixel : pixel >> 24 == 0 ? 0 : cut(pixel)
  }

  /// The same for translucent pixels, which are the edges of shapes.
  @inline(never)
  private func cut(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard let matte else { return alpha < 128 ? 0 : straightened(pixel) | 0xFF00_0000 }
    guard alpha > 7 else { return 0 }
    let rest = 255 - alpha
    var mixed: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let part = (pixel >> shift & 255) + ((matte >> shift & 255) * rest + 127) / 255
      mixed |= min(part, 255) << shift
    }
    return mixed
  }
}
