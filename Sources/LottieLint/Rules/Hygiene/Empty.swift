import LottieModel

extension RuleCatalog {
  /// Layers and shapes that draw nothing.
  static let empty: [any Rule] = [
    ZeroSize(), EmptyLayer(),
  ]
}

struct ZeroSize: ShapeRule, LayerRule {
  let info = RuleInfo(
    "hygiene/zero-size",
    .info,
    once: true,
    "A shape, stroke, solid, trim, gradient or repeater is empty.",
    explanation:
      "Nothing is drawn.",
    example: #"{"ty": "rc", "s": {"a": 0, "k": [0, 40]}}"#,
    fix: "Delete the shape, or give it a size."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type == .solid, composition.shows(layer),
      let width = layer.cursor[.solidWidth]?.double,
      let height = layer.cursor[.solidHeight]?.double, width <= 0 || height <= 0
    else { return }
    report.add(info, at: layer.cursor, "the solid \(layer.words) has no size")
  }

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard !shape.isHidden, let type = shape.type else { return }
    let cursor = shape.cursor
    switch type {
    case .rectangle, .ellipse:
      guard hasZero(cursor[.size]) else { return }
      report.add(info, at: cursor, "a shape without width or height")
    case .stroke, .gradientStroke:
      guard hasZero(cursor[.strokeWidth]) else { return }
      report.add(info, at: cursor, "a stroke of width 0")
    case .star:
      let isStar = cursor[.starType]?.whole != 2
      guard
        ValueRange.isAlways(0, cursor[.points])
          || ValueRange.isAlways(0, cursor[.outerRadius])
            && (!isStar || ValueRange.isAlways(0, cursor[.innerRadius]))
      else { return }
      report.add(info, at: cursor, "a star or polygon without points or radius")
    case .repeater:
      guard ValueRange.isAlways(0, cursor[.copies]) else { return }
      report.add(info, at: cursor, "a repeater without copies")
    case .trim:
      guard let start = ValueRange.all(cursor[.size])?.first,
        start == ValueRange.all(cursor[.endPoint])?.first, start.lowerBound == start.upperBound
      else { return }
      report.add(info, at: cursor, "a trim that leaves nothing")
    case .gradientFill:
      guard let start = ValueRange.all(cursor[.size]), start == ValueRange.all(cursor[.endPoint]),
        start.count > 1, start.allSatisfy({ $0.lowerBound == $0.upperBound })
      else { return }
      report.add(info, at: cursor, "a gradient that ends where it begins")
    default: return
    }
  }

  /// Whether a static number is 0, or one of the first two of a size.
  private func hasZero(_ value: JSONCursor?) -> Bool {
    guard let value, PropertyContext.keyframes(value) == nil, value[.expression] == nil,
      value[.slot] == nil, let numbers = value[.value]?.numbers
    else { return false }
    return numbers.prefix(2).contains(0)
  }
}

struct EmptyLayer: ShapeListRule, LayerRule {
  let info = RuleInfo(
    "hygiene/empty",
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
    guard !list.layer.isHidden, list.layer.type == .shape else { return }
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
      if PaintFirst.isFound(in: list.items) { return }
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
    guard layer.type == .text, composition.shows(layer), let source = layer.sourceText,
      source[.expression] == nil, source[.slot] == nil, let list = source[.value], list.isArray
    else { return }
    guard list.count > 0 else {
      return report.add(info, at: source, "\(layer.words) has no text")
    }
    let texts = list.elements.compactMap { $0[.document] }
    let reasons = texts.map { reason($0, layer) }
    guard let reason = reasons.first ?? nil, !reasons.contains(nil) else { return }
    report.add(info, at: source, "\(layer.words) \(reason)")
  }

  /// The reason why a text draws nothing; nil if it draws.
  private func reason(_ text: JSONCursor, _ layer: LayerContext) -> String? {
    if text[.text]?.string?.isEmpty ?? false { return "has no text" }
    if text[.fontSize]?.double == 0 { return "has a text of size 0" }
    let isColored = layer.cursor[.text]?[.animators]?.count ?? 0 > 0
    if text[.textColor] == nil, text[.strokeColor] == nil, !isColored {
      return "has a text without a color"
    }
    return nil
  }
}
