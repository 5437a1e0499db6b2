import LottieGeometry
import LottieScene
import Testing

@testable import LottieRaster

struct RasterFilterTests {
  private static let tone = BevelFilter.Tone(.white)
  /// A filter of each kind.
  private static let filters: [Filter] = [
    .color(.threshold(0.5)), .blur(BlurFilter(sigma: Point(1, 1))),
    .shadow(ShadowFilter(color: .black)), .outline(OutlineFilter(color: .black, width: 1)),
    .satin(SatinFilter(color: .black, offset: .zero, sigma: 1, isInverted: false)),
    .bevel(
      BevelFilter(.inside, highlight: tone, shadow: tone, light: .zero, altitude: 30, sigma: 1)
    ),
    .shade(ShadeFilter(.color(.black))), .warp(WarpFilter(.spherize(center: .zero, radius: 1))),
    .box(BoxFilter(radius: Point(1, 1))), .line(LineFilter(sigma: Point(1, 0))),
    .choke(ChokeFilter(radius: 1)), .sharpen(SharpenFilter(amount: 1)),
    .glow(
      GlowFilter(threshold: 0, sigma: .zero, intensity: 1, blend: .add, order: .above)
    ),
    .displace(DisplaceFilter(horizontal: .red, vertical: .green, distance: Point(1, 1))),
  ]

  @Test(arguments: filters)
  func `every kind of filter has a kernel`(filter: Filter) {
    #expect(filter.raster != nil)
    switch filter {
    // A new kind belongs in the list above.
    case .color, .blur, .shadow, .outline, .satin, .bevel, .shade, .warp, .box, .line, .choke,
      .sharpen, .glow, .displace:
      break
    }
  }

  @Test func `the list has each kind once`() {
    #expect(Set(Self.filters.map { $0.kind.text.prefix { $0 != "(" } }).count == 14)
  }
}
