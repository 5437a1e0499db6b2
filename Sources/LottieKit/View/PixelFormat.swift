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
  /// Draws the frame that shows into memory of the caller's, all of it.
  ///
  /// Only what changed is drawn; all rows are copied, since the memory may hold anything.
  ///
  /// - Parameters:
  ///   - memory: Rows from the top, of which the first ``pixelSize()`` columns are written.
  ///   - bytesPerRow: From the start of a row to the start of the next; nil is four bytes a pixel.
  ///   - format: The order of the bytes.
  ///   - isPremultiplied: Whether colors are multiplied by alpha, or straight as in PNG files.
  /// - Returns: What differs from what was drawn last.
  /// - Throws: ``DrawingError``; then the memory is untouched.
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
