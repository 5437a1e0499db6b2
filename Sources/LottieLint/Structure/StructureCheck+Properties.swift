import LottieModel

extension StructureCheck {
  /// Checks a property: its animated flag, and its value or its keyframes.
  func property(_ cursor: JSONCursor?, _ kind: PropertyKind, _ report: inout Report) {
    guard let cursor else { return }
    guard cursor.isObject else {
      if cursor.isNumber {
        return say(.scalarArray, cursor, &report, "a bare number stands for a property")
      }
      return wrong(cursor, "a property", &report)
    }
    let isSlotted = cursor.raw(.slot) != nil
    let needsAll = !isSlotted || kind == .point || kind == .gradient
    let value = cursor.raw(.value)
    let flag = cursor.raw(.animated)
    if let flag, flag.double != 0, flag.double != 1 {
      return wrong(flag, "0 or 1", &report)
    }
    if flag == nil, needsAll, value != nil {
      say(.legacyMissingA, cursor, &report, "a property does not say if it is animated (a)")
    }
    guard let value else {
      if needsAll || flag == nil {
        say(.schema, cursor, &report, "the property's value \"k\" is missing", missing: "k")
      }
      return
    }
    let keyframes = PropertyContext.keyframes(cursor)
    var isAnimated = flag.map { $0.double == 1 } ?? (keyframes != nil)
    if let flag, rules.info(.animatedFlag) != nil, AnimatedFlag.isWrong(cursor, keyframes) {
      isAnimated.toggle()
      let words =
        isAnimated
        ? "the property has keyframes, but says that it has none (\"a\": 0)"
        : "the property has one value, but says that it has keyframes (\"a\": 1)"
      say(.animatedFlag, flag, &report, words)
    }
    guard isAnimated else { return self.value(value, kind, &report) }
    if value.isArray, value.count == 0 {
      return say(.schema, value, &report, "an animated property has no keyframes")
    }
    list(value, &report) { keyframe, report in self.keyframe(keyframe, kind, &report) }
  }

  private func keyframe(_ cursor: JSONCursor, _ kind: PropertyKind, _ report: inout Report) {
    guard isObject(cursor, "a keyframe", &report) else { return }
    number(require(cursor, .time, "the time", &report), &report)
    flag(cursor.raw(.hold), &report)
    easing(cursor.raw(.easeIn), &report)
    easing(cursor.raw(.easeOut), &report)
    if kind == .point {
      vector(cursor.raw(.tangentIn), &report)
      vector(cursor.raw(.tangentOut), &report)
    }
    guard let value = cursor.raw(.startValue) else {
      return say(.legacyKeyframeValue, cursor, &report, "a keyframe has no value (s)")
    }
    switch kind {
    case .number, .size, .point: vector(value, &report)
    case .path:
      guard value.isArray, value.count == 1, let path = value.firstElement else {
        return say(.schema, value, &report, "a path's keyframe holds one path in a list")
      }
      bezier(path, &report)
    default: self.value(value, kind, &report)
    }
  }

  private func value(_ cursor: JSONCursor, _ kind: PropertyKind, _ report: inout Report) {
    switch kind {
    case .number:
      guard cursor.isNumber == false else { return }
      if cursor.isArray, cursor.firstElement?.isNumber ?? false {
        say(.scalarArray, cursor, &report, "a single number is written as a list")
      } else {
        wrong(cursor, "a number", &report)
      }
    case .size, .point:
      if cursor.isNumber {
        say(.scalarArray, cursor, &report, "a list of numbers is written as one number")
      } else {
        vector(cursor, &report)
      }
    case .color: color(cursor, &report)
    case .path: bezier(cursor, &report)
    case .gradient: gradient(cursor, &report)
    case .text: break
    }
  }

  private func vector(_ cursor: JSONCursor?, _ report: inout Report) {
    guard let cursor else { return }
    guard cursor.isArray else {
      if cursor.isNumber {
        return say(.scalarArray, cursor, &report, "a list of numbers is one number")
      }
      return wrong(cursor, "a list of numbers", &report)
    }
    for element in cursor.elements where !element.isNumber {
      return wrong(element, "a number", &report)
    }
  }

  private func color(_ cursor: JSONCursor, _ report: inout Report) {
    guard cursor.isArray else { return wrong(cursor, "a color", &report) }
    guard (3...4).contains(cursor.count) else {
      let count = Words.count(cursor.count, "component")
      return say(.schema, cursor, &report, "a color of \(count), not 3 or 4")
    }
    if ByteColor.matches(cursor), let large = cursor.elements.first(where: { $0.double ?? 0 > 1 }) {
      let color = cursor.numbers.prefix(3).map(Words.number).joined(separator: ", ")
      let words = "the color \(color) counts from 0 to 255, not from 0 to 1"
      return say(.colorRange, large, &report, words)
    }
    // No player uses the opacity of a color.
    range(cursor, count: 3, &report)
  }

  /// Numbers from 0 to 1, as many as count.
  private func range(_ cursor: JSONCursor, count: Int = .max, _ report: inout Report) {
    for element in cursor.elements.prefix(count) {
      guard let value = element.double else { return wrong(element, "a number", &report) }
      guard (0...1).contains(value) else {
        let words = "the color component \(Words.number(value)) is not between 0 and 1"
        return say(.colorRange, element, &report, words)
      }
    }
  }

  private func gradient(_ cursor: JSONCursor, _ report: inout Report) {
    guard cursor.isArray else { return wrong(cursor, "a list of colors", &report) }
    range(cursor, &report)
  }

  private func bezier(_ cursor: JSONCursor, _ report: inout Report) {
    guard isObject(cursor, "a path", &report) else { return }
    boolean(cursor.raw(.closed), &report)
    for name in [.inTangents, .vertices, .outTangents] as [JSONName] {
      list(require(cursor, name, "the path's", &report), &report) { point, report in
        vector(point, &report)
      }
    }
  }

  private func easing(_ cursor: JSONCursor?, _ report: inout Report) {
    guard let cursor else { return }
    guard isObject(cursor, "an easing handle", &report) else { return }
    handle(require(cursor, .x, "the easing handle's", &report), isTime: true, &report)
    handle(require(cursor, .y, "the easing handle's", &report), isTime: false, &report)
  }

  private func handle(_ cursor: JSONCursor?, isTime: Bool, _ report: inout Report) {
    guard let cursor else { return }
    if cursor.isArray, cursor.count == 0 {
      return say(.schema, cursor, &report, "an easing handle without numbers")
    }
    for element in cursor.isArray ? cursor.elements.map({ $0 }) : [cursor] {
      guard let value = element.double else { return wrong(element, "a number", &report) }
      if isTime, !(0...1).contains(value) {
        let words = "the easing handle's time \(Words.number(value)) is not between 0 and 1"
        return say(.easingRange, element, &report, words)
      }
    }
  }

  /// A required member; reports it if missing.
  private func require(
    _ owner: JSONCursor,
    _ name: JSONName,
    _ what: String,
    _ report: inout Report
  ) -> JSONCursor? {
    if let value = owner.raw(name) { return value }
    say(.schema, owner, &report, "\(what) \"\(name)\" is missing", missing: "\(name)")
    return nil
  }
}
