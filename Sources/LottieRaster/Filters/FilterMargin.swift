import LottieGeometry
import LottieScene

/// How far filters move pixels.
///
/// A margin larger than the frame can show is clamped, so that memory depends on the size of the
/// frame and not on the numbers of the document: the filters of a group together at twice the longer
/// side and four blurs. A copy that is moved further than that side twice is not seen.
struct FilterMargin {
  /// Maximum standard deviation, in pixels: beyond it a blur is invisible.
  static let maximumSigma = 400.0
  /// Outlines wider than this, in pixels, are cut.
  static let maximumWidth = 1_024.0

  /// Copies moved beyond this, in pixels, are not seen.
  private let maximumOffset: Double
  /// Reaches of all filters of a group beyond this, in pixels, are cut.
  private let maximum: Int
  /// Composition coordinates to pixels.
  private let view: Affine

  init(_ view: Affine, frame: PixelBox) {
    let span = max(frame.width, frame.height)
    self.view = view
    maximumOffset = Double(max(2 * span, 512))
    maximum = max(2 * span, 512) + 4 * Int(FilterMargin.maximumSigma)
  }

  /// Pixels to the left and right, and above and below.
  typealias Margin = (x: Int, y: Int)

  /// The margin of consecutive filters.
  func of(_ filters: some Sequence<Filter>) -> Margin {
    filters.reduce((0, 0)) { sum($0, of($1)) }
  }

  /// The margin of two filters, one after the other.
  func sum(_ a: Margin, _ b: Margin) -> Margin {
    (min(a.x + b.x, maximum), min(a.y + b.y, maximum))
  }

  /// The reach of a filter.
  func of(_ filter: Filter) -> Margin {
    switch filter {
    case .color: return (0, 0)
    case .blur(let blur):
      let sigma = FilterMargin.sigma(blur.sigma, blur.transform.then(view))
      return (BoxBlur(sigma: sigma.x).margin, BoxBlur(sigma: sigma.y).margin)
    case .shadow(let shadow):
      let map = shadow.transform.then(view)
      return of(shadow.offset, shadow.sigma, map)
    case .satin(let satin):
      return of(satin.offset, satin.sigma, satin.transform.then(view))
    case .outline(let outline):
      let width = Int(width(outline).rounded(.up)) + 1
      return (width, width)
    }
  }

  /// The reach of a copy that is moved and blurred.
  private func of(_ offset: Point, _ deviation: Double, _ map: Affine) -> Margin {
    guard let offset = self.offset(offset, map) else { return (0, 0) }
    let sigma = FilterMargin.sigma(Point(deviation, deviation), map)
    return (
      BoxBlur(sigma: sigma.x).margin + Int(abs(offset.x).rounded(.up)) + 1,
      BoxBlur(sigma: sigma.y).margin + Int(abs(offset.y).rounded(.up)) + 1
    )
  }

  /// The width of an outline, in pixels; where it is scaled unevenly, the mean.
  func width(_ outline: OutlineFilter) -> Double {
    let width = outline.width * outline.transform.then(view).meanScale
    return width > 0 ? min(width, FilterMargin.maximumWidth) : 0
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
