import LottieGeometry
import LottieRaster
import LottieScene
import TestSupport
import Testing

struct ShadingTests {
  private func filled(_ shape: Gradient.Shape, _ stops: [(Double, Color)], opacity: Double = 1)
    -> Pixmap
  {
    let gradient = Gradient(shape: shape, stops: stops.map { ColorStop(offset: $0.0, color: $0.1) })
    let item = FillItem(path: rect(0, 0, 16, 16), paint: .gradient(gradient, opacity: opacity))
    return drawn([.fill(item)])
  }

  private let ramp = [(0.0, Color.black), (1.0, Color.white)]

  @Test func `alpha and coverage multiply`() {
    let color = Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let pixmap = drawn([fill(rect(1.5, 1, 4, 4), color)])
    #expect(parts(pixmap[2, 2]) == [128, 64, 0, 128])
    #expect(parts(pixmap[1, 2]) == [64, 32, 0, 64])
  }

  @Test func `a translucent color is mixed with what lies below`() {
    let pixmap = drawn(
      [fill(rect(0, 0, 16, 16), Color(red: 1, green: 0, blue: 0, alpha: 0.4))],
      background: .white
    )
    #expect(parts(pixmap[5, 5]) == [255, 153, 153, 255])
  }

  @Test func `a linear gradient is read at pixel centers`() {
    let pixmap = filled(.linear(start: Point(0, 0), end: Point(16, 0)), ramp)
    for x in 0..<16 {
      let exact = (Double(x) + 0.5) / 16 * 255
      #expect(isClose(Double(parts(pixmap[x, 7])[0]), exact, 1))
    }
    #expect(pixmap[3, 0] == pixmap[3, 15])
  }

  @Test func `before and after the stops their colors go on`() {
    let pixmap = filled(.linear(start: Point(6, 0), end: Point(10, 0)), ramp)
    #expect(parts(pixmap[2, 2]) == [0, 0, 0, 255])
    #expect(parts(pixmap[13, 2]) == [255, 255, 255, 255])
  }

  @Test func `two stops at one offset are a sharp edge`() {
    let stops = [(0.0, Color.black), (0.5, Color.black), (0.5, Color.white), (1.0, Color.white)]
    let pixmap = filled(.linear(start: Point(0, 0), end: Point(16, 0)), stops)
    #expect(parts(pixmap[7, 0])[0] == 0)
    #expect(parts(pixmap[8, 0])[0] == 255)
  }

  @Test func `stops are mixed before alpha is multiplied`() {
    let stops = [(0.0, Color.clear), (1.0, Color(red: 1, green: 0, blue: 0))]
    let pixmap = filled(.linear(start: Point(0, 0), end: Point(16, 0)), stops)
    // At 17/32 both red and alpha are 17/32.
    let p = parts(pixmap[8, 0])
    #expect(isClose(Double(p[3]), 255 * 17 / 32, 1))
    #expect(isClose(Double(p[0]), 255 * 17 * 17 / 32 / 32, 1))
  }

  @Test func `a radial gradient grows with the distance`() {
    let shape = Gradient.Shape.radial(center: Point(8, 8), radius: 8, focus: Point(8, 8))
    let pixmap = filled(shape, ramp)
    for (x, y) in [(8, 8), (12, 8), (3, 4), (15, 8)] {
      let distance = Point(Double(x) + 0.5, Double(y) + 0.5).distance(to: Point(8, 8))
      #expect(isClose(Double(parts(pixmap[x, y])[0]), min(1, distance / 8) * 255, 1))
    }
  }

  @Test func `a focus moves the start, not the circle`() {
    let shape = Gradient.Shape.radial(center: Point(8, 8), radius: 8, focus: Point(4.5, 8.5))
    let pixmap = filled(shape, ramp)
    #expect(parts(pixmap[4, 8])[0] == 0)
    // Along the row through the focus, right of it: the circle is met at 8 + √(64 − 0.25).
    let right = 8 + (64 - 0.25).squareRoot()
    let exact = (10.5 - 4.5) / (right - 4.5) * 255
    #expect(isClose(Double(parts(pixmap[10, 8])[0]), exact, 1))
  }

  @Test func `a gradient of no extent has its last color`() {
    let line = filled(.linear(start: Point(4, 4), end: Point(4, 4)), ramp)
    let disc = filled(.radial(center: Point(4, 4), radius: 0, focus: Point(4, 4)), ramp)
    #expect(parts(line[3, 3]) == [255, 255, 255, 255])
    #expect(parts(disc[3, 3]) == [255, 255, 255, 255])
  }

  @Test func `opacity fades a gradient`() {
    let pixmap = filled(.linear(start: Point(0, 0), end: Point(16, 0)), ramp, opacity: 0.5)
    #expect(parts(pixmap[2, 2])[3] == 128)
  }

  @Test func `an image at its own size is copied`() {
    var source = Pixmap(width: 4, height: 4)
    for index in 0..<16 { source.pixels[index] = 0xff00_0000 | UInt32(index * 0x0a0b0c) }
    let item = ImageItem(
      image: ImageResource(source),
      size: Size(width: 4, height: 4),
      transform: .translation(5, 6)
    )
    let pixmap = drawn([.image(item)])
    for y in 0..<4 {
      for x in 0..<4 { #expect(pixmap[x + 5, y + 6] == source[x, y]) }
    }
    #expect(area(pixmap) == 16)
  }

  @Test func `an image at twice its size is interpolated`() {
    let source = Pixmap(width: 2, height: 1, pixels: [0xff00_0000, 0xff00_00ff])
    let item = ImageItem(image: ImageResource(source), size: Size(width: 4, height: 2))
    let pixmap = drawn([.image(item)])
    #expect((0..<4).map { parts(pixmap[$0, 0])[0] } == [0, 64, 191, 255])
  }

  @Test func `a rotated image is interpolated like an upright one`() {
    var random = SeededRandom(3)
    var source = Pixmap(width: 5, height: 5)
    for index in 0..<25 { source.pixels[index] = 0xff00_0000 | UInt32(random.below(1 << 24)) }
    let image = ImageResource(source)
    let size = Size(width: 13, height: 13)
    let level = drawn([.image(ImageItem(image: image, size: size, transform: .translation(1, 1)))])
    let quarter = Affine(0, 1, -1, 0, 15, 1)
    let turned = drawn([.image(ImageItem(image: image, size: size, transform: quarter))])
    for y in 0..<16 {
      for x in 0..<16 {
        let pairs = zip(parts(level[x, y]), parts(turned[15 - y, x]))
        #expect(pairs.allSatisfy { abs($0 - $1) <= 1 })
      }
    }
  }

  @Test func `an image at a small scale is the mean of its pixels`() {
    var source = Pixmap(width: 64, height: 64)
    for index in source.pixels.indices where index % 2 == 0 { source.pixels[index] = 0xffff_ffff }
    let item = ImageItem(image: ImageResource(source), size: Size(width: 8, height: 8))
    let pixmap = drawn([.image(item)])
    #expect(parts(pixmap[3, 3]).allSatisfy { abs($0 - 128) <= 2 })
  }

  @Test func `the edge of an image is anti-aliased`() {
    let source = Pixmap(width: 4, height: 4, fill: 0xff00_00ff)
    let item = ImageItem(
      image: ImageResource(source),
      size: Size(width: 4, height: 4),
      transform: .translation(5.5, 6)
    )
    let pixmap = drawn([.image(item)])
    #expect(parts(pixmap[5, 7]) == [128, 0, 0, 128])
  }
}
