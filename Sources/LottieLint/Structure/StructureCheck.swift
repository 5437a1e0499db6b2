import LottieModel

/// Checks the members of everything the format describes: kinds, ranges and what must be there.
///
/// What an object is decides first (`ty`, `a`, an asset's members); its members are then checked one
/// by one, so that a finding names the member and not the branches of a schema. Deviations that
/// players accept have rules of their own; everything else is `spec/schema`.
struct StructureCheck {
  let rules: RuleSet

  init(_ rules: RuleSet) { self.rules = rules }

  /// Reports for a rule, if it runs.
  func say(
    _ rule: RuleID,
    _ cursor: JSONCursor,
    _ report: inout Report,
    _ message: @autoclosure () -> String
  ) {
    guard let info = rules.info(rule) else { return }
    report.add(info, at: cursor, message())
  }

  /// A member of the wrong kind.
  func wrong(_ cursor: JSONCursor, _ expected: String, _ report: inout Report) {
    if cursor.isNull {
      say(.nullValue, cursor, &report, "null stands where \(expected) is expected")
    } else {
      say(.schema, cursor, &report, "expected \(expected), found \(cursor.kindText)")
    }
  }

  /// Whether an object has a member; says so if not.
  @discardableResult
  func require(
    _ owner: JSONCursor,
    _ name: StaticString,
    _ expected: String,
    _ report: inout Report
  ) -> JSONCursor? {
    if let value = owner.raw(name) { return value }
    say(.schema, owner, &report, "\(expected) \"\(name)\" is missing")
    return nil
  }

  func number(_ cursor: JSONCursor?, _ report: inout Report) {
    guard let cursor, !cursor.isNumber else { return }
    wrong(cursor, "a number", &report)
  }

  func integer(_ cursor: JSONCursor?, _ report: inout Report) {
    guard let cursor else { return }
    guard let value = cursor.double else { return wrong(cursor, "a whole number", &report) }
    if value != value.rounded() {
      say(
        .integerFloat,
        cursor,
        &report,
        "\(cursor.numberWords) should be a whole number"
      )
    }
  }

  func string(_ cursor: JSONCursor?, _ report: inout Report) {
    guard let cursor, !cursor.isString else { return }
    wrong(cursor, "text", &report)
  }

  func boolean(_ cursor: JSONCursor?, _ report: inout Report) {
    guard let cursor, cursor.isNumber || cursor.bool == nil else { return }
    wrong(cursor, "true or false", &report)
  }

  /// A flag written as 0 or 1.
  func flag(_ cursor: JSONCursor?, _ report: inout Report) {
    guard let cursor, cursor.double != 0, cursor.double != 1 else { return }
    wrong(cursor, "0 or 1", &report)
  }

  func choice(
    _ cursor: JSONCursor?,
    _ range: ClosedRange<Int>,
    _ report: inout Report,
    rule: RuleID = .schema
  ) {
    guard let cursor else { return }
    if let value = cursor.whole, range.contains(value) { return }
    guard cursor.isNumber else {
      return wrong(cursor, "a number \(range.lowerBound) to \(range.upperBound)", &report)
    }
    say(
      rule,
      cursor,
      &report,
      "\(cursor.numberWords) is none of the values \(range.lowerBound) to \(range.upperBound)"
    )
  }

  func list(
    _ cursor: JSONCursor?,
    _ report: inout Report,
    _ check: (JSONCursor, inout Report) -> Void
  ) {
    guard let cursor else { return }
    guard cursor.isArray else { return wrong(cursor, "a list", &report) }
    for element in cursor.elements { check(element, &report) }
  }

  /// Whether it is an object; says so if not.
  func isObject(_ cursor: JSONCursor, _ what: String, _ report: inout Report) -> Bool {
    if cursor.isObject { return true }
    wrong(cursor, what, &report)
    return false
  }
}
