import LottieGeometry
import LottieScene
import Testing

@testable import LottieRaster

struct ShadowTests {
  /// Pixels of a box with alphas that differ from neighbor to neighbor.
  private func withSurface(_ box: PixelBox, _ body: (Surface, (Int, Int) -> Double) -> Void) {
    var pixels = (0..<box.area).map { index -> UInt32 in
      let alpha = (index * 37 + 11) % 256
      return UInt32(alpha) << 24
    }
    let alphas = pixels.map { Double($0 >> 24) }
    pixels.withUnsafeMutableBufferPointer { memory in
      guard let start = memory.baseAddress else { return }
      body(Surface(pixels: start, stride: box.width, box: box)) { x, y in
        let isInside = x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY
        return isInside ? alphas[(y - box.minY) * box.width + x - box.minX] : 0
      }
    }
  }

  @Test(arguments: [(0.0, 0.0), (3, -2), (0.25, 0), (-1.5, 2.75), (0.9375, 0.0625), (40, 0)])
  func `moved alphas are mixtures of the four they come from`(dx: Double, dy: Double) {
    withSurface(PixelBox(minX: 2, minY: 3, maxX: 13, maxY: 9)) { surface, alpha in
      let box = PixelBox(minX: 0, minY: 0, maxX: 17, maxY: 14)
      var bytes = [UInt8](repeating: 7, count: box.area)
      bytes.withUnsafeMutableBufferPointer { memory in
        guard let start = memory.baseAddress else { return }
        var pool = BufferPool()
        defer { pool.drain() }
        let map = CoverageMap(bytes: start, box: box)
        ShadowCasting.alphas(of: surface, movedBy: Point(dx, dy), into: map, &pool)
        for y in 0..<14 {
          for x in 0..<17 {
            let (u, v) = (Double(x) - dx, Double(y) - dy)
            let (i, j) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
            let (s, t) = (u - Double(i), v - Double(j))
            let mixed =
              (alpha(i, j) * (1 - s) + alpha(i + 1, j) * s) * (1 - t)
              + (alpha(i, j + 1) * (1 - s) + alpha(i + 1, j + 1) * s) * t
            #expect(abs(Double(map.address(x, y).pointee) - mixed) <= 0.51, "\(x), \(y)")
          }
        }
      }
    }
  }

  @Test(arguments: [5, 8, 9, 40, 41], [4, 7])
  func `half of an image is the mean of its pixels`(width: Int, height: Int) {
    var pixmap = Pixmap(width: width, height: height)
    for i in pixmap.pixels.indices {
      pixmap.pixels[i] = UInt32(truncatingIfNeeded: i &* 0x0103_0b17)
    }
    let image = ImageResource(pixmap)
    let half = MipLevels(image).level(1, of: image)
    #expect(half.width == width / 2 && half.height == height / 2)
    func weights(_ size: Int) -> [Double] { size % 2 == 0 ? [0.5, 0.5] : [0.25, 0.5, 0.25] }
    for y in 0..<half.height {
      for x in 0..<half.width {
        for component in 0..<4 {
          var mean = 0.0
          for (j, down) in weights(height).enumerated() {
            for (i, across) in weights(width).enumerated() {
              mean += Double(parts(pixmap[2 * x + i, 2 * y + j])[component]) * down * across
            }
          }
          #expect(abs(Double(parts(half[x, y])[component]) - mean) <= 0.51)
        }
      }
    }
  }
}
