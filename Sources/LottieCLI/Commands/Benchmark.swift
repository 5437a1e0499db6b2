import LottieJobs
import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Loads an animation several times and draws its frames in order, measuring times.
struct Benchmark {
  private static let loads = 3
  private let command: BenchCommand

  init(_ command: BenchCommand) {
    self.command = command
  }

  /// The results.
  func run() throws -> BenchOutput {
    let subject = try Subject(command)
    let loadTime = measureLoad(subject)
    let start = subject.animation.startFrame
    let frames = (0..<frameCount(subject.animation)).map { start + Double($0) }
    var figures = BenchOutput(
      width: subject.settings.width,
      height: subject.settings.height,
      load: loadTime
    )
    if command.threads > 1 {
      let begin = Benchmark.processorTime()
      subject.sequenceRenderer(threads: command.threads).render(frames) { { _, _ in } }
      figures.frames = frames.count
      figures.total = Benchmark.processorTime() - begin
    } else {
      draw(frames, with: subject.frameRenderer(isIncremental: !command.fullRedraw), into: &figures)
    }
    figures.peakMemory = Benchmark.peakMemory()
    return figures
  }

  private func frameCount(_ animation: LottieAnimation) -> Int {
    let all = max(1, min(animation.endFrame - animation.startFrame, 100_000)).rounded(.down)
    return min(command.frames ?? Int(all), Int(all))
  }

  /// The minimum time to parse the document and make its layers and nodes; images are decoded only
  /// once.
  private func measureLoad(_ subject: Subject) -> Double {
    let bytes = subject.animation.document.bytes
    var minimum = Double.infinity
    for _ in 0..<Benchmark.loads {
      let start = Benchmark.processorTime()
      guard let animation = try? LottieAnimation.decode(bytes) else { continue }
      let composition = Composition(
        animation,
        imageProvider: subject.images,
        text: subject.text
      )
      withExtendedLifetime(composition) {
        minimum = min(minimum, Benchmark.processorTime() - start)
      }
    }
    return minimum
  }

  private func draw(
    _ frames: [Double],
    with renderer: FrameRenderer,
    into figures: inout BenchOutput
  ) {
    let clock = Benchmark.clockTime()
    var times: [Double] = []
    var damage = (none: 0, part: 0, full: 0)
    for frame in frames {
      let start = Benchmark.processorTime()
      switch renderer.draw(frame: frame) {
      case .none: damage.none += 1
      case .part: damage.part += 1
      case .full: damage.full += 1
      }
      times.append(max(0, Benchmark.processorTime() - start - clock))
    }
    let first = times[0]
    // The first frame includes setup: it is timed separately.
    if times.count > 1 { times[0] = 0 }
    let worst = times.indices.max { times[$0] < times[$1] } ?? 0
    let sorted = (times.count > 1 ? times.dropFirst() : times[...]).sorted()
    figures.frames = sorted.count
    figures.total = times.reduce(0, +)
    figures.detail = BenchOutput.Detail(
      first: figures.load + first,
      median: sorted[sorted.count / 2],
      percentile95: sorted[min(sorted.count - 1, sorted.count * 95 / 100)],
      worst: sorted.last ?? 0,
      worstFrame: frames[worst],
      damage: damage
    )
  }

  /// Processor time of the process in milliseconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  /// The time one reading of the clock takes, in milliseconds.
  ///
  /// It is several times that of a frame in which nothing changes, so it is subtracted.
  private static func clockTime() -> Double {
    let reads = 200
    return (0..<5).map { _ in
      let start = processorTime()
      for _ in 1..<reads { _ = processorTime() }
      return (processorTime() - start) / Double(reads)
    }.min() ?? 0
  }

  private static func peakMemory() -> Double {
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return Double(usage.ru_maxrss) * 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return Double(usage.ru_maxrss)
    #endif
  }
}

/// An animation to draw, with its settings.
private struct Subject {
  let animation: LottieAnimation
  let settings: RenderSettings
  let images: FileImageProvider
  let text: TextSources
  private let overrides: CompositionOverrides
  private let budget: RenderBudget

  init(_ command: BenchCommand) throws {
    let (source, size, overrides) = (
      command.source.request, command.sizeOptions.request, command.overrideOptions.request
    )
    let file = try source.load()
    animation = file.animation
    let (width, height) = try size.pixels(of: animation.size)
    settings = RenderSettings(width: width, height: height, fit: size.effectiveFit)
    budget = command.source.memory.request.budget
    try command.source.memory.request.check(settings)
    images = try command.assets.request.images(
      of: file,
      from: source,
      replacements: try overrides.replacements(in: file)
    )
    self.overrides = try overrides.resolved(for: Composition(file.animation), say: Console.note)
    text = try command.textOptions.request.sources(for: file)
  }

  func frameRenderer(isIncremental: Bool) -> FrameRenderer {
    FrameRenderer(
      animation,
      settings: settings,
      imageProvider: images,
      text: text,
      overrides: overrides,
      isIncremental: isIncremental,
      budget: budget
    )
  }

  func sequenceRenderer(threads: Int) -> SequenceRenderer {
    SequenceRenderer(
      animation,
      settings: settings,
      imageProvider: images,
      text: text,
      overrides: overrides,
      threads: threads,
      budget: budget
    )
  }
}
