import LottieKit

extension OptimizeJob {
  /// Whether anything is printed of the files.
  var isReported: Bool { request.report == .json || !request.quiet && request.output != "-" }

  /// Prints what became of the files.
  func report(_ entries: [Entry]) throws {
    if !request.quiet { for entry in entries { sayRefused(entry) } }
    if request.report == .json { return try Console.result(json(entries)) }
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

  private func json(_ entries: [Entry]) -> String {
    let files = entries.map { entry in
      JSONValue(memberList: [
        ("file", .string(entry.input)),
        ("output", entry.output.map(JSONValue.string) ?? .null),
        ("level", .string(entry.level.rawValue)),
        ("before", .number(Double(entry.before))),
        ("after", .number(Double(entry.after))),
        ("gzip_before", .number(Double(entry.gzip.before))),
        ("gzip_after", .number(Double(entry.gzip.after))),
        ("delta_e", .number(entry.worst.deltaE)),
        ("frame", .number(entry.worst.frame)),
        ("frames_compared", .number(Double(entry.results.reduce(0) { $0 + $1.compared }))),
        (
          "steps",
          .array(
            entry.results.flatMap(\.steps).map { step in
              JSONValue(members: [
                "step": .string(step.name),
                "saved": .number(Double(step.saved)),
                "changes": .number(Double(step.changes)),
                "taken_back": .number(Double(step.takenBack)),
                "refused_by": .array(step.objections.map(JSONValue.string)),
              ])
            }
          )
        ),
      ])
    }
    let root = JSONValue(members: ["version": .number(1), "files": .array(files)])
    return String(decoding: JSONText.bytes(root, .pretty), as: UTF8.self)
  }
}
