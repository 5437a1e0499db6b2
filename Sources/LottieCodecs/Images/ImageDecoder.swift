public import LottieScene

/// A file format of images, known by its first bytes.
public enum ImageFormat: String, CaseIterable, Sendable {
  /// Portable Network Graphics, of all bit depths, interlaced or not.
  case png = "PNG"
  /// JPEG, baseline and progressive.
  case jpeg = "JPEG"
  /// WebP, lossy and lossless.
  case webp = "WebP"
  /// Graphics Interchange Format; recognized, not read.
  case gif = "GIF"
  /// Scalable Vector Graphics; recognized, not read.
  case svg = "SVG"

  /// Detects the format of a file; nil if it is none of these.
  public init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: "GIF8".utf8) {
      self = .gif
    } else if ImageFormat.looksLikeSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func looksLikeSVG(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(1024), as: UTF8.self)
    return head.contains("<svg")
      && head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<")
  }
}

/// Decodes images of every supported format, recognized by content.
public enum ImageDecoder {
  /// Limits checked before memory is allocated.
  public struct Limits: Hashable, Sendable {
    /// Maximum pixels along either side; larger images are rejected before decoding.
    public var side: Int
    /// Maximum columns times rows; larger images are rejected before decoding.
    public var pixels: Int

    /// Creates limits; 16,384 a side and 64 million in all by default.
    public init(side: Int = 16_384, pixels: Int = 64_000_000) {
      self.side = side
      self.pixels = pixels
    }

    func check(_ width: Int, _ height: Int) throws(CodecError) {
      guard width > 0, height > 0, width <= side, height <= side, width * height <= pixels else {
        throw .imageSize(width: width, height: height)
      }
    }
  }

  /// An image from a file in memory.
  ///
  /// Colors are converted to sRGB by the image's RGB or gray profile, if it has a valid one, or by
  /// a PNG's gamma; a JPEG is rotated as its Exif data say.
  ///
  /// - Throws: `unsupportedFormat`, `malformed` (also for a file that ends too early), `imageSize`.
  public static func decode(
    _ bytes: [UInt8],
    limits: Limits = Limits()
  ) throws(CodecError) -> Pixmap {
    switch ImageFormat(of: bytes) {
    case .png: try decodePNG(bytes, limits)
    case .jpeg: try decodeJPEG(bytes, limits)
    case .webp: try decodeWebP(bytes, limits)
    case .gif: throw .unsupportedFormat("GIF")
    case .svg: throw .unsupportedFormat("SVG")
    case nil: throw .unsupportedFormat("unknown")
    }
  }

  /// Pixels that a C library writes as R, G, B, A, made sRGB by a profile; nil if it reports a failure
  /// by returning false.
  static func pixels(
    count: Int,
    isOpaque: Bool = false,
    profile: [UInt8]? = nil,
    _ write: (UnsafeMutablePointer<UInt8>) -> Bool
  ) -> [UInt32]? {
    var isWritten = false
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
      guard let base = target.baseAddress else { return }
      // A truncated file may leave rows unwritten.
      target.initialize(repeating: 0)
      isWritten = base.withMemoryRebound(to: UInt8.self, capacity: count * 4, write)
      if isWritten, let profile { ColorConversion.from(profile)?.apply(to: target) }
      if isWritten, !isOpaque { premultiply(target) }
      initialized = count
    }
    return isWritten ? pixels : nil
  }
}

extension ImageDecoder {
  /// Whether a file is one image, upright as it is stored: no animation, and not turned by its Exif data.
  package static func isStill(_ bytes: [UInt8]) -> Bool {
    switch ImageFormat(of: bytes) {
    case .png:
      // What makes it an animation stands before the pixels.
      let head = String(decoding: bytes.prefix(65_536), as: Unicode.ASCII.self)
      return !head.contains("acTL")
    case .jpeg: return JPEGSegments(bytes).orientation == 1
    case .webp: return true
    case .gif, .svg, nil: return false
    }
  }
}
