import LottieKit

/// Runs `lottie diff`.
struct DiffJob {
  let options: DiffCommand
  let file: AnimationFile

  func run() throws {
    let result = try result()
    let entry = entry(result)
    if !options.quiet {
      switch options.format {
      case .json:
        try Console.result(
          JSONWriter.text(JSONValue(members: result.members))
        )
      case .table:
        for line in result.lines { try Console.result(line) }
        if result.isEqual { try Console.result("no difference") }
      case .markdown:
        try Console.result(try DiffMarkdown([entry], options: options).text())
      }
    }
    try writeImages(result)
    if result.differs(options.threshold) { throw EarlyExit(status: Status.findings.rawValue) }
  }

  private func entry(_ result: DiffResult) -> DiffEntry {
    DiffEntry(
      file: options.other ?? options.source.input,
      change: result.differs(options.threshold) ? .changed : .equal,
      result: result,
      paths: (
        options.other == nil ? nil : options.source.input, options.other ?? options.source.input
      )
    )
  }

  /// Refuses to replace an input.
  private func checkOutputs() throws {
    var files = OutputFiles(
      inputs: [options.source.input, options.other].compactMap(\.self),
      overwritesInput: false
    )
    for path in [options.heatmap, options.page].compactMap(\.self) {
      try files.add(path, of: options.source.input)
    }
  }

  /// The differences.
  func result() throws -> DiffResult {
    try checkOutputs()
    var result = DiffResult()
    var worst: FrameComparison?
    let visit: FrameComparison.Visitor = { comparison, before, after in
      guard options.heatmap != nil, worst.map({ $0.isLess(comparison) }) ?? true else { return }
      worst = comparison
      result.worstPixmaps = (before, after)
    }
    if let folder = options.against {
      let frames = try ReferenceFrames(folder)
      if !options.quiet { Console.note(frames.assumption(for: file.animation)) }
      let visual = try FrameComparison.all(of: file, against: frames, visit: visit)
      result.visual = visual
      return result
    }
    let other = try options.other.map(options.load) ?? file
    result.structural = StructuralDiff(file.animation, other.animation).differences
    result.words = DiffWords.all(result.structural, file.animation, other.animation)
    if options.isVisual {
      let visual = try compare(with: other, visit)
      result.visual = visual
    }
    return result
  }

  private func compare(
    with other: AnimationFile,
    _ visit: FrameComparison.Visitor
  ) throws -> [FrameComparison] {
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
      visit: visit
    )
  }

  /// Writes what `--heatmap` and `--output` name.
  func writeImages(_ result: DiffResult) throws {
    if let path = options.heatmap, let pixmaps = result.worstPixmaps {
      let map = pixmaps.before.heatmap(against: pixmaps.after)
      let bytes: [UInt8]
      do throws(CodecError) {
        bytes = try PNGEncoder().encode(map)
      } catch {
        throw Failure(error, output: path)
      }
      try FileWriting.write(bytes, to: path)
    }
    if let path = options.page {
      let page = DiffPage(
        [entry(result)],
        names: (
          options.against ?? options.source.input, options.other ?? options.source.input
        ),
        reference: try options.against.map(ReferenceFrames.init),
        options: options
      )
      try FileWriting.write(try page.html(), to: path)
    }
  }
}

extension DiffCommand {
  /// Loads one of the files to compare.
  func load(_ name: String) throws -> AnimationFile {
    var source = source
    source.input = name
    return try source.load()
  }
}
