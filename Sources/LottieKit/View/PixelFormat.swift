import LottieCodecs
public import LottieRaster

/// The order of the bytes of a pixel in memory, eight bits each.
public enum PixelFormat: String, Sendable, CaseIterable {
  /// Red, green, blue, alpha: the order of PNG files and of `Pixmap`.
  case rgba
  /// Blue, green, red, alpha: what Cairo, Windows and CoreGraphics call ARGB32 on little-endian machines.
  case bgra
}

extension LottieAnimationView {
  /// Draws the visible frame into a buffer of the caller.
  ///
  /// Only what changed is drawn, but all rows are copied.
  ///
  /// - Parameters:
  ///   - memory: The buffer, rows from top to bottom; the columns of ``pixelSize()`` are written.
  ///   - bytesPerRow: Distance between the starts of rows; nil for four bytes per pixel.
  ///   - format: The order of the bytes.
  ///   - isPremultiplied: Whether colors are premultiplied; otherwise straight, as in PNG files.
  /// - Returns: The part that changed since the last draw.
  /// - Throws: ``DrawingError``; then the buffer is unchanged.
  @discardableResult
  public func draw(
    into memory: UnsafeMutableRawBufferPointer,
    bytesPerRow: Int? = nil,
    format: PixelFormat = .rgba,
    isPremultiplied: Bool = true
  ) throws(DrawingError) -> Rasterizer.Damage {
    let (width, height) = try pixelSize()
    let row = width * 4
    let stride = bytesPerRow ?? row
    guard stride >= row else { throw .bytesPerRow(stride, needed: row) }
    let (rows, isTooLarge) = stride.multipliedReportingOverflow(by: height - 1)
    let (needed, isOver) = rows.addingReportingOverflow(row)
    guard !isTooLarge, !isOver, needed <= memory.count else {
      throw .memory(bytes: memory.count, needed: isTooLarge || isOver ? .max : needed)
    }
    let damage = try draw()
    withPixels { pixels in
      guard pixels.count == width * height else { return }
      for y in 0..<height {
        let line = UnsafeMutableRawBufferPointer(rebasing: memory[y * stride..<y * stride + row])
        let source = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
        copy(source, to: line, format, isPremultiplied: isPremultiplied)
      }
    }
    return damage
  }

  private func copy(
    _ row: UnsafeBufferPointer<UInt32>,
    to line: UnsafeMutableRawBufferPointer,
    _ format: PixelFormat,
    isPremultiplied: Bool
  ) {
    if isPremultiplied {
      line.copyMemory(from: UnsafeRawBufferPointer(row))
    } else {
      line.withMemoryRebound(to: UInt8.self) { writeStraight(row, into: $0) }
    }
    guard format == .bgra else { return }
    for start in Swift.stride(from: 0, to: line.count, by: 4) {
      line.swapAt(start, start + 2)
    }
  }
}
