import LottieModel

/// `hygiene/empty`: a layer or group draws nothing.
struct EmptyLayer: ShapeListRule {
  let info = RuleInfo(
    .emptyLayer,
    .info,
    "A layer or group draws nothing.",
    explanation:
      "It has shapes without paint, paint without shapes, or nothing at all.",
    example: #"{"ty": "gr", "it": []}"#,
    fix: "Delete it."
  )

  func check(_ list: ShapeListContext, _ report: inout Report) {
    guard list.depth == 0, !list.layer.isHidden, list.layer.type == 4 else { return }
    let kinds = ShapePaints.kinds(list.items, depth: 0)
    if !kinds.paths {
      report.add(info, at: list.cursor, "\(list.layer.words) has no shapes")
    } else if !kinds.paints {
      report.add(info, at: list.cursor, "\(list.layer.words) has shapes without fill or stroke")
    }
  }
}
