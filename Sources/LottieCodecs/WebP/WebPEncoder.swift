internal import CWebP
public import LottieScene

/// Writes still images as WebP files, by libwebp.
public final class WebPEncoder {
  /// Lossless, or lossy with a quality.
  public enum Compression: Hashable, Sendable {
    /// Every pixel as it is.
    case lossless
    /// Smaller files with visible loss, of a quality in 0…100.
    case lossy(quality: Int)
  }

  private let compression: Compression
  private let isForFrames: Bool

  /// Creates an encoder for still images.
  public convenience init(_ compression: Compression = .lossless) {
    self.init(compression, isForFrames: false)
  }

  /// Creates an encoder for still images, or for the frames of an animation, of which there are many.
  init(_ compression: Compression, isForFrames: Bool) {
    (self.compression, self.isForFrames) = (compression, isForFrames)
  }

  /// An image as a WebP file.
  ///
  /// - Throws: `imageSize` beyond 16,383 pixels a side, `outOfMemory`.
  public func encode(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    try pixmap.withRows(encode)
  }

  /// Lent pixels as a WebP file.
  ///
  /// - Throws: `imageSize` beyond 16,383 pixels a side, `outOfMemory`.
  public func encode(_ rows: PixelRows) throws(CodecError) -> [UInt8] {
    guard (1...16_383).contains(rows.width), (1...16_383).contains(rows.height) else {
      throw .imageSize(width: rows.width, height: rows.height)
    }
    var config = try configuration()
    let picture = try WebPPictureOwner(rows)
    guard let bytes = picture.encode(&config) else { throw .outOfMemory }
    return bytes
  }

  private func configuration() throws(CodecError) -> WebPConfig {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0 else { throw .outOfMemory }
    switch compression {
    case .lossless:
      // As cwebp by itself. Method 2 is as small in the sum of many images in half the time, but a third larger for
      // some; effort 20 is a third faster than 75 and a tenth larger.
      config.lossless = 1
      config.method = isForFrames ? 2 : 4
      config.quality = 75
    case .lossy(let quality):
      config.quality = Float(Swift.min(Swift.max(quality, 0), 100))
      config.method = 2
      config.alpha_quality = 100
    }
    return config
  }
}

/// Owns libwebp's copy of an image.
private struct WebPPictureOwner: ~Copyable {
  private var picture = WebPPicture()

  init(_ rows: PixelRows) throws(CodecError) {
    guard WebPPictureInit(&picture) != 0 else { throw .outOfMemory }
    picture.use_argb = 1
    picture.width = Int32(rows.width)
    picture.height = Int32(rows.height)
    let bytes = rows.straightBytes
    guard WebPPictureImportRGBA(&picture, bytes, Int32(rows.width * 4)) != 0 else {
      throw .outOfMemory
    }
  }

  deinit {
    var picture = picture
    WebPPictureFree(&picture)
  }

  consuming func encode(_ config: inout WebPConfig) -> [UInt8]? {
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    let isDone = withUnsafeMutablePointer(to: &writer) { pointer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(pointer)
      return WebPEncode(&config, &picture) != 0
    }
    guard isDone, let memory = writer.mem else { return nil }
    return Array(UnsafeBufferPointer(start: memory, count: writer.size))
  }
}
