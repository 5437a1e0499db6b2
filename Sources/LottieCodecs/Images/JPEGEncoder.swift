internal import CTurboJPEG
public import LottieScene

/// Writes images as JPEG files; translucent colors are taken as they are over black, so pass
/// opaque ones.
public final class JPEGEncoder {
  private let handle: tjhandle
  private let quality: Int

  /// Creates an encoder of a quality in 1…100; others are clamped.
  ///
  /// - Throws: `outOfMemory`.
  public init(quality: Int = 90) throws(CodecError) {
    guard let handle = tjInitCompress() else { throw .outOfMemory }
    self.handle = handle
    self.quality = Swift.min(Swift.max(quality, 1), 100)
  }

  deinit { tjDestroy(handle) }

  /// An image as a baseline JPEG file; 4:4:4 from quality 90 on, else 4:2:0.
  ///
  /// - Throws: `imageSize`, `outOfMemory`.
  public func encode(_ pixmap: Pixmap) throws(CodecError) -> [UInt8] {
    try pixmap.withRows(encode)
  }

  /// Lent pixels as a baseline JPEG file; 4:4:4 from quality 90 on, else 4:2:0.
  ///
  /// - Throws: `imageSize`, `outOfMemory`.
  public func encode(_ rows: PixelRows) throws(CodecError) -> [UInt8] {
    guard (1...65_500).contains(rows.width), (1...65_500).contains(rows.height) else {
      throw .imageSize(width: rows.width, height: rows.height)
    }
    var buffer: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    defer { tjFree(buffer) }
    let sampling = quality >= 90 ? TJSAMP_444 : TJSAMP_420
    let status = tjCompress2(
      handle,
      UnsafeRawBufferPointer(rows.pixels).bindMemory(to: UInt8.self).baseAddress,
      Int32(rows.width),
      Int32(rows.width * 4),
      Int32(rows.height),
      Int32(TJPF_RGBX.rawValue),
      &buffer,
      &size,
      Int32(sampling.rawValue),
      Int32(quality),
      0
    )
    guard status == 0, let buffer else { throw .outOfMemory }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
  }
}
