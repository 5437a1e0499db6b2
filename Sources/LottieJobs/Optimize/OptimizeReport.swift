import LottieKit

extension OptimizeJob {
  /// Whether anything is printed of the files.
  var isReported: Bool { request.report == .json || !request.quiet && request.output != "-" }

  /// Prints what became of the files.
  func report(_ entries: [Entry]) throws {
    if !request.quiet { for entry in entries { sayRefused(entry) } }
    if request.report == .json {
      let text = JSONText.bytes(OptimizeOutput(files: entries).json, .pretty)
      return try Console.result(String(decoding: text, as: UTF8.self))
    }
    guard isReported else { return }
    let rows = entries.map { entry in
      [
        entry.input, "\(entry.before)", "\(entry.after)", percent(entry.before, entry.after),
        "\(entry.gzip.before)", "\(entry.gzip.after)", percent(entry.gzip.before, entry.gzip.after),
        entry.worst.deltaE == 0
          ? "none" : "\(rounded(entry.worst.deltaE)) at \(Words.number(entry.worst.frame))",
      ]
    }
    let head = ["File", "Bytes", "After", "Saved", "Gzip", "After", "Saved", "Difference"]
    try Console.result(Console.table(head, rows))
    guard entries.count == 1, let entry = entries.first else { return }
    let steps = entry.results.flatMap(\.steps).map { step in
      [step.name, "\(step.saved)", "\(step.changes)", "\(step.takenBack)"]
    }
    guard !steps.isEmpty else { return }
    try Console.result(
      "\n" + Console.table(["Step", "Bytes saved", "Changes", "Taken back"], steps)
    )
  }

  /// Says what was not done to a file, and why.
  private func sayRefused(_ entry: Entry) {
    for step in entry.results.flatMap(\.steps) where !step.objections.isEmpty {
      Console.note(
        "\(entry.input): \(step.name): some changes are taken back, for \(Words.list(step.objections))"
      )
    }
    let untried = entry.results.count { $0.workLeft == 0 }
    guard untried > 0 else { return }
    let whose = entry.results.count == 1 ? "" : " of \(untried) of its animations"
    Console.note(
      "\(entry.input): not all changes\(whose) were tried: what is compared of a file is limited"
    )
  }

  private func percent(_ before: Int, _ after: Int) -> String {
    guard before > 0 else { return "0 %" }
    let share = Int((Double(before - after) * 100 / Double(before)).rounded())
    return share == 0 ? "0 %" : "−\(share) %"
  }

  /// Two figures at least.
  private func rounded(_ value: Double) -> String {
    Words.number((value * 1_000).rounded() / 1_000)
  }
}

/// The output of `lottie optimize --report json`.
struct OptimizeOutput: JSONOutput {
  let files: [OptimizeJob.Entry]

  static let schemaName = "optimize"
  static let summary = "What was saved, as lottie optimize --report json writes it"

  static let members: [JSONMember<OptimizeOutput>] = [JSONMember("files", "The files") { $0.files }]
}

extension OptimizeJob.Entry: JSONRecord {
  static let members: [JSONMember<Self>] = [
    JSONMember("file", "The input") { $0.input },
    JSONMember("output", "The output; null if nothing was written") { $0.output },
    JSONMember("level", "The level that was used") { $0.level.rawValue },
    JSONMember("before", "Bytes of the input") { $0.before },
    JSONMember("after", "Bytes of the output") { $0.after },
    JSONMember("gzip_before", "Bytes of the input, compressed") { $0.gzip.before },
    JSONMember("gzip_after", "Bytes of the output, compressed") { $0.gzip.after },
    JSONMember("delta_e", "Mean difference of color of the frame that differs most") {
      $0.worst.deltaE
    },
    JSONMember("frame", "That frame") { $0.worst.frame },
    JSONMember("frames_compared", "Number of frames that were compared") {
      $0.results.reduce(0) { $0 + $1.compared }
    },
    JSONMember("steps", "The steps") { $0.results.flatMap(\.steps).map(OptimizeStepEntry.init) },
  ]
}

/// A step in the output of `lottie optimize`.
private struct OptimizeStepEntry: JSONRecord {
  let step: DocumentOptimizer.StepResult

  static let members: [JSONMember<OptimizeStepEntry>] = [
    JSONMember("step", "Its name; lottie optimize --list explains it") { $0.step.name },
    JSONMember("saved", "Bytes that it saved") { $0.step.saved },
    JSONMember("changes", "Changes that it made") { $0.step.changes },
    JSONMember("taken_back", "Changes that were taken back") { $0.step.takenBack },
    JSONMember("refused_by", "What spoke against changes") { $0.step.objections },
  ]
}
