public import LottieRaster

/// The frames of a view that plays by the real clock, each drawn when its time has come.
///
/// It ends after the last frame when playback ends, or when the task is cancelled.
/// Whoever walks over it draws: no thread is started, and between frames the task sleeps.
public struct AnimationFrames: AsyncSequence {
  /// A drawn frame: its time, its number and the redrawn part.
  public struct Frame: Equatable, Sendable {
    /// Seconds since the first frame: its number divided by the rate.
    public let time: Double
    /// The frame of the animation, fractions allowed.
    public let frame: Double
    /// What differs from the one before, in pixels.
    public let damage: Rasterizer.Damage
    /// Frames before this one whose time had passed when the one before was done, and that were left out.
    public let droppedFrames: Int
  }

  /// A view that cannot be drawn ends the walk with an error.
  public typealias Failure = DrawingError

  private let view: LottieAnimationView
  private let rate: Double

  init(_ view: LottieAnimationView, rate: Double) {
    self.view = view
    self.rate = rate
  }

  /// A walk over the frames, whose clock starts with the first one.
  public func makeAsyncIterator() -> Iterator { Iterator(view, rate: rate) }

  /// Waits for each frame's time, then updates and draws the view.
  public struct Iterator: AsyncIteratorProtocol {
    private let view: LottieAnimationView
    private let rate: Double
    /// The view's time at the first frame.
    private let base: Double
    private var start: ContinuousClock.Instant?
    /// The frame drawn last, counted from 0; −1 is none.
    private var last = -1.0

    init(_ view: LottieAnimationView, rate: Double) {
      self.view = view
      self.rate = rate
      base = view.clock
    }

    /// Waits for the next frame and draws it.
    ///
    /// - Returns: Nil when nothing plays any more or the task is cancelled.
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
  /// - Parameter rate: Frames a second, 1…1000; what lies outside is taken into it, and what is no number
  ///   is 60.
  /// - Returns: Frames that are drawn as they are asked for; one that is late leaves out those whose time
  ///   has passed.
  public func frames(perSecond rate: Double = 60) -> AnimationFrames {
    AnimationFrames(self, rate: rate.isNaN ? 60 : min(max(rate, 1), 1_000))
  }
}
