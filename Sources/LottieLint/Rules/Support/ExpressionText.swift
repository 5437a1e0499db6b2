/// Looks into expressions without running them.
enum ExpressionText {
  /// Names in calls of `thisComp.layer("…")`; those of other compositions are left out.
  static func layerNames(_ text: String) -> [String] {
    var names: [String] = []
    var rest = Substring(text)
    while let range = rest.firstRange(of: "thisComp.layer("), names.count < 20 {
      rest = rest[range.upperBound...]
      guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
      let name = rest.dropFirst().prefix { $0 != quote }
      guard !name.contains("\\") else { continue }
      names.append(String(name))
    }
    return names
  }

  /// Whether a text has another in it.
  static func contains(_ text: String, _ part: String) -> Bool { text.firstRange(of: part) != nil }
}
