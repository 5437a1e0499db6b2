import LottieModel

/// `hygiene/zero-size`: a shape or stroke has no size.
struct ZeroSize: ShapeRule {
  let info = RuleInfo(
    .zeroSize,
    .info,
    once: true,
    "A shape or stroke has no size.",
    explanation:
      "Nothing is drawn.",
    example: #"{"ty": "rc", "s": {"a": 0, "k": [0, 40]}}"#,
    fix: "Delete the shape, or give it a size."
  )

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard !shape.isHidden, let type = shape.type else { return }
    let name: StaticString
    switch type {
    case .rectangle, .ellipse: name = "s"
    case .stroke, .gradientStroke: name = "w"
    default: return
    }
    guard let value = shape.cursor[name], PropertyContext.keyframes(value) == nil,
      value["x"] == nil,
      let numbers = value["k"]?.numbers, !numbers.isEmpty, numbers.contains(0)
    else { return }
    let words = type.isStroke ? "a stroke of width 0" : "a shape without width or height"
    report.add(info, at: shape.cursor, words)
  }
}
