/// The names of the output files of `lottie render` for one input.
struct RenderNames {
  /// The images; nil when the program names them itself.
  let output: OutputPattern?
  /// The JSON report of unsupported features.
  let report: String?

  init(_ command: RenderCommand) throws {
    let input = command.source
    func pattern(_ template: OutputTemplate) throws -> OutputPattern {
      try template.pattern(
        input: input.input,
        stem: input.stem,
        marker: command.markerName,
        row: command.unparsed.row
      )
    }
    output = try command.outputTemplate.map(pattern)
    report = try command.report.map { text in
      let name = try pattern(
        try OutputTemplate(text, option: "--report", columns: command.unparsed.row.keys)
      )
      guard !name.isNumbered else {
        throw Failure(.usage, "--report: one file is written; use {name}, {dir} or {marker}")
      }
      return name.example
    }
  }
}

extension RenderCommand {
  /// The given output; nil when the program names it.
  var outputTemplate: OutputTemplate? {
    get throws {
      let columns = unparsed.row.keys
      if let outputOption {
        return try OutputTemplate(outputOption, option: "--output", columns: columns)
      }
      return try output.map { try OutputTemplate($0, option: "OUTPUT", columns: columns) }
    }
  }

  /// The requested marker.
  fileprivate var markerName: String? {
    if case .marker(let name) = frameOptions.frame { return name }
    return timeline.marker
  }
}
