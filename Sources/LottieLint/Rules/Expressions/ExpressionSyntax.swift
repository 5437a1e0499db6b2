import LottieExpressions
import LottieModel

/// `expr/syntax`: an expression cannot be read.
struct ExpressionSyntax: PropertyRule {
  let info = RuleInfo(
    .expressionSyntax,
    .warning,
    "An expression has a syntax error.",
    explanation:
      "It is not a valid script: players that evaluate expressions throw, or use the keyframes instead.",
    example: #"{"x": "var $bm_rt = wiggle(2, "}"#,
    fix: "Correct the expression in After Effects, or convert it to keyframes."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let cursor = property.cursor["x"], let text = cursor.string, !text.isEmpty,
      let failure = document.scripts.failure(text)
    else { return }
    report.add(info, at: cursor, "line \(failure.line) of the expression: \(failure.message)")
  }
}
