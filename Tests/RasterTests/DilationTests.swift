import LottieScene
import TestSupport
import Testing

@testable import LottieRaster

struct DilationTests {
  /// Dilated alphas of some pixels, beside the definition for each pixel.
  private func dilated(_ alphas: [[UInt8]], by radius: Double, outset: Int) -> [[UInt8]] {
    let box = PixelBox(minX: 0, minY: 0, maxX: alphas[0].count, maxY: alphas.count)
    let wide = box.outset(outset, outset)
    var pixels = alphas.joined().map { UInt32($0) << 24 }
    var bytes = [UInt8](repeating: 0, count: wide.area)
    var pool = BufferPool()
    defer { pool.drain() }
    pixels.withUnsafeMutableBufferPointer { pixels in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let first = pixels.baseAddress, let byte = bytes.baseAddress else { return }
        Dilation.dilate(
          Surface(pixels: first, stride: box.width, box: box),
          by: radius,
          into: CoverageMap(bytes: byte, box: wide),
          &pool
        )
      }
    }
    return stride(from: 0, to: bytes.count, by: wide.width).map {
      Array(bytes[$0..<$0 + wide.width])
    }
  }

  @Test func `a pixel grows by whole pixels along the axes`() {
    let result = dilated([[255]], by: 2, outset: 3)
    #expect(result[3] == [0, 255, 255, 255, 255, 255, 0])
    #expect(result.map { $0[3] } == [0, 255, 255, 255, 255, 255, 0])
    // √8 − 0.5 = 2.33 from its edge: 2 − 2.33 + 0.5 of the pixel is within reach.
    let reached = 2 - 8.0.squareRoot() + 1
    #expect(result[1][1] == UInt8((reached * 255).rounded()))
    #expect(result[0][0] == 0)
  }

  @Test func `the alpha of an edge moves it by a part of a pixel`() {
    // A quarter of the pixel is filled, so the edge lies a quarter into it: 1.25 pixels on is full.
    let result = dilated([[255, 64]], by: 1, outset: 2)
    #expect(result[2][3] == 255)
    #expect(abs(Int(result[2][4]) - 64) <= 1)
    #expect(result[2][5] == 0)
  }

  @Test func `every pixel has the nearest of all`() {
    var random = SeededRandom(7)
    for _ in 0..<20 {
      let alphas = (0..<9).map { _ in (0..<11).map { _ in random.chance(0.06) ? UInt8(255) : 0 } }
      let result = dilated(alphas, by: 3.3, outset: 4)
      for y in -4..<13 {
        for x in -4..<15 {
          var edge = Double.infinity
          for (qy, row) in alphas.enumerated() {
            for (qx, alpha) in row.enumerated() where alpha > 0 {
              let squared = (x - qx) * (x - qx) + (y - qy) * (y - qy)
              edge = min(edge, Double(squared).squareRoot() - 0.5)
            }
          }
          let expected = max(0, min(3.3 - edge + 0.5, 1)) * 255
          #expect(abs(Double(result[y + 4][x + 4]) - expected) <= 1)
        }
      }
    }
  }
}
