import LottieKit

/// A change in words, for people: the name of what changed, and its value before and after.
struct DiffWords: Equatable {
  /// `layer Pointer`, `Arc › Trim Paths 1 › Offset`, `duration`.
  var name: String
  /// `removed`, `0° → 45°`, `2 s → 2.4 s`.
  var text: String

  /// Characters of a name or a value, at most.
  private static let textLimit = 80
  /// Keyframes that are told one by one, at most.
  private static let keyframeLimit = 3

  /// Everything that changed between two animations.
  static func all(
    _ differences: [StructuralDiff.Difference],
    _ first: LottieAnimation,
    _ second: LottieAnimation
  ) -> [DiffWords] {
    var words: [DiffWords] = []
    func add(_ name: String, _ before: String, _ after: String) {
      if before != after { words.append(DiffWords(name: name, text: "\(before) → \(after)")) }
    }
    func size(_ animation: LottieAnimation) -> String {
      "\(Words.number(animation.size.width)) × \(Words.number(animation.size.height)) px"
    }
    add("size", size(first), size(second))
    add("duration", "\(Words.number(first.duration)) s", "\(Words.number(second.duration)) s")
    add(
      "frame rate",
      "\(Words.number(first.framerate)) frames/s",
      "\(Words.number(second.framerate)) frames/s"
    )
    let told: Set =
      words.contains { $0.name == "duration" } ? Self.times.union(Self.said) : Self.said
    return words
      + differences.filter { difference in
        difference.isLayer || difference.keypath.keys.count > 1
          || !told.contains(difference.keypath.string)
      }.map(DiffWords.init)
  }

  /// Members of the document that the size and the frame rate say.
  private static let said: Set = ["Width", "Height", "Frame Rate"]
  private static let times: Set = ["In Point", "Out Point"]

  private init(name: String, text: String) {
    (self.name, self.text) = (VisibleText.line(DiffWords.short(name)), VisibleText.line(text))
  }

  init(_ difference: StructuralDiff.Difference) {
    let name = difference.keypath.keys.joined(separator: " › ")
    let (before, after) = (difference.before, difference.after)
    guard !difference.isLayer else {
      let text =
        switch difference.change {
        case .renamed: "renamed to \(DiffWords.short(difference.afterText))"
        case .moved:
          "moved from \(difference.beforeText) to \(difference.afterText), counted from the front"
        case .added, .removed, .changed: difference.change.rawValue
        }
      self.init(name: "layer \(name)", text: text)
      return
    }
    let values = ValueWords(difference.meaning)
    switch (before, after) {
    case (let before?, let after?):
      self.init(name: name, text: DiffWords.change(before, after, values))
    case (nil, let value?):
      let old = values.defaultText.map { "\($0) → " } ?? "added: "
      self.init(name: name, text: old + DiffWords.short(values.text(value)))
    case (let value?, nil):
      let text = DiffWords.short(values.text(value))
      self.init(
        name: name,
        text: values.defaultText.map { "\(text) → \($0)" } ?? "removed: \(text)"
      )
    case (nil, nil): self.init(name: name, text: difference.change.rawValue)
    }
  }

  /// A value before or after a change, in words.
  static func value(_ value: JSONValue, of difference: StructuralDiff.Difference) -> String {
    short(ValueWords(difference.meaning).text(value))
  }

  private static func change(
    _ before: JSONValue,
    _ after: JSONValue,
    _ values: ValueWords
  ) -> String {
    let (old, new) = (short(values.text(before)), short(values.text(after)))
    let (first, second) = (values.keyframes(before), values.keyframes(after))
    if let first, let second, first.count == second.count {
      let changed = zip(first, second).filter { $0.0 != $0.1 }
      var parts = changed.prefix(keyframeLimit).map { keyframe($0.0, $0.1, values) }
      if changed.count > parts.count {
        parts.append("and \(Words.count(changed.count - parts.count, "more keyframe"))")
      }
      if !parts.isEmpty { return parts.joined(separator: "; ") }
    }
    if old != new { return "\(old) → \(new)" }
    if before["x"] != after["x"] { return "expression changed" }
    return "\(old), changed"
  }

  private static func keyframe(
    _ before: JSONValue,
    _ after: JSONValue,
    _ values: ValueWords
  ) -> String {
    let time = values.time(before)
    guard time == values.time(after) else { return "keyframe at \(time) → \(values.time(after))" }
    let (old, new) = (values.start(before), values.start(after))
    if let old, let new, old != new { return "\(short(old)) → \(short(new)) at \(time)" }
    return before["s"] == after["s"] ? "easing at \(time)" : "keyframe at \(time) changed"
  }

  private static func short(_ text: String) -> String {
    Words.cut(text, to: textLimit)
  }
}

/// Values of a property or a member, for people.
private struct ValueWords {
  private let meaning: StructuralDiff.Meaning

  init(_ meaning: StructuralDiff.Meaning) { self.meaning = meaning }

  /// The value that a document without it means; nil when there is none.
  var defaultText: String? {
    switch meaning.defaultValue {
    case .number(let number)?: text(.number(number))
    case .vector(let x, let y, let z)?:
      text(.array((meaning.kind == .point ? [x, y, z] : [x, y]).map(JSONValue.number)))
    case .flag(let flag)?: flag ? "on" : "off"
    case .text(let text)?: Words.quoted(text)
    case nil: nil
    }
  }

  func text(_ value: JSONValue) -> String {
    switch value {
    case .null: return "nothing"
    case .bool(let flag): return flag ? "on" : "off"
    case .number(let number): return self.number(number)
    case .string(let text): return Words.quoted(text)
    case .array(let elements):
      if let keyframes = keyframes(value) { return moving(keyframes) }
      let numbers = elements.compactMap(Self.number)
      if numbers.count == elements.count { return vector(numbers) }
      return elements.count == 1 ? text(elements[0]) : Words.count(elements.count, "element")
    case .object:
      if let inner = value["k"] {
        return text(inner) + (value["x"]?.text == nil ? "" : ", with an expression")
      }
      if let slot = value["sid"]?.text { return "slot \(Words.quoted(slot))" }
      if let vertices = value["v"]?.elements {
        return "path of \(Words.count(vertices.count, "vertex", "vertices"))"
      }
      if let words = value["t"]?.text { return Words.quoted(words) }
      return JSONWriter.text(value)
    }
  }

  /// The keyframes of a property; nil for one that does not move.
  func keyframes(_ value: JSONValue) -> [JSONValue]? {
    let list = value["k"]?.elements ?? value.elements ?? []
    guard let first = list.first, Self.number(first["t"]) != nil else { return nil }
    return list
  }

  /// The time of a keyframe.
  func time(_ keyframe: JSONValue) -> String {
    "frame \(Words.number(Self.number(keyframe["t"]) ?? 0))"
  }

  /// The value at a keyframe; nil where it has none of its own.
  func start(_ keyframe: JSONValue) -> String? { keyframe["s"].map(text) }

  private func moving(_ keyframes: [JSONValue]) -> String {
    if keyframes.count == 1, let start = start(keyframes[0]) { return start }
    return Words.count(keyframes.count, "keyframe")
  }

  private func vector(_ numbers: [Double]) -> String {
    if meaning.kind == .color, (3...4).contains(numbers.count),
      numbers.allSatisfy({ (0...1).contains($0) })
    {
      let digits = numbers.map { value in
        let text = String(Int((value * 255).rounded()), radix: 16)
        return text.count == 1 ? "0" + text : text
      }
      return "#" + digits.prefix(digits.last == "ff" ? 3 : 4).joined()
    }
    if meaning.kind == .gradient { return "gradient of \(Words.count(numbers.count, "number"))" }
    if numbers.count == 1 { return number(numbers[0]) }
    return "[" + numbers.map(Words.number).joined(separator: ", ") + "]" + unit
  }

  private func number(_ value: Double) -> String {
    if meaning.isFlag, value == 0 || value == 1 { return value == 1 ? "on" : "off" }
    return meaning.unit == .frames ? "frame \(Words.number(value))" : Words.number(value) + unit
  }

  private var unit: String {
    switch meaning.unit {
    case .none, .frames: ""
    case .percent: " %"
    case .degrees: "°"
    case .pixels: " px"
    case .seconds: " s"
    case .framesPerSecond: " frames/s"
    }
  }

  private static func number(_ value: JSONValue?) -> Double? {
    if case .number(let number)? = value { number } else { nil }
  }
}
