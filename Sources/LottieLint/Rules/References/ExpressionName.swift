import LottieExpressions
import LottieModel

/// `ref/expression-name`: an expression names a layer that is not there.
struct ExpressionName: PropertyRule {
  let info = RuleInfo(
    .expressionName,
    .warning,
    "An expression refers to a layer that does not exist.",
    explanation:
      "It throws, and the property keeps its exported value.",
    example: #"thisComp.layer("Contrl")"#,
    fix: "Correct the name in the expression."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let cursor = property.cursor["x"], cursor.isString, cursor.mayHold("layer"),
      let text = cursor.string
    else { return }
    let names = document.scripts.outline(text).calls.prefix(1_000)
      .filter { $0.owner == "thisComp" && $0.name == "layer" }.compactMap(\.text)
    guard !names.isEmpty else { return }
    let known = Set(document.compositions.flatMap { $0.layers.compactMap(\.name) })
    for name in names where !known.contains(name) {
      report.add(
        info,
        at: cursor,
        "an expression refers to the layer \(Words.quoted(name)), which does not exist"
      )
    }
  }
}
