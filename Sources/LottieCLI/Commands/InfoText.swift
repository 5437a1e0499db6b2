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
    if inputs.count == 1 { return try Console.result(try text(of: inputs[0])) }
    var texts: [String] = []
    var worst = Status.done
    for input in inputs {
      do {
        let text = try text(of: input)
        texts.append(request.format == .json ? text : VisibleText.line(input.input) + "\n" + text)
      } catch let failure as Failure {
        failure.report()
        worst = max(worst, failure.status)
      }
    }
    let isJSON = request.format == .json
    let all = texts.joined(separator: isJSON ? ",\n" : "\n\n")
    if isJSON || !texts.isEmpty { try Console.result(isJSON ? "[\(all)]" : all) }
    if worst != .done { throw Exit(worst) }
  }

  private func text(of input: AnimationInput) throws -> String {
    let file = try input.load()
    switch request.format {
    case .json:
      return JSONWriter.text(try job.value(of: file, input))
    case .table where request.expressions: return expressionTable(of: file)
    case .table:
      let diagnostics = try job.diagnostics(of: file, input)
      let summary = try job.summary(of: file, input)
      let lines = diagnostics.map { "  " + VisibleText.line($0.line(input: input.input)) }
      return
        ([ReportTable.pairs(summary.rows)] + (lines.isEmpty ? [] : ["\nnot drawn as written"])
        + lines).joined(separator: "\n")
    }
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
