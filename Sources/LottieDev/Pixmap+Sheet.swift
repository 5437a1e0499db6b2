import LottieScene

extension Pixmap {
  /// The image reduced, by the mean over each pixel's area, to fit a square; never enlarged.
  func fitted(into side: Int) -> Pixmap {
    guard max(width, height) > side else { return self }
    let scale = Double(max(width, height)) / Double(side)
    let (columns, rows) = (
      max(1, Int(Double(width) / scale)), max(1, Int(Double(height) / scale))
    )
    var result = Pixmap(width: columns, height: rows)
    for y in 0..<rows {
      for x in 0..<columns {
        result[x, y] = mean(
          from: (Double(x) * scale, Double(y) * scale),
          to: (Double(x + 1) * scale, Double(y + 1) * scale)
        )
      }
    }
    return result
  }

  /// The mean of the premultiplied pixels whose area touches a rectangle, weighted by how much.
  private func mean(from: (x: Double, y: Double), to: (x: Double, y: Double)) -> UInt32 {
    var sums: (Double, Double, Double, Double) = (0, 0, 0, 0)
    var area = 0.0
    for y in Int(from.y)..<min(height, Int(to.y.rounded(.up))) {
      let tall = min(to.y, Double(y + 1)) - max(from.y, Double(y))
      for x in Int(from.x)..<min(width, Int(to.x.rounded(.up))) {
        let weight = tall * (min(to.x, Double(x + 1)) - max(from.x, Double(x)))
        let pixel = self[x, y]
        sums.0 += weight * Double(pixel & 0xFF)
        sums.1 += weight * Double(pixel >> 8 & 0xFF)
        sums.2 += weight * Double(pixel >> 16 & 0xFF)
        sums.3 += weight * Double(pixel >> 24)
        area += weight
      }
    }
    func byte(_ sum: Double) -> UInt32 { UInt32((sum / max(area, 1e-9)).rounded()) }
    return byte(sums.0) | byte(sums.1) << 8 | byte(sums.2) << 16 | byte(sums.3) << 24
  }

  /// Light squares of eight pixels, to show transparency.
  mutating func putSquares(x: Int, y: Int, side: Int) {
    for row in 0..<side {
      for column in 0..<side {
        let isDark = (row >> 3 + column >> 3) & 1 == 1
        self[x + column, y + row] = isDark ? 0xFFE4_E4E4 : 0xFFF8_F8F8
      }
    }
  }

  /// Draws another image over this one, which is opaque.
  mutating func put(_ other: Pixmap, x: Int, y: Int) {
    for row in 0..<other.height {
      for column in 0..<other.width {
        let above = other[column, row]
        let rest = 255 - above >> 24
        let below = self[x + column, y + row]
        func part(_ shift: UInt32) -> UInt32 {
          let sum = above >> shift & 0xFF + ((below >> shift & 0xFF) * rest + 127) / 255
          return min(sum, 255) << shift
        }
        self[x + column, y + row] = part(0) | part(8) | part(16) | 0xFF00_0000
      }
    }
  }
}
