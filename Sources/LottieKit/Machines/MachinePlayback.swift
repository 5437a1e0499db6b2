import LottieModel

/// Playback of a state, by the rules of dotLottie's player and in its single precision.
struct MachinePlayback {
  /// The frames of an animation: what playback has to know of it.
  struct Clip {
    /// The first frame, in the time of the composition.
    var startFrame: Double
    /// Frames from the first to the end.
    var frameCount: Float
    /// Frames a millisecond.
    var rate: Float
    /// The first range of each marker.
    var markers: [String: ClosedRange<Float>]

    init(_ animation: LottieAnimation) {
      startFrame = animation.startFrame
      frameCount = Float(max(1, animation.endFrame - animation.startFrame))
      rate = Float(animation.framerate / 1000)
      var markers: [String: ClosedRange<Float>] = [:]
      for marker in animation.markers where markers[marker.name] == nil {
        let start = Float(marker.frameTime)
        let end = Float(marker.frameTime + max(0, marker.durationFrameTime))
        guard start.isFinite, end.isFinite else { continue }
        markers[marker.name] = start...max(start, end)
      }
      self.markers = markers
    }
  }

  /// A move from one frame to another, which ends there.
  struct Tween {
    var from: Float
    var target: Float
    var elapsed: Float = 0
    var duration: Float
    /// What playback was before.
    var resume: Rest
  }

  /// Playback outside of tweens.
  enum Rest { case stopped, paused, playing }

  /// Playback at the moment.
  enum Status {
    case rest(Rest)
    case tweening(Tween)
  }

  /// The end of a range, which interactions wait for.
  enum Completion { case complete, loop }

  var clip: Clip
  private(set) var status = Status.rest(.stopped)
  private(set) var frame: Float = 0
  private(set) var mode = StateMachineModel.PlayMode.forward
  private(set) var speed: Float = 1
  private var isBackward = false
  private var loops = false
  private var loopCount = 0
  private var loopsDone = 0
  private var elapsed: Float = 0
  private var segment: ClosedRange<Float>?
  private var isDirty = true
  /// Whether the frame is the start of a segment that was entered from outside.
  private var hasJumped = false
  private var completion: Completion?
  private var hasLanded = false
  /// What happened since it was last taken.
  var told: [StateMachineEvent.Kind] = []

  init(_ clip: Clip) { self.clip = clip }

  var isPlaying: Bool {
    if case .rest(.playing) = status { true } else { false }
  }
  var isTweening: Bool {
    if case .tweening = status { true } else { false }
  }
  private var isStopped: Bool {
    if case .rest(.stopped) = status { true } else { false }
  }

  private var first: Float { segment?.lowerBound ?? 0 }
  private var last: Float { segment?.upperBound ?? clip.frameCount - 1 }
  private var startsAtEnd: Bool { mode == .reverse || mode == .reverseBounce }

  /// The end that was reached since this was last asked.
  mutating func takeCompletion() -> Completion? {
    defer { completion = nil }
    return completion
  }

  /// Whether a tween ended at its target since this was last asked.
  mutating func takeLanding() -> Bool {
    defer { hasLanded = false }
    return hasLanded
  }
}

/// Settings.
extension MachinePlayback {
  mutating func load(_ clip: Clip) {
    self.clip = clip
    status = .rest(.stopped)
    (elapsed, loopsDone, segment, frame) = (0, 0, nil, 0)
    isBackward = startsAtEnd
    apply(startsAtEnd ? last : first)
  }

  mutating func setLoops(_ loops: Bool, count: Int) {
    if self.loops != loops { loopsDone = 0 }
    if loopCount != count { loopsDone = 0 }
    (self.loops, loopCount) = (loops, count)
  }

  mutating func setSpeed(_ speed: Float) {
    if speed > 0 { self.speed = speed }
  }

  /// A new direction takes the present frame over.
  mutating func setMode(_ mode: StateMachineModel.PlayMode) {
    guard self.mode != mode else { return }
    let backward = mode == .reverse || mode == .reverseBounce
    if backward != isBackward {
      isBackward = backward
      elapsed = played(frame)
    }
    self.mode = mode
  }

  mutating func clearSegment() { segment = nil }

  /// An unknown marker, and one without duration, is no segment; a frame outside jumps to the start.
  mutating func setSegment(_ name: String) {
    guard let range = clip.markers[name] else { return }
    if range.lowerBound < range.upperBound { segment = range }
    guard !range.contains(frame) else { return }
    elapsed = 0
    apply(range.lowerBound)
    hasJumped = true
  }

  /// Shows a frame, from which playback goes on; one outside of the segment is ignored.
  mutating func show(_ frame: Float) {
    guard apply(frame) else { return }
    elapsed = played(frame)
  }

  /// The frames played when a frame shows.
  private func played(_ frame: Float) -> Float { isBackward ? last - frame : frame - first }

  @discardableResult
  private mutating func apply(_ frame: Float) -> Bool {
    guard frame >= first, frame <= last else { return false }
    hasJumped = hasJumped && frame == self.frame
    self.frame = frame
    isDirty = true
    return true
  }
}

/// Playing.
extension MachinePlayback {
  mutating func play() {
    switch status {
    case .rest(.playing): return
    case .tweening(var tween):
      guard tween.resume != .playing else { return }
      tween.resume = .playing
      status = .tweening(tween)
    case .rest:
      if isComplete, isStopped {
        elapsed = 0
        apply(startsAtEnd ? last : first)
        isBackward = startsAtEnd
      } else {
        elapsed = played(frame)
      }
      status = .rest(.playing)
    }
    told.append(.play)
  }

  mutating func pause() {
    switch status {
    case .rest(.playing): status = .rest(.paused)
    case .tweening(var tween) where tween.resume == .playing:
      tween.resume = .paused
      status = .tweening(tween)
    default: return
    }
    told.append(.pause)
  }

  mutating func stop() {
    if isStopped { return }
    status = .rest(.stopped)
    apply(startsAtEnd ? last : first)
    elapsed = 0
    told.append(.stop)
  }

  /// Whether the frame is the end of the present range.
  var isComplete: Bool {
    if isTweening { return false }
    let counts = loops && loopCount > 0
    return switch mode {
    case .forward: frame >= last
    // The player never ends a segment backwards that it played from beyond the last frame.
    case .reverse: frame <= first && (loops || hasJumped || last <= clip.frameCount - 1)
    case .bounce: frame <= first && (counts ? loopsDone > 0 : isBackward)
    case .reverseBounce: frame >= last && (counts ? loopsDone > 0 : !isBackward)
    }
  }

  /// Advances by some milliseconds.
  mutating func tick(_ milliseconds: Float) {
    let step = max(0, milliseconds)
    if case .tweening(let tween) = status {
      advance(tween, by: step)
      settle()
      return
    }
    if isPlaying { elapsed += step * speed * clip.rate }
    let next = isPlaying ? nextFrame() : frame
    guard next != frame || isDirty else { return }
    if next != frame { apply(next) }
    settle()
  }

  private mutating func nextFrame() -> Float {
    let moved = isBackward ? last - elapsed : first + elapsed
    // The player rounds to thousandths.
    let next = min(max((moved * 1000).rounded(.toNearestOrAwayFromZero) * 0.001, first), last)
    let isAtEnd = isBackward ? next <= first : next >= last
    guard isAtEnd else { return next }
    let end = isBackward ? first : last
    let turns = mode == .bounce && !isBackward || mode == .reverseBounce && isBackward
    if turns {
      isBackward.toggle()
      elapsed = 0
    } else if loops, loopCount == 0 || loopsDone < loopCount {
      loopsDone += 1
      elapsed = 0
      if mode == .bounce || mode == .reverseBounce { isBackward.toggle() }
    }
    return end
  }

  /// Ends what is complete.
  private mutating func settle() {
    isDirty = false
    guard isPlaying, isComplete else { return }
    guard loops else {
      status = .rest(.stopped)
      return end()
    }
    let isLast = loopCount > 0 && loopsDone >= loopCount
    if isLast { stop() }
    completion = .loop
    told.append(.loop(count: loopsDone))
    guard isLast else { return }
    end()
    loopsDone = 0
  }

  private mutating func end() {
    completion = .complete
    told.append(.complete)
  }
}

/// Tweens.
extension MachinePlayback {
  /// Begins a move to the start of a segment.
  ///
  /// - Returns: False where the player would move at once.
  mutating func tween(
    to target: Float,
    _ tween: StateMachineModel.Tween
  ) -> Bool {
    let duration = Float(tween.duration) * 1000
    guard duration > 0, tween.easing.count == 4, (0...1).contains(Float(tween.easing[0])),
      (0...1).contains(Float(tween.easing[2]))
    else { return false }
    let resume: Rest =
      switch status {
      case .rest(let rest): rest
      case .tweening(let running): running.resume
      }
    hasLanded = false
    status = .tweening(Tween(from: frame, target: target, duration: duration, resume: resume))
    return true
  }

  mutating func cancelTween() {
    guard case .tweening(let tween) = status else { return }
    status = .rest(tween.resume)
    frame = tween.from
    apply(tween.from)
  }

  /// Goes on from a frame that a tween has ended at.
  mutating func land(at frame: Float) {
    self.frame = frame
    elapsed = played(frame)
  }

  private mutating func advance(_ running: Tween, by step: Float) {
    var tween = running
    tween.elapsed += step
    guard tween.elapsed / tween.duration >= 1 else {
      status = .tweening(tween)
      return
    }
    status = .rest(tween.resume)
    hasLanded = true
    land(at: tween.target)
  }
}
