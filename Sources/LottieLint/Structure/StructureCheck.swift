import LottieModel

/// Checks all members that the format defines: types, ranges and requirements.
///
/// The kind of an object (by `ty`, `a`, an asset's members) is determined first; its members are
/// then checked one by one, so that a finding names the member and not the branches of a schema.
/// Deviations that players accept have their own rules; everything else is `spec/schema`.
struct StructureCheck {
  let rules: RuleSet

  init(_ rules: RuleSet) { self.rules = rules }

  /// Reports a finding, if the rule runs.
  func say(
    _ rule: RuleID,
    _ cursor: JSONCursor,
    _ report: inout Report,
    _ message: @autoclosure () -> String,
    missing: String? = nil
  ) {
    guard let info = rules.info(rule) else { return }
    report.add(info, at: cursor, message(), missing: missing)
  }

  /// A member of the wrong type.
  func wrong(_ cursor: JSONCursor, _ expected: String, _ report: inout Report) {
    if cursor.isNull {
      say(.nullValue, cursor, &report, "null stands where \(expected) is expected")
    } else {
      say(.schema, cursor, &report, "expected \(expected), found \(cursor.kindText)")
    }
  }

  /// Checks an object and its descendants, as far as the specification covers it.
  func check(_ object: JSONCursor, _ family: ObjectFamily, _ report: inout Report) {
    guard let kind = family.kind(of: object), kind.isSpecified else { return }
    for member in kind.members { check(member, of: object, kind, &report) }
    if family == .asset { checkEmbedding(object, &report) }
  }

  private func check(
    _ member: Member,
    of object: JSONCursor,
    _ kind: ObjectKind,
    _ report: inout Report
  ) {
    if case .unspecified = member.presence { return }
    guard let value = object.raw(member.key) else {
      if StructureCheck.isRequired(member, in: object) {
        let words = "\(member.name) \"\(member.key)\" is missing"
        say(slip(missing: member, kind), object, &report, words, missing: "\(member.key)")
      }
      return
    }
    check(value, member, &report)
    if let minimum = member.minimum, let number = value.double, number < minimum {
      let words = "\(Words.number(number)) is below \(Words.number(minimum))"
      say(.schema, value, &report, words)
    }
  }

  /// The rule for a member that is missing: that of a slip, if it runs.
  private func slip(missing member: Member, _ kind: ObjectKind) -> RuleID {
    let slip: RuleID? =
      switch "\(member.key)" {
      case "\(JSONName.inPoint)", "\(JSONName.outPoint)": .missingTime
      default: kind.name == ObjectKind.star.name ? .polystar : nil
      }
    return slip.flatMap { rules.info($0) == nil ? nil : $0 } ?? .schema
  }

  /// Whether the specification requires a member of an object.
  static func isRequired(_ member: Member, in object: JSONCursor) -> Bool {
    switch member.presence {
    case .unspecified, .optional: false
    case .required: true
    case .requiredIf(let key, let number):
      object.raw(key).map { $0.double == Double(number) } ?? true
    case .requiredUnless(let key): object.raw(key) == nil
    }
  }

  private func check(_ value: JSONCursor, _ member: Member, _ report: inout Report) {
    switch member.value {
    case .property(let kind): property(value, kind, &report)
    case .position: position(value, &report)
    case .number: number(value, &report)
    case .integer: integer(value, &report)
    case .flag: flag(value, &report)
    case .boolean: boolean(value, &report)
    case .text, .identifier: string(value, &report)
    case .hexColor: hexColor(value, &report)
    case .choice(let range): choice(value, range, &report, rule: member.rule)
    case .oneOf(let numbers): oneOf(value, numbers, &report, rule: member.rule)
    case .character(let characters):
      character(value, member.specified(characters), &report, rule: member.rule)
    case .object(let family):
      if isObject(value, member.name, &report) { check(value, family, &report) }
    case .list(let family):
      list(value, &report) { element, report in
        // Parts that the specification leaves open are not checked.
        guard element.isObject || family != .mask else { return }
        if isObject(element, "an object", &report) { check(element, family, &report) }
      }
    case .dictionary(let family):
      guard isObject(value, member.name, &report) else { return }
      for (_, element) in value.members where isObject(element, "an object", &report) {
        check(element, family, &report)
      }
    case .rgb, .numbers, .numberOrNumbers, .texts, .operand, .any: break
    }
  }

  private func position(_ cursor: JSONCursor, _ report: inout Report) {
    guard isObject(cursor, "a position", &report) else { return }
    let split = cursor.raw(.separateDimensions)
    if let split, split.isNumber || split.bool == nil { boolean(split, &report) }
    if split?.bool == true {
      check(cursor, .axes, &report)
    } else {
      property(cursor, .point, &report)
    }
  }

  private func checkEmbedding(_ asset: JSONCursor, _ report: inout Report) {
    guard asset[.embedded]?.double == 1, let data = asset.raw(.file), data.isString,
      !DataURL.isValid(data.rawString)
    else { return }
    let words = "the image is said to be embedded, but it is no data URL"
    say(.embeddedFlag, data, &report, words)
  }

  private func hexColor(_ cursor: JSONCursor, _ report: inout Report) {
    guard cursor.isString else { return wrong(cursor, "a color as #RRGGBB", &report) }
    let text = cursor.string ?? ""
    let digits = text.dropFirst()
    guard text.first == "#", digits.count == 6, digits.allSatisfy(\.isASCII),
      digits.allSatisfy(\.isHexDigit)
    else { return say(.schema, cursor, &report, "the color is not written as #RRGGBB") }
  }

  private func character(
    _ cursor: JSONCursor,
    _ characters: [String],
    _ report: inout Report,
    rule: RuleID
  ) {
    let all = characters.joined(separator: ", ")
    guard cursor.isString else { return wrong(cursor, "one of \(all)", &report) }
    let text = cursor.string ?? ""
    guard !characters.contains(text) else { return }
    say(rule, cursor, &report, "\(Words.quoted(text)) is not among \(all)")
  }

  private func oneOf(
    _ cursor: JSONCursor,
    _ numbers: [Int],
    _ report: inout Report,
    rule: RuleID
  ) {
    guard cursor.whole.map(numbers.contains) != true else { return }
    let words = cursor.isNumber ? cursor.numberWords : cursor.kindText
    let all = numbers.map(String.init).joined(separator: ", ")
    say(rule, cursor, &report, "\(words) is not among \(all)")
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
    rule: RuleID
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

  /// Whether it is an object; reports it if not.
  func isObject(_ cursor: JSONCursor, _ what: String, _ report: inout Report) -> Bool {
    if cursor.isObject { return true }
    wrong(cursor, what, &report)
    return false
  }
}

extension Member {
  /// The rule for a value that is not in the specification.
  fileprivate var rule: RuleID {
    switch name {
    case "Blend Mode": .blendMode
    case "Direction": .shapeDirection
    case "Mode": .maskMode
    default: .schema
    }
  }

  /// The values in the specification, of those in use.
  fileprivate func specified(_ characters: [String]) -> [String] {
    rule == .maskMode ? ObjectKind.specifiedMaskModes : characters
  }
}

private enum DataURL {
  static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let text = bytes.prefix(80)
    let head = Array("data:".utf8)
    guard text.starts(with: head) else { return false }
    var rest = text.dropFirst(head.count)
    let word = rest.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "/"),
        UInt8(ascii: "\\"):
        true
      default: byte >= 0x80
      }
    }
    guard !word.isEmpty else { return false }
    rest = rest.dropFirst(word.count)
    let base64 = Array(";base64".utf8)
    if rest.starts(with: base64) { rest = rest.dropFirst(base64.count) }
    return rest.first == UInt8(ascii: ",") && rest.count > 1
  }
}
