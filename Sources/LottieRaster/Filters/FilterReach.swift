import LottieGeometry
import LottieScene

/// How far filters carry pixels.
enum FilterReach {
  /// Standard deviations beyond this, in pixels, are cut: nothing is left to be seen of them.
  static let maximumSigma = 400.0
  /// Offsets beyond this, in pixels, are cut.
  static let maximumOffset = 8_192.0
  /// Outlines wider than this, in pixels, are cut.
  static let maximumWidth = 1_024.0

  /// Pixels to the left and right, and above and below.
  typealias Reach = (x: Int, y: Int)

  /// The reach of filters, one after the other.
  static func of(_ filters: some Sequence<Filter>, _ view: Affine) -> Reach {
    filters.reduce((0, 0)) { sum, filter in
      let reach = of(filter, view)
      return (sum.x + reach.x, sum.y + reach.y)
    }
  }

  /// The reach of a filter.
  static func of(_ filter: Filter, _ view: Affine) -> Reach {
    switch filter {
    case .color: return (0, 0)
    case .blur(let blur):
      let sigma = sigma(blur.sigma, blur.transform.then(view))
      return (BoxBlur(sigma: sigma.x).reach, BoxBlur(sigma: sigma.y).reach)
    case .shadow(let shadow):
      let map = shadow.transform.then(view)
      return of(shadow.offset, shadow.sigma, map)
    case .satin(let satin):
      return of(satin.offset, satin.sigma, satin.transform.then(view))
    case .outline(let outline):
      let width = Int(width(outline, view).rounded(.up)) + 1
      return (width, width)
    }
  }

  /// The reach of a copy that is moved and blurred.
  private static func of(_ offset: Point, _ deviation: Double, _ map: Affine) -> Reach {
    let sigma = sigma(Point(deviation, deviation), map)
    let offset = self.offset(offset, map)
    return (
      BoxBlur(sigma: sigma.x).reach + Int(abs(offset.x).rounded(.up)) + 1,
      BoxBlur(sigma: sigma.y).reach + Int(abs(offset.y).rounded(.up)) + 1
    )
  }

  /// How far an outline reaches, in pixels; where it is stretched unevenly, the mean.
  static func width(_ outline: OutlineFilter, _ view: Affine) -> Double {
    let width = outline.width * outline.transform.then(view).meanScale
    return width > 0 ? min(width, maximumWidth) : 0
  }

  /// Standard deviations along the axes of the picture, in pixels, of a blur along turned ones.
  static func sigma(_ sigma: Point, _ m: Affine) -> Point {
    func bounded(_ value: Double) -> Double { value > 0 ? min(value, maximumSigma) : 0 }
    let (x, y) = (sigma.x * sigma.x, sigma.y * sigma.y)
    return Point(
      bounded((x * m.a * m.a + y * m.c * m.c).squareRoot()),
      bounded((x * m.b * m.b + y * m.d * m.d).squareRoot())
    )
  }

  /// How far a copy lies from the picture, in pixels.
  static func offset(_ offset: Point, _ map: Affine) -> Point {
    func bounded(_ value: Double) -> Double {
      value.isFinite ? max(-maximumOffset, min(value, maximumOffset)) : 0
    }
    let offset = map.applyVector(offset)
    return Point(bounded(offset.x), bounded(offset.y))
  }
}
