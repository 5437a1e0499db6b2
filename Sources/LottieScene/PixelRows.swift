/// The pixels of an image, lent for the time of a call: a ``Pixmap`` without a copy.
///
/// Its memory belongs to whoever lends it; neither the rows nor ``pixels`` may be kept.
public struct PixelRows {
  /// Number of columns.
  public let width: Int
  /// Number of rows, the first one on top.
  public let height: Int
  /// Premultiplied RGBA8 words as those of ``Pixmap/pixels``, row by row, no padding.
  public let pixels: UnsafeBufferPointer<UInt32>

  /// Lends pixels.
  ///
  /// - Precondition: There are `width` times `height` of them.
  public init(width: Int, height: Int, pixels: UnsafeBufferPointer<UInt32>) {
    precondition(pixels.count == width * height)
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Pixmap {
  /// Lends the pixels.
  public func withRows<Result, Failure: Error>(
    _ body: (PixelRows) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pixels.withUnsafeBufferPointer { (pixels) throws(Failure) in
      try body(PixelRows(width: width, height: height, pixels: pixels))
    }
  }

  /// Copies lent pixels.
  public init(_ rows: PixelRows) {
    self.init(width: rows.width, height: rows.height, pixels: Array(rows.pixels))
  }
}
