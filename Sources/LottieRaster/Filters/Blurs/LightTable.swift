import LottieScene

/// Bytes of sRGB as bytes of linear light, and back.
enum LightTable {
  static let toLight = bytes { LinearLight.linear($0) }
  static let fromLight = bytes { LinearLight.encoded($0) }

  private static func bytes(_ convert: (Float) -> Float) -> [UInt8] {
    (0...255).map { UInt8((convert(Float($0) / 255) * 255).rounded()) }
  }
}

extension Surface {
  /// Gives each color of each pixel another one, as it is before it is multiplied by alpha.
  func apply(_ table: [UInt8]) {
    for y in box.minY..<box.maxY {
      let row = address(box.minX, y)
      for x in 0..<box.width where row[x] >> 24 != 0 {
        let alpha = row[x] >> 24
        var pixel = alpha << 24
        for shift: UInt32 in [0, 8, 16] {
          let component = (row[x] >> shift) & 255
          let straight = min(255, (component * 255 + alpha / 2) / alpha)
          pixel |= ((UInt32(table[Int(straight)]) * alpha + 127) / 255) << shift
        }
        row[x] = pixel
      }
    }
  }
}
