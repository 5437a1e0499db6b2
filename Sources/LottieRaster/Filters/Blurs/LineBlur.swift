import LottieGeometry
import LottieScene

/// A Gaussian blur along a direction: pixels are shifted so that it becomes that of rows or columns,
/// blurred, and shifted back.
struct LineBlur {
  /// Whether the direction is nearer to that of the rows.
  private let isAcross: Bool
  /// Slope of the lines along the rows, or columns; −1…1.
  private let slope: Double
  private let blur: BoxBlur

  /// Creates a blur by a vector in pixels whose length is the standard deviation.
  init(_ sigma: Point) {
    let (x, y) = sigma.isFinite ? (sigma.x, sigma.y) : (0, 0)
    isAcross = abs(x) >= abs(y)
    let (along, rise) = isAcross ? (x, y) : (y, x)
    slope = along == 0 ? 0 : rise / along
    blur = BoxBlur(sigma: min(abs(along), FilterMargin.maximumSigma))
  }

  /// Largest distance that pixels are carried.
  var reach: FilterReach {
    guard blur.margin > 0 else { return FilterReach() }
    let rise = Int((abs(slope) * Double(blur.margin)).rounded(.up)) + 2
    return isAcross
      ? FilterReach(x: blur.margin, y: rise) : FilterReach(x: rise, y: blur.margin)
  }

  /// The shifted pixels that are needed for those of a box, before and after they are blurred.
  func boxes(for box: PixelBox) -> (source: PixelBox, result: PixelBox) {
    var lines = box
    if isAcross {
      (lines.minY, lines.maxY) = lineRange(box.minY, box.maxY, box.minX, box.maxX)
      return (lines.outset(blur.margin, 0), lines)
    }
    (lines.minX, lines.maxX) = lineRange(box.minX, box.maxX, box.minY, box.maxY)
    return (lines.outset(0, blur.margin), lines)
  }

  private func lineRange(_ low: Int, _ high: Int, _ start: Int, _ end: Int) -> (Int, Int) {
    let (one, other) = (slope * Double(start), slope * Double(end))
    return (
      low - Int(max(one, other).rounded(.up)) - 1, high - Int(min(one, other).rounded(.down)) + 2
    )
  }

  /// Blurs a surface; `wide` and `blurred` are memory for the shifted pixels.
  func blur(
    _ source: Surface,
    _ wide: Surface,
    _ blurred: Surface,
    into result: Surface,
    _ pool: inout BufferPool
  ) {
    shift(source, by: slope, into: wide)
    let none = BoxBlur(sigma: 0)
    PixelBlur.blur(wide, isAcross ? blur : none, isAcross ? none : blur, into: blurred, &pool)
    shift(blurred, by: -slope, into: result)
  }

  /// Moves columns, or rows, against one another; fractions of a pixel are mixtures of two.
  private func shift(_ source: Surface, by slope: Double, into result: Surface) {
    let box = result.box
    for y in box.minY..<box.maxY {
      let row = result.address(box.minX, y)
      for x in box.minX..<box.maxX {
        let rise = slope * Double(isAcross ? x : y)
        let whole = rise.rounded(.down)
        let share = Float(rise - whole)
        let (dx, dy) = isAcross ? (0, Int(whole)) : (Int(whole), 0)
        let first = pixel(source, x &+ dx, y &+ dy)
        let next = pixel(source, x &+ dx &+ (isAcross ? 0 : 1), y &+ dy &+ (isAcross ? 1 : 0))
        guard first | next != 0 else { continue }
        let color = PixelVector.floats(first) * (1 - share) + PixelVector.floats(next) * share
        row[x &- box.minX] = PixelVector.pixel(color)
      }
    }
  }

  @inline(__always)
  private func pixel(_ source: Surface, _ x: Int, _ y: Int) -> UInt32 {
    let box = source.box
    guard x >= box.minX, x < box.maxX, y >= box.minY, y < box.maxY else { return 0 }
    return source.address(x, y).pointee
  }
}

extension LineFilter: RasterFilter {
  private func blur(_ view: Affine) -> LineBlur {
    LineBlur(transform.then(view).applyVector(sigma))
  }

  func reach(_ margins: FilterMargin) -> FilterReach { blur(margins.view).reach }

  func cost(_ part: FilterPart) -> (work: Int, bytes: Int) {
    // As high as it is, and as much as lines rise in its width.
    let side = part.wide.width + part.wide.height
    return (40 * side * side, 16 * side * side)
  }

  func draw(_ source: Surface, into result: Surface, _ drawing: FilterDrawing) {
    let (blur, painter) = (blur(drawing.margins.view), drawing.painter)
    guard blur.reach != FilterReach() else { return source.copy(to: result) }
    let boxes = blur.boxes(for: result.box)
    let (wide, memory) = painter.takeSurface(boxes.source)
    let (blurred, more) = painter.takeSurface(boxes.result)
    defer {
      painter.release(more)
      painter.release(memory)
    }
    blur.blur(source, wide, blurred, into: result, &painter.pool)
  }
}
