import LottieModel

/// A rule whose findings come from the check of the structure, which knows it by its id.
struct StructureRule: Rule {
  let info: RuleInfo

  func add(to set: inout RuleSet) { set.checksStructure = true }
}

/// A rule about the file, broken before there is a document to look at.
struct FileRule: Rule {
  let info: RuleInfo

  func add(to set: inout RuleSet) {}
}

/// A rule that only drawing can break; `lottie render` and `lottie info` report it.
package struct DrawingRule: Rule {
  package let info: RuleInfo

  package func add(to set: inout RuleSet) {}

  /// Limits.
  static let limit = DrawingRule(
    info: RuleInfo(
      .limit,
      .warning,
      "A limit was reached while drawing.",
      explanation:
        "The rest is left out, so that no file exhausts memory or time.",
      example: "a repeater with 100000 copies",
      fix: "Use fewer copies, layers, characters or mattes."
    )
  )

  /// Expressions that do not give a value.
  static let expressions: [any Rule] = [
    RuleInfo(
      .expressionCycle,
      .warning,
      "Expressions depend on each other in a cycle.",
      explanation:
        "After Effects rejects such expressions; here one of them uses its keyframes instead.",
      example: "two layers whose rotations read one another",
      fix: "Remove one of the dependencies."
    ),
    RuleInfo(
      .expressionFailure,
      .warning,
      "An expression cannot be used.",
      explanation:
        "It has a syntax error, throws, takes too long, or returns a value of the wrong type; the keyframes are used instead.",
      example: #"{"x": "nope()"}"#,
      fix: "Correct the expression, or convert it to keyframes."
    ),
  ].map(DrawingRule.init)
}
