import LottieGeometry
import LottieRaster
import LottieScene

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> PathResource {
  PathResource(BezierPath(Rect(x: x, y: y, width: width, height: height)))
}

func ellipse(_ x: Double, _ y: Double, _ rx: Double, _ ry: Double) -> PathResource {
  let k = 0.5522847498307936
  return PathResource(
    BezierPath(
      [
        CurveVertex(
          Point(x + rx, y),
          in: Point(x + rx, y - ry * k),
          out: Point(x + rx, y + ry * k)
        ),
        CurveVertex(
          Point(x, y + ry),
          in: Point(x + rx * k, y + ry),
          out: Point(x - rx * k, y + ry)
        ),
        CurveVertex(
          Point(x - rx, y),
          in: Point(x - rx, y + ry * k),
          out: Point(x - rx, y - ry * k)
        ),
        CurveVertex(
          Point(x, y - ry),
          in: Point(x - rx * k, y - ry),
          out: Point(x + rx * k, y - ry)
        ),
      ],
      isClosed: true
    )
  )
}

func line(_ points: (Double, Double)..., isClosed: Bool = false) -> PathResource {
  PathResource(BezierPath(points.map { CurveVertex(Point($0.0, $0.1)) }, isClosed: isClosed))
}

func fill(
  _ path: PathResource,
  _ color: Color = .black,
  rule: FillRule = .nonZero,
  blend: BlendMode = .normal
)
  -> DisplayItem.Content
{
  .fill(FillItem(path: path, rule: rule, paint: .solid(color), blend: blend))
}

func list(_ contents: [DisplayItem.Content], width: Double = 16, height: Double = 16) -> DisplayList
{
  DisplayList(
    size: Size(width: width, height: height),
    items: contents.enumerated().map {
      DisplayItem(id: UInt32($0.offset), generation: 1, content: $0.element)
    },
    generation: 1
  )
}

func drawn(
  _ contents: [DisplayItem.Content],
  width: Int = 16,
  height: Int = 16,
  background: Color = .clear,
  view: Affine = .identity
) -> Pixmap {
  let rasterizer = Rasterizer(width: width, height: height)
  rasterizer.background = background
  _ = rasterizer.draw(list(contents, width: Double(width), height: Double(height)), view: view)
  return rasterizer.pixmap
}

/// Red, green, blue and alpha of a pixel.
func parts(_ pixel: UInt32) -> [Int] {
  [Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255), Int(pixel >> 24)]
}

/// The sum of all alphas, in pixels.
func area(_ pixmap: Pixmap) -> Double {
  pixmap.pixels.reduce(0) { $0 + Double($1 >> 24) } / 255
}

func isClose(_ a: Double, _ b: Double, _ slack: Double) -> Bool { abs(a - b) <= slack }
