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
}
