import LottieModel

struct PercentSlip: LayerRule, ShapeRule {
  let info = RuleInfo(
    "slip/percent",
    .warning,
    "An opacity, a scale or a trim counts from 0 to 1, not from 0 to 100.",
    explanation:
      "All are percentages: of what has an opacity, a scale or an end of 1 hardly anything is seen.",
    example: #"{"ty": "fl", "o": {"a": 0, "k": 1}}"#,
    fix: "Multiply the values by 100."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type?.isVisible ?? false || layer.type == .null else { return }
    if layer.type != .null { check(layer.transform?[.opacity], .opacity, &report) }
    check(layer.transform?[.scale], .scale, &report)
    for mask in layer.cursor[.masks]?.elements.map({ $0 }) ?? [] {
      check(mask[.opacity], .opacity, &report)
    }
  }

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard !shape.isHidden, let type = shape.type else { return }
    if type.isPaint || type == .transform {
      check(shape.cursor[.opacity], .opacity, &report)
    }
    if type == .transform { check(shape.cursor[.scale], .scale, &report) }
    if type == .trim { checkTrim(shape.cursor, &report) }
  }

  /// A trim is a slip where both its ends are: a start of 1 and an end of 100 are meant.
  private func checkTrim(_ trim: JSONCursor, _ report: inout Report) {
    let ends = [trim[.start], trim[.end]].compactMap { $0 }
    guard ends.count == 2,
      ends.allSatisfy({ ValueRange.isAlways(0, $0) || PercentSlip.largest($0, 1) != nil })
    else { return }
    for end in ends { check(end, .trimEnd, &report) }
  }

  /// What is a percentage.
  private struct Percentage {
    let name: String
    /// What 100 is.
    let whole: String
    /// The numbers of it that count.
    var count = 1
    /// The largest value that may be a factor.
    var limit = 1.0

    static let opacity = Percentage(name: "an opacity", whole: "opaque")
    static let scale = Percentage(name: "a scale", whole: "full size", count: 2, limit: 2)
    static let trimEnd = Percentage(name: "a trim's end", whole: "the whole")
  }

  private func check(_ property: JSONCursor?, _ kind: Percentage, _ report: inout Report) {
    guard let property, let most = PercentSlip.largest(property, kind.count, kind.limit) else {
      return
    }
    let reach = PropertyContext.keyframes(property) == nil ? "of" : "of at most"
    let words = "\(kind.name) \(reach) \(Words.number(most)) %, where 100 is \(kind.whole)"
    report.add(info, at: property, words)
  }

  /// The largest of values that all lie between 0 and 1, or a limit where one is 1; nil for others, and where it is
  /// unknown.
  private static func largest(
    _ property: JSONCursor,
    _ count: Int,
    _ limit: Double = 1
  ) -> Double? {
    guard property.isKnown else { return nil }
    let numbers = PropertyContext.values(property).flatMap { $0.numbers.prefix(count) }
    guard let least = numbers.min(), let most = numbers.max(), least >= 0, most > 0, most <= limit,
      most <= 1 || numbers.contains(1)
    else { return nil }
    return most
  }
}

extension JSONCursor {
  /// Whether a property has its values in the document, and neither in a slot nor from an expression.
  var isKnown: Bool {
    isObject && self[.slot] == nil && self[.expression].map { !$0.isString } ?? true
      && self[.value] != nil
  }
}
