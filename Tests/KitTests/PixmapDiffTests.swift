import LottieKit
import LottieScene
import Testing

/// How images differ.
struct PixmapDiffTests {
  /// Pairs of colors and their differences: Sharma, Wu, Dalal 2005, table 1.
  private static let published: [([Double], [Double], Double)] = [
    ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425),
    ([50, 3.1571, -77.2803], [50, 0, -82.7485], 2.8615),
    ([50, 2.8361, -74.0200], [50, 0, -82.7485], 3.4412),
    ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
    ([50, -1.1848, -84.8006], [50, 0, -82.7485], 1.0000),
    ([50, -0.9009, -85.5211], [50, 0, -82.7485], 1.0000),
    ([50, 0, 0], [50, -1, 2], 2.3669),
    ([50, -1, 2], [50, 0, 0], 2.3669),
    ([50, 2.4900, -0.0010], [50, -2.4900, 0.0009], 7.1792),
    ([50, 2.4900, -0.0010], [50, -2.4900, 0.0010], 7.1792),
    ([50, 2.4900, -0.0010], [50, -2.4900, 0.0011], 7.2195),
    ([50, 2.4900, -0.0010], [50, -2.4900, 0.0012], 7.2195),
    ([50, -0.0010, 2.4900], [50, 0.0009, -2.4900], 4.8045),
    ([50, -0.0010, 2.4900], [50, 0.0010, -2.4900], 4.8045),
    ([50, -0.0010, 2.4900], [50, 0.0011, -2.4900], 4.7461),
    ([50, 2.5, 0], [50, 0, -2.5], 4.3065),
    ([50, 2.5, 0], [73, 25, -18], 27.1492),
    ([50, 2.5, 0], [61, -5, 29], 22.8977),
    ([50, 2.5, 0], [56, -27, -3], 31.9030),
    ([50, 2.5, 0], [58, 24, 15], 19.4535),
    ([50, 2.5, 0], [50, 3.1736, 0.5854], 1.0000),
    ([50, 2.5, 0], [50, 3.2972, 0], 1.0000),
    ([50, 2.5, 0], [50, 1.8634, 0.5757], 1.0000),
    ([50, 2.5, 0], [50, 3.2592, 0.3350], 1.0000),
    ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ([63.0109, -31.0961, -5.8663], [62.8187, -29.7946, -4.0864], 1.2630),
    ([61.2901, 3.7196, -5.3901], [61.4292, 2.2480, -4.9620], 1.8731),
    ([35.0831, -44.1164, 3.7933], [35.0232, -40.0716, 1.5901], 1.8645),
    ([22.7233, 20.0904, -46.6940], [23.0331, 14.9730, -42.5619], 2.0373),
    ([36.4612, 47.8580, 18.3852], [36.2715, 50.5065, 21.2231], 1.4146),
    ([90.8027, -2.0831, 1.4410], [91.1528, -1.6435, 0.0447], 1.4441),
    ([90.9257, -0.5406, -0.9208], [88.6381, -0.8985, -0.7239], 1.5381),
    ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ([2.0776, 0.0795, -1.1350], [0.9033, -0.0636, -0.5514], 0.9082),
  ]

  @Test func `CIEDE2000 of published pairs, either way round`() {
    for (first, second, difference) in Self.published {
      let (a, b) = (
        LabColor(l: first[0], a: first[1], b: first[2]),
        LabColor(l: second[0], a: second[1], b: second[2])
      )
      #expect(abs(a.difference(to: b) - difference) < 5e-5, "\(first) \(second)")
      #expect(abs(b.difference(to: a) - difference) < 5e-5, "\(second) \(first)")
    }
  }

  private func filled(_ pixel: UInt32, side: Int = 8) -> Pixmap {
    var pixmap = Pixmap(width: side, height: side)
    for index in pixmap.pixels.indices { pixmap.pixels[index] = pixel }
    return pixmap
  }

  @Test func `black and white are 100 apart, also where one is transparent`() {
    let (black, white) = (filled(0xFF00_0000), filled(0xFFFF_FFFF))
    for other in [black, filled(0)] {
      let diff = PixmapDiff(other, white)
      #expect(abs(diff.deltaE - 100) < 0.01)
      #expect(diff.visible == 1)
    }
    // Over white nothing is to be seen of white, over black nothing of black: the other one counts.
    #expect(abs(PixmapDiff(filled(0), black).deltaE - 100) < 0.01)
    #expect(PixmapDiff(white, white).deltaE == 0)
  }

  @Test func `colors of the same brightness differ, which SSIM does not see`() {
    // 0.299 r + 0.587 g + 0.114 b is 76 for both.
    let diff = PixmapDiff(filled(0xFF00_00FF), filled(0xFF00_8200))
    #expect(diff.ssim > 0.999)
    #expect(diff.deltaE > 50 && diff.visible == 1)
  }

  @Test func `half of the picture is half, and an edge that moves by a pixel is nothing`() {
    var (half, moved) = (filled(0xFFFF_FFFF, side: 16), filled(0xFFFF_FFFF, side: 16))
    let white = half
    for y in 0..<16 {
      for x in 0..<8 { half[x, y] = 0xFF00_0000 }
      for x in 0..<9 { moved[x, y] = 0xFF00_0000 }
    }
    // The column at the edge has a white neighbor.
    #expect(PixmapDiff(half, white).visible == 0.5)
    let step = PixmapDiff(half, moved)
    #expect(step.deltaE == 0 && step.visible == 0 && step.error == 0)
  }
}
