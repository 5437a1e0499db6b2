import LottieGeometry
import LottieScene
import Testing

/// What it takes to measure strokes, which limits of questions count.
struct InkMeasureTests {
  /// A stroke of a zigzag of so many lines, whose corners are mitered.
  private func stroke(lines: Int) -> DisplayItem.Content {
    let vertices = (0...lines).map { i in
      CurveVertex(Point(Double(i) * 10, i % 2 == 0 ? 0 : 10))
    }
    let path = PathResource(BezierPath(vertices, isClosed: false))
    return .stroke(StrokeItem(path: path, style: StrokeStyle(width: 2), paint: .solid(.black)))
  }

  @Test func `measuring a stroke is work for each point of its outline, and copies are none`() {
    var ink = InkMeasure()
    let short = stroke(lines: 10)
    _ = ink.bounds(of: short)
    let once = ink.work
    #expect(once > 0)
    _ = ink.bounds(of: short)
    #expect(ink.work == once)
    _ = ink.bounds(of: stroke(lines: 1_000))
    // Each of 990 more lines has a corner on either side, at 100 nanoseconds a point.
    #expect(ink.work - once == once + 990 * 2 * 100)
  }
}
