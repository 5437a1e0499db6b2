internal import CDeflate
internal import CLCMS
internal import CPNG
internal import CWebP

/// The libraries of images and compression.
package enum CodecLibraries {
  /// Names and versions of those that are loaded, but for libdeflate, which says only what it was compiled with.
  ///
  /// libjpeg-turbo does not say.
  package static var versions: [(name: String, version: String)] {
    let (png, webp, lcms) = (
      Int(png_access_version_number()), Int(WebPGetEncoderVersion()), Int(cmsGetEncodedCMMversion())
    )
    return [
      ("libpng", "\(png / 10_000).\(png / 100 % 100).\(png % 100)"),
      ("libwebp", "\(webp >> 16).\(webp >> 8 & 255).\(webp & 255)"),
      ("libdeflate", LIBDEFLATE_VERSION_STRING),
      ("Little CMS", "\(lcms / 1000).\(lcms % 1000 / 10)"),
    ]
  }
}
