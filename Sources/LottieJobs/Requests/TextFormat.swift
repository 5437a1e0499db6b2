/// Output formats of reports that have no other: `machine`, `status`, `optimize`.
package enum TextFormat: String, OptionText, CaseIterable {
  case text, json
}
