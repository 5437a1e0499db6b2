public import Logging
public import LottieEngine
import LottieGeometry
public import LottieModel
public import LottieRaster
public import LottieScene

/// Plays an animation and draws it into memory: lottie-ios's animation view, without a screen.
///
/// It joins a player, the layers and nodes of a ``Composition`` and a
/// ``Rasterizer``. Advance it with ``update(at:)`` and draw it with ``draw()``, or
/// let ``frames(perSecond:)`` do both by the real clock. Only what changed since the last draw is
/// redrawn.
///
/// Like a view of UIKit it belongs to one thread, or one actor, at a time, and starts no threads.
/// Different views share no mutable state.
///
/// Lengths, such as ``size``, are in points of ``contentScale`` pixels. No argument traps; numbers that are
/// not finite are ignored, unless a method says otherwise.
open class LottieAnimationView {
  /// Called when playing ends, with whether it reached its end; false if it was interrupted.
  public typealias Completion = AnimationPlayer.Completion

  /// The animation; setting one shows its first frame and stops playback.
  ///
  /// Value providers, hidden nodes and subviews stay, for the layers of the same names. A state machine ends.
  public var animation: LottieAnimation? {
    didSet { animationChanged() }
  }
  /// The source of images; nil for the document, its container and its folder.
  public var imageProvider: (any AnimationImageProvider)? {
    didSet { takeImages() }
  }
  /// Replaces the document's texts; nil for none.
  public var textProvider: (any AnimationKeypathTextProvider)? {
    didSet { composition?.setTextProvider(textProvider) }
  }
  /// The first source of fonts, before those of the machine; nil for the document, its container and its
  /// folder.
  public var fontProvider: (any AnimationFontProvider)? {
    didSet { makeAnew() }
  }
  /// Fit of the animation in a view of another aspect ratio.
  public var contentMode = LottieContentMode.scaleAspectFit
  /// Pixels per point on both axes; more than 0.
  public var contentScale = 1.0
  /// The color behind the animation; changing it redraws the whole view.
  public var backgroundColor = Color.clear
  /// Effect on playback between ``enterBackground()`` and ``enterForeground()``.
  public var backgroundBehavior = LottieBackgroundBehavior.pause {
    didSet { player?.backgroundBehavior = backgroundBehavior }
  }
  /// Whether only whole frames of the animation are shown; otherwise fractional ones as well.
  public var respectAnimationFrameRate = false {
    didSet { player?.respectAnimationFrameRate = respectAnimationFrameRate }
  }
  /// Whether the image of a still frame is kept.
  ///
  /// It always is: both values draw the same, and a still frame is never drawn twice.
  public var shouldRasterizeWhenIdle = false
  /// Effect of the wish for less motion on playing; at first that of ``LottieConfiguration/shared``.
  public var configuration = LottieConfiguration.shared {
    didSet {
      player?.reducedMotionMode = configuration.reducedMotionOption.currentReducedMotionMode
    }
  }
  /// Called with each animation that is set from now on, and at once with the one that is there.
  public var animationLoaded: ((LottieAnimationView, LottieAnimation) -> Void)? {
    didSet { if let animation { animationLoaded?(self, animation) } }
  }
  /// The destination of ``logHierarchyKeypaths()``; that of ``LottieLogger/shared`` until it is set.
  public var logger: Logger {
    get { ownLogger ?? LottieLogger.shared.logger }
    set { ownLogger = newValue }
  }

  private var ownLogger: Logger?
  /// The size set by the caller; nil for the animation's.
  private var ownSize: Size?
  /// The player; nil without an animation.
  private(set) var player: AnimationPlayer?
  private var ownLoopMode = LottieLoopMode.playOnce
  private var ownSpeed = 1.0
  /// The time of the last update, in seconds.
  private(set) var clock = 0.0
  /// The layers and nodes, built on first use.
  private(set) var composition: Composition?
  private var rasterizer: Rasterizer?
  /// The caller's changes to the layers, in order.
  var changes = ViewChanges()
  /// Subviews and the layers they are in.
  let subviews = ViewSubviews()
  /// The state machine that decides what shows.
  var machineRun: MachineShow?
  /// The number of times its pixels changed.
  private(set) var version = 0
  /// Whether it is being drawn: stops the recursion of a view inside itself.
  private var isDrawing = false
  /// Whether its subviews are being updated, for the same reason.
  private var isUpdatingSubviews = false

  /// Creates a view without an animation and without a size; set one of them before drawing.
  public init() {}

  /// Creates a view of an animation at the animation's own size: one point per unit of the document.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil for none yet.
  ///   - imageProvider: The source of images; nil for the document, its container and its folder.
  ///   - textProvider: Replaces the document's texts.
  ///   - fontProvider: The first source of fonts.
  ///   - configuration: Effect of the wish for less motion.
  ///   - logger: The destination of ``logHierarchyKeypaths()``; nil is ``LottieLogger/shared``.
  public init(
    animation: LottieAnimation?,
    imageProvider: (any AnimationImageProvider)? = nil,
    textProvider: (any AnimationKeypathTextProvider)? = nil,
    fontProvider: (any AnimationFontProvider)? = nil,
    configuration: LottieConfiguration = .shared,
    logger: LottieLogger? = nil
  ) {
    self.configuration = configuration
    ownLogger = logger?.logger
    self.animation = animation
    self.imageProvider = imageProvider
    self.textProvider = textProvider
    self.fontProvider = fontProvider
    animationChanged()
  }

  /// Width and height in points; those of the animation unless set.
  ///
  /// With a size that is not finite and positive, ``draw()`` throws.
  public var size: Size {
    get { ownSize ?? intrinsicContentSize }
    set { ownSize = newValue }
  }

  /// Width and height of the animation; 0 without one.
  public var intrinsicContentSize: Size { animation?.size ?? Size(width: 0, height: 0) }

  /// The loop mode used when playing does not specify one; otherwise the one specified last.
  public var loopMode: LottieLoopMode {
    get { player?.loopMode ?? ownLoopMode }
    set {
      ownLoopMode = newValue
      player?.loopMode = newValue
    }
  }

  /// Playback speed multiplier: 2 is twice as fast, a negative one plays backwards, 0 stops.
  public var animationSpeed: Double {
    get { ownSpeed }
    set {
      guard newValue.isFinite else { return }
      ownSpeed = newValue
      player?.animationSpeed = newValue
    }
  }

  /// Advances the view, and its subviews, to a time.
  ///
  /// Calls the completions of everything that ended by then before it returns.
  ///
  /// - Parameter time: Seconds since any fixed point; earlier times than the last are ignored.
  /// - Returns: The visible frame.
  @discardableResult
  open func update(at time: Double) -> Double {
    guard time.isFinite else { return realtimeAnimationFrame }
    clock = max(clock, time)
    player?.update(at: time)
    updateMachine(at: clock)
    if !isUpdatingSubviews {
      isUpdatingSubviews = true
      subviews.update(at: time)
      isUpdatingSubviews = false
    }
    return realtimeAnimationFrame
  }

  /// Draws the parts of the visible frame that changed since the last draw.
  ///
  /// - Returns: The redrawn part, in pixels.
  /// - Throws: ``DrawingError/size(_:scale:)``.
  @discardableResult
  open func draw() throws(DrawingError) -> Rasterizer.Damage {
    let rasterizer = try preparedRasterizer()
    guard !isDrawing else { return .none }
    isDrawing = true
    defer { isDrawing = false }
    rasterizer.background = stateMachine?.backgroundColor ?? backgroundColor
    let damage: Rasterizer.Damage
    if let composition = preparedComposition() {
      try subviews.place(in: composition)
      let view = contentTransform.then(.scale(contentScale, contentScale))
      damage = composition.draw(frame: realtimeAnimationFrame, with: rasterizer) { _ in view }
    } else {
      damage = rasterizer.draw(DisplayList(size: size), view: .identity)
    }
    if damage != .none { version += 1 }
    return damage
  }

  /// Missing files and unsupported features, in the order found; drawing later frames may add more.
  public var diagnostics: [Diagnostic] { preparedComposition()?.diagnostics ?? [] }

  /// A copy of the last drawn image; empty before the first draw.
  public var pixmap: Pixmap { rasterizer?.pixmap ?? Pixmap(width: 0, height: 0) }

  /// Gives access to the last drawn image without a copy: premultiplied pixels, row by row; none before
  /// the first draw.
  public func withPixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let rasterizer else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    return try rasterizer.withRows { (rows) throws(Failure) in try body(rows.pixels) }
  }

  /// Forces the view to evaluate every value and redraw everything at the next ``draw()``.
  public func forceDisplayUpdate() {
    composition?.forceDisplayUpdate()
    rasterizer?.invalidate()
  }

  /// Requests all images from the image provider again, cached ones included.
  ///
  /// The next ``draw()`` redraws only the images that changed.
  public func reloadImages() {
    usedImageProvider?.clearCache()
    takeImages()
  }

  /// Size of the drawn image in pixels.
  ///
  /// - Throws: ``DrawingError/size(_:scale:)`` when there are none, or more than
  ///   ``RenderSettings/maximumSide`` or ``RenderSettings/maximumPixels``.
  public func pixelSize() throws(DrawingError) -> (width: Int, height: Int) {
    let width = (size.width * contentScale).rounded(.up)
    let height = (size.height * contentScale).rounded(.up)
    let side = 1...Double(RenderSettings.maximumSide)
    guard contentScale > 0, side.contains(width), side.contains(height),
      width * height <= Double(RenderSettings.maximumPixels)
    else { throw .size(size, scale: contentScale) }
    return (Int(width), Int(height))
  }

  private func preparedRasterizer() throws(DrawingError) -> Rasterizer {
    let pixels = try pixelSize()
    if let rasterizer, rasterizer.width == pixels.width, rasterizer.height == pixels.height {
      return rasterizer
    }
    let made = Rasterizer(width: pixels.width, height: pixels.height)
    let settings = RenderSettings(width: pixels.width, height: pixels.height)
    made.budget = RenderBudget().drawing(settings)
    rasterizer = made
    return made
  }

  /// The layers and nodes with the caller's changes applied; nil without an animation.
  func preparedComposition() -> Composition? {
    if let composition { return composition }
    guard let animation else { return nil }
    let text =
      fontProvider.map { TextSources(fonts: $0, provider: textProvider) }
      ?? animation.textSources(provider: textProvider)
    let made = Composition(drawing: animation, imageProvider: usedImageProvider, text: text)
    let changes = changes
    changes.apply(to: made)
    subviews.forgetPlaces()
    rasterizer?.invalidate()
    composition = made
    return made
  }

  private var usedImageProvider: (any AnimationImageProvider)? {
    imageProvider ?? animation?.imageProvider
  }

  private func takeImages() {
    guard let composition else { return }
    if !composition.reloadImages(usedImageProvider) { makeAnew() }
  }

  /// Discards the layers and nodes; they are rebuilt when next needed.
  private func makeAnew() {
    composition = nil
    rasterizer?.invalidate()
  }

  private func animationChanged() {
    machineRun = nil
    ownLoopMode = loopMode
    let last = player
    player = animation.map { animation in
      let player = AnimationPlayer(animation, clock: clock)
      player.loopMode = ownLoopMode
      player.animationSpeed = ownSpeed
      player.respectAnimationFrameRate = respectAnimationFrameRate
      player.backgroundBehavior = backgroundBehavior
      player.reducedMotionMode = configuration.reducedMotionOption.currentReducedMotionMode
      return player
    }
    makeAnew()
    last?.pause()
    if let animation { animationLoaded?(self, animation) }
  }
}

/// The reason why a view cannot draw, with the offending numbers.
public enum DrawingError: Error, Equatable {
  /// The size, in points, cannot be drawn at this scale: it is empty, not finite or too large.
  case size(Size, scale: Double)
  /// A row of the memory has fewer bytes than a row of the image.
  case bytesPerRow(Int, needed: Int)
  /// The memory has fewer bytes than the image.
  case memory(bytes: Int, needed: Int)
}
