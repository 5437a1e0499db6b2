public import LottieEngine
public import LottieModel
public import LottieRaster
public import LottieScene

/// Draws the frames of an animation, each incrementally from the previous one.
///
/// Not thread-safe: every worker makes its own. The pixels of a frame do not depend on the frames
/// drawn before it.
public final class FrameRenderer {
  /// The layers and nodes, where values may be overridden.
  public private(set) var composition: Composition
  /// Size and placement, which stay as they are.
  public let settings: RenderSettings
  private let rasterizer: Rasterizer
  /// What moments may show besides the animation.
  package var scenes: [RenderScene] = []
  /// The compositions of scenes that were shown.
  private var compositions: [Int: Composition] = [:]
  private var scene = 0
  /// What was met in compositions that are not kept.
  private var met: [Diagnostic] = []

  /// Compositions that are kept at most.
  private static let maximumCompositions = 8

  /// Prepares drawing.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - settings: Size and placement.
  ///   - imageProvider: The source of images; nil is the document, its container and its folder.
  ///   - text: The source of texts and fonts; nil is the document, its container, its folder and the
  ///     machine.
  ///   - overrides: Changes to what the document draws.
  ///   - isIncremental: Whether what did not change is kept from one frame to the next.
  ///   - budget: The memory and work that a frame may take; what exceeds it is left out and reported.
  /// - Precondition: `settings.isAllowed`.
  public init(
    _ animation: LottieAnimation,
    settings: RenderSettings,
    imageProvider: (any AnimationImageProvider)? = nil,
    text: TextSources? = nil,
    overrides: CompositionOverrides = CompositionOverrides(),
    isIncremental: Bool = true,
    budget: RenderBudget = RenderBudget()
  ) {
    precondition(settings.isAllowed)
    composition = Composition(
      drawing: animation,
      imageProvider: imageProvider,
      text: text,
      budget
    )
    composition.apply(overrides)
    if !animation.dialect.isEmpty {
      let view = settings.view(of: animation.size)
      composition.pixelScale = abs(view.determinant).squareRoot()
    }
    self.settings = settings
    rasterizer = Rasterizer(width: settings.width, height: settings.height)
    rasterizer.isIncremental = isIncremental
    rasterizer.budget = budget.drawing(settings, documentBytes: animation.document.bytes.count)
    if case .color(let color) = settings.background { rasterizer.background = color }
  }

  /// Draws a frame of the composition's time, fractions allowed.
  ///
  /// - Returns: The pixels that were redrawn.
  @discardableResult
  public func draw(frame: Double) -> Rasterizer.Damage {
    let limit = rasterizer.budget.layerBytes
    let before = composition.updateWork
    let damage = composition.draw(frame: frame, with: rasterizer, view: settings.view) {
      bytes,
      draw in
      SharedMemory.layers.take(bytes, of: limit)
      draw()
      SharedMemory.layers.give(bytes)
    }
    estimatedWork =
      composition.updateWork - before + (damage == .none ? 0 : rasterizer.estimatedWork)
    return damage
  }

  /// Draws a frame of a scene.
  @discardableResult
  package func draw(_ moment: RenderMoment) -> Rasterizer.Damage {
    show(moment.scene)
    return draw(frame: moment.frame)
  }

  /// The parts that are not read, not found or not drawn in what was drawn so far.
  package var diagnostics: [Diagnostic] {
    compositions.sorted { $0.key < $1.key }.reduce(met + composition.diagnostics) {
      all,
      kept in
      let known = Set(all)
      return all + kept.value.diagnostics.filter { !known.contains($0) }
    }
  }

  private func show(_ scene: Int) {
    guard scene != self.scene, scenes.indices.contains(scene) else { return }
    if compositions.count >= Self.maximumCompositions {
      met = diagnostics
      compositions = [:]
    }
    compositions[self.scene] = composition
    let listBytes = composition.listBytes
    composition = compositions.removeValue(forKey: scene) ?? scenes[scene].makeComposition()
    composition.listBytes = listBytes
    self.scene = scene
    if let background = scenes[scene].background {
      rasterizer.background = background
    } else if case .color(let color) = settings.background {
      rasterizer.background = color
    }
    rasterizer.invalidate()
  }

  /// The estimated work of the last frame: to update the layers, and to draw it as a whole if anything changed; in
  /// nanoseconds of one core.
  package private(set) var estimatedWork = 0

  /// A copy of the last frame; ``withRows(_:)`` gives it without one.
  public var pixmap: Pixmap {
    var pixmap = rasterizer.pixmap
    if settings.background == .checker { pixmap.putOverChecker() }
    return pixmap
  }

  /// Lends the last frame.
  public func withRows<Result, Failure: Error>(
    _ body: (PixelRows) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // A checkerboard is not drawn on the canvas, from which the next frame goes on.
    if settings.background == .checker { return try pixmap.withRows(body) }
    return try rasterizer.withRows(body)
  }
}

extension Pixmap {
  /// Composites the frame over a checkerboard of eight-pixel squares.
  mutating func putOverChecker() {
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixels[y * width + x]
        let alpha = pixel >> 24
        guard alpha < 255 else { continue }
        let square: UInt32 = (x >> 3 + y >> 3) & 1 == 0 ? 0xFF : 0xCC
        let behind = (square * (255 - alpha) + 127) / 255
        // Premultiplied color plus the backdrop's share never exceeds a byte.
        pixels[y * width + x] = (pixel & 0xFF_FFFF) &+ behind &* 0x01_0101 | 0xFF00_0000
      }
    }
  }
}
