import LottieGeometry
import LottieModel

/// A timing curve as lines that are within 0.002 of it, as Android's `PathInterpolator` follows it.
///
/// `Path.approximate` of Android (libs/hwui/jni/Path.cpp): pieces are halved by their parameter until the middle of each
/// is near the middle of its line; up to the first point of inflection that it finds, the quarter is looked at, too.
struct LinedEasing {
  private static let tolerance = 0.002
  /// Halvings of a curve, where Android has no limit: enough for handles up to 100, to which lottie-android clamps them.
  private static let maximumDepth = 12

  /// Ends of the lines, by x.
  private var points: [Point] = []

  /// The lines of a curve, whose handles are clamped as those of ``UnitBezier``.
  init(_ curve: TimingCurve) {
    func clamped(_ handle: Point) -> Point {
      Point(min(max(handle.x, 0), 1), min(max(handle.y, -100), 100))
    }
    let start = Point(0, 0)
    let end = Point(1, 1)
    let cubic = CubicCurve(start, clamped(curve.outTangent), clamped(curve.inTangent), end)
    var looksAtQuarters = true
    points.append(start)
    add(cubic, (0, start), (1, end), &looksAtQuarters, depth: 0)
  }

  private mutating func add(
    _ curve: CubicCurve,
    _ start: (parameter: Double, point: Point),
    _ end: (parameter: Double, point: Point),
    _ looksAtQuarters: inout Bool,
    depth: Int
  ) {
    let parameter = (start.parameter + end.parameter) / 2
    let middle = (parameter, curve.point(at: parameter))
    var isBent = LinedEasing.isFar(middle.1, start.point, end.point)
    if !isBent, looksAtQuarters {
      let quarter = curve.point(at: (start.parameter + parameter) / 2)
      isBent = LinedEasing.isFar(quarter, start.point, middle.1)
      looksAtQuarters = !isBent
    }
    guard isBent, depth < LinedEasing.maximumDepth else {
      points.append(end.point)
      return
    }
    add(curve, start, middle, &looksAtQuarters, depth: depth + 1)
    add(curve, middle, end, &looksAtQuarters, depth: depth + 1)
  }

  private static func isFar(_ middle: Point, _ start: Point, _ end: Point) -> Bool {
    middle.distance(to: start.lerp(to: end, 0.5)) > tolerance
  }

  /// The y at an x in 0…1; 0 at 0 and 1 at 1 exactly.
  func y(atX x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0, points.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if x < points[middle].x { high = middle } else { low = middle }
    }
    let (start, end) = (points[low], points[high])
    guard end.x > start.x else { return start.y }
    return start.y + (x - start.x) / (end.x - start.x) * (end.y - start.y)
  }
}
