package import LottieScene

// Sixel graphics of DEC terminals: <https://vt100.net/docs/vt3xx-gp/chapter14.html>.

/// Writes images as terminals with sixel graphics show them.
package final class SixelEncoder {
  private let colors: Int

  /// Creates an encoder of a number of colors in 2…255; others are clamped.
  package init(colors: Int = 64) { self.colors = Swift.min(Swift.max(colors, 2), 255) }

  /// An image; transparent pixels leave the screen unchanged.
  package func encode(_ pixmap: Pixmap) -> [UInt8] {
    var census = ColorCensus()
    census.add(pixmap, AlphaCut(matte: nil))
    let palette = census.palette(of: colors)
    var mapper = ColorMapper(palette, GIFOptions())
    let indices = mapper.mapped(pixmap)
    var text = "\u{1B}P0;1q\"1;1;\(pixmap.width);\(pixmap.height)"
    for (index, color) in palette.colors.enumerated() {
      let parts = [0, 8, 16].map { shift in
        let component = Int(color >> shift & 255)
        return component * 100 / 255
      }
      text += "#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])"
    }
    var bytes = Array(text.utf8)
    for top in stride(from: 0, to: pixmap.height, by: 6) {
      band(indices, pixmap.width, top..<Swift.min(top + 6, pixmap.height), &bytes)
    }
    return bytes + [0x1B, UInt8(ascii: "\\")]
  }

  /// Six rows, a color after the other.
  private func band(
    _ indices: [UInt8],
    _ width: Int,
    _ rows: Range<Int>,
    _ bytes: inout [UInt8]
  ) {
    var sixels: [UInt8: [UInt8]] = [:]
    for (bit, y) in rows.enumerated() {
      for x in 0..<width {
        let index = indices[y * width + x]
        guard index != IndexedImage.transparent else { continue }
        sixels[index, default: Array(repeating: 0, count: width)][x] |= 1 << UInt8(bit)
      }
    }
    for (index, row) in sixels.sorted(by: { $0.key < $1.key }) {
      bytes += Array("#\(index)".utf8)
      var x = 0
      while x < width {
        var end = x + 1
        while end < width, row[end] == row[x] { end += 1 }
        let code = String(UnicodeScalar(row[x] + 63))
        bytes += Array(
          (end - x > 3 ? "!\(end - x)\(code)" : String(repeating: code, count: end - x)).utf8
        )
        x = end
      }
      bytes.append(UInt8(ascii: "$"))
    }
    bytes.append(UInt8(ascii: "-"))
  }
}
