import LottieKit

/// Runs `lottie diff`.
struct DiffJob {
  let options: DiffCommand
  let file: AnimationFile

  func run() throws {
    let result = try result()
    if !options.quiet {
      if options.format == .json {
        try Console.result(
          String(decoding: JSONWriter.bytes(JSONValue(members: result.members)), as: UTF8.self)
        )
      } else {
        for line in result.lines { try Console.result(line) }
        if result.isEqual { try Console.result("no difference") }
      }
    }
    try writeImages(result.visual)
    if result.differs(options.threshold) { throw EarlyExit(status: Status.findings.rawValue) }
  }

  /// Refuses to replace an input.
  private func checkOutputs() throws {
    var files = OutputFiles(
      inputs: [options.source.input, options.other].compactMap(\.self),
      overwritesInput: false
    )
    for path in [options.heatmap, options.report].compactMap(\.self) {
      try files.add(path, of: options.source.input)
    }
  }

  /// The differences.
  func result() throws -> DiffResult {
    try checkOutputs()
    if let folder = options.against {
      let frames = try ReferenceFrames(folder)
      if !options.quiet { Console.note(frames.assumption(for: file.animation)) }
      return DiffResult(
        visual: try FrameComparison.all(of: file, against: frames, keepsFrames: keepsFrames)
      )
    }
    let other = try options.other.map(load) ?? file
    return DiffResult(
      structural: StructuralDiff(file.animation, other.animation).differences,
      visual: isVisual ? try compare(with: other) : []
    )
  }

  private var isVisual: Bool {
    options.visual || keepsFrames
  }

  private var keepsFrames: Bool { options.heatmap != nil || options.report != nil }

  private func load(_ name: String) throws -> AnimationFile {
    var source = options.source
    source.input = name
    return try source.load()
  }

  private func compare(with other: AnimationFile) throws -> [FrameComparison] {
    let size = file.animation.size
    let width = options.width.map(Double.init) ?? size.width
    let settings = RenderSettings(
      width: Int(max(1, min(width, 16_384)).rounded()),
      height: Int(max(1, min(width * size.height / max(size.width, 1), 16_384)).rounded())
    )
    guard settings.isAllowed else {
      throw Failure(.usage, "the frames are too large; give --width")
    }
    return FrameComparison.all(
      of: file,
      other,
      settings,
      count: options.frames,
      keepsFrames: keepsFrames
    )
  }

  /// Writes what `--heatmap` and `--report` name.
  func writeImages(_ comparisons: [FrameComparison]) throws {
    let worst = comparisons.max { $0.diff.error < $1.diff.error }
    if let path = options.heatmap, let pixmaps = worst?.pixmaps {
      let map = pixmaps.before.heatmap(against: pixmaps.after)
      let bytes: [UInt8]
      do throws(CodecError) {
        bytes = try PNGEncoder().encode(map)
      } catch {
        throw Failure(error, output: path)
      }
      try FileWriting.write(bytes, to: path)
    }
    if let path = options.report {
      try FileWriting.write(DiffPage(title: options.source.input, comparisons).html, to: path)
    }
  }
}
