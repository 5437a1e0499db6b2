import LottieGeometry
import LottieScene

/// The distance that filters move pixels.
///
/// A margin larger than the frame can show is clamped, so that memory depends on the size of the
/// frame and not on the numbers of the document: the filters of a group together at twice the longer
/// side and four blurs. A copy that is moved further than that side twice is not seen.
struct FilterMargin {
  /// Maximum standard deviation, in pixels: beyond it a blur is invisible.
  static let maximumSigma = 400.0

  /// Copies moved beyond this, in pixels, are not seen.
  private let maximumOffset: Double
  /// Reaches of all filters of a group beyond this, in pixels, are cut.
  private let maximum: Int
  /// Composition coordinates to pixels.
  let view: Affine
  /// Limit of all areas, the frame and as much on each side: it does not depend on what is redrawn.
  let whole: PixelBox

  init(_ view: Affine, frame: PixelBox) {
    let span = max(frame.width, frame.height)
    self.view = view
    maximumOffset = Double(max(2 * span, 512))
    maximum = max(2 * span, 512) + 4 * Int(FilterMargin.maximumSigma)
    whole = frame.outset(span, span)
  }

  /// The reach of consecutive filters.
  func of(_ filters: some Sequence<Filter>) -> FilterReach {
    filters.reduce(FilterReach()) { sum($0, of($1)) }
  }

  /// The reach of two filters, one after the other.
  func sum(_ a: FilterReach, _ b: FilterReach) -> FilterReach {
    var sum = FilterReach(x: min(a.x + b.x, maximum), y: min(a.y + b.y, maximum))
    guard !a.area.isEmpty || !b.area.isEmpty else { return sum }
    // Pixels that one of them carries anywhere, the other carries on by its margin.
    let first = a.area.isEmpty ? a.area : b.margin(of: a.area)
    let second = b.area.isEmpty ? b.area : a.margin(of: b.area)
    sum.area = first.union(second).intersection(whole)
    return sum
  }

  /// The reach of a filter.
  func of(_ filter: Filter) -> FilterReach { filter.raster?.reach(self) ?? FilterReach() }

  /// Pixels that a distance touches, as far as they are kept.
  func pixels(_ distance: Double) -> Int {
    distance < Double(maximum) ? Int(distance.rounded(.up)) + 1 : maximum
  }

  /// The reach of a copy that is moved and blurred.
  func of(_ offset: Point, _ deviation: Double, _ map: Affine) -> FilterReach {
    guard let offset = self.offset(offset, map) else { return FilterReach() }
    let sigma = FilterMargin.sigma(Point(deviation, deviation), map)
    return FilterReach(
      x: BoxBlur(sigma: sigma.x).margin + Int(abs(offset.x).rounded(.up)) + 1,
      y: BoxBlur(sigma: sigma.y).margin + Int(abs(offset.y).rounded(.up)) + 1
    )
  }

  /// Standard deviations along the axes of the frame, in pixels, of a blur along rotated ones.
  static func sigma(_ sigma: Point, _ m: Affine) -> Point {
    func bounded(_ value: Double) -> Double { value > 0 ? min(value, maximumSigma) : 0 }
    let (x, y) = (sigma.x * sigma.x, sigma.y * sigma.y)
    return Point(
      bounded((x * m.a * m.a + y * m.c * m.c).squareRoot()),
      bounded((x * m.b * m.b + y * m.d * m.d).squareRoot())
    )
  }

  /// Offset of a copy, in pixels; nil when it is moved out of what can be seen.
  func offset(_ offset: Point, _ map: Affine) -> Point? {
    let offset = map.applyVector(offset)
    return abs(offset.x) <= maximumOffset && abs(offset.y) <= maximumOffset ? offset : nil
  }
}
