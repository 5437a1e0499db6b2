import LottieScene
import TestSupport
import Testing

@testable import LottieCodecs

struct ColorPaletteTests {
  @Test func `the color that is nearest, its cost included, is found as by comparing all`() {
    var random = SeededRandom(41)
    let colors = (0..<200).map { _ in 0xFF00_0000 | UInt32(random.next() & 0xFF_FFFF) }
    let costs = colors.map { _ in Int32(random.next() % 3000) }
    let palette = ColorPalette(colors, costs: costs)
    var lookup = ColorLookup(palette)
    for _ in 0..<20_000 {
      let pixel = 0xFF00_0000 | UInt32(random.next() & 0xFF_FFFF)
      let distances = zip(colors, costs).map { color, cost -> Int32 in
        let parts = [0, 8, 16].map { shift in
          Int32(pixel >> UInt32(shift) & 255) - Int32(color >> UInt32(shift) & 255)
        }
        return 2 * parts[0] * parts[0] + 4 * parts[1] * parts[1] + 3 * parts[2] * parts[2] + cost
      }
      let nearest = distances.indices.min { distances[$0] < distances[$1] }
      #expect(Int(lookup.nearest(to: pixel)) == nearest)
      #expect(Int(lookup.nearestOnce(to: pixel)) == nearest)
    }
  }

  @Test func `a palette does not depend on the order of frames`() {
    var random = SeededRandom(7)
    let frames = (0..<8).map { _ in
      Pixmap(
        width: 120,
        height: 90,
        pixels: (0..<120 * 90).map { _ in 0xFF00_0000 | UInt32(random.next() & 0xFF_FFFF) }
      )
    }
    func palette(_ frames: [Pixmap]) -> ColorPalette {
      var census = ColorCensus()
      for frame in frames { census.add(frame, AlphaCut(matte: nil)) }
      return census.palette(of: 64)
    }
    let first = palette(frames)
    let second = palette(frames.reversed())
    #expect(first.colors.count <= 64 && first.colors.count > 32)
    #expect(first.colors == second.colors && first.costs == second.costs)
  }

  @Test func `colors of large areas stay as they are beside many others`() {
    // Two areas, and 300 colors of a pixel each.
    var pixels = Array(repeating: UInt32(0xFF10_2030), count: 20_000)
    pixels += Array(repeating: UInt32(0xFFF0_E0D1), count: 20_000)
    pixels += (0..<300).map { 0xFF00_0000 | UInt32($0 * 0x2_4961 & 0xFF_FFFF) }
    let image = Pixmap(width: 100, height: 403, pixels: pixels)
    let palette = ColorCensus(image, AlphaCut(matte: nil)).palette(of: 32)
    var lookup = ColorLookup(palette)
    for color in [0xFF10_2030, 0xFFF0_E0D1] as [UInt32] {
      #expect(palette.colors[Int(lookup.nearest(to: color))] == color)
    }
  }
}
