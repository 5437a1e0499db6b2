import LottieJobs
import LottieKit

/// Prints what `lottie info` shows.
struct InfoText {
  private let request: InfoRequest
  private let job: InfoJob

  init(_ request: InfoRequest) { (self.request, job) = (request, InfoJob(request)) }

  /// Prints all animations.
  func write() throws {
    let inputs = try request.source.inputs(with: request.more)
    var values: [JSONValue] = []
    var texts: [String] = []
    var worst = Status.done
    for input in inputs {
      do {
        let file = try input.load()
        if request.format == .json {
          values.append(try job.value(of: file, input))
        } else {
          let text = try text(of: file, input)
          texts.append(inputs.count == 1 ? text : VisibleText.line(input.input) + "\n" + text)
        }
      } catch let failure as Failure {
        guard inputs.count > 1 else { throw failure }
        failure.report()
        worst = max(worst, failure.status)
      }
    }
    if request.format == .json {
      try Console.result(JSONWriter.text(job.output(of: values).json))
    } else if !texts.isEmpty {
      try Console.result(texts.joined(separator: "\n\n"))
    }
    if worst != .done { throw Exit(worst) }
  }

  private func text(of file: AnimationFile, _ input: AnimationInput) throws -> String {
    if request.expressions { return expressionTable(of: file) }
    let diagnostics = try job.diagnostics(of: file, input)
    let summary = try job.summary(of: file, input)
    let lines = diagnostics.map { "  " + VisibleText.line($0.line(input: input.input)) }
    return
      ([ReportTable.pairs(summary.rows)] + (lines.isEmpty ? [] : ["\nnot drawn as written"])
      + lines).joined(separator: "\n")
  }

  private func expressionTable(of file: AnimationFile) -> String {
    let entries = Composition(file.animation).expressions()
    guard !entries.isEmpty else { return "no expressions" }
    let rows = entries.map { entry in
      [entry.keypath, entry.uses.joined(separator: " "), entry.problem ?? "evaluated"]
    }
    return ReportTable.columns(["property", "uses", "state"], rows)
  }
}
