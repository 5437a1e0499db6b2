import LottieGeometry
import LottieRaster
import LottieScene
import Testing

struct CoverageTests {
  @Test func `a pixel half covered is half opaque`() {
    let pixmap = drawn([fill(rect(2.5, 3, 4, 2))])
    #expect(parts(pixmap[2, 3])[3] == 128)
    #expect(parts(pixmap[3, 3])[3] == 255)
    #expect(parts(pixmap[6, 4])[3] == 128)
    #expect(parts(pixmap[7, 4])[3] == 0)
    #expect(parts(pixmap[3, 2])[3] == 0)
  }

  @Test func `a corner covers the product of its sides`() {
    let pixmap = drawn([fill(rect(2.75, 3.5, 4, 2))])
    #expect(parts(pixmap[2, 3])[3] == 32)
  }

  @Test func `a triangle covers its area`() {
    let pixmap = drawn([fill(line((1.3, 2.1), (14.2, 5.7), (4.4, 13.9), isClosed: true))])
    let (u, v) = (Point(12.9, 3.6), Point(3.1, 11.8))
    #expect(isClose(area(pixmap), abs(u.cross(v)) / 2, 0.05))
  }

  @Test func `a circle covers its area`() {
    let pixmap = drawn([fill(ellipse(32, 31.5, 28.3, 28.3))], width: 64, height: 64)
    #expect(isClose(area(pixmap), 28.3 * 28.3 * Double.pi, 4))
  }

  @Test func `steep and flat edges cover their area wherever they begin`() {
    for (x, y) in [(13.0, 0.01), (0.01, 13.0), (13, 13), (7.3, 12.9), (0.5, 0.4)] {
      for start in [0.0, 0.25, 0.999] {
        let corner = Point(1 + start, 1 + start)
        let path = line((corner.x, corner.y), (corner.x + x, corner.y), (corner.x, corner.y + y))
        #expect(isClose(area(drawn([fill(path)])), x * y / 2, 0.1))
      }
    }
  }

  @Test func `contours of one direction overlap without adding up`() {
    let twice = PathResource(
      BezierPath(rect(2, 2, 6, 6).path.contours + rect(4.5, 4, 6, 6).path.contours)
    )
    let pixmap = drawn([fill(twice)])
    #expect(parts(pixmap[5, 5])[3] == 255)
    #expect(isClose(area(pixmap), 36 + 36 - 3.5 * 4, 0.05))
  }

  @Test func `the even-odd rule leaves a hole where two contours overlap`() {
    let twice = PathResource(
      BezierPath(rect(2, 2, 8, 8).path.contours + rect(4, 4, 4, 4).path.contours)
    )
    let pixmap = drawn([fill(twice, rule: .evenOdd)])
    #expect(parts(pixmap[5, 5])[3] == 0)
    #expect(parts(pixmap[3, 5])[3] == 255)
    #expect(area(pixmap) == 48)
  }

  @Test func `a contour of the other direction makes a hole by the non-zero rule`() {
    let ring = PathResource(
      BezierPath(rect(2, 2, 8, 8).path.contours + rect(4, 4, 4, 4).path.reversed.contours)
    )
    #expect(area(drawn([fill(ring)])) == 48)
  }

  @Test func `an open contour is filled as if closed`() {
    #expect(area(drawn([fill(line((2, 2), (10, 2), (10, 10), (2, 10)))])) == 64)
  }

  @Test func `a shape that extends past every side fills the frame`() {
    let pixmap = drawn([fill(rect(-1e12, -1e30, 2e12, 2e30))])
    #expect(area(pixmap) == 256)
  }

  @Test func `what lies left of the frame still counts for what is inside`() {
    let pixmap = drawn([fill(line((-20, 0), (8, 0), (-20, 16), isClosed: true))])
    // At row 0 the long side runs from x = 8 to 6.25.
    #expect(parts(pixmap[6, 0])[3] > 200)
    #expect(parts(pixmap[8, 0])[3] == 0)
    #expect(parts(pixmap[0, 15])[3] == 0)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e30, 1e18])
  func `absurd coordinates neither stop nor break anything`(_ value: Double) {
    for path in [
      line((1, 1), (value, 2), (3, value), isClosed: true),
      ellipse(value, 4, 8, 8), ellipse(4, 4, value, value), line((value, value), (2, 2)),
    ] {
      let style = StrokeStyle(
        width: 3,
        cap: .round,
        join: .round,
        dashes: Dashes([3, 2], offset: 1)
      )
      let stroke = StrokeItem(path: path, style: style, paint: .solid(.black))
      let mask = MaskItem(path: path, expansion: value, feather: Point(value, 3))
      _ = drawn([
        fill(path), .stroke(stroke),
        .group(GroupItem(end: 4, opacity: 0.5, clip: ClipItem(rect: path.bounds), masks: [mask])),
        fill(path),
      ])
      _ = drawn([fill(rect(1, 1, 4, 4))], view: Affine(value, 1, 2, value, value, 0))
    }
  }

  @Test func `a list is clipped to its size`() {
    let rasterizer = Rasterizer(width: 16, height: 16)
    let small = list([fill(rect(-9, -9, 99, 99))], width: 10, height: 8)
    _ = rasterizer.draw(small, view: .translation(2, 1.5))
    let pixmap = rasterizer.pixmap
    #expect(parts(pixmap[1, 4])[3] == 0)
    #expect(parts(pixmap[2, 4])[3] == 255)
    #expect(parts(pixmap[12, 4])[3] == 0)
    #expect(parts(pixmap[5, 1])[3] == 128)
    let edges: Double = 20 * 128 / 255
    #expect(isClose(area(pixmap), 70 + edges, 1e-6))
  }
}
