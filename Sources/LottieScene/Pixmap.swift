/// An image: premultiplied RGBA8, sRGB, row-major from the top left, no padding.
public struct Pixmap: Equatable, Sendable {
  /// Number of columns; 0 for an empty image.
  public let width: Int
  /// Number of rows, the first one on top.
  public let height: Int
  /// One word a pixel: red in the lowest byte, alpha in the highest, so that memory is R, G, B, A on
  /// every machine this runs on (little-endian).
  public var pixels: [UInt32]

  /// Creates an image of one color.
  ///
  /// - Precondition: `width` and `height` are not negative and their product fits.
  public init(width: Int, height: Int, fill: UInt32 = 0) {
    precondition(width >= 0 && height >= 0)
    self.width = width
    self.height = height
    pixels = Array(repeating: fill, count: width * height)
  }

  /// Creates an image from its pixels.
  ///
  /// - Precondition: there are `width` times `height` of them.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel at a position.
  ///
  /// - Precondition: the position lies inside.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }
}

extension Color {
  /// The color as a premultiplied pixel of a ``Pixmap``.
  public var premultipliedPixel: UInt32 {
    let a = alpha > 0 ? Swift.min(alpha, 1) : 0
    @inline(__always) func byte(_ part: Double) -> UInt32 {
      UInt32(Color.byte((part > 0 ? Swift.min(part, 1) : 0) * a))
    }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | UInt32(Color.byte(a)) << 24
  }
}
