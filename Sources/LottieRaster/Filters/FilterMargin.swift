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
  /// Radius beyond which a choke is cut, in pixels.
  private static let maximumRadius = 256.0
  /// What all boxes of a blur together extend at most, in pixels.
  private static let maximumReach = 1_200.0
  /// Boxes that are taken one after another.
  private static let maximumBoxes = 8
  private static let maximumPasses = 50

  /// Copies moved beyond this, in pixels, are not seen.
  private let maximumOffset: Double
  /// Reaches of all filters of a group beyond this, in pixels, are cut.
  private let maximum: Int
  /// Composition coordinates to pixels.
  private let view: Affine
  /// What areas are cut to, the frame and as much on each side: it does not depend on what is redrawn.
  private let whole: PixelBox

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
    // What one of them carries anywhere, the other carries on by its margin.
    let first = a.area.isEmpty ? a.area : b.margin(of: a.area)
    let second = b.area.isEmpty ? b.area : a.margin(of: b.area)
    sum.area = first.union(second).intersection(whole)
    return sum
  }

  /// The reach of a filter.
  func of(_ filter: Filter) -> FilterReach {
    switch filter {
    case .color, .shade: return FilterReach()
    case .warp(let warp): return reach(warp)
    case .blur(let blur):
      let sigma = FilterMargin.sigma(blur.sigma, blur.transform.then(view))
      return FilterReach(x: BoxBlur(sigma: sigma.x).margin, y: BoxBlur(sigma: sigma.y).margin)
    case .box(let box):
      let (x, y) = FilterMargin.boxes(box, box.transform.then(view))
      return FilterReach(x: x.margin, y: y.margin)
    case .line(let line):
      return LineBlur(line.transform.then(view).applyVector(line.sigma)).reach
    case .displace(let filter): return reach(filter)
    case .sharpen: return FilterReach(x: 1, y: 1)
    case .glow(let glow):
      let sigma = FilterMargin.sigma(glow.sigma, glow.transform.then(view))
      return FilterReach(x: BoxBlur(sigma: sigma.x).margin, y: BoxBlur(sigma: sigma.y).margin)
    case .choke(let choke):
      let radius = Int(abs(radius(choke)).rounded(.up))
      return FilterReach(x: radius, y: radius)
    case .shadow(let shadow):
      let map = shadow.transform.then(view)
      return of(shadow.offset, shadow.sigma, map)
    case .satin(let satin):
      return of(satin.offset, satin.sigma, satin.transform.then(view))
    case .bevel(let bevel):
      return of(.zero, bevel.totalSigma, bevel.transform.then(view))
    case .outline(let outline):
      let width = Int(width(outline).rounded(.up)) + 1
      return FilterReach(x: width, y: width)
    }
  }

  /// The pixels a distortion reads and writes, as far as they are kept; nil for all.
  func area(_ warp: WarpFilter) -> PixelBox? {
    warp.bounds.map { PixelBox(touchedBy: warp.transform.then(view).apply($0), in: whole) }
  }

  private func reach(_ filter: DisplaceFilter) -> FilterReach {
    let map = filter.transform.then(view)
    if let box = filter.wraps {
      return FilterReach(area: PixelBox(touchedBy: map.apply(box), in: whole))
    }
    func pixels(_ distance: Double) -> Int {
      distance < Double(maximum) ? Int(distance.rounded(.up)) + 1 : maximum
    }
    let (x, y) = (abs(filter.distance.x), abs(filter.distance.y))
    return FilterReach(
      x: pixels(abs(map.a) * x + abs(map.c) * y),
      y: pixels(abs(map.b) * x + abs(map.d) * y)
    )
  }

  private func reach(_ warp: WarpFilter) -> FilterReach {
    if let area = area(warp) { return FilterReach(area: area) }
    let distance = warp.distance * warp.transform.then(view).maxScale
    let pixels = distance < Double(maximum) ? Int(distance.rounded(.up)) + 1 : maximum
    return FilterReach(x: pixels, y: pixels)
  }

  /// The reach of a copy that is moved and blurred.
  private func of(_ offset: Point, _ deviation: Double, _ map: Affine) -> FilterReach {
    guard let offset = self.offset(offset, map) else { return FilterReach() }
    let sigma = FilterMargin.sigma(Point(deviation, deviation), map)
    return FilterReach(
      x: BoxBlur(sigma: sigma.x).margin + Int(abs(offset.x).rounded(.up)) + 1,
      y: BoxBlur(sigma: sigma.y).margin + Int(abs(offset.y).rounded(.up)) + 1
    )
  }

  /// The width of an outline, in pixels; where it is scaled unevenly, the mean.
  func width(_ outline: OutlineFilter) -> Double {
    let width = outline.width * outline.transform.then(view).meanScale
    return width > 0 ? min(width, FilterMargin.maximumWidth) : 0
  }

  /// The boxes of a blur along the axes of the frame, in pixels; many of them are as good as a
  /// Gaussian blur of the same variance.
  static func boxes(_ filter: BoxFilter, _ m: Affine) -> (x: BoxBlur, y: BoxBlur) {
    let passes = max(1, min(filter.passes, maximumPasses))
    func blur(_ radius: Double) -> BoxBlur {
      guard passes <= maximumBoxes else {
        let width = 2 * min(radius, maximumSigma) + 1
        let sigma = radius > 0 ? (Double(passes) * (width * width - 1) / 12).squareRoot() : 0
        return BoxBlur(sigma: min(sigma, maximumSigma))
      }
      return BoxBlur(
        radius: radius > 0 ? min(radius, maximumReach / Double(passes)) : 0,
        passes: passes
      )
    }
    let (x, y) = (filter.radius.x * filter.radius.x, filter.radius.y * filter.radius.y)
    return (
      blur((x * m.a * m.a + y * m.c * m.c).squareRoot()),
      blur((x * m.b * m.b + y * m.d * m.d).squareRoot())
    )
  }

  /// The radius of a choke's circle, in pixels, negative where the alpha grows; where it is scaled
  /// unevenly, the mean.
  func radius(_ choke: ChokeFilter) -> Double {
    let radius = choke.radius * choke.transform.then(view).meanScale
    return max(
      -FilterMargin.maximumRadius,
      min(radius.isNaN ? 0 : radius, FilterMargin.maximumRadius)
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
