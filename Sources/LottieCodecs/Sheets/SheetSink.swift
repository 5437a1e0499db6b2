public import LottieScene

/// The grid of a sheet.
public struct SheetLayout: Sendable {
  /// Frames on the sheet.
  public let count: Int
  /// Frames side by side in a row; the last row may be shorter.
  public let columns: Int
  /// Rows of frames, as many as ``count`` needs.
  public let rows: Int
  /// Pixels of one frame, across and down, padding not included.
  public let cell: (width: Int, height: Int)
  /// Pixels between neighboring frames, which stay empty.
  public let padding: Int
  /// Pixels below each frame for its label.
  public let labelHeight: Int

  /// Creates a layout; by default with about as many columns as rows.
  ///
  /// - Precondition: There is at least one frame.
  public init(
    count: Int,
    columns: Int? = nil,
    cell: (width: Int, height: Int),
    padding: Int = 0,
    isLabelled: Bool = false
  ) {
    precondition(count > 0)
    self.count = count
    self.cell = cell
    self.padding = padding
    labelHeight = isLabelled ? LabelFont.height + 4 : 0
    let square = Int(Double(count).squareRoot().rounded(.up))
    self.columns = min(count, max(1, columns ?? square))
    rows = (count + self.columns - 1) / self.columns
  }

  /// Pixels of the whole sheet from left to right.
  public var width: Int { columns * cell.width + (columns - 1) * padding }
  /// Pixels of the whole sheet from top to bottom, labels included.
  public var height: Int { rows * (cell.height + labelHeight) + (rows - 1) * padding }

  /// The box of a frame on the sheet, by its index from 0.
  public func box(_ index: Int) -> PixelRect {
    PixelRect(
      x: index % columns * (cell.width + padding),
      y: index / columns * (cell.height + labelHeight + padding),
      width: cell.width,
      height: cell.height
    )
  }
}

/// Puts all frames into one image, side by side.
public final class SheetSink: FrameSink, @unchecked Sendable {
  // Unchecked: `append` and `finish`, which alone touch the sheet, are called by one thread at a time.

  private let layout: SheetLayout
  private let labels: [String]
  private let write: (Pixmap) throws(CodecError) -> Void
  private var sheet: Pixmap

  /// Whether encoders need the previous frame.
  public let needsPrevious = false

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - layout: The grid.
  ///   - labels: Texts below the frames: digits, points, `%` and `s`.
  ///   - write: Receives the finished sheet.
  public init(
    _ layout: SheetLayout,
    labels: [String] = [],
    write: @escaping (Pixmap) throws(CodecError) -> Void
  ) {
    self.layout = layout
    self.labels = labels
    self.write = write
    sheet = Pixmap(width: layout.width, height: layout.height)
  }

  /// An encoder for one worker; any number of them may work at once.
  public func makeEncoder() -> any FrameEncoder { PixmapEncoder() }

  /// Draws the next frame into its cell; frames come in order and from one thread at a time.
  public func append(_ frame: EncodedFrame) {
    guard case .pixmap(let pixmap) = frame.content else { return }
    let box = layout.box(frame.index)
    for y in 0..<min(box.height, pixmap.height) {
      let (from, to) = (y * pixmap.width, (box.y + y) * sheet.width + box.x)
      for x in 0..<min(box.width, pixmap.width) {
        sheet.pixels[to + x] = pixmap.pixels[from + x]
      }
    }
    guard labels.indices.contains(frame.index) else { return }
    LabelFont.draw(labels[frame.index], on: &sheet, x: box.x + 2, y: box.y + box.height + 2)
  }

  /// Finishes the file; it is not visible before.
  public func finish() throws(CodecError) { try write(sheet) }
}

private final class PixmapEncoder: FrameEncoder {
  func encode(_ frame: DrawnFrame) -> EncodedFrame {
    EncodedFrame(index: frame.index, content: .pixmap(frame.pixmap))
  }
}
