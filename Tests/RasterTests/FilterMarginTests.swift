import LottieGeometry
import LottieScene
import Testing

@testable import LottieRaster

struct FilterMarginTests {
  private let frame = PixelBox(minX: 0, minY: 0, maxX: 100, maxY: 600)

  private func shadow(_ distance: Double) -> Filter {
    .shadow(ShadowFilter(.behind, color: .black, offset: Point(distance, 0), transform: .identity))
  }

  @Test func `a shadow reaches as far as it lies`() {
    let margin = FilterMargin(.identity, frame: frame)
    #expect(margin.of(shadow(40)).x == margin.of(shadow(0)).x + 40)
  }

  @Test func `a shadow further away than twice the longer side is not seen`() {
    let margin = FilterMargin(.identity, frame: frame)
    #expect(margin.of(shadow(1_200)).x == margin.of(shadow(0)).x + 1_200)
    #expect(margin.offset(Point(-1_200, 3), .identity) == Point(-1_200, 3))
    #expect(margin.offset(Point(-1_201, 3), .identity) == nil)
    #expect(margin.of(shadow(1e6)) == FilterReach())
  }

  @Test func `many filters reach no further than that and four blurs`() {
    let margin = FilterMargin(.identity, frame: frame)
    let many = Array(repeating: shadow(1_000), count: 50)
    #expect(margin.of(many).x == 1_200 + 4 * 400)
    #expect(margin.of(many.prefix(0)).x == 0)
  }

  private func moved(_ box: Rect) -> Filter {
    .warp(WarpFilter(.offset(WarpOffset(box: box, shift: Point(5, 0)))))
  }

  @Test func `a distortion reaches everywhere within its box`() {
    let reach = FilterMargin(.identity, frame: frame).of(
      moved(Rect(x: 10, y: 20, width: 30, height: 40))
    )
    let pixel = PixelBox(minX: 12, minY: 22, maxX: 13, maxY: 23)
    #expect(reach.extend(pixel) == PixelBox(minX: 10, minY: 20, maxX: 40, maxY: 60))
    #expect(reach.extend(.empty) == .empty)
  }

  @Test func `a box is cut as far from the frame as that is long`() {
    let reach = FilterMargin(.identity, frame: frame).of(
      moved(Rect(minX: -1e300, minY: -1e9, maxX: 1e9, maxY: 1e300))
    )
    #expect(reach.area == PixelBox(minX: -600, minY: -600, maxX: 700, maxY: 1_200))
  }

  @Test func `a blur carries what was distorted further`() {
    let margin = FilterMargin(.identity, frame: frame)
    // An outline reaches its width and a pixel.
    let outline = Filter.outline(OutlineFilter(color: .black, width: 9))
    let box = moved(Rect(x: 20, y: 20, width: 30, height: 40))
    let whole = PixelBox(minX: 10, minY: 10, maxX: 60, maxY: 70)
    #expect(margin.of([box, outline]).area == whole)
    #expect(margin.of([outline, box]).area == whole)
    #expect(margin.of([outline, box]).x == 10)
  }
}
