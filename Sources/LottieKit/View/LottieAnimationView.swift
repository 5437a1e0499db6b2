public import Logging
public import LottieEngine
import LottieGeometry
public import LottieModel
public import LottieRaster
public import LottieScene

/// Plays an animation and draws it into memory: lottie-ios's animation view, without a screen.
///
/// It joins a player, the layers and nodes of a ``Composition`` and a
/// ``Rasterizer``. Tell it what time it is with ``update(at:)`` and draw with ``draw()``, or
/// let ``frames(perSecond:)`` do both by the real clock. What did not change since the last draw is not
/// drawn again.
///
/// Like a view of UIKit it belongs to one thread, or one actor, at a time; it starts none of its own.
/// Different views share nothing that changes.
///
/// Lengths are points: ``size`` is measured in them, and ``contentScale`` says how many pixels one is.
/// No argument traps; numbers that are not finite change nothing, unless a method says otherwise.
public final class LottieAnimationView {
  /// Called when playing ends, with whether it reached its end; false if it was interrupted.
  public typealias Completion = AnimationPlayer.Completion

  /// The animation; setting one shows its first frame and stops playback.
  ///
  /// Value providers, hidden nodes and subviews stay, for the layers of the same names.
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
  /// Where fonts are looked for first, before those of the machine; nil is the document, its container
  /// and its folder.
  public var fontProvider: (any AnimationFontProvider)? {
    didSet { makeAnew() }
  }
  /// How the animation fits a view of another aspect ratio.
  public var contentMode = LottieContentMode.scaleAspectFit
  /// Pixels a point, on both axes; more than 0.
  public var contentScale = 1.0
  /// The color behind the animation; changing it redraws the whole view.
  public var backgroundColor = Color.clear
  /// What happens to playback between ``enterBackground()`` and ``enterForeground()``.
  public var backgroundBehavior = LottieBackgroundBehavior.pause {
    didSet { player?.backgroundBehavior = backgroundBehavior }
  }
  /// Whether only whole frames of the animation show; otherwise as many as are drawn.
  public var respectAnimationFrameRate = false {
    didSet { player?.respectAnimationFrameRate = respectAnimationFrameRate }
  }
  /// Whether the image of a still frame is kept.
  ///
  /// It always is: both values draw the same, and a still frame is never drawn twice.
  public var shouldRasterizeWhenIdle = false
  /// Where ``logHierarchyKeypaths()`` writes to.
  public var logger = Logger(label: "lottie")

  /// The size that was asked for; nil is the animation's.
  private var ownSize: Size?
  /// What plays; nil without an animation.
  private(set) var player: AnimationPlayer?
  private var ownLoopMode = LottieLoopMode.playOnce
  private var ownSpeed = 1.0
  /// The time of the last update, in seconds.
  private(set) var clock = 0.0
  /// The layers and nodes, made when they are first needed.
  private(set) var composition: Composition?
  private var rasterizer: Rasterizer?
  /// What the caller changed in the layers, in order.
  var changes = ViewChanges()
  /// Subviews and the layers they are in.
  let subviews = ViewSubviews()
  /// How often its pixels changed.
  private(set) var version = 0
  /// Whether it is being drawn: one that lies in itself ends here.
  private var isDrawing = false
  /// Whether the views in it are being told the time, for the same reason.
  private var isUpdatingSubviews = false

  /// A view without an animation, and so of no size: set one of them before drawing.
  public init() {}

  /// A view of an animation, as large as the animation: a point a unit of the document.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil is none for now.
  ///   - imageProvider: Where images come from; nil is the document, its container and its folder.
  ///   - textProvider: Puts other texts in place of the document's.
  ///   - fontProvider: Where fonts are looked for first.
  public init(
    animation: LottieAnimation?,
    imageProvider: (any AnimationImageProvider)? = nil,
    textProvider: (any AnimationKeypathTextProvider)? = nil,
    fontProvider: (any AnimationFontProvider)? = nil
  ) {
    self.animation = animation
    self.imageProvider = imageProvider
    self.textProvider = textProvider
    self.fontProvider = fontProvider
    animationChanged()
  }

  /// Width and height in points; until it is set, those of the animation.
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
  public func update(at time: Double) -> Double {
    guard time.isFinite else { return realtimeAnimationFrame }
    clock = max(clock, time)
    player?.update(at: time)
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
  public func draw() throws(DrawingError) -> Rasterizer.Damage {
    let rasterizer = try preparedRasterizer()
    guard !isDrawing else { return .none }
    isDrawing = true
    defer { isDrawing = false }
    rasterizer.background = backgroundColor
    let damage: Rasterizer.Damage
    if let composition = preparedComposition() {
      try subviews.place(in: composition)
      let list = composition.update(frame: realtimeAnimationFrame)
      let scale = Affine.scale(contentScale, contentScale)
      damage = rasterizer.draw(list, view: contentTransform.then(scale))
    } else {
      damage = rasterizer.draw(DisplayList(size: size), view: .identity)
    }
    if damage != .none { version += 1 }
    return damage
  }

  /// What was not found or is not drawn, in the order it was met; more may follow when later frames are
  /// drawn.
  public var diagnostics: [Diagnostic] { preparedComposition()?.diagnostics ?? [] }

  /// A copy of the last drawn image; empty before the first draw.
  public var pixmap: Pixmap { rasterizer?.pixmap ?? Pixmap(width: 0, height: 0) }

  /// Gives access to the last drawn image without a copy: premultiplied pixels, row by row; none before
  /// the first draw.
  public func withPixels<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let rasterizer else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
    return try rasterizer.withPixels(body)
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
    let made = Composition(animation, imageProvider: usedImageProvider, text: text)
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
    ownLoopMode = loopMode
    let last = player
    player = animation.map { animation in
      let player = AnimationPlayer(animation, clock: clock)
      player.loopMode = ownLoopMode
      player.animationSpeed = ownSpeed
      player.respectAnimationFrameRate = respectAnimationFrameRate
      player.backgroundBehavior = backgroundBehavior
      return player
    }
    makeAnew()
    last?.pause()
  }
}

/// Why a view cannot draw, with the offending numbers.
public enum DrawingError: Error, Equatable {
  /// The size, in points, cannot be drawn at this scale: it is empty, not finite or too large.
  case size(Size, scale: Double)
  /// A row of the memory has fewer bytes than a row of the image.
  case bytesPerRow(Int, needed: Int)
  /// The memory has fewer bytes than the image.
  case memory(bytes: Int, needed: Int)
}
