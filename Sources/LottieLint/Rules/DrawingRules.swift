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
        "What lies beyond is left out, so that no file takes all memory or time.",
      example: "a repeater with 100000 copies",
      fix: "Ask for less: fewer copies, layers, characters or mattes."
    )
  )

  /// Expressions that do not give a value.
  static let expressions: [any Rule] = [
    RuleInfo(
      .expressionCycle,
      .warning,
      "Expressions read one another in a cycle.",
      explanation:
        "After Effects refuses such expressions; here one of them reads its keyframes.",
      example: "two layers whose rotations read one another",
      fix: "Let one of the expressions read something else."
    ),
    RuleInfo(
      .expressionFailure,
      .warning,
      "An expression cannot be used.",
      explanation:
        "It cannot be read, throws, takes too long, or gives a value that its property cannot hold; the keyframes are drawn.",
      example: #"{"x": "nope()"}"#,
      fix: "Correct the expression, or convert it to keyframes."
    ),
  ].map(DrawingRule.init)
}
