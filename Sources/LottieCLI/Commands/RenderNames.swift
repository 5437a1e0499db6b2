/// The names of what `lottie render` writes of one input.
struct RenderNames {
  /// The images; nil when the program names them itself.
  let output: OutputPattern?
  /// What is not drawn, as JSON.
  let report: String?

  init(_ command: RenderCommand, _ input: InputOptions) throws {
    func pattern(_ template: OutputTemplate) throws -> OutputPattern {
      try template.pattern(input: input.input, stem: input.stem, marker: command.markerName)
    }
    output = try command.outputTemplate.map(pattern)
    report = try command.report.map { text in
      let name = try pattern(try OutputTemplate(text, option: "--report"))
      guard !name.isNumbered else {
        throw Failure(.usage, "--report: one file is written; use {name}, {dir} or {marker}")
      }
      return name.example
    }
  }
}

extension RenderCommand {
  /// The output as it was given; nil when the program names it.
  var outputTemplate: OutputTemplate? {
    get throws {
      if let outputOption { return try OutputTemplate(outputOption, option: "--output") }
      return try output.map { try OutputTemplate($0, option: "OUTPUT") }
    }
  }

  /// The marker that was asked for.
  fileprivate var markerName: String? {
    if case .marker(let name) = frameOptions.frame { return name }
    return timeline.marker
  }
}
