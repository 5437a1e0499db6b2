// The values and where they count are those of skottie, a part of Skia (DisplacementMapEffect.cpp).

import LottieGeometry
import LottieScene

/// Moves pixels by the colors of others.
enum Displacing {
  /// Moves the pixels of a surface; without a map they stay where they are.
  ///
  /// `map`: Holds the pixels of the result at least.
  static func apply(
    _ filter: DisplaceFilter,
    to source: Surface,
    by map: Surface?,
    _ view: Affine,
    into result: Surface
  ) {
    let pixels = filter.transform.then(view)
    guard let map, map.box.contains(result.box), let places = pixels.inverse else {
      return source.copy(to: result)
    }
    let job = WarpJob(
      source: source,
      result: result,
      box: result.box,
      pixels: pixels,
      places: places,
      amount: 1
    )
    let wrap = filter.wraps.map { OffsetMap(WarpOffset(box: $0, shift: .zero), pixels) }
    let box = result.box
    for y in box.minY..<box.maxY {
      let (row, colors) = (result.address(box.minX, y), map.address(box.minX, y))
      for x in 0..<box.width {
        var place = PlaceShading.place(box.minX &+ x, y, places)
        place += way(filter, colors[x])
        if let wrap { place = wrap.wrapped(place) }
        row[x] = PixelVector.pixel(job.sample(place))
      }
    }
  }

  /// The vector by which a color moves a pixel.
  @inline(__always)
  private static func way(_ filter: DisplaceFilter, _ pixel: UInt32) -> SIMD2<Double> {
    let floats = PixelVector.floats(pixel)
    var color = floats / max(floats.w, 1)
    color.w = floats.w / 255
    return SIMD2(
      filter.distance.x * value(filter.horizontal, color),
      filter.distance.y * value(filter.vertical, color)
    )
  }

  /// The value of a color, −1…1; colors count less where they are translucent.
  @inline(__always)
  private static func value(_ source: ColorSource, _ color: SIMD4<Float>) -> Double {
    let value = Double(ColorFiltering.value(source, color)) * 2 - 1
    switch source {
    case .red, .green, .blue, .luminance: return value * Double(color.w)
    default: return value
    }
  }
}

extension DisplaceFilter: RasterFilter {
  func reach(_ margins: FilterMargin) -> FilterReach {
    let map = transform.then(margins.view)
    if let box = wraps {
      return FilterReach(area: PixelBox(touchedBy: map.apply(box), in: margins.whole))
    }
    let (x, y) = (abs(distance.x), abs(distance.y))
    return FilterReach(
      x: margins.pixels(abs(map.a) * x + abs(map.c) * y),
      y: margins.pixels(abs(map.b) * x + abs(map.d) * y)
    )
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) { (100 * part.result.area, 0) }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    Displacing.apply(self, to: source, by: drawing.map, drawing.margins.view, into: result)
  }
}
