import CFreeType
import LottieGeometry

/// Turns an outline of FreeType into a path.
struct GlyphOutline {
  private final class Sink {
    let scale: Double
    var contours: [Contour] = []

    init(scale: Double) {
      self.scale = scale
    }

    func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
      guard let vector else { return .zero }
      return Point(Double(vector.pointee.x) * scale, -Double(vector.pointee.y) * scale)
    }

    func move(to point: Point) {
      contours.append(Contour([CurveVertex(point)], isClosed: true))
    }

    func curve(_ control1: Point, _ control2: Point, to point: Point) {
      guard var contour = contours.popLast(), let last = contour.vertices.indices.last else {
        return
      }
      contour.vertices[last].outTangent = control1
      contour.vertices.append(CurveVertex(point, in: control2, out: point))
      contours.append(contour)
    }

    var current: Point { contours.last?.vertices.last?.point ?? .zero }
  }

  /// The path of an outline, y downwards; a last point equal to the first is joined with it.
  static func path(of outline: inout FT_Outline, scale: Double) -> BezierPath {
    var functions = FT_Outline_Funcs()
    functions.move_to = { point, context in
      guard let sink = GlyphOutline.target(context) else { return 1 }
      sink.move(to: sink.point(point))
      return 0
    }
    functions.line_to = { point, context in
      guard let sink = GlyphOutline.target(context) else { return 1 }
      sink.curve(sink.current, sink.point(point), to: sink.point(point))
      return 0
    }
    functions.conic_to = { control, point, context in
      guard let sink = GlyphOutline.target(context) else { return 1 }
      let (start, middle, end) = (sink.current, sink.point(control), sink.point(point))
      sink.curve(start.lerp(to: middle, 2 / 3), end.lerp(to: middle, 2 / 3), to: end)
      return 0
    }
    functions.cubic_to = { control1, control2, point, context in
      guard let sink = GlyphOutline.target(context) else { return 1 }
      sink.curve(sink.point(control1), sink.point(control2), to: sink.point(point))
      return 0
    }
    let sink = Sink(scale: scale)
    withExtendedLifetime(sink) {
      _ = FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(sink).toOpaque())
    }
    return BezierPath(sink.contours.map(closed).filter { $0.vertices.count > 1 })
  }

  private static func target(_ context: UnsafeMutableRawPointer?) -> Sink? {
    context.map { Unmanaged<Sink>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func closed(_ contour: Contour) -> Contour {
    guard let first = contour.vertices.first, let last = contour.vertices.last,
      contour.vertices.count > 1, first.point == last.point
    else { return contour }
    var contour = contour
    contour.vertices[0].inTangent = last.inTangent
    contour.vertices.removeLast()
    return contour
  }
}
