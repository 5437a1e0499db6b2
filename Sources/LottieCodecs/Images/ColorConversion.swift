internal import CLCMS

// ICC profiles by Little CMS: <https://www.littlecms.com>. RGB and gray profiles are followed,
// perceptually, to sRGB; alpha is left alone.

/// Changes pixels from the colors of a profile to sRGB.
struct ColorConversion: ~Copyable {
  private let transform: cmsHTRANSFORM
  private let isGray: Bool

  private init(_ transform: cmsHTRANSFORM, isGray: Bool) {
    self.transform = transform
    self.isGray = isGray
  }

  /// A conversion; nil when the profile is bad, of other colors than RGB and gray, or sRGB itself.
  static func from(_ profile: [UInt8]) -> ColorConversion? {
    guard let source = cmsOpenProfileFromMem(profile, UInt32(clamping: profile.count)) else {
      return nil
    }
    defer { cmsCloseProfile(source) }
    guard let target = cmsCreate_sRGBProfile() else { return nil }
    defer { cmsCloseProfile(target) }
    let space = cmsGetColorSpace(source)
    guard space == cmsSigRgbData || space == cmsSigGrayData else { return nil }
    let isGray = space == cmsSigGrayData
    let made = cmsCreateTransform(
      source,
      isGray ? clcms_GRAY_8 : clcms_RGBA_8,
      target,
      isGray ? clcms_RGB_8 : clcms_RGBA_8,
      UInt32(INTENT_PERCEPTUAL),
      isGray ? 0 : UInt32(cmsFLAGS_COPY_ALPHA)
    )
    guard let made else { return nil }
    let conversion = ColorConversion(made, isGray: isGray)
    if !isGray, conversion.isIdentity { return nil }
    return conversion
  }

  deinit { cmsDeleteTransform(transform) }

  /// Converts pixels, which are not premultiplied.
  func apply(to pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard isGray else {
      convert(pixels)
      return
    }
    let table = grays
    for i in pixels.indices {
      pixels[i] = table[Int(pixels[i] & 0xFF)] | pixels[i] & 0xFF00_0000
    }
  }

  private func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    let step = 1 << 24
    for start in stride(from: 0, to: pixels.count, by: step) {
      let part = UnsafeMutableBufferPointer(
        rebasing: pixels[start..<min(start + step, pixels.count)]
      )
      cmsDoTransform(transform, part.baseAddress, part.baseAddress, UInt32(part.count))
    }
  }

  /// Whether no color changes by more than 1: as good as sRGB.
  private var isIdentity: Bool {
    let levels: [UInt32] = [0, 32, 64, 96, 128, 160, 192, 224, 255]
    var before: [UInt32] = []
    for r in levels {
      for g in levels {
        let part = r | g << 8 | 0xFF00_0000
        before += levels.map { part | $0 << 16 }
      }
    }
    var after = before
    after.withUnsafeMutableBufferPointer { convert($0) }
    func component(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
    return zip(before, after).allSatisfy { a, b in
      [0, 8, 16].allSatisfy { abs(component(a, $0) - component(b, $0)) <= 1 }
    }
  }

  /// The converted value of each gray, without alpha.
  private var grays: [UInt32] {
    let source = (0..<256).map { UInt8($0) }
    var target = [UInt8](repeating: 0, count: 768)
    cmsDoTransform(transform, source, &target, 256)
    return stride(from: 0, to: 768, by: 3).map { at in
      let (red, green, blue) = (target[at], target[at + 1], target[at + 2])
      return UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16
    }
  }
}
