import LottieGeometry
import LottieScene

extension BoxFilter: RasterFilter {
  /// Largest extent of all boxes together, in pixels.
  private static let maximumReach = 1_200.0
  /// Boxes that are taken one after another.
  private static let maximumBoxes = 8
  private static let maximumPasses = 50

  func reach(_ margins: FilterMargin) -> FilterReach {
    let (x, y) = boxes(transform.then(margins.view))
    return FilterReach(x: x.margin, y: y.margin)
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    let wide = part.wide
    let work = (10 + 5 * max(1, min(passes, 8))) * wide.area
    return (work, 4 * wide.area + PixelBlur.bytes(wide, part.result))
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let map = transform.then(drawing.margins.view)
    let (x, y) = boxes(map)
    drawing.painter.blur(source, x, y, repeating: repeatedEdge, of: map, into: result)
  }

  /// The boxes of a blur along the axes of the frame, in pixels; many of them are as good as a
  /// Gaussian blur of the same variance.
  private func boxes(_ m: Affine) -> (x: BoxBlur, y: BoxBlur) {
    let passes = max(1, min(self.passes, BoxFilter.maximumPasses))
    func blur(_ radius: Double) -> BoxBlur {
      guard passes <= BoxFilter.maximumBoxes else {
        let width = 2 * min(radius, FilterMargin.maximumSigma) + 1
        let sigma = radius > 0 ? (Double(passes) * (width * width - 1) / 12).squareRoot() : 0
        return BoxBlur(sigma: min(sigma, FilterMargin.maximumSigma))
      }
      return BoxBlur(
        radius: radius > 0 ? min(radius, BoxFilter.maximumReach / Double(passes)) : 0,
        passes: passes
      )
    }
    let (x, y) = (self.radius.x * self.radius.x, self.radius.y * self.radius.y)
    return (
      blur((x * m.a * m.a + y * m.c * m.c).squareRoot()),
      blur((x * m.b * m.b + y * m.d * m.d).squareRoot())
    )
  }
}
