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

  func add(to set: inout RuleSet) {
    set.layer.append(self)
    set.shape.append(self)
  }

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    guard layer.type?.isVisible ?? false || layer.type == .null else { return }
    if layer.type != .null { check(layer.transform?[.opacity], "an opacity", 1, &report) }
    check(layer.transform?[.scale], "a scale", 2, &report)
    for mask in layer.cursor[.masks]?.elements.map({ $0 }) ?? [] {
      check(mask[.opacity], "an opacity", 1, &report)
    }
  }

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    guard !shape.isHidden, let type = shape.type else { return }
    if type.isPaint || type == .transform {
      check(shape.cursor[.opacity], "an opacity", 1, &report)
    }
    if type == .transform { check(shape.cursor[.scale], "a scale", 2, &report) }
    if type == .trim { checkTrim(shape.cursor, &report) }
  }

  /// A trim is a slip where both its ends are: a start of 1 and an end of 100 are meant.
  private func checkTrim(_ trim: JSONCursor, _ report: inout Report) {
    let ends = [trim[.start], trim[.end]].compactMap { $0 }
    guard ends.count == 2,
      ends.allSatisfy({ PercentSlip.isZero($0) || PercentSlip.largest($0, 1) != nil })
    else { return }
    for end in ends { check(end, "a trim's end", 1, &report) }
  }

  private func check(
    _ property: JSONCursor?,
    _ what: String,
    _ count: Int,
    _ report: inout Report
  ) {
    guard let property, let most = PercentSlip.largest(property, count) else { return }
    let ends =
      count == 2 ? "100 is full size" : what == "an opacity" ? "100 is opaque" : "100 is the whole"
    let reach = PropertyContext.keyframes(property) == nil ? "of" : "of at most"
    report.add(info, at: property, "\(what) \(reach) \(Words.number(most)) %, where \(ends)")
  }

  private static func isZero(_ property: JSONCursor) -> Bool {
    property.isObject && property[.slot] == nil && property[.expression] == nil
      && PropertyContext.values(property).allSatisfy { $0.numbers.prefix(1) == [0] }
  }

  /// The largest of values that all lie between 0 and 1; nil for others, and where it is unknown.
  private static func largest(_ property: JSONCursor, _ count: Int) -> Double? {
    guard property.isObject, property[.slot] == nil,
      property[.expression].map({ !$0.isString }) ?? true, property[.value] != nil
    else { return nil }
    let numbers = PropertyContext.values(property).flatMap { $0.numbers.prefix(count) }
    guard let least = numbers.min(), let most = numbers.max(), least >= 0, most > 0, most <= 1
    else { return nil }
    return most
  }
}
