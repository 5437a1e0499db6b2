import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie fields`.
struct FieldsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fields",
    abstract: "List the fields that render --rows can fill.",
    discussion: """
      A field is a slot by its id, a text layer by its name, or by its keypath if \
      several have the name, a property by its keypath, image:ID or hide:KEYPATH. \
      A value can be put back into a table and draws the same. It is that of the \
      first frame; of several properties with one name and different values there \
      is none, and of an image within the file neither. In a table a column may \
      also be a pattern, as **.Color, and hide: takes groups, fills and strokes, too.

      EXAMPLES
        lottie fields card.json
        lottie fields card.json --format csv > fields.csv
        lottie render card.json --rows names.csv --output 'out/{id}.png' --frame 0
      """
  )

  /// Output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, csv, json
  }

  @OptionGroup var source: InputOptions
  @OptionGroup var quietOptions: QuietOptions

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: Format = .table

  func run() throws {
    let fields = TemplateFields(try source.request.load()).listing()
    switch format {
    case .table:
      try Console.result(
        ReportTable.columns(
          ["field", "kind", "value"],
          fields.map { [$0.name, $0.kind, FieldsCommand.short($0.value)] }
        )
      )
    case .csv:
      let lines = fields.map { field in
        [VisibleText.cell(field.name), field.kind, VisibleText.cell(field.value)]
          .joined(separator: ",")
      }
      try Console.result((["field,kind,value"] + lines).joined(separator: "\n"))
    case .json:
      try Console.result(JSONWriter.text(FieldsOutput(fields).json))
    }
  }

  /// A value that fits a line of a terminal.
  private static func short(_ value: String) -> String {
    value.count > 60 ? value.prefix(59) + "…" : value
  }
}
