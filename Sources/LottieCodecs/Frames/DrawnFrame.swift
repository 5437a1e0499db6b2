public import LottieScene

/// A frame as drawn, before encoding.
public struct DrawnFrame {
  /// Its number in the file, from 0.
  public let index: Int
  /// The previous frame, for formats that store differences; nil for the first.
  public let previous: Pixmap?
  /// Whether it equals the frame that the same encoder got last.
  public let isRepeated: Bool
  private let pixels: FramePixels

  /// Creates a frame of a sequence; `previous` is passed to sinks that need it.
  public init(index: Int, pixmap: Pixmap, previous: Pixmap? = nil, isRepeated: Bool = false) {
    self.init(
      index: index,
      pixels: FramePixels(pixmap),
      previous: previous,
      isRepeated: isRepeated
    )
  }

  /// Creates a frame of a sequence that may still be where it was drawn.
  package init(index: Int, pixels: FramePixels, previous: Pixmap?, isRepeated: Bool) {
    self.index = index
    self.pixels = pixels
    self.previous = previous
    self.isRepeated = isRepeated
  }

  /// The frame, premultiplied, as an image that can be kept; ``withRows(_:)`` needs no copy.
  public var pixmap: Pixmap { pixels.pixmap }

  /// Lends the pixels.
  public func withRows<Result, Failure: Error>(
    _ body: (PixelRows) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pixels.withRows(body)
  }
}

/// The pixels of a frame: where they were drawn, until they are copied from there.
package final class FramePixels {
  /// An owner of a drawn frame that can lend its pixels until it draws the next one.
  package protocol Canvas: AnyObject {
    /// A copy of the frame.
    var pixmap: Pixmap { get }
    /// Lends the pixels.
    func withRows<Result, Failure: Error>(
      _ body: (PixelRows) throws(Failure) -> Result
    ) throws(Failure) -> Result
  }

  private enum Place {
    case canvas(any Canvas)
    case copy(Pixmap)
  }

  private var place: Place

  /// Takes pixels that are copied already.
  package init(_ pixmap: Pixmap) { place = .copy(pixmap) }

  /// Takes the frame last drawn on a canvas; to keep it longer, ask for ``pixmap`` before the next one is drawn.
  package init(_ canvas: any Canvas) { place = .canvas(canvas) }

  /// The copy, made when it is first asked for.
  package var pixmap: Pixmap {
    switch place {
    case .copy(let pixmap): return pixmap
    case .canvas(let canvas):
      let pixmap = canvas.pixmap
      place = .copy(pixmap)
      return pixmap
    }
  }

  /// Lends the pixels.
  package func withRows<Result, Failure: Error>(
    _ body: (PixelRows) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch place {
    case .copy(let pixmap): try pixmap.withRows(body)
    case .canvas(let canvas): try canvas.withRows(body)
    }
  }
}
