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

  /// Filters that reach far.
  private static let strong: [Filter] = [
    .color(.threshold(0.5)), .blur(BlurFilter(sigma: Point(9, 9))),
    .shadow(ShadowFilter(.behind, color: .black, offset: Point(30, 0), sigma: 9)),
    .outline(OutlineFilter(color: .black, width: 20)),
    .satin(SatinFilter(color: .black, offset: Point(9, 9), sigma: 9, isInverted: false)),
    .bevel(
      BevelFilter(.inside, highlight: tone, shadow: tone, light: .zero, altitude: 30, sigma: 9)
    ),
    .shade(ShadeFilter(.color(.black))),
    .warp(WarpFilter(.spherize(center: Point(200, 150), radius: 90))),
    .box(BoxFilter(radius: Point(9, 9))), .line(LineFilter(sigma: Point(20, 20))),
    .choke(ChokeFilter(radius: 12)), .sharpen(SharpenFilter(amount: 1)),
    .glow(
      GlowFilter(threshold: 0, sigma: Point(9, 9), intensity: 1, blend: .add, order: .above)
    ),
    .displace(DisplaceFilter(horizontal: .red, vertical: .green, distance: Point(9, 9))),
  ]

  @Test(arguments: strong)
  func `a filter takes no more bytes than are charged before it is drawn`(filter: Filter) {
    var group = GroupItem(end: 3, filters: [filter])
    if case .displace = filter {
      group.matte = MatteItem(mode: .map, isInverted: true, sourceEnd: 2)
    }
    let contents: [DisplayItem.Content] = [
      .group(group), fill(rect(50, 50, 300, 200), .white),
      fill(ellipse(200, 150, 150, 100), .black),
    ]
    let rasterizer = Rasterizer(width: 400, height: 300)
    var charged = 0
    let list = list(contents, width: 400, height: 300)
    _ = rasterizer.draw(list, view: .identity) { needed, paint in
      charged = needed
      paint()
    }
    // Each buffer is whole pages; the group's own layer is 300 × 200 pixels at least.
    #expect(rasterizer.peakLayerBytes <= charged + 32 << 10)
    #expect(rasterizer.peakLayerBytes >= 300 * 200 * 4)
  }

  @Test func `the list has each kind once`() {
    #expect(Set(Self.filters.map { $0.kind.text.prefix { $0 != "(" } }).count == 14)
  }

  /// Half of the light is byte 188: 255 · (1.055 · 0.5^(1/2.4) − 0.055).
  @Test(arguments: [(false, 128), (true, 188)])
  func `a blur mixes bytes, or light`(isInLight: Bool, middle: Int) {
    var blur = BlurFilter(sigma: Point(2, 0))
    blur.isInLight = isInLight
    let group = GroupItem(end: 3, filters: [.blur(blur)])
    let pixels = drawn(
      [.group(group), fill(rect(-40, 0, 72, 4)), fill(rect(32, 0, 72, 4), .white)],
      width: 64,
      height: 4
    ).pixels
    // The edge lies between these two.
    let (left, right) = (Int(pixels[2 * 64 + 31] & 255), Int(pixels[2 * 64 + 32] & 255))
    #expect(left < middle && right > middle && abs((left + right) / 2 - middle) <= 6)
  }
}
