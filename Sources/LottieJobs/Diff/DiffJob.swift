package import LottieKit

/// Runs `lottie diff`.
package struct DiffJob {
  private let request: DiffRequest
  let file: AnimationFile
  private let cache: AnimationFileCache?

  /// Creates the job of a request.
  ///
  /// - Parameters:
  ///   - request: The comparison.
  ///   - file: The first animation.
  ///   - cache: Animations that were loaded before.
  package init(_ request: DiffRequest, file: AnimationFile, cache: AnimationFileCache? = nil) {
    (self.request, self.file, self.cache) = (request, file, cache)
  }

  /// Does the work, and reports it.
  package func run() throws {
    let result = try result()
    let entry = entry(result)
    if !request.quiet {
      switch request.format {
      case .json:
        try Console.result(JSONWriter.text(DiffOutput(files: [entry]).json))
      case .table:
        for line in result.lines { try Console.result(line) }
        if result.isEqual { try Console.result("no difference") }
      case .markdown:
        try Console.result(try DiffMarkdown([entry], request).text())
      }
    }
    try writeImages(result)
    if result.differs(request.threshold) { throw Exit(.findings) }
  }

  /// The differences, as `--format json` writes them.
  package func output() throws -> DiffOutput { DiffOutput(files: [entry(try result())]) }

  private func entry(_ result: DiffResult) -> DiffEntry {
    DiffEntry(
      file: request.after.input,
      change: result.differs(request.threshold) ? .changed : .equal,
      result: result,
      paths: (
        request.against == nil ? request.source.input : nil, request.after.input
      )
    )
  }

  /// Refuses to replace an input.
  private func checkOutputs() throws {
    var files = OutputFiles(
      inputs: [request.source.input, request.other].compactMap(\.self),
      overwritesInput: false
    )
    for path in [request.heatmap, request.page].compactMap(\.self) {
      try files.add(path, of: request.source.input)
    }
  }

  /// The differences.
  func result() throws -> DiffResult {
    try checkOutputs()
    var result = DiffResult()
    var worst: FrameComparison?
    let visit: FrameComparison.Visitor = { comparison, before, after in
      guard request.heatmap != nil, worst.map({ $0.isLess(comparison) }) ?? true else { return }
      worst = comparison
      result.worstPixmaps = (before, after)
    }
    if let folder = request.against {
      let frames = try ReferenceFrames(folder)
      if !request.quiet { Console.note(frames.assumption(for: file.animation)) }
      let visual = try FrameComparison.all(of: file, against: frames, visit: visit)
      result.visual = visual
      return result
    }
    let other = try request.after.load(quiet: request.quiet, from: cache)
    if request.isStructural {
      let (old, new) = try documents(other)
      let bytes = old.document.bytes.count + new.document.bytes.count
      try request.source.memory.check(valuesOf: bytes, of: request.source.input)
      result.structural = StructuralDiff(old, new).differences
      result.words = DiffWords.all(result.structural, old, new)
    }
    if request.isVisual {
      let visual = try compare(with: other, visit)
      result.visual = visual
    }
    return result
  }

  /// The two animations as they are written, whoever draws them.
  private func documents(
    _ other: AnimationFile
  ) throws -> (old: LottieAnimation, new: LottieAnimation) {
    guard !request.players.isEmpty else { return (file.animation, other.animation) }
    let old = try request.load(request.before.input, from: cache)
    let new = try request.load(request.after.input, from: cache)
    return (old.animation, new.animation)
  }

  private func compare(
    with other: AnimationFile,
    _ visit: FrameComparison.Visitor
  ) throws -> [FrameComparison] {
    let size = file.animation.size
    let width = request.width.map(Double.init) ?? size.width
    let settings = RenderSettings(
      width: Int(max(1, min(width, 16_384)).rounded()),
      height: Int(max(1, min(width * size.height / max(size.width, 1), 16_384)).rounded())
    )
    guard settings.isAllowed else {
      throw Failure(.usage, "the frames are too large; give --width")
    }
    let count = request.frames ?? DiffRequest.usualFrames
    let frames = FrameComparison.all(
      of: file,
      other,
      settings,
      count: count,
      work: request.frames == nil ? FrameComparison.usualWork : .max,
      visit: visit
    )
    if frames.count < count, !request.quiet {
      Console.note(
        "\(request.names.before): compared \(frames.count) of \(count) frames, as drawing them "
          + "takes long; --frames \(count) compares all"
      )
    }
    return frames
  }

  /// Writes what `--heatmap` and `--output` name.
  func writeImages(_ result: DiffResult) throws {
    if let path = request.heatmap, let pixmaps = result.worstPixmaps {
      let map = pixmaps.before.heatmap(against: pixmaps.after)
      let bytes: [UInt8]
      do throws(CodecError) {
        bytes = try PNGEncoder().encode(map)
      } catch {
        throw Failure(error, output: path)
      }
      try FileWriting.write(bytes, to: path)
    }
    if let path = request.page {
      let page = DiffPage(
        [entry(result)],
        names: request.names,
        isSingle: true,
        reference: try request.against.map(ReferenceFrames.init),
        request: request,
        cache: cache
      )
      try FileWriting.write(try page.html(), to: path)
    }
  }
}
