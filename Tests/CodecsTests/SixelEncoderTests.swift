import LottieCodecs
import LottieScene
import Testing

struct SixelEncoderTests {
  /// What a terminal shows of sixels: colors in percent, or nil where nothing was painted.
  private func shown(_ bytes: [UInt8], width: Int, height: Int) -> [[Int]?] {
    var pixels = [[Int]?](repeating: nil, count: width * (height + 6))
    var colors: [Int: [Int]] = [:]
    var (x, y, color) = (0, 0, 0)
    var rest = bytes[...]
    func number() -> Int {
      var value = 0
      while let digit = rest.first, (48...57).contains(digit) {
        value = value * 10 + Int(digit) - 48
        rest = rest.dropFirst()
      }
      return value
    }
    while let code = rest.popFirst() {
      switch code {
      case UInt8(ascii: "#"):
        color = number()
        guard rest.first == UInt8(ascii: ";") else { continue }
        var parts: [Int] = []
        while rest.first == UInt8(ascii: ";") {
          rest = rest.dropFirst()
          parts.append(number())
        }
        colors[color] = Array(parts.dropFirst())
      case UInt8(ascii: "$"): x = 0
      case UInt8(ascii: "-"): (x, y) = (0, y + 6)
      case UInt8(ascii: "!"), 63...126:
        let count = code == UInt8(ascii: "!") ? number() : 1
        let sixel = (code == UInt8(ascii: "!") ? rest.popFirst() ?? 63 : code) - 63
        for column in x..<x + count {
          for bit in 0..<6 where sixel >> UInt8(bit) & 1 == 1 {
            pixels[(y + bit) * width + column] = colors[color]
          }
        }
        x += count
      default: continue
      }
    }
    return Array(pixels[..<(width * height)])
  }

  @Test func `a terminal shows the pixels, and nothing where it is transparent`() {
    var pixmap = Pixmap(width: 9, height: 8, fill: 0xFF00_00FF)
    for y in 3..<8 { for x in 2..<8 { pixmap[x, y] = 0xFFFF_FFFF } }
    pixmap[0, 7] = 0
    let bytes = SixelEncoder().encode(pixmap)
    let start = Array("\u{1B}P0;1q\"1;1;9;8".utf8)
    #expect(bytes.starts(with: start) && bytes.suffix(2) == [0x1B, UInt8(ascii: "\\")])
    let wanted = pixmap.pixels.map { pixel -> [Int]? in
      pixel == 0 ? nil : pixel == 0xFFFF_FFFF ? [100, 100, 100] : [100, 0, 0]
    }
    #expect(shown(Array(bytes[start.count...].dropLast(2)), width: 9, height: 8) == wanted)
  }
}
