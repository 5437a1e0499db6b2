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
    // Both sides of ten lines have two ends each, at 100 nanoseconds a point.
    #expect(once >= 10 * 2 * 100)
    _ = ink.bounds(of: short)
    #expect(ink.work == once)
    _ = ink.bounds(of: stroke(lines: 1_000))
    #expect(ink.work - once > 80 * once)
    #expect(ink.work - once < 120 * once)
  }
}
