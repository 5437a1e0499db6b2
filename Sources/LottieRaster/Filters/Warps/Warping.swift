import LottieGeometry
import LottieScene

/// The place that a point shows.
protocol WarpMap {
  /// The place shown at a point, both in the filter's coordinates; NaN for nothing.
  func source(of point: SIMD2<Double>) -> SIMD2<Double>
  /// The coverage of a point, 0…1: less than 1 at the edge of the visible area.
  func coverage(of point: SIMD2<Double>) -> Double
  /// The color shown at a point, by that of the place: premultiplied, 0…255.
  func lit(_ color: SIMD4<Float>, at point: SIMD2<Double>) -> SIMD4<Float>
  /// Points of a pixel along each axis whose mean it is.
  var samples: Int { get }
}

extension WarpMap {
  /// Everything is covered.
  func coverage(of point: SIMD2<Double>) -> Double { 1 }

  /// Colors stay as they are.
  @inline(__always)
  func lit(_ color: SIMD4<Float>, at point: SIMD2<Double>) -> SIMD4<Float> { color }

  /// Pixels show one point.
  var samples: Int { 1 }
}

/// Distorts pixels.
enum Warping {
  /// Distorts the pixels of an area, and copies the others.
  static func apply(
    _ filter: WarpFilter,
    to source: Surface,
    _ area: PixelBox,
    _ view: Affine,
    into result: Surface
  ) {
    source.copy(to: result)
    let pixels = filter.transform.then(view)
    let box = area.intersection(result.box)
    guard !box.isEmpty, filter.amount > 0, let places = pixels.inverse else { return }
    var job = WarpJob(
      source: source,
      result: result,
      box: box,
      pixels: pixels,
      places: places,
      amount: Float(min(filter.amount, 1))
    )
    switch filter.kind {
    case .bulge(let bulge): job.run(BulgeMap(bulge))
    case .wave(let wave): job.run(WaveMap(wave))
    case .offset(let offset): job.run(OffsetMap(offset, pixels))
    case .mirror(let mirror): job.run(MirrorMap(mirror))
    case .tile(let tile): job.run(TileMap(tile, pixels))
    case .pin(let pin):
      guard let map = PinMap(pin, pixels) else { return }
      job.run(map)
    case .twirl(let twirl): job.run(TwirlMap(twirl))
    case .spherize(let center, let radius): job.run(SpherizeMap(center, radius))
    case .smear(let smear):
      let count = samples(filter, view)
      job.mean((0..<count).map { SmearMap(smear, (Double($0) + 0.5) / Double(count) - 0.5) })
    case .ball(let ball):
      if ball.side != .outside { job.run(BallMap(ball, pixels, isFront: false)) }
      job.isOver = ball.side == .both
      if ball.side != .inside { job.run(BallMap(ball, pixels, isFront: true)) }
    }
  }

  /// Work of a pixel, in nanoseconds.
  static func work(_ filter: WarpFilter, _ view: Affine) -> Int {
    switch filter.kind {
    case .smear: 40 * samples(filter, view)
    case .tile(let tile): 80 * TileMap.samples(tile) * TileMap.samples(tile)
    case .pin(let pin): 80 * PinMap.samples(pin) * PinMap.samples(pin)
    case .ball(let ball): ball.side == .both ? 240 : 120
    case .bulge: 110
    default: 80
    }
  }

  /// Places that a smeared pixel is the mean of.
  private static func samples(_ filter: WarpFilter, _ view: Affine) -> Int {
    guard case .smear(let smear) = filter.kind else { return 1 }
    return SmearMap.count(smear, filter.transform.then(view))
  }
}

/// A distortion of the pixels of a box.
struct WarpJob {
  let source: Surface
  let result: Surface
  /// The pixels that are written.
  let box: PixelBox
  /// The filter's coordinates to pixels, and back.
  let pixels: Affine
  let places: Affine
  /// 0 keeps the pixels, 1 replaces them.
  let amount: Float
  /// Whether what is written lies over what was there.
  var isOver = false

  /// Writes the pixels.
  func run(_ map: some WarpMap) {
    for y in box.minY..<box.maxY {
      let row = result.address(box.minX, y)
      for x in 0..<box.width {
        var color = color(box.minX &+ x, y, map)
        if isOver { color += PixelVector.floats(row[x]) * (1 - color.w * (1 / 255)) }
        if amount < 1 {
          let old = PixelVector.floats(row[x])
          color = old + (color - old) * amount
        }
        row[x] = PixelVector.pixel(color)
      }
    }
  }

  /// Writes the means of several maps.
  func mean(_ maps: [some WarpMap]) {
    guard !maps.isEmpty else { return }
    for y in box.minY..<box.maxY {
      let row = result.address(box.minX, y)
      for x in 0..<box.width {
        let place = PlaceShading.place(box.minX &+ x, y, places)
        var sum = SIMD4<Float>.zero
        for map in maps { sum += sample(map.source(of: place)) }
        row[x] = PixelVector.pixel(sum / Float(maps.count))
      }
    }
  }

  /// The color of a pixel, the mean of its samples.
  @inline(__always)
  private func color(_ x: Int, _ y: Int, _ map: some WarpMap) -> SIMD4<Float> {
    let count = map.samples
    guard count > 1 else { return color(at: PlaceShading.place(x, y, places), map) }
    var sum = SIMD4<Float>.zero
    for i in 0..<(count * count) {
      let across = (Double(i % count) + 0.5) / Double(count)
      let down = (Double(i / count) + 0.5) / Double(count)
      let point = places.apply(Point(Double(x) + across, Double(y) + down))
      sum += color(at: SIMD2(point.x, point.y), map)
    }
    return sum / Float(count * count)
  }

  @inline(__always)
  private func color(at point: SIMD2<Double>, _ map: some WarpMap) -> SIMD4<Float> {
    let coverage = map.coverage(of: point)
    guard coverage > 0 else { return .zero }
    return map.lit(sample(map.source(of: point)), at: point) * Float(min(coverage, 1))
  }

  /// The color of a place: a bilinear mixture of four pixels, transparent outside of the source.
  @inline(__always)
  func sample(_ place: SIMD2<Double>) -> SIMD4<Float> {
    let x = pixels.a * place.x + pixels.c * place.y + pixels.tx - 0.5
    let y = pixels.b * place.x + pixels.d * place.y + pixels.ty - 0.5
    let box = source.box
    // Comparisons with NaN are false.
    guard x > Double(box.minX) - 1, x < Double(box.maxX), y > Double(box.minY) - 1,
      y < Double(box.maxY)
    else { return .zero }
    let (left, top) = (x.rounded(.down), y.rounded(.down))
    let (across, down) = (Float(x - left), Float(y - top))
    let (column, row) = (Int(left), Int(top))
    var taps = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    if column >= box.minX, column &+ 1 < box.maxX, row >= box.minY, row &+ 1 < box.maxY {
      let first = source.address(column, row)
      taps = (first[0], first[1], first[source.stride], first[source.stride &+ 1])
      if taps.0 == taps.1, taps.0 == taps.2, taps.0 == taps.3 { return PixelVector.floats(taps.0) }
    } else {
      taps = (
        pixel(column, row), pixel(column &+ 1, row), pixel(column, row &+ 1),
        pixel(column &+ 1, row &+ 1)
      )
    }
    let above = PixelVector.floats(taps.0) * (1 - across) + PixelVector.floats(taps.1) * across
    let below = PixelVector.floats(taps.2) * (1 - across) + PixelVector.floats(taps.3) * across
    return above * (1 - down) + below * down
  }

  @inline(__always)
  private func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let box = source.box
    guard x >= box.minX, x < box.maxX, y >= box.minY, y < box.maxY else { return 0 }
    return source.address(x, y).pointee
  }
}

extension WarpFilter: RasterFilter {
  /// The pixels it reads and writes, as far as they are kept; nil for all.
  private func area(_ margins: FilterMargin) -> PixelBox? {
    bounds.map { PixelBox(touchedBy: transform.then(margins.view).apply($0), in: margins.whole) }
  }

  func reach(_ margins: FilterMargin) -> FilterReach {
    if let area = area(margins) { return FilterReach(area: area) }
    let distance = distance * transform.then(margins.view).maxScale
    let pixels = margins.pixels(distance)
    return FilterReach(x: pixels, y: pixels)
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    let area = area(part.margins).map(part.result.intersection) ?? part.result
    return (Warping.work(self, part.margins.view) * area.area + part.result.area, 0)
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let area = area(drawing.margins) ?? result.box
    Warping.apply(self, to: source, area, drawing.margins.view, into: result)
  }
}
