import LottieGeometry
import LottieScene

/// A gradient of a font, in units of the font, y upwards.
///
/// Only the padded ones are drawn as they are; others are padded, and count as simplified.
struct FontGradient {
  private static let maximumStops = 1_000

  private(set) var isSimplified = false
  private var shape: Gradient.Shape?
  private var stops: [ColorStop] = []
  /// The offsets of the first and the last stop, which are made 0 and 1.
  private var range = (first: 0.0, last: 1.0)

  /// Reads the color line at a location of the table; the stops of a variable one are longer.
  init(_ line: Int, isVariable: Bool, _ table: ColorTable) throws(DamagedTable) {
    var reader = TableReader(table.bytes, at: line)
    isSimplified = try reader.unsigned(1) != 0
    let count = try reader.unsigned(2)
    if count > FontGradient.maximumStops { isSimplified = true }
    for _ in 0..<min(count, FontGradient.maximumStops) {
      let offset = try reader.fraction()
      let index = try reader.unsigned(2)
      if index == ColorPalette.textColor { isSimplified = true }
      let alpha = PaintGraph.alpha(try reader.fraction())
      if isVariable { _ = try reader.unsigned(4) }
      stops.append(ColorStop(offset: offset, color: table.palette.color(index, alpha: alpha)))
    }
    stops = stops.indices.sorted { (stops[$0].offset, $0) < (stops[$1].offset, $1) }
      .map { stops[$0] }
    guard let first = stops.first?.offset, let last = stops.last?.offset else { return }
    range = (first, last > first ? last : first + 1)
    for i in stops.indices { stops[i].offset = (stops[i].offset - first) / (range.last - first) }
  }

  /// Number of its colors.
  var stopCount: Int { stops.count }

  /// Reads the geometry of a gradient.
  mutating func read(_ format: Int, _ reader: inout TableReader) throws(DamagedTable) {
    guard !stops.isEmpty else { return }
    shape =
      switch format {
      case 4, 5: try linear(&reader)
      case 6, 7: try radial(&reader)
      default: try sweep(&reader)
      }
  }

  /// The paint; nil when the geometry is degenerate.
  func paint(_ opacity: Double) -> Paint? {
    shape.map { .gradient(Gradient(shape: $0, stops: stops), opacity: opacity) }
  }

  private func linear(_ reader: inout TableReader) throws(DamagedTable) -> Gradient.Shape? {
    let start = try FontGradient.point(&reader)
    let end = try FontGradient.point(&reader)
    let turn = try FontGradient.point(&reader) - start
    // Lines of one color are parallel to the one from the start to the third point.
    let normal = Point(-turn.y, turn.x)
    let square = normal.dot(normal)
    let along = square > 0 ? (end - start).dot(normal) / square : 0
    guard along != 0 else { return nil }
    let axis = normal * along
    return .linear(start: start + axis * range.first, end: start + axis * range.last)
  }

  private mutating func radial(
    _ reader: inout TableReader
  ) throws(DamagedTable) -> Gradient.Shape? {
    let inner = (center: try FontGradient.point(&reader), radius: Double(try reader.unsigned(2)))
    let outer = (center: try FontGradient.point(&reader), radius: Double(try reader.unsigned(2)))
    func circle(_ t: Double) -> (center: Point, radius: Double) {
      (inner.center.lerp(to: outer.center, t), inner.radius + (outer.radius - inner.radius) * t)
    }
    var (from, to) = (circle(range.first), circle(range.last))
    if from.radius > to.radius {
      (from, to) = (to, from)
      stops = stops.reversed().map { ColorStop(offset: 1 - $0.offset, color: $0.color) }
    }
    guard to.radius > from.radius else {
      isSimplified = true
      return nil
    }
    // The circles go on to a point, the focus.
    let focus = -from.radius / (to.radius - from.radius)
    if focus != 0 {
      for i in stops.indices { stops[i].offset = (stops[i].offset - focus) / (1 - focus) }
      if focus > 0 { isSimplified = true }
      stops = stops.map { ColorStop(offset: min(max($0.offset, 0), 1), color: $0.color) }
    }
    var point = from.center.lerp(to: to.center, focus)
    let distance = (point - to.center).length
    if distance >= to.radius {
      isSimplified = true
      point = to.center.lerp(to: point, 0.999 * to.radius / distance)
    }
    return .radial(center: to.center, radius: to.radius, focus: point)
  }

  /// A gradient around a point: once around, from the x axis.
  private mutating func sweep(
    _ reader: inout TableReader
  ) throws(DamagedTable) -> Gradient.Shape? {
    let center = try FontGradient.point(&reader)
    // Half turns, less one.
    let start = (try reader.fraction() + 1) / 2
    let end = (try reader.fraction() + 1) / 2
    let first = start + (end - start) * range.first
    let last = start + (end - start) * range.last
    for i in stops.indices { stops[i].offset = first + (last - first) * stops[i].offset }
    if last < first { stops.reverse() }
    if stops.contains(where: { !(0...1).contains($0.offset) }) { isSimplified = true }
    stops = stops.map { ColorStop(offset: min(max($0.offset, 0), 1), color: $0.color) }
    return .conic(center: center, degrees: 0)
  }

  private static func point(_ reader: inout TableReader) throws(DamagedTable) -> Point {
    Point(try reader.length(), try reader.length())
  }
}
