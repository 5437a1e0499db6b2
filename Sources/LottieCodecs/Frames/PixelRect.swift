public import LottieScene

/// A box of whole pixels, counted from the top left corner.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column, counted from 0.
  public var x: Int
  /// The top row, counted from 0.
  public var y: Int
  /// Number of columns; 0 is empty.
  public var width: Int
  /// Number of rows; 0 is empty.
  public var height: Int

  /// Creates a box of whole pixels, in rows from the top.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the box of all pixels of an image.
  public init(_ pixmap: Pixmap) {
    self.init(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
  }

  /// Creates the box of all lent pixels.
  init(_ rows: PixelRows) {
    self.init(x: 0, y: 0, width: rows.width, height: rows.height)
  }

  /// The smallest box that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (Swift.min(x, other.x), Swift.min(y, other.y))
    return PixelRect(
      x: left,
      y: top,
      width: Swift.max(x + width, other.x + other.width) - left,
      height: Swift.max(y + height, other.y + other.height) - top
    )
  }

  /// The box elsewhere.
  func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The box extended to the left and up to an even origin, as WebP requires.
  var evenOrigin: PixelRect {
    PixelRect(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}

extension PixelRect {
  /// The smallest box around the pixels of this one at which two elements differ; nil when none
  /// does.
  ///
  /// - Precondition: The box lies inside both lists, of so many columns.
  @inline(__always)
  func shrunk<Element: FixedWidthInteger>(
    around first: [Element],
    _ second: [Element],
    columns: Int,
    where rest: (Element, Element) -> Element
  ) -> PixelRect? {
    guard width > 0, height > 0 else { return nil }
    precondition(x >= 0 && x + width <= columns && y >= 0)
    precondition((y + height) * columns <= min(first.count, second.count))
    return first.withUnsafeBufferPointer { a in
      second.withUnsafeBufferPointer { b in
        // Without a branch for each pixel several are compared at once.
        func isHit(_ y: Int) -> Bool {
          var hit: Element = 0
          for i in y * columns + x..<y * columns + x + width { hit |= rest(a[i], b[i]) }
          return hit != 0
        }
        guard let top = (y..<y + height).first(where: isHit),
          let bottom = (top..<y + height).last(where: isHit)
        else { return nil }
        var (left, right) = (x + width, x - 1)
        for y in top...bottom {
          let row = y * columns
          if let x = (x..<left).first(where: { rest(a[row + $0], b[row + $0]) != 0 }) { left = x }
          if let x = (right + 1..<x + width).last(where: { rest(a[row + $0], b[row + $0]) != 0 }) {
            right = x
          }
        }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }
}

extension Pixmap {
  /// The smallest box around the pixels that differ from another image's; nil when none does.
  ///
  /// - Precondition: Both have the same size.
  public func difference(from other: Pixmap) -> PixelRect? {
    if pixels == other.pixels { return nil }
    return PixelRect(self).shrunk(around: pixels, other.pixels, columns: width, where: ^)
  }

  /// The smallest box around the pixels that are not transparent; nil when all are.
  public var ink: PixelRect? {
    PixelRect(self).shrunk(around: pixels, pixels, columns: width) { pixel, _ in pixel }
  }

  /// A part of the image.
  ///
  /// - Precondition: The box lies inside.
  public func cropped(to box: PixelRect) -> Pixmap {
    guard box != PixelRect(self) else { return self }
    var part: [UInt32] = []
    part.reserveCapacity(box.width * box.height)
    for y in box.y..<box.y + box.height {
      let start = y * width + box.x
      part += pixels[start..<start + box.width]
    }
    return Pixmap(width: box.width, height: box.height, pixels: part)
  }
}
