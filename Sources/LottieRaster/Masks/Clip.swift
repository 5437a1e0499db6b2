import LottieGeometry
import LottieScene

extension Painter {
  /// Narrows a canvas to a clip's rectangle.
  ///
  /// Sides within a thousandth of a pixel of a pixel's edge are cut there, and those on or beyond the
  /// edge of the page, which is clipped already, cut nothing; other ones, and rotated rectangles, get
  /// coverage.
  ///
  /// `page`: The edges of the page; nil for its own clip.
  /// - Returns: Memory to release when the canvas is done with.
  func enter(
    _ clip: ClipItem,
    _ canvas: inout Canvas,
    page: PageEdges?
  ) -> UnsafeMutableRawBufferPointer? {
    let map = clip.transform.then(view)
    let inner: PixelBox
    var rect = map.apply(clip.rect)
    if map.keepsAxes {
      if let page { rect = page.widened(rect) }
      let touched = PixelBox(touchedBy: Self.snapped(rect, 1e-3), in: canvas.limit)
      canvas.scissor = canvas.scissor.intersection(touched)
      inner = Self.inside(rect)
    } else {
      canvas.scissor = canvas.scissor.intersection(
        PixelBox(touchedBy: rect, in: canvas.limit)
      )
      inner = .empty
    }
    if let outer = canvas.clip, outer.inner.contains(canvas.scissor) { canvas.clip = nil }
    guard !canvas.scissor.isEmpty, !inner.contains(canvas.scissor) else { return nil }
    arena.removeAll()
    if map.keepsAxes { arena.append(rect, .identity) } else { arena.append(clip.rect, map) }
    let (coverage, buffer) = clipCoverage(inner, canvas)
    canvas.clip = coverage
    return buffer
  }

  /// The coverage of the rectangle in the arena times that of the clip so far.
  private func clipCoverage(
    _ inner: PixelBox,
    _ canvas: Canvas
  ) -> (ClipCoverage, UnsafeMutableRawBufferPointer) {
    let scissor = canvas.scissor
    let rows = scissor.minY..<scissor.maxY
    var (known, alike) = (inner, arena.rowsAlike.clamped(to: rows))
    if let outer = canvas.clip {
      alike = alike.clamped(to: outer.alike)
      known = known.intersection(outer.inner)
    }
    var stored = scissor
    if alike.count > 1 { stored.maxY -= alike.count - 1 }
    let (map, buffer) = takeMap(stored)
    map.fill(0)
    let result = ClipCoverage(map: map, inner: known, alike: alike)
    let spans = coverage(rule: .nonZero, rows: rows, limit: canvas.limit)
    for y in rows where !(y > alike.lowerBound && y < alike.upperBound) {
      let line = result.address(scissor.minX, y)
      if let spans {
        CoverageMath.write(spans, row: y, to: line, columns: scissor.minX..<scissor.maxX)
      }
      if let outer = canvas.clip {
        let factors = outer.address(scissor.minX, y)
        CoverageMath.multiply(line, factors, into: line, count: scissor.width)
      }
    }
    return (result, buffer)
  }

  /// The rectangle, with sides close to a whole number moved onto it.
  private static func snapped(_ rect: Rect, _ slack: Double) -> Rect {
    func near(_ value: Double) -> Double {
      let whole = value.rounded()
      return abs(value - whole) <= slack ? whole : value
    }
    return Rect(
      minX: near(rect.minX),
      minY: near(rect.minY),
      maxX: near(rect.maxX),
      maxY: near(rect.maxY)
    )
  }

  /// The pixels wholly inside.
  private static func inside(_ rect: Rect) -> PixelBox {
    let r = snapped(rect, 1e-3)
    func whole(_ value: Double) -> Int { Int(max(-1e9, min(1e9, value))) }
    guard r.minX <= r.maxX, r.minY <= r.maxY else { return .empty }
    return PixelBox(
      minX: whole(r.minX.rounded(.up)),
      minY: whole(r.minY.rounded(.up)),
      maxX: whole(r.maxX.rounded(.down)),
      maxY: whole(r.maxY.rounded(.down))
    )
  }
}

/// The edges of the composition among the pixels.
///
/// They are antialiased once, and not by each clip that ends there: what lies below would show through.
struct PageEdges {
  /// The composition, in pixels.
  private let rect: Rect

  /// Creates the edges; nil if the view rotates.
  init?(_ size: Size, _ view: Affine) {
    guard view.keepsAxes else { return nil }
    rect = view.apply(Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// A rectangle, its sides on or near an edge moved out of the pixels that the edge is in.
  func widened(_ other: Rect) -> Rect {
    var result = other
    if other.minX <= rect.minX + 1e-3 { result.minX = min(other.minX, rect.minX.rounded(.down)) }
    if other.minY <= rect.minY + 1e-3 { result.minY = min(other.minY, rect.minY.rounded(.down)) }
    if other.maxX >= rect.maxX - 1e-3 { result.maxX = max(other.maxX, rect.maxX.rounded(.up)) }
    if other.maxY >= rect.maxY - 1e-3 { result.maxY = max(other.maxY, rect.maxY.rounded(.up)) }
    return result
  }
}
