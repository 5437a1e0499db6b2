/// The names of the output files of `lottie render` for one input.
struct RenderNames {
  /// The images; nil when the program names them itself.
  let output: OutputPattern?
  /// The JSON report of unsupported features.
  let report: String?

  init(_ request: RenderRequest) throws {
    let input = request.source
    func pattern(_ template: OutputTemplate) throws -> OutputPattern {
      try template.pattern(
        input: input.input,
        stem: input.stem,
        marker: request.markerName,
        row: request.row
      )
    }
    output = try request.outputTemplate.map(pattern)
    report = try request.report.map { text in
      let name = try pattern(
        try OutputTemplate(text, option: "--report", columns: request.row.keys)
      )
      guard !name.isNumbered else {
        throw Failure(.usage, "--report: one file is written; use {name}, {dir} or {marker}")
      }
      return name.example
    }
  }
}

extension RenderRequest {
  /// The requested marker.
  fileprivate var markerName: String? {
    if case .marker(let name) = frames.frame { return name }
    return timeline.marker
  }
}
