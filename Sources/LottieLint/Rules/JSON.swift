import LottieModel

extension RuleCatalog {
  /// Text that is not JSON, or JSON that is not an animation.
  static let json: [any Rule] =
    FileRule.json + [
      NotLottie(), JSONDuplicateKey(), JSONNonFinite(),
    ]
}

extension RuleID {
  package static let jsonSyntax: RuleID = "json/syntax"
  package static let jsonEncoding: RuleID = "json/encoding"
  package static let jsonDepth: RuleID = "json/depth"
  package static let jsonSize: RuleID = "json/size"
  package static let notLottie: RuleID = "json/not-lottie"
}

extension FileRule {
  /// Text that cannot be read.
  static let json: [any Rule] = [
    RuleInfo(
      .jsonSyntax,
      .error,
      "The file is not JSON.",
      explanation:
        "No player can read it. The location is where parsing stopped; the error is there or just before.",
      example: #"{"w": 100,}"#,
      fix: "Export the animation again, or fix the text at the reported location."
    ),
    RuleInfo(
      .jsonEncoding,
      .error,
      "The text is not plain UTF-8.",
      explanation:
        "Players read UTF-8. A byte order mark stops some of them, UTF-16 stops all.",
      example: "a file that begins with the bytes EF BB BF",
      fix: "Save the file as UTF-8 without a byte order mark."
    ),
    RuleInfo(
      .jsonDepth,
      .error,
      "The document is nested too deeply.",
      explanation:
        "Players with recursive parsers crash on such a file; no editor writes one.",
      example: "[[[[[[…]]]]]]",
      fix: "Export the animation again."
    ),
    RuleInfo(
      .jsonSize,
      .error,
      "The file exceeds the size limit.",
      explanation:
        "More than 256 MiB is not an animation that any player should load.",
      example: "a file of 300 MB",
      fix: "Move the images out of the document, or split it."
    ),
  ].map(FileRule.init)
}

struct NotLottie: Rule {
  let info = RuleInfo(
    .notLottie,
    .error,
    "The file is JSON, but not a Lottie animation.",
    explanation:
      "An animation is an object with layers, a size (w, h), a frame rate (fr) and its first and last frame (ip, op).",
    example: #"{"name": "package", "version": "1.0"}"#,
    fix: "Check that this is the right file."
  )

  func add(to set: inout RuleSet) {}

  /// The reason why a root is no animation; nil if it is one.
  static func reason(_ root: JSONCursor) -> String? {
    guard root.isObject else { return "not a Lottie animation: the file holds \(root.kindText)" }
    let required: [(JSONName, Bool)] = [
      ("layers", root["layers"]?.isArray ?? false), ("w", root[.width]?.isNumber ?? false),
      ("h", root[.height]?.isNumber ?? false), ("fr", root[.frameRate]?.isNumber ?? false),
      ("ip", root[.inPoint]?.isNumber ?? false), ("op", root[.outPoint]?.isNumber ?? false),
    ]
    let missing = required.filter { !$0.1 }.map { "\"\($0.0)\"" }
    guard !missing.isEmpty else { return nil }
    return "not a Lottie animation: it has no \(missing.joined(separator: ", "))"
  }
}

struct JSONDuplicateKey: DocumentRule {
  let info = RuleInfo(
    "json/duplicate-key",
    .warning,
    "An object has two members of one name.",
    explanation:
      "Players disagree on which of them to use.",
    example: #"{"a": 0, "a": 1}"#,
    fix: "Remove one of them."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    document.root.forEachObject { object in
      guard let name = object.repeatedName else { return }
      report.add(info, at: object, "\(Words.quoted(name)) stands twice in one object")
    }
  }
}

struct JSONNonFinite: DocumentRule {
  let info = RuleInfo(
    "json/nonfinite",
    .error,
    "A number is too large.",
    explanation:
      "It is read as infinity, and everything that depends on it disappears.",
    example: #"{"k": 1e999}"#,
    fix: "Write the intended number."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard document.hasHugeExponents else { return }
    visit(document.root, nil, &report)
  }

  /// Looks at a value and all below it; the reader bounds the recursion.
  private func visit(_ cursor: JSONCursor, _ name: String?, _ report: inout Report) {
    if cursor.isArray {
      for element in cursor.elements { visit(element, name, &report) }
    } else if cursor.isObject {
      for (name, value) in cursor.members { visit(value, name, &report) }
    } else if let number = cursor.double, !number.isFinite {
      let words = name.map { "\(Words.quoted($0)) is a number" } ?? "the number is"
      report.add(info, at: cursor, "\(words) too large")
    }
  }
}
