/// A picture of at most 255 colours and transparency.
public struct IndexedPicture: Sendable {
  /// Colours of all pixels, opaque or 0: what is seen.
  public var pixels: [UInt32]
  /// The picture's own colours when those of the file do not do.
  public var palette: ColorPalette?
}

/// At most 255 opaque colours, and how to find the nearest.
public final class ColorPalette: Sendable {
  /// The colours, as pixels.
  public let colors: [UInt32]
  private let red: [Int32]
  private let green: [Int32]
  private let blue: [Int32]

  init(_ colors: [UInt32]) {
    self.colors = colors.isEmpty ? [0xFF00_0000] : Array(colors.prefix(255))
    red = self.colors.map { Int32($0 & 255) }
    green = self.colors.map { Int32($0 >> 8 & 255) }
    blue = self.colors.map { Int32($0 >> 16 & 255) }
  }

  /// The place of the colour nearest to one, green weighing most as the eye has it.
  func nearest(red r: Int32, green g: Int32, blue b: Int32) -> Int {
    red.withUnsafeBufferPointer { red in
      green.withUnsafeBufferPointer { green in
        blue.withUnsafeBufferPointer { blue in
          var (best, least) = (0, Int32.max)
          for i in red.indices {
            let (x, y, z) = (red[i] &- r, green[i] &- g, blue[i] &- b)
            let distance = 2 &* x &* x &+ 4 &* y &* y &+ 3 &* z &* z
            if distance < least { (best, least) = (i, distance) }
          }
          return best
        }
      }
    }
  }
}
