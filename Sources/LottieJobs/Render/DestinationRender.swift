import LottieKit
import LottieLint

/// Draws one animation for a destination: with less and less until the file is small enough.
struct DestinationRender {
  private let destination: Destination
  private let rules: Destination.DrawnRules
  private let maximumBytes: Int?
  /// The request with format, range and loops; size, rate and quality come with each attempt.
  private var base: RenderRequest
  private var prepared: PreparedRender
  private let threads: Int
  private let prefix: String
  private let animation: LottieAnimation
  /// Seconds of the output, for one pass.
  private var seconds = 0.0
  /// What was given up before the first attempt.
  private var losses: [String] = []

  /// What one attempt keeps.
  private struct Attempt: Equatable {
    let size: PixelSize
    let rate: FrameRate
    /// Position in the list of qualities.
    let quality: Int
  }

  /// Renders, for a request with or without a destination.
  ///
  /// - Parameters:
  ///   - request: Frames and output.
  ///   - prepared: Results of earlier work.
  ///   - threads: Number of workers.
  ///   - prefix: The prefix of notes, for one of several inputs.
  /// - Returns: The files that were written.
  /// - Throws: ``Failure``.
  @discardableResult
  static func run(
    _ request: RenderRequest,
    _ prepared: PreparedRender = PreparedRender(),
    threads: Int,
    prefix: String = ""
  ) throws -> RenderResult {
    guard let destination = try request.place, let rules = destination.drawn else {
      return try RenderJob(request, prepared, threads: threads, prefix: prefix).run()
    }
    return try DestinationRender(destination, rules, request, prepared, threads, prefix).run()
  }

  private init(
    _ destination: Destination,
    _ rules: Destination.DrawnRules,
    _ request: RenderRequest,
    _ prepared: PreparedRender,
    _ threads: Int,
    _ prefix: String
  ) throws {
    (self.destination, self.rules, self.prepared) = (destination, rules, prepared)
    (self.threads, self.prefix, base) = (threads, prefix, request)
    maximumBytes = request.maximumBytes ?? destination.maximumBytes
    let file =
      try prepared.file
      ?? request.source.load(quiet: request.quiet, from: prepared.cache)
    self.prepared.file = file
    animation = file.animation
    if !destination.isFile { base.encoding.sound = false }
    if base.timeline.loop == nil, let plays = rules.plays { base.timeline.loop = .times(plays) }
    try takeTime()
  }

  /// Cuts off what is too long.
  private mutating func takeTime() throws {
    var timeline = try base.timeline.timeline(of: animation)
    seconds = timeline.seconds * (timeline.bounces ? 2 : 1)
    guard let maximum = destination.maximumSeconds, seconds > maximum + 0.001 else { return }
    guard !timeline.bounces else {
      throw Failure(
        .usage,
        "\(Words.number(seconds)) s to and fro are more than the \(Words.number(maximum)) s of "
          + "\(destination.title); give --to or --speed"
      )
    }
    losses.append(
      "the first \(Words.number(maximum)) of \(Words.number(seconds)) s "
        + "(--duration \(Words.number(maximum)) plays all of it faster)"
    )
    let length = maximum * timeline.framerate * timeline.speed
    if timeline.isReversed {
      timeline.start = timeline.end - length
    } else {
      timeline.end = timeline.start + length
    }
    (base.timeline.marker, base.timeline.reducedMotion) = (nil, false)
    base.timeline.from = .frame(timeline.start)
    base.timeline.to = .frame(timeline.end)
    if base.timeline.duration != nil {
      (base.timeline.duration, base.timeline.speed) = (nil, timeline.speed)
    }
    seconds = maximum
  }

  private func run() throws -> RenderResult {
    // Refuses outputs before anything is drawn.
    let shown = try RenderJob(base, prepared, threads: threads, prefix: prefix)
    try shown.checkOutput()
    guard case .file(let output) = shown.plan.output else {
      throw Failure(.usage, "--for and --max-bytes write one file; name it")
    }
    let attempts = try attempts(try sizes)
    guard !base.dryRun else {
      try say(attempts[0], output, bytes: nil)
      return RenderResult()
    }
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let path = folder.path(of: "a.\(rules.format.rawValue)")
    var (index, least) = (0, Int.max)
    while true {
      var result = try draw(attempts[index], to: path)
      let bytes = FileWriting.size(path) ?? 0
      least = min(least, bytes)
      guard let maximumBytes, bytes > maximumBytes else {
        try checkChanges(in: path)
        try OutputFiles.makeFolder(of: output)
        try FileWriting.put(FileWriting.read(path) ?? [], to: output)
        try say(attempts[index], output, bytes: bytes)
        result.outputs = [output]
        try finish(result, shown)
        return result
      }
      guard index < attempts.count - 1 else { throw tooLarge(least, maximumBytes) }
      // What is far too large is not tried with a little less.
      let step = bytes / 4 > maximumBytes ? 2 : 1
      index = min(index + step, attempts.count - 1)
    }
  }

  /// Draws into a temporary file.
  private func draw(_ attempt: Attempt, to path: String) throws -> RenderResult {
    var request = base
    (request.destination, request.maximumBytes) = (nil, nil)
    request.encoding.format = try base.placeFormat
    (request.output, request.overwrite, request.row) = (path, true, [:])
    (request.quiet, request.report, request.strictFeatures) = (true, nil, false)
    request.checksum = false
    (request.size.width, request.size.height, request.size.scale) = (nil, nil, nil)
    request.size.size = attempt.size
    request.frames.fps = attempt.rate
    switch rules.format {
    case .webm: request.encoding.crf = DestinationRender.videoQualities[attempt.quality]
    case .gif: request.encoding.colors = DestinationRender.colors[attempt.quality]
    case .webp: request.encoding.quality = DestinationRender.imageQualities[attempt.quality]
    case .apng: request.encoding.levels = DestinationRender.levels[attempt.quality]
    }
    return try RenderJob(request, prepared, threads: threads, prefix: prefix).run()
  }

  /// Refuses an APNG in which, without frames equal to the one before, fewer are left than the destination takes.
  private func checkChanges(in path: String) throws {
    guard rules.format == .apng, let least = rules.frames?.lowerBound,
      let bytes = FileWriting.read(path)?.prefix(256),
      // The number of frames is the first of what the chunk acTL holds.
      let chunk = bytes.indices.first(where: { bytes[$0...].starts(with: Array("acTL".utf8)) }),
      bytes.endIndex - chunk >= 8
    else { return }
    let count = bytes[(chunk + 4)..<(chunk + 8)].reduce(0) { $0 << 8 | Int($1) }
    guard count < least else { return }
    throw Failure(
      .cannotWrite,
      "\(base.subject): \(Words.count(count, "frame")) without those equal to the one before, and "
        + "\(destination.title) need \(least); choose a range with more motion; nothing was written"
    )
  }

  private func tooLarge(_ bytes: Int, _ maximum: Int) -> Failure {
    Failure(
      .cannotWrite,
      "\(base.subject): \(bytes) bytes at least, and "
        + (destination.isFile
          ? "--max-bytes is \(maximum); " : "\(destination.title) have at most \(maximum); ")
        + "shorten it with --to, or simplify it; nothing was written"
    )
  }

  private func finish(_ result: RenderResult, _ job: RenderJob) throws {
    try job.say(result.diagnostics)
    if base.strictFeatures, !result.diagnostics.isEmpty {
      throw Failure(.findings, RenderJob.strictMessage(result.diagnostics))
    }
  }
}

/// What is tried, and what is said of it.
extension DestinationRender {
  /// Constant rate factors of VP9; higher is worse.
  private static let videoQualities = [18, 26, 34, 42, 50, 58]
  /// Qualities of WebP; nil is lossless.
  private static let imageQualities: [Int?] = [nil, 90, 75, 60, 45, 30]
  /// Colors of a GIF.
  private static let colors = [255, 128, 64, 32, 16]
  /// Levels of each channel of a PNG.
  private static let levels = [256, 64, 32, 16]
  /// Lower rates than that of the animation.
  private static let lowerRates = [30.0, 25, 20, 15, 12, 10, 8, 6, 5]
  /// Below this rate a smaller image is tried first.
  private static let leastSmoothRate = 15.0

  private var qualities: Int {
    switch rules.format {
    case .webm: DestinationRender.videoQualities.count
    case .webp: DestinationRender.imageQualities.count
    case .gif: DestinationRender.colors.count
    case .apng: DestinationRender.levels.count
    }
  }

  /// From the best to the least: lower quality, then lower rates, smaller images, lowest rates.
  private func attempts(_ sizes: [PixelSize]) throws -> [Attempt] {
    let rates = try rates()
    var result = (0..<qualities).map { Attempt(size: sizes[0], rate: rates[0], quality: $0) }
    let smooth = rates.filter { $0.value >= DestinationRender.leastSmoothRate }
    for rates in [smooth, rates.filter { !smooth.contains($0) }] {
      for size in sizes {
        for rate in rates {
          for quality in Set([qualities / 2, qualities - 1]).sorted() {
            result.append(Attempt(size: size, rate: rate, quality: quality))
          }
        }
      }
    }
    return result.enumerated().filter { !result[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The animation's rate, or what is allowed of it, and lower ones.
  private func rates() throws -> [FrameRate] {
    var best = base.frames.fps ?? FrameRate(animation.framerate)
    for maximum in [rules.maximumRate, rules.format == .gif ? 50 : nil].compactMap(\.self)
    where best.value > maximum {
      best = FrameRate(maximum)
    }
    if let frames = rules.frames, seconds > 0 {
      if best.value * seconds > Double(frames.upperBound) {
        best = FrameRate((Double(frames.upperBound) / seconds * 100).rounded(.down) / 100)
      }
      if (best.value * seconds).rounded() < Double(frames.lowerBound) {
        best = FrameRate(Double(frames.lowerBound) / seconds)
      }
    }
    let least = seconds > 0 ? Double(rules.frames?.lowerBound ?? 1) / seconds : 0
    let lower = DestinationRender.lowerRates.filter { $0 < best.value && $0 >= least }
    return [best] + lower.map { FrameRate($0) }
  }

  private var sizes: [PixelSize] {
    get throws {
      if rules.canvas == .own { return try ownSizes }
      return fittingSizes
    }
  }

  /// The size that is asked for, and parts of it.
  private var ownSizes: [PixelSize] {
    get throws {
      let own = try base.size.pixels(of: animation.size)
      return [1, 0.75, 0.5, 0.375, 0.25].map { scale in
        func side(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
        return PixelSize(width: side(own.width), height: side(own.height))
      }
    }
  }

  private var fittingSizes: [PixelSize] {
    let (width, height) = (animation.size.width, animation.size.height)
    func fitting(_ columns: Int, _ rows: Int, even: Bool) -> PixelSize {
      let scale = min(Double(columns) / max(width, 1), Double(rows) / max(height, 1))
      func side(_ length: Double, _ most: Int) -> Int {
        let pixels = Int((min(length * scale, Double(most)) / (even ? 2 : 1)).rounded())
        return max(1, min(pixels * (even ? 2 : 1), most))
      }
      return PixelSize(width: side(width, columns), height: side(height, rows))
    }
    switch rules.canvas {
    case .squares(let sides): return sides.map { PixelSize(width: $0, height: $0) }
    case .longerSide(let side): return [fitting(side, side, even: rules.format == .webm)]
    case .within(let size): return [fitting(size.width, size.height, even: false)]
    case .own: return []
    }
  }

  /// Says what was written, and what of the animation was given up for it.
  private func say(_ attempt: Attempt, _ output: String, bytes: Int?) throws {
    guard !base.quiet else { return }
    var words = "\(output): \(attempt.size.text), \(rate(attempt.rate)) frames a second"
    if let bytes { words += ", " + Words.count(bytes, "byte") }
    if let maximumBytes {
      words += " of \(maximumBytes)" + (destination.isFile ? "" : " for \(destination.name)")
    }
    try Console.success(words)
    let losses = try losses + losses(of: attempt)
    if !losses.isEmpty {
      Console.note("note: \(prefix)for \(destination.title): " + losses.joined(separator: ", "))
    }
  }

  private func losses(of attempt: Attempt) throws -> [String] {
    var losses: [String] = []
    let sizes = try sizes
    if attempt.size != sizes[0] { losses.append("\(attempt.size.text) for \(sizes[0].text)") }
    let own = base.frames.fps ?? FrameRate(animation.framerate)
    if attempt.rate.value < own.value - 0.001 {
      losses.append("\(rate(attempt.rate)) of \(rate(own)) frames a second")
    }
    if attempt.quality > 0 {
      switch rules.format {
      case .webm: losses.append("--crf \(DestinationRender.videoQualities[attempt.quality])")
      case .gif: losses.append("\(DestinationRender.colors[attempt.quality]) colors")
      case .webp:
        losses.append("quality \(DestinationRender.imageQualities[attempt.quality] ?? 100)")
      case .apng: losses.append("\(DestinationRender.levels[attempt.quality]) levels a channel")
      }
    }
    if !base.encoding.sound || rules.format != .webm, SoundPlan.hasSound(animation) {
      losses.append("no sound")
    }
    return losses
  }

  private func rate(_ rate: FrameRate) -> String {
    Words.number((rate.value * 100).rounded() / 100)
  }
}

extension RenderRequest {
  /// The destination; nil where none is given.
  ///
  /// - Throws: ``Failure`` for an unknown one, and one that takes nothing drawn.
  var place: Destination? {
    get throws {
      guard let destination else { return try placeOfFile }
      guard let place = Destination.named(destination) else {
        throw Failure(.usage, Destination.unknown(destination, kind: "destination"))
      }
      guard place.drawn != nil else {
        throw Failure(
          .usage,
          "\(place.title): nothing drawn is taken, but the animation itself; check it with "
            + "lottie validate --profile \(place.name)"
        )
      }
      return place
    }
  }

  /// A file of `--max-bytes`; nil where that is not given.
  private var placeOfFile: Destination? {
    get throws {
      guard let maximumBytes else { return nil }
      let format = try encoding.format ?? output.map { try OutputFormat.of($0) }
      guard let format = format.flatMap({ Destination.Format(rawValue: $0.rawValue) }) else {
        throw Failure(
          .usage,
          "--max-bytes is for one .gif, .apng, .webp or .webm; name it as output"
        )
      }
      return .file(format, maximumBytes: maximumBytes)
    }
  }

  /// The format of the destination; nil where none is given.
  var placeFormat: OutputFormat? {
    get throws { try place?.drawn.flatMap { OutputFormat(rawValue: $0.format.rawValue) } }
  }

  /// Refuses options that a destination decides.
  package func checkPlace() throws {
    guard let place = try place, let format = try placeFormat else { return }
    if let maximumBytes, maximumBytes < 1 {
      throw Failure(.usage, "--max-bytes must be above 0")
    }
    let encoding = encoding
    let option = place.isFile ? "--max-bytes" : "--for"
    let hasSize = size.size != nil || size.width != nil || size.height != nil || size.scale != nil
    let decided = [
      !place.isFile && (hasSize || encoding.format != nil), encoding.isSheet, encoding.crf != nil,
      encoding.quality != nil, encoding.colors != 255, encoding.videoCodec != nil,
      encoding.pixelFormat != nil,
    ]
    guard !decided.contains(true) else {
      throw Failure(
        .usage,
        place.isFile
          ? "--max-bytes chooses the quality; leave its options out"
          : "--for chooses size, format and quality; leave those options out"
      )
    }
    guard stateMachine == nil, part == nil, !frames.namesFrames else {
      throw Failure(.usage, "\(option) takes a range of time; give --from and --to, or --marker")
    }
    if place.isFile { return }
    let name = output?.fileName ?? ""
    guard let dot = name.lastIndex(of: "."), !name.hasSuffix("}") else { return }
    let fileExtension = String(name[name.index(after: dot)...]).lowercased()
    guard fileExtension != format.fileExtension, !(format == .apng && fileExtension == "png") else {
      return
    }
    throw Failure(.usage, "\(name): \(place.title) take .\(format.fileExtension)")
  }
}
