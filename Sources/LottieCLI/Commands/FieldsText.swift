import LottieJobs
import LottieKit

/// The fields of `lottie keypaths --fields`, in the formats of keypaths.
enum FieldsText {
  static func text(_ fields: [TemplateFields.Field], _ format: KeypathsCommand.Format) -> String {
    switch format {
    case .text, .tree:
      ReportTable.columns(
        ["field", "kind", "value"],
        fields.map { [$0.name, $0.kind, Words.cut($0.value, to: 60)] }
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
}
