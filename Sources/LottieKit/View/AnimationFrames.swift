public import LottieRaster

/// The frames of a view that plays by the real clock, each drawn when its time has come.
///
/// It ends after the last frame when playback ends, or when the task is cancelled.
/// Iterating draws: no thread is started, and the task sleeps between frames.
public struct AnimationFrames: AsyncSequence {
  /// A drawn frame: its time, its number and the redrawn part.
  public struct Frame: Equatable, Sendable {
    /// Seconds since the first frame: its number divided by the rate.
    public let time: Double
    /// The frame of the animation, fractions allowed.
    public let frame: Double
    /// The part that differs from the previous frame, in pixels.
    public let damage: Rasterizer.Damage
    /// Frames skipped before this one because their time had already passed.
    public let droppedFrames: Int
  }

  /// Iteration ends with an error if the view cannot be drawn.
  public typealias Failure = DrawingError

  private let view: LottieAnimationView
  private let rate: Double

  init(_ view: LottieAnimationView, rate: Double) {
    self.view = view
    self.rate = rate
  }

  /// An iterator whose clock starts with the first frame.
  public func makeAsyncIterator() -> Iterator { Iterator(view, rate: rate) }

  /// Waits for each frame's time, then updates and draws the view.
  public struct Iterator: AsyncIteratorProtocol {
    private let view: LottieAnimationView
    private let rate: Double
    /// The view's time at the first frame.
    private let base: Double
    private var start: ContinuousClock.Instant?
    /// Index of the last drawn frame; −1 for none.
    private var last = -1.0

    init(_ view: LottieAnimationView, rate: Double) {
      self.view = view
      self.rate = rate
      base = view.clock
    }

    /// Waits for the next frame and draws it.
    ///
    /// - Returns: Nil when playback has ended or the task is cancelled.
    /// - Throws: ``DrawingError``.
    public mutating func next(
      isolation actor: isolated (any Actor)? = #isolation
    ) async throws(DrawingError) -> Frame? {
      guard !Task.isCancelled, last < 0 || view.isAnimationPlaying else { return nil }
      let clock = ContinuousClock()
      let start = self.start ?? clock.now
      self.start = start
      let elapsed = (clock.now - start) / .seconds(1)
      let next = Swift.max(last + 1, (elapsed * rate).rounded(.down))
      let dropped = Int(next - last - 1)
      last = next
      let time = next / rate
      if time > elapsed {
        do {
          try await Task.sleep(until: start + .seconds(time), tolerance: .zero, clock: clock)
        } catch {
          return nil
        }
      }
      let frame = view.update(at: base + time)
      let damage = try view.draw()
      return Frame(time: time, frame: frame, damage: damage, droppedFrames: dropped)
    }
  }
}

extension LottieAnimationView {
  /// Plays by the real clock: updates and draws the view at a rate until playback ends.
  ///
  /// ```swift
  /// view.play()
  /// for try await frame in view.frames(perSecond: 30) { show(view.pixmap, frame.damage) }
  /// ```
  ///
  /// - Parameter rate: Frames per second, clamped to 1…1000; 60 for NaN.
  /// - Returns: Frames that are drawn on demand; late ones are skipped.
  public func frames(perSecond rate: Double = 60) -> AnimationFrames {
    AnimationFrames(self, rate: rate.isNaN ? 60 : min(max(rate, 1), 1_000))
  }
}
