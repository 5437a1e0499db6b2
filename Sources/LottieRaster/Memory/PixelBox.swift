import LottieGeometry

/// A rectangle of whole pixels: rows `minY..<maxY`, columns `minX..<maxX`.
struct PixelBox: Equatable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  static let empty = PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var area: Int { isEmpty ? 0 : width * height }
  var isEmpty: Bool { minX >= maxX || minY >= maxY }

  /// The same box in coordinates between pixels.
  var rect: Rect {
    Rect(minX: Double(minX), minY: Double(minY), maxX: Double(maxX), maxY: Double(maxY))
  }

  func intersection(_ other: PixelBox) -> PixelBox {
    let box = PixelBox(
      minX: max(minX, other.minX),
      minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
    return box.isEmpty ? .empty : box
  }

  func union(_ other: PixelBox) -> PixelBox {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBox(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  func intersects(_ other: PixelBox) -> Bool {
    max(minX, other.minX) < min(maxX, other.maxX) && max(minY, other.minY) < min(maxY, other.maxY)
  }

  func contains(_ other: PixelBox) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }

  /// Calls a closure with the box less a part of it: the rows above and below, and the columns beside.
  @inline(__always)
  func forEachPart(without part: PixelBox, _ body: (PixelBox) -> Void) {
    func visit(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
      if x0 < x1, y0 < y1 { body(PixelBox(minX: x0, minY: y0, maxX: x1, maxY: y1)) }
    }
    guard !part.isEmpty else { return body(self) }
    visit(minX, minY, maxX, part.minY)
    visit(minX, part.maxY, maxX, maxY)
    visit(minX, part.minY, part.minX, part.maxY)
    visit(part.maxX, part.minY, maxX, part.maxY)
  }

  /// The box with every side moved outwards.
  func outset(_ dx: Int, _ dy: Int) -> PixelBox {
    PixelBox(minX: minX - dx, minY: minY - dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// Creates the box of the pixels a rectangle touches, of those in `limit`; empty for NaN.
  init(touchedBy rect: Rect, in limit: PixelBox) {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else {
      self = .empty
      return
    }
    self.init(
      minX: PixelBox.clamp(rect.minX.rounded(.down), limit.minX, limit.maxX),
      minY: PixelBox.clamp(rect.minY.rounded(.down), limit.minY, limit.maxY),
      maxX: PixelBox.clamp(rect.maxX.rounded(.up), limit.minX, limit.maxX),
      maxY: PixelBox.clamp(rect.maxY.rounded(.up), limit.minY, limit.maxY)
    )
    if isEmpty { self = .empty }
  }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// A whole number from one that may be anything; NaN gives the lower end.
  private static func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
    value >= Double(high) ? high : value > Double(low) ? Int(value) : low
  }
}
