import LottieModel

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
