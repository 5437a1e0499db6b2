import LottieKit

/// The plan of `lottie render` for one input: frames, times, and destination.
struct RenderPlan {
  var format: OutputFormat
  var output: OutputPlan
  var frames: [Double]
  /// The scene of each frame; none where there is only one.
  var scenes: [Int] = []
  /// Whether the scenes are of several sizes.
  var showsSeveralSizes = false
  var schedule: FrameSchedule
  var loops: LoopCount
  /// The number of the first frame: not 0 where several tasks draw one output.
  var firstIndex = 0
  /// Adjustments forced by the format, a sentence each.
  var notes: [String] = []

  init(
    _ request: RenderRequest,
    animation: LottieAnimation,
    machine: MachineFrames? = nil,
    name: OutputPattern?
  ) throws {
    let (encoding, stem) = (request.encoding, request.source.stem)
    format =
      try encoding.format ?? request.placeFormat
      ?? (name.map { try OutputFormat.of($0.example) } ?? .png)
    loops = request.timeline.loop?.count ?? .forever
    if encoding.isSheet, ![.png, .jpeg, .webp, .ppm].contains(format) {
      throw Failure(
        .usage,
        "a sheet is one image: write .png, .jpg, .webp or .ppm, not .\(format.fileExtension)"
      )
    }
    if request.timeline.loop == .forever, !format.hasLoopCount || encoding.isSheet {
      notes.append(
        "--loop forever has no effect: .\(format.fileExtension) does not store a loop count"
      )
    }
    if let machine {
      (frames, schedule) = ([], FrameSchedule(count: 0, rate: FrameRate(1)))
      output = OutputPlan.of(name, stem: stem, frames: nil, format: format, encoding)
      take(machine, request, animation)
      return
    }
    if let known = try request.frames.list(of: animation), !request.timeline.isGiven {
      (frames, schedule) = (known, RenderPlan.schedule(known, request.frames, animation))
      if request.frames.namesFrames {
        output = OutputPlan.of(name, stem: stem, frames: frames, format: format, encoding)
        return
      }
    }
    (frames, schedule) = ([], FrameSchedule(count: 0, rate: FrameRate(1)))
    output = OutputPlan.of(name, stem: stem, frames: nil, format: format, encoding)
    let showsOne =
      output.isSingle && !format.holdsMany && !encoding.isSheet && !request.timeline.isGiven
      && request.frames.fps == nil
    if showsOne {
      let poster = PosterFrame.number(of: animation)
      if poster != animation.startFrame {
        notes.append(
          "drew frame \(Words.number(poster)), as the first shows little; --frame chooses another"
        )
      }
      frames = [poster]
      schedule = FrameSchedule(count: 1, rate: FrameRate(animation.framerate))
    } else {
      try takeTimeline(request, animation)
    }
  }

  private mutating func takeTimeline(
    _ request: RenderRequest,
    _ animation: LottieAnimation
  ) throws {
    if request.frames.namesFrames {
      throw Failure(.usage, "give --frame or --frames, or a range of time, not both")
    }
    var timeline = try request.timeline.timeline(of: animation)
    timeline.rate = request.frames.fps
    if format == .gif, timeline.effectiveRate.value > GIFSink.highestRate.value {
      let rate = Words.number(timeline.effectiveRate.value)
      notes.append("GIF is limited to 50 frames a second: 50 are written instead of \(rate)")
      timeline.rate = GIFSink.highestRate
    }
    if !format.hasLoopCount, case .times(let count) = request.timeline.loop {
      timeline.repetitions = count
    }
    guard timeline.count <= Double(FrameSelection.maximumFrames) else {
      throw Failure(
        .usage,
        "\(Words.number(timeline.count)) frames are more than the limit of \(FrameSelection.maximumFrames); "
          + "use --from and --to"
      )
    }
    frames = timeline.frames
    schedule = timeline.schedule
    if let count = request.encoding.contact { takeEvenly(count) }
  }

  /// Takes what a state machine shows.
  private mutating func take(
    _ machine: MachineFrames,
    _ request: RenderRequest,
    _ animation: LottieAnimation
  ) {
    var rate = request.frames.fps ?? FrameRate(animation.framerate)
    if format == .gif, rate.value > GIFSink.highestRate.value { rate = GIFSink.highestRate }
    let isOne = output.isSingle && !format.holdsMany && !request.encoding.isSheet
    let count = isOne ? 1 : max(1, Int((machine.duration * rate.value).rounded()))
    let shown = (0..<count).map { index in
      // An image alone shows the end.
      machine.shown(at: isOne ? machine.duration : Double(index) / rate.value)
    }
    (frames, scenes) = (shown.map(\.frame), shown.map(\.scene))
    schedule = FrameSchedule(count: count, rate: rate)
    if let count = request.encoding.contact { takeEvenly(count) }
  }

  private mutating func takeEvenly(_ count: Int) {
    let all = frames
    let kept = min(count, all.count)
    frames = (0..<kept).map { all[$0 * all.count / kept] }
    let allScenes = scenes
    if !allScenes.isEmpty { scenes = (0..<kept).map { allScenes[$0 * all.count / kept] } }
    schedule.count = kept
  }

  private static func schedule(
    _ frames: [Double],
    _ selection: FrameSelection,
    _ animation: LottieAnimation
  ) -> FrameSchedule {
    let step = frames.count > 1 ? frames[1] - frames[0] : 1
    let rate = selection.fps ?? FrameRate(animation.framerate / max(step, 1e-6))
    return FrameSchedule(count: frames.count, rate: rate)
  }

  /// The plan of some of the frames: of a sequence its files, else images to be joined later.
  ///
  /// - Throws: ``Failure`` for a part that goes beyond the end.
  func part(_ part: RenderPart) throws -> RenderPlan {
    guard part.last < frames.count else {
      throw Failure(.usage, "\"part\": there are only \(Words.count(frames.count, "frame"))")
    }
    var result = self
    result.frames = Array(frames[part.first...part.last])
    if !scenes.isEmpty { result.scenes = Array(scenes[part.first...part.last]) }
    result.schedule.count = result.frames.count
    result.firstIndex = part.first
    if let folder = part.folder {
      result.format = .png
      result.output = .pattern(OutputPattern(directory: folder, extension: "png"))
    }
    return result
  }

  /// The frames with their scenes.
  var moments: [RenderMoment] {
    guard !scenes.isEmpty else { return frames.map { RenderMoment($0) } }
    return zip(frames, scenes).map { RenderMoment($0, scene: $1) }
  }

  /// The file of a frame.
  func name(_ index: Int) -> String {
    switch output {
    case .standardOutput: "standard output"
    case .file(let name): name
    case .pattern(let pattern): pattern.name(firstIndex + index, frame: frames[index])
    }
  }
}
