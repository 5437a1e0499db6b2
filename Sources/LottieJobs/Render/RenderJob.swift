import Dispatch
import LottieKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs `lottie render` for one input.
struct RenderJob {
  let file: AnimationFile
  let plan: RenderPlan
  let settings: RenderSettings
  let images: FileImageProvider
  let text: TextSources
  let input: String
  /// The file for unsupported features.
  let report: String?
  let threads: Int
  let request: RenderRequest
  let prepared: PreparedRender
  /// The prefix of notes, for one of several inputs.
  let prefix: String
  /// What a state machine shows; none without one.
  let scenes: [RenderScene]

  private var frames: [Double] { plan.frames }

  /// Loads an animation and plans its images.
  ///
  /// - Parameters:
  ///   - request: Frames and output.
  ///   - prepared: Results of earlier work.
  ///   - threads: Number of workers.
  ///   - prefix: The prefix of notes, for one of several inputs.
  /// - Throws: ``Failure`` for a request that does not suit the animation, and what cannot be read.
  init(
    _ request: RenderRequest,
    _ prepared: PreparedRender = PreparedRender(),
    threads: Int,
    prefix: String = ""
  ) throws {
    (self.request, self.prepared, self.threads, self.prefix) = (request, prepared, threads, prefix)
    input = request.source.input
    let names = try RenderNames(request)
    report = names.report
    var file =
      try prepared.file.map(request.source.filled)
      ?? request.source.load(quiet: request.quiet, from: prepared.cache)
    let machine = request.stateMachine == nil ? nil : try MachineFrames(request, file: file)
    let container = file
    if let machine { file = try request.source.file(of: machine.scenes[0], in: container) }
    let animation = file.animation
    var plan = try RenderPlan(request, animation: animation, machine: machine, name: names.output)
    let images = try request.assets.images(
      of: file,
      from: request.source,
      replacements: try request.overrides.replacements(in: file),
      maximumBytes: request.memory.budget.imageBytes
    )
    let text = try request.text.sources(
      for: file,
      allowUnmatched: request.overrides.allowUnmatched,
      prepared: prepared.texts
    ) {
      if request.reportsMatches, !request.dryRun { Console.note(prefix + $0) }
    }
    let scenes = try machine.map { try RenderJob.scenes(of: $0, in: container, request) } ?? []
    plan.showsSeveralSizes = scenes.contains { $0.animation.size != animation.size }
    let sayNote: (String) -> Void = { RenderJob.say(note: $0, of: request, prepared, prefix) }
    let placement = RenderPlacement(request, plan, say: sayNote) { settings in
      let renderer = FrameRenderer(
        animation,
        settings: settings,
        imageProvider: images,
        text: text,
        overrides: try prepared.overrides
          ?? request.overrides.resolved(for: Composition(animation)) { _ in },
        budget: request.memory.budget
      )
      renderer.scenes = scenes
      return renderer
    }
    self.scenes = scenes
    settings = try placement.settings(for: animation)
    self.plan = try request.part.map(plan.part) ?? plan
    (self.file, self.images, self.text) = (file, images, text)
  }

  /// Runs the job.
  ///
  /// - Returns: The files that were written; none with `--dry-run`.
  @discardableResult
  func run() throws -> RenderResult {
    try checkOutput()
    if request.dryRun {
      try sayPlan()
      return RenderResult()
    }
    let overrides =
      try scenes.first?.overrides ?? prepared.overrides
      ?? request.overrides.resolved(for: Composition(file.animation)) {
        if request.reportsMatches { Console.note(prefix + $0) }
      }
    let notes = plan.notes + [soundNote].compactMap(\.self)
    if !request.quiet { for note in notes { say(note: note) } }
    try makeDirectories()
    let diagnostics = try draw(overrides)
    try say(diagnostics)
    if request.strictFeatures, !diagnostics.isEmpty {
      throw Failure(.findings, RenderJob.strictMessage(diagnostics))
    }
    return RenderResult(
      outputs: outputs,
      diagnostics: diagnostics,
      assets: Array(file.assetFiles.keys)
    )
  }

  /// The message of `--strict-features`.
  static func strictMessage(_ diagnostics: [Diagnostic]) -> String {
    "not everything is drawn as written: \(Words.count(diagnostics.count, "finding"))"
  }

  /// The names of the images or of the file.
  var outputs: [String] {
    switch plan.output {
    case .standardOutput: []
    case .file(let name): [name]
    case .pattern: frames.indices.map(plan.name)
    }
  }

  /// Refuses outputs that cannot be written as the options say.
  func checkOutput() throws {
    let isOne = plan.output.isSingle && !plan.format.holdsMany && !request.encoding.isSheet
    guard frames.count == 1 || !isOne else {
      throw Failure(
        .usage,
        "cannot write \(frames.count) frames to one image; use a pattern such as frames/%05d.png"
      )
    }
    if case .pattern = plan.output, !plan.format.isStill {
      throw Failure(
        .usage,
        "\(plan.name(0)): a .\(plan.format.fileExtension) file holds all frames; name one file"
      )
    }
    guard case .standardOutput = plan.output else {
      try checkFiles()
      if !request.overwrite { try checkAbsence() }
      return
    }
    if Console.writesToTerminal, plan.format != .svg, !request.dryRun {
      throw Failure(
        .usage,
        "images are not written to a terminal; redirect standard output or name a file"
      )
    }
    if plan.format.video != nil {
      throw Failure(.usage, "a video needs a file; .y4m and .rgba go to standard output")
    }
  }

  /// Refuses to replace an input or another output.
  private func checkFiles() throws {
    var files = OutputFiles(
      inputs: [input],
      overwritesInput: request.overwriteInput
    )
    for index in plan.output.isSingle ? 0..<1 : frames.indices {
      try files.add(plan.name(index), of: input)
    }
    if request.encoding.sheet { try files.add(SheetAtlas.name(beside: plan.name(0)), of: input) }
    if let report { try files.add(report, of: input) }
  }

  private func checkAbsence() throws {
    let files = plan.output.isSingle ? 0..<1 : frames.indices
    for i in files where access(plan.name(i), F_OK) == 0 {
      throw Failure(
        .cannotWrite,
        "\(plan.name(i)) already exists, and --no-overwrite is given"
      )
    }
  }

  private func sayPlan() throws {
    let count = Words.count(frames.count, "frame")
    try Console.result("\(count) of \(settings.width)x\(settings.height) pixels")
    for i in frames.indices.prefix(3) {
      try say("frame \(Words.number(frames[i])): \(plan.name(i))")
    }
    if frames.count > 3, let last = frames.indices.last {
      try say("… frame \(Words.number(frames[last])): \(plan.name(last))")
    }
  }

  private func makeDirectories() throws {
    if case .standardOutput = plan.output { return }
    try OutputFiles.makeFolder(of: plan.name(0))
  }

  /// Draws the frames in the format of the output.
  ///
  /// - Returns: The parts that were not drawn.
  private func draw(_ overrides: CompositionOverrides) throws -> [Diagnostic] {
    if plan.format == .svg {
      let diagnostics = try drawVectors(overrides)
      try sayResult()
      return diagnostics
    }
    var sequence = SequenceRenderer(
      file.animation,
      settings: settings,
      imageProvider: images,
      text: text,
      overrides: overrides,
      threads: threads,
      budget: request.memory.budget
    )
    sequence.scenes = scenes
    let renderer = sequence
    let sound = try sound(overrides)
    let factory = SinkFactory(
      plan: plan,
      settings: settings,
      encoding: request.encoding,
      sound: sound.track
    ) {
      AnySequence(renderer.samples(of: $0))
    }
    let sink = try factory.make()
    let coarse = request.encoding.levels.map { CoarseSink(sink, levels: $0) }
    let target: any FrameSink = coarse ?? sink
    let sums = request.checksum ? ChecksumSink(target, count: frames.count) : nil
    let diagnostics = try fill(sums ?? target, renderer) + sound.diagnostics
    if let sums { try sayChecksums(sums.checksums) }
    try sayResult()
    sayLossyShare(of: sink)
    return diagnostics
  }

  private func fill(
    _ sink: any FrameSink,
    _ renderer: SequenceRenderer
  ) throws -> [Diagnostic] {
    let (messages, name) = (prepared.messages, request.subject)
    messages?.begin(name, frames: frames.count)
    let bar = ProgressBar(
      total: frames.count,
      isShown: request.progress.isShown && !request.quiet && messages == nil
    )
    defer { bar.finish() }
    let timed = prepared.deadline.map { DeadlineSink(sink, deadline: $0) }
    do throws(CodecError) {
      return try renderer.render(plan.moments, into: timed ?? sink) {
        messages?.advance(name)
        bar.advance()
      }
    } catch {
      bar.finish()
      if timed?.isOver == true { throw request.timedOut }
      throw Failure(error, output: plan.name(0))
    }
  }

  /// Reports what was written, on one line.
  private func sayResult() throws {
    guard !request.quiet else { return }
    let names = outputs
    guard !names.isEmpty else { return }
    var text = names[0] + (names.count > 1 ? " … \(names[names.count - 1])" : "")
    text += ": \(extent)"
    if frames.count > 1 { text += ", " + Words.count(frames.count, "frame") }
    if frames.count > 1, plan.output.isSingle, plan.format.holdsMany, !request.encoding.isSheet {
      let length = plan.schedule.start(of: plan.schedule.count, unitsPerSecond: 1000)
      text += ", \(Words.number(Double(length) / 1000)) s"
    }
    let sizes = names.compactMap(FileWriting.size)
    if sizes.count == names.count {
      text += ", " + Words.count(sizes.reduce(0, +), "byte")
    }
    try say(text)
  }

  /// Says what a lossy file would have where that is much less.
  private func sayLossyShare(of sink: any FrameSink) {
    guard !request.quiet, let share = (sink as? AnimatedWebPSink)?.lossyShare, share < 0.5,
      let name = outputs.first, let size = FileWriting.size(name), size >= 1 << 16
    else { return }
    let option = "--quality \(AnimatedWebPSink.lossyQuality)"
    let percent = max(1, Int((share * 100).rounded()))
    say(note: "\(name) is lossless; \(option) would make about \(percent)% of its size")
  }

  /// Width and height of the output.
  private var extent: String {
    guard request.encoding.isSheet else { return "\(settings.width)x\(settings.height)" }
    let layout = SinkFactory(plan: plan, settings: settings, encoding: request.encoding) { _ in
      AnySequence([])
    }.layout
    return "\(layout.width)x\(layout.height)"
  }

  private func say(note: String) { RenderJob.say(note: note, of: request, prepared, prefix) }

  private static func say(
    note: String,
    of request: RenderRequest,
    _ prepared: PreparedRender,
    _ prefix: String
  ) {
    if let messages = prepared.messages { return messages.note(note, of: request.subject) }
    Console.note("note: \(prefix)\(note)")
  }

  private func say(_ line: String) throws { try Console.success(line) }

  private func sayChecksums(_ checksums: [Checksum]) throws {
    for (i, checksum) in checksums.enumerated() {
      let line = "\(checksum.text)  frame \(Words.number(frames[i]))  \(plan.name(i))"
      if case .standardOutput = plan.output { Console.note(line) } else { try say(line) }
    }
  }

  /// Reports what was not drawn as written.
  func say(_ diagnostics: [Diagnostic]) throws {
    if let report {
      let output = RenderReport(file: input, findings: diagnostics)
      try FileWriting.write(JSONWriter.bytes(output.json) + [0x0A], to: report)
    }
    guard !request.quiet else { return }
    guard !request.verbose else {
      return diagnostics.forEach { Console.warning($0.line(input: input)) }
    }
    let left = FindingsReport.warn(diagnostics, of: input)
    if left > 0 {
      Console.note("\(prefix)and \(left) more; use --verbose or --report for all of them")
    }
  }
}

/// The result of `lottie render` for one animation.
struct RenderResult {
  /// The files, in order of frames; none on standard output.
  var outputs: [String] = []
  /// The parts that were not drawn as written.
  var diagnostics: [Diagnostic] = []
  /// Images and fonts that were read, or would have been if they existed.
  var assets: [String] = []
}
