import LottieKit

/// Decodes an image.
enum ImageReader {
  /// Far below the program's limits, so that an input takes milliseconds.
  private static let limits = ImageDecoder.Limits(side: 4_096, pixels: 1 << 18)

  static func read(_ bytes: [UInt8]) { _ = try? ImageDecoder.decode(bytes, limits: limits) }
}
