package import LottieKit

/// The output of `lottie keypaths --fields`.
package struct FieldsOutput: JSONOutput {
  private let fields: [TemplateFields.Field]

  /// Creates the output of some fields.
  package init(_ fields: [TemplateFields.Field]) { self.fields = fields }

  package static let schemaName = "fields"
  package static let command = "keypaths --fields"
  package static let summary = "Fields of an animation that lottie render --rows can fill"

  package static let members: [JSONMember<FieldsOutput>] = [
    JSONMember("fields", "The fields") { $0.fields }
  ]
}

extension TemplateFields.Field: JSONRecord {
  package static let members: [JSONMember<TemplateFields.Field>] = [
    JSONMember("field", "The name of a column that fills it") { $0.name },
    JSONMember("kind", "The kind of its value") { $0.kind },
    JSONMember("value", "The value as a cell has it; null where there is not one") {
      $0.value.isEmpty ? nil : $0.value
    },
  ]
}
