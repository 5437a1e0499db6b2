internal import CTurboJPEG
internal import LottieScene

extension ImageDecoder {
  /// Maximum scans of the largest image; smaller ones may have more, and encoders write about ten.
  private static let maximumFullScans = 40

  /// Reads by libjpeg-turbo's own interface; baseline and progressive, gray, YCbCr and CMYK.
  static func decodeJPEG(_ bytes: [UInt8], _ limits: Limits) throws(CodecError) -> Pixmap {
    let reader = try JPEGReader(bytes)
    guard let header = reader.header else { throw reader.failure }
    try limits.check(header.width, header.height)
    let segments = JPEGSegments(bytes)
    // Each scan goes over all pixels again.
    guard segments.scanCount * header.width * header.height <= limits.pixels * maximumFullScans
    else {
      throw .malformed(format: "JPEG", reason: "\(segments.scanCount) scans of a large image")
    }
    guard let pixels = reader.pixels(header, segments.profile) else { throw reader.failure }
    let pixmap = Pixmap(width: header.width, height: header.height, pixels: pixels)
    return pixmap.upright(segments.orientation)
  }
}

/// Owns a decompressor.
private struct JPEGReader: ~Copyable {
  private let handle: tjhandle
  private let bytes: [UInt8]

  struct Header {
    var width: Int
    var height: Int
    var isCMYK: Bool
  }

  init(_ bytes: [UInt8]) throws(CodecError) {
    guard let handle = tjInitDecompress() else { throw .outOfMemory }
    self.handle = handle
    self.bytes = bytes
  }

  deinit { tjDestroy(handle) }

  var header: Header? {
    var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let status = tjDecompressHeader3(
      handle,
      bytes,
      UInt(bytes.count),
      &width,
      &height,
      &subsampling,
      &space
    )
    guard status == 0 else { return nil }
    let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
    return Header(width: Int(width), height: Int(height), isCMYK: isCMYK)
  }

  func pixels(_ header: Header, _ profile: [UInt8]?) -> [UInt32]? {
    let format = header.isCMYK ? TJPF_CMYK : TJPF_RGBA
    let pixels = ImageDecoder.pixels(
      count: header.width * header.height,
      isOpaque: true,
      profile: header.isCMYK ? nil : profile
    ) {
      let status = tjDecompress2(
        handle,
        bytes,
        UInt(bytes.count),
        $0,
        Int32(header.width),
        Int32(header.width * 4),
        Int32(header.height),
        Int32(format.rawValue),
        0
      )
      // Stray bytes are a warning and do no harm; an early end is one too, but half an image.
      return status == 0
        || tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) && !message.contains("remature")
    }
    return header.isCMYK ? pixels?.map(Self.rgb) : pixels
  }

  var failure: CodecError { .malformed(format: "JPEG", reason: message) }

  private var message: String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown error"
  }

  /// Adobe's inverted inks, without a profile.
  private static func rgb(_ inks: UInt32) -> UInt32 {
    let black = inks >> 24
    func part(_ shift: UInt32) -> UInt32 { ((inks >> shift & 0xFF) * black + 127) / 255 << shift }
    return part(0) | part(8) | part(16) | 0xFF00_0000
  }
}
