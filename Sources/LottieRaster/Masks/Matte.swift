import LottieScene

extension Painter {
  /// Multiplies coverage with what a matte's source lets through.
  func apply(_ matte: MatteItem, _ source: Surface, to map: CoverageMap) {
    let count = map.box.width
    for y in map.box.minY..<map.box.maxY {
      let pixels = source.address(map.box.minX, y)
      switch matte.mode {
      case .alpha: for i in 0..<count { byteRow[i] = UInt8(truncatingIfNeeded: pixels[i] >> 24) }
      case .map: continue
      case .luma: for i in 0..<count { byteRow[i] = Self.luminance(pixels[i]) }
      case .opaqueLuma: for i in 0..<count { byteRow[i] = Self.opaqueLuminance(pixels[i]) }
      }
      if matte.isInverted { CoverageMath.invert(byteRow, count: count) }
      let row = map.address(map.box.minX, y)
      CoverageMath.multiply(row, byteRow, into: row, count: count)
    }
  }

  /// Luminance of the color of a premultiplied pixel; 0 where it is transparent.
  private static func opaqueLuminance(_ pixel: UInt32) -> UInt8 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    func component(_ shift: UInt32) -> Float { Float(((pixel >> shift) & 255) &* 255 / alpha) }
    let sum = 0.299 * component(0) + 0.587 * component(8) + 0.114 * component(16)
    return UInt8(max(0, min(sum, 255)))
  }

  /// Luminance times alpha of a premultiplied pixel, in 65,536ths of 0.2126, 0.7152 and 0.0722.
  @inline(__always)
  private static func luminance(_ pixel: UInt32) -> UInt8 {
    let red = (pixel & 255) &* 13_933
    let green = ((pixel >> 8) & 255) &* 46_871
    let blue = ((pixel >> 16) & 255) &* 4_732
    return UInt8(truncatingIfNeeded: (red &+ green &+ blue &+ 32_768) >> 16)
  }
}
