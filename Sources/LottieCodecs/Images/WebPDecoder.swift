internal import CWebP
internal import LottieScene

extension ImageDecoder {
  /// Reads still WebP images, lossy and lossless.
  static func decodeWebP(_ bytes: [UInt8], _ limits: Limits) throws(CodecError) -> Pixmap {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      throw .malformed(format: "WebP", reason: "no readable header")
    }
    guard features.has_animation == 0 else { throw .unsupportedFormat("animated WebP") }
    let (width, height) = (Int(features.width), Int(features.height))
    try limits.check(width, height)
    let pixels = pixels(
      count: width * height,
      isOpaque: features.has_alpha == 0,
      profile: EmbeddedProfile.ofWebP(bytes)
    ) {
      WebPDecodeRGBAInto(bytes, bytes.count, $0, width * height * 4, Int32(width * 4)) != nil
    }
    guard let pixels else { throw .malformed(format: "WebP", reason: "damaged or cut off") }
    return Pixmap(width: width, height: height, pixels: pixels)
  }
}
