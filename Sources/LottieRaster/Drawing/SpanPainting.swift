// Spans onto pixels: each run is cut to the scissor, then mixed by the loop for its kind of ink.

import LottieScene

extension Painter {
  /// Paints the covered pixels.
  func paint(_ spans: CoverageSpans, with ink: Ink, on canvas: Canvas) {
    let box = spans.box.intersection(canvas.scissor)
    guard !box.isEmpty else { return }
    guard let clip = canvas.clip else {
      paint(spans, with: ink, clip: nil, on: canvas.surface, box)
      return
    }
    // Inside a clip all is as without it; its edges are a few rows and columns.
    let inside = box.intersection(clip.inner)
    box.forEachPart(without: inside) {
      paint(spans, with: ink, clip: clip, on: canvas.surface, $0)
    }
    if !inside.isEmpty { paint(spans, with: ink, clip: nil, on: canvas.surface, inside) }
  }

  private func paint(
    _ spans: CoverageSpans,
    with ink: Ink,
    clip: ClipCoverage?,
    on surface: Surface,
    _ box: PixelBox
  ) {
    if clip == nil, case .solid(let color) = ink.source, ink.blend == .normal {
      if color.alpha > 0 { paintSolid(spans, color, on: surface, box) }
    } else {
      paintRows(spans, with: ink, clip: clip, on: surface, box)
    }
  }

  /// One color, mixed normally, not clipped: the common case.
  private func paintSolid(
    _ spans: CoverageSpans,
    _ color: SolidColor,
    on surface: Surface,
    _ box: PixelBox
  ) {
    let (rows, all, bytes) = (spans.rows, spans.spans, spans.bytes)
    let top = spans.box.minY
    for y in box.minY..<box.maxY {
      let line = surface.address(box.minX, y)
      var index = Int(rows[y &- top])
      let end = Int(rows[y &- top &+ 1])
      while index < end {
        let span = all[index]
        index &+= 1
        let start = Int(span.x)
        let x0 = start < box.minX ? box.minX : start
        let stop = start &+ Int(span.length)
        let x1 = stop > box.maxX ? box.maxX : stop
        guard x0 < x1 else { continue }
        let target = line + (x0 &- box.minX)
        if span.value <= 255 {
          color.fill(target, count: x1 &- x0, coverage: UInt32(truncatingIfNeeded: span.value))
        } else {
          let offset = Int(span.value) &- 256 &+ (x0 &- start)
          color.fill(target, count: x1 &- x0, coverage: bytes + offset)
        }
      }
    }
  }

  /// Any ink, any clip.
  private func paintRows(
    _ spans: CoverageSpans,
    with ink: Ink,
    clip: ClipCoverage?,
    on surface: Surface,
    _ box: PixelBox
  ) {
    let top = spans.box.minY
    for y in box.minY..<box.maxY {
      for index in Int(spans.rows[y - top])..<Int(spans.rows[y - top + 1]) {
        let span = spans.spans[index]
        let start = Int(span.x)
        let x0 = max(start, box.minX)
        let x1 = min(start + Int(span.length), box.maxX)
        guard x0 < x1 else { continue }
        var run = Run(
          x: x0,
          y: y,
          count: x1 - x0,
          constant: UInt32(truncatingIfNeeded: min(span.value, 255)),
          bytes: span.value > 255 ? spans.bytes + (Int(span.value) - 256 + (x0 - start)) : nil
        )
        if let clip { clipRun(&run, clip) }
        paintRun(run, with: ink, on: surface)
      }
    }
  }

  /// A piece of a row with one coverage, or a byte of it a pixel.
  struct Run {
    var x: Int
    var y: Int
    var count: Int
    var constant: UInt32
    var bytes: UnsafeMutablePointer<UInt8>?
  }

  private func paintRun(_ run: Run, with ink: Ink, on surface: Surface) {
    let target = surface.address(run.x, run.y)
    if case .solid(let color) = ink.source, ink.blend == .normal {
      if let bytes = run.bytes {
        color.fill(target, count: run.count, coverage: bytes)
      } else {
        color.fill(target, count: run.count, coverage: run.constant)
      }
      return
    }
    if run.bytes == nil, run.constant == 255, ink.replaces {
      ink.shade(target, x: run.x, y: run.y, count: run.count)
      return
    }
    ink.shade(pixelRow, x: run.x, y: run.y, count: run.count)
    if ink.blend == .normal {
      if let bytes = run.bytes {
        SourceOver.draw(pixelRow, on: target, count: run.count, coverage: bytes)
      } else {
        SourceOver.draw(pixelRow, on: target, count: run.count, factor: run.constant)
      }
      return
    }
    if let bytes = run.bytes {
      SourceOver.scale(pixelRow, count: run.count, by: bytes)
    } else {
      SourceOver.scale(pixelRow, count: run.count, by: run.constant)
    }
    BlendRow.draw(pixelRow, on: target, count: run.count, mode: ink.blend)
  }

  /// Multiplies a run's coverage with the clip's.
  private func clipRun(_ run: inout Run, _ clip: ClipCoverage) {
    let map = clip.address(run.x, run.y)
    if let bytes = run.bytes {
      CoverageMath.multiply(bytes, map, into: byteRow, count: run.count)
    } else if run.constant < 255 {
      CoverageMath.multiply(map, by: run.constant, into: byteRow, count: run.count)
    } else {
      run.bytes = map
      return
    }
    run.bytes = byteRow
  }
}
