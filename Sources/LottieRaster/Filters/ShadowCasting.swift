import LottieGeometry
import LottieScene

/// Makes shadows of alphas.
enum ShadowCasting {
  /// The alphas of a surface, moved; fractions of a pixel are mixtures of neighbors.
  static func alphas(of source: Surface, movedBy offset: Point, into map: CoverageMap) {
    map.fill(0)
    let (dx, dy) = (Int(offset.x.rounded(.down)), Int(offset.y.rounded(.down)))
    let across = UInt32(((offset.x - Double(dx)) * 16).rounded())
    let down = UInt32(((offset.y - Double(dy)) * 16).rounded())
    let box = source.box
    let target = PixelBox(
      minX: box.minX + dx,
      minY: box.minY + dy,
      maxX: box.maxX + dx + 1,
      maxY: box.maxY + dy + 1
    ).intersection(map.box)
    guard !target.isEmpty else { return }
    func alpha(_ x: Int, _ y: Int) -> UInt32 {
      x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY
        ? source.address(x, y).pointee >> 24 : 0
    }
    for y in target.minY..<target.maxY {
      let row = map.address(target.minX, y)
      for i in 0..<target.width {
        let (sx, sy) = (target.minX + i - dx, y - dy)
        let here = alpha(sx, sy) * (16 - across) + (across > 0 ? alpha(sx - 1, sy) * across : 0)
        guard down > 0 else {
          row[i] = UInt8(truncatingIfNeeded: (here + 8) >> 4)
          continue
        }
        let above =
          alpha(sx, sy - 1) * (16 - across) + (across > 0 ? alpha(sx - 1, sy - 1) * across : 0)
        row[i] = UInt8(truncatingIfNeeded: (here * (16 - down) + above * down + 128) >> 8)
      }
    }
  }

  /// Composites a surface with its shadow.
  static func lay(_ coverage: CoverageMap, _ shadow: ShadowFilter, with pixmap: Surface) {
    let strengths = table(shadow)
    let color = shadow.color.premultipliedPixel
    let box = pixmap.box
    for y in box.minY..<box.maxY {
      let (row, cover) = (pixmap.address(box.minX, y), coverage.address(box.minX, y))
      for x in 0..<box.width {
        let strength = UInt32(strengths[Int(cover[x])])
        let pixel = row[x]
        switch shadow.kind {
        case .behind: if strength > 0 { row[x] = over(pixel, scaled(color, strength)) }
        case .alone: row[x] = scaled(color, strength)
        case .inside, .center:
          guard pixel >= 1 << 24, strength > 0 else { continue }
          let shade = scaled(color, strength)
          row[x] = scaled(shade, pixel >> 24) &+ scaled(pixel, 255 &- (shade >> 24))
        }
      }
    }
  }

  /// How strong the shadow is for each coverage.
  private static func table(_ shadow: ShadowFilter) -> [UInt8] {
    let gain = 1 / max(1 - max(0, min(shadow.spread, 1)), 1 / 255)
    return (0..<256).map { value in
      let coverage = shadow.kind == .inside ? 255 - Double(value) : Double(value)
      return UInt8(min(255, (coverage * gain).rounded()))
    }
  }
}
