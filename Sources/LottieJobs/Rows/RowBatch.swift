import LottieKit

/// One animation, drawn for each row of a table.
package struct RowBatch {
  /// The request that rows fill.
  let request: RenderRequest
  /// The checked rows.
  let rows: Rows
  private let file: AnimationFile

  /// Reads a table and checks all of its rows.
  ///
  /// - Throws: ``Failure``, also for anything wrong with a row.
  package init(_ request: RenderRequest, _ selection: RowSelection) throws {
    var base = request
    base.source = try RowBatch.template(request.source, selection)
    let table = try Rows.table(selection.table)
    // Before the table's columns, for which there may be placeholders.
    let columns = Set(table.columns + ["id"])
    base.row = Dictionary(uniqueKeysWithValues: columns.map { ($0, "") })
    guard let output = try base.outputTemplate, table.rows.count < 2 || !output.columns.isEmpty
    else {
      throw Failure(.usage, "--rows needs a column in --output, as in 'out/{id}.png'")
    }
    file = try base.source.load(quiet: base.quiet)
    var placeholders = output.columns.map { ($0, base.outputOption) }
    if let report = base.report {
      placeholders += try OutputTemplate(report, option: "--report", columns: columns)
        .columns.map { ($0, "--report") }
    }
    let checked = base
    rows = try Rows(table, selection, template: file, placeholders: placeholders) {
      try RowOutputs(checked, columns: placeholders.map(\.0)).problems($0)
    }
    self.request = base
  }

  /// The one input.
  private static func template(
    _ source: AnimationInput,
    _ selection: RowSelection
  ) throws -> AnimationInput {
    guard selection.table != "-" || source.input != "-" else {
      throw Failure(.usage, "the animation and --rows cannot both be standard input")
    }
    let inputs = try source.inputs(with: [])
    guard inputs.count == 1 else {
      throw Failure(.usage, "--rows fills one animation; \(source.input) has \(inputs.count)")
    }
    return inputs[0]
  }

  /// Draws all rows.
  package func run(jobs: Int?, goesOn: Bool) throws {
    let preparation = try RowPreparation(self)
    let rows = rows
    let renders = Renders(count: rows.count) { preparation.render(rows[$0]) }
    try RenderBatch(renders, of: renders[0].request, jobs: jobs, goesOn: goesOn).run()
  }

  /// The job of a row.
  func job(_ values: RowValues, threads: Int) throws -> RenderJob {
    var prepared = PreparedRender()
    prepared.file = file
    return try RenderJob(request.filled(values), prepared, threads: threads)
  }
}

/// The outputs of all rows: each needs its own.
private struct RowOutputs {
  private let request: RenderRequest
  /// The columns they take values from.
  private let columns: [String]

  init(_ request: RenderRequest, columns: [String]) {
    self.request = request
    self.columns = columns
  }

  /// Rows whose outputs are those of other rows, or files that are read.
  func problems(_ rows: Rows) throws -> [RowProblem] {
    var problems: [RowProblem] = []
    var lines: [String: Int] = [:]
    var request = request
    var files = OutputFiles(
      inputs: [request.source.input, rows.table.path],
      overwritesInput: request.overwriteInput
    )
    for values in rows.all where problems.count < RowProblem.maximum {
      guard columns.allSatisfy({ values.placeholders[$0]?.isEmpty == false }) else { continue }
      request.row = values.placeholders
      let names = try RenderNames(request)
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
