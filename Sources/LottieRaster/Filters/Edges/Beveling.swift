// Lambert's law on heights: the light of a slope is the cosine of the angle between its normal and the
// way to the light; J. Blinn, "Simulation of Wrinkled Surfaces", SIGGRAPH 1978, for normals of heights.

import LottieGeometry
import LottieScene

/// Lights slopes.
struct Beveling {
  /// Height of a step, in pixels.
  private let rise: Float
  /// The way to the light, of length 1; z points out of the ground.
  private let light: SIMD3<Float>

  init(_ bevel: BevelFilter, _ map: Affine) {
    let altitude = max(0, min(bevel.altitude, 90)) * .pi / 180
    let way = map.applyVector(bevel.light).unit ?? .zero
    light = SIMD3(
      Float(way.x * cos(altitude)),
      Float(way.y * cos(altitude)),
      Float(sin(altitude))
    )
    // The blurred step of an edge is steepest in its middle: 1 / (sigma * sqrt(2 pi)).
    let sigma = FilterMargin.sigma(Point(bevel.sigma, bevel.sigma), map)
    let height = (sigma.x + sigma.y) / 2 * (2 * Double.pi).squareRoot() * max(0, bevel.depth)
    rise = Float(height.isFinite ? min(height, 1e6) : 0) / (255 * BoxBlur.fineSteps)
  }

  /// Says how bright and how dark slopes are, compared to the flat ground.
  ///
  /// `heights`: In `BoxBlur.fineSteps` of a step of alpha, one pixel more to each side than the maps,
  /// whose boxes are equal; `falls`: whether heights are depths.
  func light(
    _ heights: UnsafePointer<UInt16>,
    _ highlights: CoverageMap,
    _ shadows: CoverageMap,
    falls: Bool = false
  ) {
    let box = highlights.box
    let pitch = box.width + 2
    let flat = light.z
    let rise = falls ? -rise : rise
    let (bright, dark) = (flat < 1 ? 255 / (1 - flat) : 0, flat > 0 ? 255 / flat : 0)
    for y in 0..<box.height {
      let row = heights + (y + 1) * pitch + 1
      let highlight = highlights.bytes + y * box.width
      let shadow = shadows.bytes + y * box.width
      for x in 0..<box.width {
        let dx = rise * (Float(row[x + 1]) - Float(row[x - 1])) / 2
        let dy = rise * (Float(row[x + pitch]) - Float(row[x - pitch])) / 2
        let cosine = (flat - dx * light.x - dy * light.y) / (1 + dx * dx + dy * dy).squareRoot()
        let change = max(0, cosine) - flat
        highlight[x] = UInt8(max(0, min(change * bright, 255)).rounded())
        shadow[x] = UInt8(max(0, min(-change * dark, 255)).rounded())
      }
    }
  }
}

extension BevelFilter: RasterFilter {
  func reach(_ margins: FilterMargin) -> FilterReach {
    margins.of(.zero, totalSigma, transform.then(margins.view))
  }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    (20 * part.wide.area + 80 * part.result.area, 5 * part.wide.area + 4 * part.result.area)
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let painter = drawing.painter
    let map = transform.then(drawing.margins.view)
    let sigma = FilterMargin.sigma(Point(totalSigma, totalSigma), map)
    let (x, y) = (BoxBlur(sigma: sigma.x), BoxBlur(sigma: sigma.y))
    // A pixel more to each side, for slopes.
    let box = result.box.outset(1, 1)
    let (wide, memory) = painter.takeMap(box.outset(x.margin, y.margin))
    let heights = painter.pool.take(box.area * 2)
    let (highlights, more) = painter.takeMap(result.box)
    let (shadows, rest) = painter.takeMap(result.box)
    defer { for buffer in [memory, heights, more, rest] { painter.release(buffer) } }
    guard let levels = heights.bindMemory(to: UInt16.self).baseAddress else { return }
    ShadowCasting.alphas(of: source, movedBy: .zero, into: wide, &painter.pool)
    BoxBlur.blur(wide, x, y, into: levels, box, &painter.pool)
    source.copy(to: result)
    let beveling = Beveling(self, map)
    if side != .outside {
      beveling.light(levels, highlights, shadows)
      lay(highlight, highlights, .center, on: result)
      lay(shadow, shadows, .center, on: result)
    }
    if side != .inside {
      beveling.light(levels, highlights, shadows, falls: side == .pillow)
      lay(highlight, highlights, .behind, on: result)
      lay(shadow, shadows, .behind, on: result)
    }
  }

  private func lay(
    _ tone: Tone,
    _ map: CoverageMap,
    _ kind: ShadowFilter.Kind,
    on surface: Surface
  ) {
    ShadowCasting.lay(map, ShadowFilter(kind, color: tone.color, blend: tone.blend), with: surface)
  }
}
