import LottieExpressions
import LottieModel

extension RuleCatalog {
  /// Rules about the references of expressions.
  static let expressionReferences: [any Rule] = [
    MaskIndex(), ExpressionName(),
  ]
}

struct MaskIndex: LayerRule {
  let info = RuleInfo(
    "ref/mask-index",
    .error,
    "A text follows a mask that does not exist.",
    explanation:
      "The text is drawn on a straight line, or not at all.",
    example: #"{"p": {"m": 3}} on a layer with one mask"#,
    fix: "Choose one of the layer's masks."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard let path = layer.cursor[.text]?[.pathOptions]?[.mask], let index = path.whole else {
      return
    }
    let masks = layer.cursor[.masks]?.count ?? 0
    if index < 0 || index >= masks {
      let words = Words.count(masks, "mask")
      report.add(info, at: path, "\(layer.words) follows the mask \(index), and has \(words)")
    }
  }
}

struct ExpressionName: PropertyRule {
  let info = RuleInfo(
    "ref/expression-name",
    .warning,
    "An expression refers to a layer that does not exist.",
    explanation:
      "It throws, and the property keeps its exported value.",
    example: #"thisComp.layer("Contrl")"#,
    fix: "Correct the name in the expression."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let cursor = property.cursor[.expression], cursor.isString, cursor.mayHold("layer"),
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
