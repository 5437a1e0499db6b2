import LottieKit

/// Joins the frames that several tasks drew into the output that one would have written: the same bytes.
struct PartJoin {
  private let parts: [(task: BatchTask, result: TaskResult)]

  init(_ parts: [(task: BatchTask, result: TaskResult)]) {
    self.parts = parts.sorted { ($0.task.part?.first ?? 0) < ($1.task.part?.first ?? 0) }
  }

  /// The result of all parts together.
  var result: TaskResult {
    let first = parts[0]
    var all = TaskResult(
      id: TaskID(first.task.input),
      kind: first.task.kind,
      input: first.task.input
    )
    if let failed = parts.first(where: { $0.result.outcome == .failed })?.result {
      (all.outcome, all.exit, all.error) = (
        .failed, failed.exit, "\(failed.id): \(failed.error ?? "")"
      )
      return all
    }
    for part in parts {
      if !part.result.isFine { (all.exit, all.error) = (part.result.exit, part.result.error) }
      for finding in part.result.findings where !all.findings.contains(finding) {
        all.findings.append(finding)
      }
    }
    do {
      if first.task.part?.folder == nil {
        all.outputs = parts.flatMap(\.result.outputs)
      } else {
        try join(into: &all)
      }
    } catch let failure as Failure {
      (all.outcome, all.exit, all.error) = (.failed, failure.status, failure.message)
    } catch {
      (all.outcome, all.exit, all.error) = (.failed, .internalError, "\(error)")
    }
    return all
  }

  /// Writes the output, with the sound that parts do not have.
  private func join(into result: inout TaskResult) throws {
    var task = parts[0].task
    task.part = nil
    let request = try task.render()
    let job = try RenderJob(request, threads: 1)
    let frames = job.plan.moments
    let names = parts.flatMap { $0.result.outputs.map(\.path) }
    guard names.count == frames.count else {
      throw Failure(
        .badDocument,
        "\(task.input): \(names.count) frames are drawn, and there are \(frames.count)"
      )
    }
    try job.checkOutput()
    let stored = StoredFrames(names)
    let sound = try job.sound()
    let factory = SinkFactory(
      plan: job.plan,
      settings: job.settings,
      encoding: request.encoding,
      sound: sound.track
    ) { samples in
      AnySequence(
        samples.lazy.compactMap { frame in
          frames.firstIndex(of: frame).flatMap { try? stored.pixmap($0) }
        }
      )
    }
    try OutputFiles.makeFolder(of: job.plan.name(0))
    do throws(CodecError) {
      let sink = try factory.sink()
      let encoder = try sink.makeEncoder()
      var previous: Pixmap?
      for index in frames.indices {
        var pixmap = try stored.pixmap(index)
        // Equal frames that share their storage compare equal at once.
        if let previous, previous == pixmap { pixmap = previous }
        let frame = DrawnFrame(
          index: index,
          pixmap: pixmap,
          previous: sink.needsPrevious ? previous : nil
        )
        try sink.append(try encoder.encode(frame))
        previous = pixmap
      }
      try sink.finish()
    } catch {
      throw Failure(error, output: job.plan.name(0))
    }
    result.outputs = [FileRecord(job.plan.name(0))]
    result.findings += sound.diagnostics.map(\.json)
    if request.strictFeatures, !sound.diagnostics.isEmpty {
      (result.exit, result.error) = (.findings, RenderJob.strictMessage(sound.diagnostics))
    }
  }
}

/// Frames in files of their own.
private struct StoredFrames: Sendable {
  private let names: [String]

  init(_ names: [String]) { self.names = names }

  func pixmap(_ index: Int) throws(CodecError) -> Pixmap {
    let bytes: [UInt8]
    do throws(LoadError) {
      bytes = try InputFile.read(names[index])
    } catch {
      throw .cannotWrite(path: names[index], reason: "cannot be read")
    }
    return try ImageDecoder.decode(bytes, limits: ImageDecoder.Limits(pixels: 268_435_456))
  }
}
