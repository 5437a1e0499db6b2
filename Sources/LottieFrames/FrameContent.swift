package import LottieScene

/// What a frame shows.
package enum FrameContent: Equatable, Sendable {
  /// Nothing: every pixel is transparent.
  case nothing
  /// One color from edge to edge.
  case plain(UInt32)
  /// An image.
  case image

  /// Classifies a frame.
  package init(_ pixmap: Pixmap) {
    guard let first = pixmap.pixels.first else {
      self = .nothing
      return
    }
    guard pixmap.pixels.allSatisfy({ $0 == first }) else {
      // A byte of alpha may be rounding.
      self = pixmap.pixels.contains { $0 >> 24 > 1 } ? .image : .nothing
      return
    }
    self = first >> 24 <= 1 ? .nothing : .plain(first)
  }
}
