internal import CPNG
internal import LottieScene

extension ImageDecoder {
  /// Reads by libpng's simplified interface, which needs no `setjmp`.
  static func decodePNG(_ bytes: [UInt8], _ limits: Limits) throws(CodecError) -> Pixmap {
    let profile = EmbeddedProfile.ofPNG(bytes)
    // A profile replaces the gamma, which libpng would apply as well.
    let reader = PNGReader(profile == nil ? bytes : EmbeddedProfile.pngWithoutGamma(bytes))
    guard let size = reader.size else { throw reader.failure }
    try limits.check(size.width, size.height)
    guard let pixels = reader.pixels(count: size.width * size.height, profile) else {
      throw reader.failure
    }
    return Pixmap(width: size.width, height: size.height, pixels: pixels)
  }
}

/// Owns libpng's reading state.
private struct PNGReader: ~Copyable {
  private let image: UnsafeMutablePointer<png_image>
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    image = .allocate(capacity: 1)
    image.initialize(to: png_image())
    image.pointee.version = UInt32(PNG_IMAGE_VERSION)
  }

  deinit {
    png_image_free(image)
    image.deinitialize(count: 1)
    image.deallocate()
  }

  /// Reads the header.
  var size: (width: Int, height: Int)? {
    // The reading state keeps the pointer only until `pixels` ends; each call hands over a fresh one.
    let isRead = bytes.withUnsafeBytes {
      png_image_begin_read_from_memory(image, $0.baseAddress, $0.count) != 0
    }
    guard isRead else { return nil }
    let size = (width: Int(image.pointee.width), height: Int(image.pointee.height))
    png_image_free(image)
    return size
  }

  /// Reads everything.
  func pixels(count: Int, _ profile: [UInt8]?) -> [UInt32]? {
    image.pointee.opaque = nil
    return bytes.withUnsafeBytes { source in
      guard png_image_begin_read_from_memory(image, source.baseAddress, source.count) != 0,
        Int(image.pointee.width) * Int(image.pointee.height) == count
      else { return nil }
      image.pointee.format = UInt32(PNG_FORMAT_FLAG_COLOR) | UInt32(PNG_FORMAT_FLAG_ALPHA)
      image.pointee.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      return ImageDecoder.pixels(count: count, profile: profile) {
        png_image_finish_read(image, nil, $0, 0, nil) != 0
      }
    }
  }

  /// libpng's message.
  var failure: CodecError {
    let reason = withUnsafeBytes(of: image.pointee.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .malformed(format: "PNG", reason: reason)
  }
}
