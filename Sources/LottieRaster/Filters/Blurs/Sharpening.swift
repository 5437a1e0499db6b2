// A convolution of three by three pixels, as skottie's, a part of Skia (SharpenEffect.cpp).

import LottieGeometry
import LottieScene

/// Raises the contrast between neighbors.
enum Sharpening {
  /// Sharpens a surface; what lies outside of it is transparent.
  ///
  /// `amount`: Factor of the difference from the mean of the neighbors.
  static func sharpen(_ source: Surface, by amount: Float, into result: Surface) {
    let box = result.box
    let strength = amount.isFinite ? max(-1_000, min(amount, 1_000)) : 0
    for y in box.minY..<box.maxY {
      let row = result.address(box.minX, y)
      for x in box.minX..<box.maxX {
        let own = pixel(source, x, y)
        var around = SIMD4<Float>.zero
        for dy in -1...1 {
          for dx in -1...1 where dx != 0 || dy != 0 {
            around += pixel(source, x &+ dx, y &+ dy)
          }
        }
        row[x - box.minX] = PixelVector.pixel(own + (own - around / 8) * strength)
      }
    }
  }

  @inline(__always)
  private static func pixel(_ source: Surface, _ x: Int, _ y: Int) -> SIMD4<Float> {
    let box = source.box
    guard x >= box.minX, x < box.maxX, y >= box.minY, y < box.maxY else { return .zero }
    return PixelVector.floats(source.address(x, y).pointee)
  }
}

extension SharpenFilter: RasterFilter {
  func reach(_ margins: FilterMargin) -> FilterReach { FilterReach(x: 1, y: 1) }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) { (40 * part.result.area, 0) }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    Sharpening.sharpen(source, by: Float(amount), into: result)
  }
}
