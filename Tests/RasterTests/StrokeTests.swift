import LottieGeometry
import LottieRaster
import LottieScene
import Testing

struct StrokeTests {
  private func stroked(_ path: PathResource, _ style: StrokeStyle, _ transform: Affine = .identity)
    -> Pixmap
  {
    drawn(
      [.stroke(StrokeItem(path: path, style: style, paint: .solid(.black), transform: transform))],
      width: 64,
      height: 64
    )
  }

  @Test func `a line of width 1 on a pixel row fills just that row`() {
    let pixmap = stroked(line((10, 20.5), (30, 20.5)), StrokeStyle(width: 1))
    #expect(area(pixmap) == 20)
    #expect(parts(pixmap[10, 20])[3] == 255)
    #expect(parts(pixmap[10, 21])[3] == 0)
  }

  @Test func `a line thinner than a pixel is as faint as it is thin`() {
    let pixmap = stroked(line((10, 20.5), (30, 20.5)), StrokeStyle(width: 0.2))
    #expect(parts(pixmap[15, 20])[3] == 51)
  }

  @Test func `caps add a half disc or half a width at both ends`() {
    let path = line((20, 32), (40, 32))
    let (butt, square, round) = (
      area(stroked(path, StrokeStyle(width: 8))),
      area(stroked(path, StrokeStyle(width: 8, cap: .square))),
      area(stroked(path, StrokeStyle(width: 8, cap: .round)))
    )
    #expect(butt == 160)
    #expect(square == 224)
    #expect(isClose(round, 160 + 16 * Double.pi, 0.6))
  }

  @Test func `joins differ by what they add outside a right angle`() {
    let path = line((10, 10), (40, 10), (40, 40))
    // Two legs of 30 × 8, overlapping in the inner quarter of the corner.
    let legs = 2.0 * 30 * 8 - 16
    let bevel = area(stroked(path, StrokeStyle(width: 8, join: .bevel)))
    let miter = area(stroked(path, StrokeStyle(width: 8, join: .miter)))
    let round = area(stroked(path, StrokeStyle(width: 8, join: .round)))
    #expect(isClose(bevel, legs + 8, 0.05))
    #expect(isClose(miter, legs + 16, 0.05))
    #expect(isClose(round, legs + 4 * Double.pi, 0.3))
  }

  @Test func `a miter past its limit is a bevel`() {
    // A right angle's miter is √2 widths long.
    let path = line((10, 10), (40, 10), (40, 40))
    let short = area(stroked(path, StrokeStyle(width: 8, join: .miter, miterLimit: 1.41)))
    let long = area(stroked(path, StrokeStyle(width: 8, join: .miter, miterLimit: 1.42)))
    #expect(isClose(long - short, 8, 0.1))
  }

  @Test func `a closed contour has joins all around and no caps`() {
    let path = PathResource(BezierPath(Rect(x: 10, y: 10, width: 30, height: 30)))
    #expect(isClose(area(stroked(path, StrokeStyle(width: 4))), 34 * 34 - 26 * 26, 0.05))
  }

  @Test func `a circle's stroke is a ring`() {
    let pixmap = stroked(ellipse(32, 32, 20, 20), StrokeStyle(width: 6))
    #expect(isClose(area(pixmap), Double.pi * (23 * 23 - 17 * 17), 3))
    #expect(parts(pixmap[32, 32])[3] == 0)
  }

  @Test func `a stroke wider than the circle leaves no hole`() {
    let pixmap = stroked(ellipse(32, 32, 5, 5), StrokeStyle(width: 30))
    #expect(parts(pixmap[32, 32])[3] == 255)
    #expect(isClose(area(pixmap), Double.pi * 400, 7))
  }

  @Test func `a line that turns back on itself keeps its width`() {
    let pixmap = stroked(line((10, 32), (50, 32), (20, 32)), StrokeStyle(width: 6, join: .round))
    #expect(isClose(area(pixmap), 40 * 6 + 4.5 * Double.pi, 0.4))
  }

  @Test func `a curve with a cusp has no hole`() {
    let path = PathResource(
      BezierPath(
        [
          CurveVertex(Point(12, 50), in: Point(12, 50), out: Point(52, 10)),
          CurveVertex(Point(52, 50), in: Point(12, 10), out: Point(52, 50)),
        ],
        isClosed: false
      )
    )
    let pixmap = stroked(path, StrokeStyle(width: 12))
    #expect(parts(pixmap[32, 20])[3] == 255)
    #expect(parts(pixmap[20, 40])[3] == 255)
  }

  @Test func `mirroring does not change a stroke's area`() {
    let path = line((10, 10), (40, 14), (30, 50))
    let style = StrokeStyle(width: 5, cap: .round, join: .round)
    let mirrored = stroked(path, style, Affine(-1, 0, 0, 1, 64, 0))
    #expect(isClose(area(stroked(path, style)), area(mirrored), 0.2))
  }

  @Test func `the pen is stretched with the path`() {
    let style = StrokeStyle(width: 2)
    let flat = stroked(line((5, 10), (10, 10)), style, .scale(4, 1))
    let upright = stroked(line((5, 10), (5, 20)), style, .scale(4, 1))
    #expect(area(flat) == 40)
    #expect(area(upright) == 80)
  }

  @Test func `dashes are where the pattern says`() throws {
    let dashes = try #require(Dashes([4, 2], offset: 1))
    let pixmap = stroked(line((10, 20.5), (30, 20.5)), StrokeStyle(width: 1, dashes: dashes))
    let row = (10..<30).map { parts(pixmap[$0, 20])[3] / 255 }
    #expect(row == [1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1])
  }

  @Test func `a dash over the start of a closed contour is whole`() throws {
    let dashes = try #require(Dashes([20, 20], offset: 10))
    let path = PathResource(BezierPath(Rect(x: 10, y: 10, width: 20, height: 20)))
    let pixmap = stroked(path, StrokeStyle(width: 4, dashes: dashes))
    // The corner at the start is mitred, as it lies inside a dash.
    #expect(parts(pixmap[8, 8])[3] == 255)
    #expect(isClose(area(pixmap), 2 * 20 * 4, 0.1))
  }

  @Test func `a dash of no length is a dot with round or square caps`() throws {
    let dashes = try #require(Dashes([0, 10]))
    let path = line((10, 32), (45, 32))
    let round = area(stroked(path, StrokeStyle(width: 6, cap: .round, dashes: dashes)))
    let square = area(stroked(path, StrokeStyle(width: 6, cap: .square, dashes: dashes)))
    let butt = area(stroked(path, StrokeStyle(width: 6, dashes: dashes)))
    #expect(isClose(round, 4 * 9 * Double.pi, 1.5))
    #expect(square == 4 * 36)
    #expect(butt == 0)
  }

  @Test func `a contour of no length is a dot with round or square caps`() {
    let nowhere = [
      line((20, 20), isClosed: true), line((20, 20), (20, 20)),
      line((20, 20), (20, 20), isClosed: true),
    ]
    for path in nowhere {
      #expect(isClose(area(stroked(path, StrokeStyle(width: 6, cap: .round))), 9 * Double.pi, 0.5))
      #expect(area(stroked(path, StrokeStyle(width: 6, cap: .square))) == 36)
      #expect(area(stroked(path, StrokeStyle(width: 6))) == 0)
    }
  }

  @Test func `an open contour of one vertex draws nothing, as in SVG`() {
    for cap in [LineCap.butt, .round, .square] {
      #expect(area(stroked(line((20, 20)), StrokeStyle(width: 6, cap: cap))) == 0)
    }
  }

  @Test func `too many dashes make a solid line`() throws {
    let dashes = try #require(Dashes([1e-6, 1e-6]))
    let pixmap = stroked(line((10, 20.5), (30, 20.5)), StrokeStyle(width: 1, dashes: dashes))
    #expect(area(pixmap) == 20)
  }

  @Test func `no width draws nothing`() {
    #expect(area(stroked(line((10, 20), (30, 20)), StrokeStyle(width: 0, cap: .round))) == 0)
  }
}
