public import LottieGeometry
public import LottieScene

/// Draws display lists into its own pixel buffer, redrawing only what changed.
///
/// The pixels depend on the list, the view and the background only, never on what was drawn before.
public final class Rasterizer {
  /// Columns of its pixels, fixed when it was made.
  public let width: Int
  /// Rows of its pixels, fixed when it was made.
  public let height: Int
  /// The background color; changing it redraws everything.
  public var background: Color = .clear {
    didSet {
      guard background != oldValue else { return }
      invalidate()
      ink = painter.frame
    }
  }
  /// Whether unchanged pixels are kept; otherwise each list is drawn from scratch.
  public var isIncremental = true
  /// The budget for drawing a list; items that exceed it are left out.
  public var budget = DrawingBudget()
  /// The items left out of the last list.
  public var omissions: [Omission] { painter.omissions }

  private let memory: CanvasMemory
  private let pixels: UnsafeMutablePointer<UInt32>
  let painter: Painter
  private var last: (generation: Generation, size: Size, view: Affine)?
  /// The box of pixels that may differ from the background; a redraw need not clear the rest.
  private(set) var ink: PixelBox

  /// The pixels that drawing a list changed, at most.
  public enum Damage: Equatable, Sendable {
    /// Nothing: the list equals the last one.
    case none
    /// The rows and columns of this box, in pixels, at most.
    case part(x: Int, y: Int, width: Int, height: Int)
    /// Every pixel: the first list, or one drawn otherwise than the last.
    case full
  }

  /// Creates a rasterizer for frames of one size.
  ///
  /// - Precondition: neither side is negative, and their product fits.
  public init(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0)
    self.width = width
    self.height = height
    var memory = CanvasMemory(pixels: width * height)
    pixels = memory.pixels
    let frame = PixelBox(minX: 0, minY: 0, maxX: width, maxY: height)
    painter = Painter(frame: frame, memory: &memory)
    self.memory = memory
    ink = .empty
  }

  deinit {
    memory.deallocate()
  }

  /// A copy of the pixels; ``withRows(_:)`` gives them without one.
  public var pixmap: Pixmap { withRows { Pixmap($0) } }

  /// Lends the pixels.
  public func withRows<Result, Failure: Error>(
    _ body: (PixelRows) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let pixels = UnsafeBufferPointer(start: pixels, count: width * height)
    return try body(PixelRows(width: width, height: height, pixels: pixels))
  }

  /// Forgets what was drawn: the next list is drawn whole.
  ///
  /// Required before drawing a list of another composition, whose identities are unrelated.
  public func invalidate() {
    last = nil
  }

  /// Draws a list.
  ///
  /// - Parameters:
  ///   - list: The items to draw.
  ///   - view: Composition coordinates to pixels.
  /// - Returns: The box of what was redrawn.
  public func draw(_ list: DisplayList, view: Affine) -> Damage {
    draw(list, view: view) { _, paint in paint() }
  }

  /// The estimated work of the last list as a whole, in nanoseconds of one core.
  package var estimatedWork: Int { painter.work }
  /// The most bytes that layers, masks and filters took at the same time so far.
  var peakLayerBytes: Int { painter.pool.peak }

  /// Draws a list, when its layers may have the memory that they need.
  ///
  /// `memory`: Gets the bytes of the layers and what draws, which it must call.
  package func draw(
    _ list: DisplayList,
    view: Affine,
    memory: (Int, () -> Void) -> Void
  ) -> Damage {
    guard !painter.frame.isEmpty else { return .none }
    let isKnown = isIncremental && last.map { $0.size == list.size && $0.view == view } ?? false
    if isKnown, last?.generation == list.generation { return .none }
    let canContinue = take(list, view, isKnown: isKnown)
    var damage = Damage.none
    memory(painter.layerBytes) { damage = paint(isWhole: !canContinue) }
    // Whoever writes the next list may write into this one's memory.
    painter.list.items = []
    return damage
  }

  /// Prepares a list.
  ///
  /// - Returns: Whether what was drawn before may be kept.
  private func take(_ list: DisplayList, _ view: Affine, isKnown: Bool) -> Bool {
    let isKnown = isKnown && painter.omissions.isEmpty
    painter.take(list, view: view, isKnown: isKnown, usesCache: isIncremental)
    painter.spend(budget)
    last = (list.generation, list.size, view)
    guard !painter.omissions.isEmpty else { return isKnown }
    // The cache holds more than may be drawn.
    painter.take(list, view: view, isKnown: false, usesCache: false)
    painter.spend(budget)
    return false
  }

  /// Draws the list that was taken.
  private func paint(isWhole: Bool) -> Damage {
    let frame = painter.frame
    let drawn = painter.records.reduce(PixelBox.empty) { $0.union($1.box) }
    defer { ink = drawn }
    guard !isWhole else {
      paint(frame, over: ink)
      return .full
    }
    let region = painter.damage()
    for (i, box) in region.boxes.enumerated() {
      // Boxes may overlap: what the first ones drew must be cleared as well.
      paint(box, over: i == 0 ? ink : ink.union(drawn))
    }
    let bounds = region.bounds
    if bounds.isEmpty { return .none }
    if bounds == frame { return .full }
    return .part(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height)
  }

  /// Draws everything in a part of the frame, in which something was drawn within `ink` only.
  private func paint(_ part: PixelBox, over ink: PixelBox) {
    let surface = Surface(pixels: pixels, stride: width, box: painter.frame)
    surface.fill(part.intersection(ink), background.premultipliedPixel)
    painter.draw(on: surface, part: part)
  }
}
