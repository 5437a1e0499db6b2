public import LottieScene

/// A box of whole pixels.
public struct PixelRect: Hashable, Sendable {
  /// Left column.
  public var x: Int
  /// Top row.
  public var y: Int
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// A box.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The whole of a picture.
  public init(_ pixmap: Pixmap) {
    self.init(x: 0, y: 0, width: pixmap.width, height: pixmap.height)
  }

  /// The smallest box that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (Swift.min(x, other.x), Swift.min(y, other.y))
    return PixelRect(
      x: left,
      y: top,
      width: Swift.max(x + width, other.x + other.width) - left,
      height: Swift.max(y + height, other.y + other.height) - top
    )
  }

  /// The box grown to the left and up so that it begins at even places, as WebP wants.
  var evenOrigin: PixelRect {
    PixelRect(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
  }
}

extension PixelRect {
  /// The smallest box around all places where a test holds; nil when there is none.
  ///
  /// - Precondition: Both lists have `width` times `height` elements.
  static func around(
    _ first: [UInt32],
    _ second: [UInt32],
    width: Int,
    height: Int,
    where differs: (UInt32, UInt32) -> Bool
  ) -> PixelRect? {
    precondition(first.count == width * height && second.count == width * height)
    return first.withUnsafeBufferPointer { a in
      second.withUnsafeBufferPointer { b in
        func isHit(_ y: Int) -> Bool {
          (y * width..<(y + 1) * width).contains { differs(a[$0], b[$0]) }
        }
        guard let top = (0..<height).first(where: isHit),
          let bottom = (top..<height).last(where: isHit)
        else { return nil }
        var (left, right) = (width, -1)
        for y in top...bottom {
          let row = y * width
          if let x = (0..<left).first(where: { differs(a[row + $0], b[row + $0]) }) { left = x }
          if let x = (right + 1..<width).last(where: { differs(a[row + $0], b[row + $0]) }) {
            right = x
          }
        }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
    }
  }
}

extension Pixmap {
  /// The smallest box around the pixels that differ from another picture's; nil when none does.
  ///
  /// - Precondition: Both have the same size.
  public func difference(from other: Pixmap) -> PixelRect? {
    if pixels == other.pixels { return nil }
    return PixelRect.around(pixels, other.pixels, width: width, height: height, where: !=)
  }

  /// The smallest box around the pixels that are not transparent; nil when all are.
  public var ink: PixelRect? {
    PixelRect.around(pixels, pixels, width: width, height: height) { pixel, _ in pixel != 0 }
  }

  /// A part of the picture.
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
