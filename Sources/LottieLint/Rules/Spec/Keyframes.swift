import LottieModel

extension RuleCatalog {
  /// Keyframes against the specification.
  static let keyframes: [any Rule] = [
    LegacyEndValue(), KeyframeOrder(), KeyframeDouble(), KeyframeEasing(), KeyframeArity(),
  ]
}

struct LegacyEndValue: KeyframeRule {
  let info = RuleInfo(
    "spec/legacy-end-value",
    .info,
    once: true,
    "A keyframe also has an end value.",
    explanation:
      "Exporters before 2019 wrote the start and end value of each keyframe. Players read it; the specification dropped it.",
    example: #"{"t": 0, "s": [0], "e": [100]}"#,
    fix: "Export with a current plug-in; the file gets smaller."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    if keyframe.cursor[.endValue] != nil, keyframe.cursor[.startValue] != nil {
      report.add(info, at: keyframe.cursor, "a keyframe has an end value (e), as in old exports")
    }
  }
}

struct KeyframeOrder: KeyframeRule {
  let info = RuleInfo(
    "spec/keyframe-order",
    .error,
    restates: [.kfUnordered],
    "Keyframes are not in order of time.",
    explanation:
      "Most players take the first keyframe later than the frame, so that one listed after a later one never counts; skottie drops the property.",
    example: #"[{"t": 10, "s": [0]}, {"t": 5, "s": [1]}]"#,
    fix: "Put the keyframes in order, each later than the one before."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    guard let time = keyframe.cursor[.time]?.double, let before = keyframe.previous?[.time]?.double,
      time < before
    else { return }
    report.add(
      info,
      at: keyframe.cursor,
      "the keyframe at \(Words.number(time)) follows the one at \(Words.number(before))"
    )
  }
}

struct KeyframeDouble: KeyframeRule {
  let info = RuleInfo(
    "spec/keyframe-double",
    .info,
    "Two keyframes have the same time.",
    explanation:
      "There is nothing to interpolate between them; players show one or the other on that frame.",
    example: #"[{"t": 10, "s": [0]}, {"t": 10, "s": [1]}]"#,
    fix: "Remove one of them, or hold the first."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    guard let time = keyframe.cursor[.time]?.double, let before = keyframe.previous?[.time]?.double,
      time == before
    else { return }
    report.add(info, at: keyframe.cursor, "two keyframes have the time \(Words.number(time))")
  }
}

struct KeyframeEasing: KeyframeRule {
  let info = RuleInfo(
    "spec/keyframe-easing",
    .info,
    once: true,
    "A keyframe has no easing.",
    explanation:
      #"Without "i" and "o" most players move evenly, some jump."#,
    example: #"{"t": 0, "s": [0]}"#,
    fix: "Ease the keyframe, or hold it."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    let cursor = keyframe.cursor
    guard property.kind != nil, !keyframe.isLast, cursor[.hold]?.isSet != true,
      cursor[.startValue] != nil,
      cursor[.easeIn] == nil || cursor[.easeOut] == nil,
      EasingLevel.bareHandle(of: cursor) == nil, EasingLevel.handle(of: property) == nil
    else { return }
    report.add(info, at: cursor, "a keyframe that moves has no easing (i, o)")
  }
}

struct KeyframeArity: KeyframeRule {
  let info = RuleInfo(
    "spec/keyframe-arity",
    .error,
    "Keyframes of one property have different numbers of values.",
    explanation:
      "Values with two and three numbers cannot be interpolated.",
    example: #"[{"t": 0, "s": [1, 2, 3]}, {"t": 9, "s": [1]}]"#,
    fix: "Give all keyframes of the property the same number of values."
  )

  func check(_ keyframe: KeyframeContext, of property: PropertyContext, _ report: inout Report) {
    guard property.kind == .size || property.kind == .number || property.kind == .point,
      let value = keyframe.cursor[.startValue], let before = keyframe.previous?[.startValue],
      value.isArray, before.isArray, value.count != before.count,
      min(value.count, before.count) < 2
    else { return }
    report.add(
      info,
      at: value,
      "\(Words.count(value.count, "value")) here, \(before.count) in the keyframe before"
    )
  }
}
