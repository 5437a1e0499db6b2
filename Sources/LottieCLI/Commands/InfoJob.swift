import LottieKit

/// Runs `lottie info`.
struct InfoJob {
  private let request: InfoRequest

  init(_ request: InfoRequest) { self.request = request }

  func run() throws {
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

  private func text(of input: AnimationSource) throws -> String {
    let file = try input.load()
    switch request.format {
    case .json:
      return JSONWriter.text(try value(of: file, input))
    case .table where request.expressions: return expressionTable(of: file)
    case .table:
      let diagnostics = try diagnostics(of: file, input)
      let summary = AnimationSummary(file)
      let lines = diagnostics.map { "  " + VisibleText.line($0.line(input: input.input)) }
      return
        ([ReportTable.pairs(summary.rows)] + (lines.isEmpty ? [] : ["\nnot drawn as written"])
        + lines).joined(separator: "\n")
    }
  }

  /// What `--format json` writes of an animation.
  func value(of file: AnimationFile, _ input: AnimationSource) throws -> JSONValue {
    if request.expressions {
      let list = JSONValue.array(Composition(file.animation).expressions().map(InfoJob.json))
      return request.more.isEmpty
        ? list : .object(["file": .string(input.input), "expressions": list])
    }
    var object = AnimationSummary(file).json
    object["file"] = .string(input.input)
    object["findings"] = .array(try diagnostics(of: file, input).map(FindingsReport.value))
    return .object(object)
  }

  private func diagnostics(of file: AnimationFile, _ input: AnimationSource) throws -> [Diagnostic]
  {
    let images = try request.assets.images(of: file, from: input)
    return Composition(file.animation, imageProvider: images).diagnostics
  }

  private func expressionTable(of file: AnimationFile) -> String {
    let entries = Composition(file.animation).expressions()
    guard !entries.isEmpty else { return "no expressions" }
    let rows = entries.map { entry in
      [entry.keypath, entry.uses.joined(separator: " "), entry.problem ?? "evaluated"]
    }
    return ReportTable.columns(["property", "uses", "state"], rows)
  }

  private static func json(_ entry: ExpressionEntry) -> JSONValue {
    .object([
      "keypath": .string(entry.keypath),
      "pointer": .string(entry.pointer.description),
      "uses": .array(entry.uses.map { .string($0) }),
      "evaluated": .bool(entry.problem == nil),
      "problem": entry.problem.map { .string($0) } ?? .null,
      "source": .string(entry.source),
    ])
  }
}
