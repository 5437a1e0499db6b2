import LottieModel

/// `hygiene/empty`: a layer or group draws nothing.
struct EmptyLayer: ShapeListRule, LayerRule {
  let info = RuleInfo(
    .emptyLayer,
    .info,
    "A layer or group draws nothing.",
    explanation:
      "It has shapes without fill or stroke, fills or strokes without shapes below them, an empty text or one without color, or nothing at all.",
    example: #"{"ty": "gr", "it": []}"#,
    fix: "Delete it."
  )

  func add(to set: inout RuleSet) {
    set.shapeList.append(self)
    set.layer.append(self)
  }

  func check(_ list: ShapeListContext, _ report: inout Report) {
    guard !list.layer.isHidden, list.layer.type == 4 else { return }
    guard list.depth == 0 else {
      if list.items.allSatisfy({ $0.type == .transform }) {
        report.add(info, at: list.cursor, "a group of \(list.layer.words) is empty")
      }
      return
    }
    let contents = ShapePaints.contents(list.items)
    if !contents.hasPaths {
      report.add(info, at: list.cursor, "\(list.layer.words) has no shapes")
    } else if !contents.hasPaints {
      report.add(info, at: list.cursor, "\(list.layer.words) has shapes without fill or stroke")
    } else if !contents.isPainted {
      let words = "\(list.layer.words) has its fills and strokes above its shapes"
      report.add(info, at: list.cursor, words)
    } else if !contents.draws, !list.layer.isMatteSource {
      report.add(
        info,
        at: list.cursor,
        "\(list.layer.words) has only fills, strokes and groups of opacity, width or scale 0"
      )
    }
  }

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type == 5, composition.shows(layer), let source = layer.cursor["t"]?["d"],
      source["x"] == nil, source["sid"] == nil, let list = source["k"], list.isArray
    else { return }
    guard list.count > 0 else {
      return report.add(info, at: source, "\(layer.words) has no text")
    }
    let texts = list.elements.compactMap { $0["s"] }
    let reasons = texts.map { reason($0, layer) }
    guard let reason = reasons.first ?? nil, !reasons.contains(nil) else { return }
    report.add(info, at: source, "\(layer.words) \(reason)")
  }

  /// Why a text draws nothing; nil where it draws.
  private func reason(_ text: JSONCursor, _ layer: LayerContext) -> String? {
    if text["t"]?.string?.isEmpty ?? false { return "has no text" }
    if text["s"]?.double == 0 { return "has a text of size 0" }
    let isColored = layer.cursor["t"]?["a"]?.count ?? 0 > 0
    if text["fc"] == nil, text["sc"] == nil, !isColored { return "has a text without a color" }
    return nil
  }
}
