import LottieModel

/// Maps elapsed time to frames of an animation.
public struct PlaybackTiming: Hashable, Sendable {
  /// The frame it starts from, unless the speed is negative.
  public var fromFrame: Double
  /// The frame it ends with; less than the start plays backwards.
  public var toFrame: Double
  /// Frames a second of the animation; more than 0.
  public var framerate: Double
  /// Number of times it is played, and whether backwards in turn.
  public var loopMode: LottieLoopMode
  /// Playback speed multiplier; negative plays from the end to the start.
  public var speed: Double
  /// Seconds of its duration that have elapsed when it starts.
  public var timeOffset: Double

  /// Creates a timing; by default it is played once, at its own speed, from its start.
  public init(
    fromFrame: Double,
    toFrame: Double,
    framerate: Double,
    loopMode: LottieLoopMode = .playOnce,
    speed: Double = 1,
    timeOffset: Double = 0
  ) {
    self.fromFrame = fromFrame
    self.toFrame = toFrame
    self.framerate = framerate
    self.loopMode = loopMode
    self.speed = speed
    self.timeOffset = timeOffset
  }

  /// Seconds from the start frame to the end frame at the animation's own speed.
  public var segmentDuration: Double { abs(toFrame - fromFrame) / framerate }

  /// Seconds until the end: infinite for loops and at speed 0.
  public var duration: Double {
    guard speed != 0 else { return .infinity }
    let cycle = segmentDuration * (loopMode.autoreverses ? 2 : 1)
    return cycle == 0 ? 0 : max(0, cycle * loopMode.repeatCount / abs(speed) - timeOffset)
  }

  /// The frame shown some seconds after the start.
  ///
  /// While it loops the end frame itself is not shown, since the start frame replaces it; when it
  /// is over the frame it ended at is shown.
  public func frame(at elapsed: Double) -> Double {
    guard segmentDuration > 0, speed != 0 else { return speed < 0 ? toFrame : fromFrame }
    let isOver = elapsed >= duration
    let played = (isOver ? duration : max(0, elapsed)) + timeOffset
    let position = played * abs(speed) / segmentDuration
    return frame(atPosition: position, isOver: isOver)
  }

  /// The frame at a position, in ranges since the start of the first.
  private func frame(atPosition position: Double, isOver: Bool) -> Double {
    var part = position - position.rounded(.down)
    if isOver, part == 0, position > 0 { part = 1 }
    let isBack = loopMode.autoreverses && Int(exactly: position.rounded(.down)).map { $0 % 2 } == 1
    let isAtTurn = isOver && part == 1
    // At the very end of a range the one that ended counts.
    let backwards = isAtTurn && loopMode.autoreverses ? !isBack : isBack
    let fraction = backwards != (speed < 0) ? 1 - part : part
    return fromFrame + (toFrame - fromFrame) * fraction
  }
}
