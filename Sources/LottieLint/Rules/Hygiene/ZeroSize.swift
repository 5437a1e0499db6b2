import LottieModel

/// `hygiene/zero-size`: a shape or stroke has no size.
struct ZeroSize: ShapeRule, LayerRule {
  let info = RuleInfo(
    .zeroSize,
    .info,
    once: true,
    "A shape, stroke, solid, trim or gradient is empty.",
    explanation:
      "Nothing is drawn.",
    example: #"{"ty": "rc", "s": {"a": 0, "k": [0, 40]}}"#,
    fix: "Delete the shape, or give it a size."
  )

  func add(to set: inout RuleSet) {
    set.shape.append(self)
    set.layer.append(self)
  }

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type == 1, composition.shows(layer), let width = layer.cursor["sw"]?.double,
      let height = layer.cursor["sh"]?.double, width <= 0 || height <= 0
    else { return }
    report.add(info, at: layer.cursor, "the solid \(layer.words) has no size")
  }

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard !shape.isHidden, let type = shape.type else { return }
    let cursor = shape.cursor
    switch type {
    case .rectangle, .ellipse:
      guard hasZero(cursor["s"]) else { return }
      report.add(info, at: cursor, "a shape without width or height")
    case .stroke, .gradientStroke:
      guard hasZero(cursor["w"]) else { return }
      report.add(info, at: cursor, "a stroke of width 0")
    case .star:
      let isStar = cursor["sy"]?.whole != 2
      guard
        ValueRange.isAlways(0, cursor["pt"])
          || ValueRange.isAlways(0, cursor["or"])
            && (!isStar || ValueRange.isAlways(0, cursor["ir"]))
      else { return }
      report.add(info, at: cursor, "a star or polygon without points or radius")
    case .trim:
      guard let start = ValueRange.all(cursor["s"])?.first,
        start == ValueRange.all(cursor["e"])?.first, start.lowerBound == start.upperBound
      else { return }
      report.add(info, at: cursor, "a trim that leaves nothing")
    case .gradientFill:
      guard let start = ValueRange.all(cursor["s"]), start == ValueRange.all(cursor["e"]),
        start.count > 1, start.allSatisfy({ $0.lowerBound == $0.upperBound })
      else { return }
      report.add(info, at: cursor, "a gradient that ends where it begins")
    default: return
    }
  }

  /// Whether a static property is 0.
  private func hasZero(_ value: JSONCursor?) -> Bool {
    guard let value, PropertyContext.keyframes(value) == nil, value["x"] == nil,
      let numbers = value["k"]?.numbers
    else { return false }
    return numbers.contains(0)
  }
}
