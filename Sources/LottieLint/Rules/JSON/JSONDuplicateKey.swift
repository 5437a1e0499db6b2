import LottieModel

/// `json/duplicate-key`: an object has two members of one name.
struct JSONDuplicateKey: DocumentRule {
  let info = RuleInfo(
    .jsonDuplicateKey,
    .warning,
    "An object has two members of one name.",
    explanation:
      "Players disagree on which of them to use.",
    example: #"{"a": 0, "a": 1}"#,
    fix: "Remove one of them."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    var names: Set<UInt64> = []
    JSONDuplicateKey.visit(document.root, &names) { cursor, name in
      report.add(info, at: cursor, "\(Words.quoted(name)) occurs twice in one object")
    }
  }

  /// Calls back for the second member of a name, in every object; the reader bounds the recursion.
  private static func visit(
    _ cursor: JSONCursor,
    _ names: inout Set<UInt64>,
    _ body: (JSONCursor, String) -> Void
  ) {
    if cursor.isArray {
      guard let first = cursor.firstElement, first.isObject || first.isArray else { return }
      for element in cursor.elements { visit(element, &names, body) }
    } else if cursor.isObject {
      if let name = cursor.repeatedName { body(cursor, name) }
      for value in cursor.values where value.isObject || value.isArray {
        visit(value, &names, body)
      }
    }
  }
}
