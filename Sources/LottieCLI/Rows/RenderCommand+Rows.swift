import LottieKit

extension RenderCommand {
  /// Draws the animation once for each row of `--rows`.
  func drawRows() throws {
    let (base, rows) = try rows()
    let preparation = try RowPreparation(base, rows)
    // Made when they are needed: a table may have a million rows.
    let commands = RenderCommands(count: rows.count) { preparation.command(rows[$0]) }
    try RenderBatch(command: commands[0], commands: commands).run()
  }

  /// The rows of `--rows`, checked, and the command that they fill.
  func rows() throws -> (base: RenderCommand, rows: Rows) {
    var base = self
    base.source = try template()
    let table = try Rows.table(rowOptions)
    // Before the table's columns, for which there may be placeholders.
    let columns = Set(table.columns + ["id"])
    base.unparsed.row = Dictionary(uniqueKeysWithValues: columns.map { ($0, "") })
    guard let output = try base.outputTemplate, table.rows.count < 2 || !output.columns.isEmpty
    else {
      throw Failure(.usage, "--rows needs a column in --output, as in 'out/{id}.png'")
    }
    let file = try base.source.load(quiet: quiet)
    base.source.unparsed.loaded = file
    var placeholders = output.columns.map { ($0, outputOption == nil ? "OUTPUT" : "--output") }
    if let report {
      placeholders += try OutputTemplate(report, option: "--report", columns: columns)
        .columns.map { ($0, "--report") }
    }
    let rows = try Rows(table, rowOptions, template: file, placeholders: placeholders) {
      try RowOutputs(base, columns: placeholders.map(\.0)).problems($0)
    }
    return (base, rows)
  }

  /// The one input.
  private func template() throws -> InputOptions {
    guard more.isEmpty, outputOption == nil || output == nil else {
      throw Failure(.usage, "--rows fills one animation; the output is that of --output")
    }
    guard rowOptions.rows != "-" || source.input != "-" else {
      throw Failure(.usage, "the animation and --rows cannot both be standard input")
    }
    let inputs = try source.inputs(with: [])
    guard inputs.count == 1 else {
      throw Failure(.usage, "--rows fills one animation; \(source.input) has \(inputs.count)")
    }
    return inputs[0]
  }

  /// The command for a row of a table.
  func filled(_ values: RowValues) -> RenderCommand {
    var command = self
    command.unparsed.row = values.placeholders
    if !values.slots.isEmpty {
      command.source.unparsed.slotValues = SlotValues(properties: values.slots)
    }
    command.textOptions.given.unparsed.texts = values.texts
    command.overrideOptions.unparsed.properties = values.properties.map { keypath, text in
      OverrideFile.Entry(keypath: keypath, spans: [OverrideFile.Span(frames: nil, text: text)])
    }
    command.overrideOptions.unparsed.images = values.images
    command.overrideOptions.hide += values.hidden.map(\.string)
    return command
  }
}

/// The outputs of all rows: each needs its own.
private struct RowOutputs {
  private let command: RenderCommand
  /// The columns they take values from.
  private let columns: [String]

  init(_ command: RenderCommand, columns: [String]) {
    self.command = command
    self.columns = columns
  }

  /// Rows whose outputs are those of other rows, or files that are read.
  func problems(_ rows: Rows) throws -> [RowProblem] {
    var problems: [RowProblem] = []
    var lines: [String: Int] = [:]
    var command = command
    var files = OutputFiles(
      inputs: [command.source.input, rows.table.path],
      overwritesInput: command.overwriteInput
    )
    for values in rows.all where problems.count < RowProblem.maximum {
      guard columns.allSatisfy({ values.placeholders[$0]?.isEmpty == false }) else { continue }
      command.unparsed.row = values.placeholders
      let names = try RenderNames(command)
      for name in [names.output?.example, names.report].compactMap(\.self) where name != "-" {
        if let line = lines.updateValue(values.line, forKey: files.canonical(name)) {
          problems.append(RowProblem(line: values.line, .collision(output: name, otherLine: line)))
        }
        do {
          try files.check(name)
        } catch let failure as Failure {
          problems.append(RowProblem(line: values.line, .replaced(message: failure.message)))
        }
      }
    }
    return problems
  }
}
