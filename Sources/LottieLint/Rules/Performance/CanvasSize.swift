import LottieModel

/// `perf/canvas-size`: a composition is larger than screens are.
struct CanvasSize: DocumentRule, LayerRule {
  let info = RuleInfo(
    .canvasSize,
    .warning,
    "A composition is larger than any screen.",
    explanation:
      "Players draw compositions with masks, mattes or effects at their full size, and textures of phones are limited to 4096 or 8192 pixels.",
    example: #"{"w": 20000, "h": 20000}"#,
    fix: "Reduce the composition to its display size, and scale its contents."
  )

  func add(to set: inout RuleSet) {
    set.document.append(self)
    set.layer.append(self)
  }

  func check(_ document: LintDocument, _ report: inout Report) {
    check(document.root, document, "the animation", &report)
  }

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type == 0, composition.shows(layer) else { return }
    check(layer.cursor, document, layer.words, &report)
  }

  private func check(
    _ cursor: JSONCursor,
    _ document: LintDocument,
    _ words: String,
    _ report: inout Report
  ) {
    guard let width = cursor["w"]?.double, let height = cursor["h"]?.double,
      max(width, height) > document.options.limits.canvasSide
    else { return }
    let size = "\(Words.number(width)) × \(Words.number(height))"
    report.add(info, at: cursor, "\(words) is \(size) pixels large")
  }
}
