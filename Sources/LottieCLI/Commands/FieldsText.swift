import LottieJobs
import LottieKit

/// The fields of `lottie keypaths --fields`, in the formats of keypaths.
enum FieldsText {
  static func text(_ fields: [TemplateFields.Field], _ format: KeypathsCommand.Format) -> String {
    switch format {
    case .text, .tree:
      ReportTable.columns(
        ["field", "kind", "value"],
        fields.map { [$0.name, $0.kind, short($0.value)] }
      )
    case .csv:
      (["field,kind,value"]
        + fields.map { field in
          [VisibleText.cell(field.name), field.kind, VisibleText.cell(field.value)]
            .joined(separator: ",")
        }).joined(separator: "\n")
    case .json: JSONWriter.text(FieldsOutput(fields).json)
    }
  }

  /// A value that fits a line of a terminal.
  private static func short(_ value: String) -> String {
    value.count > 60 ? value.prefix(59) + "…" : value
  }
}
