import LottieModel
import OrderedCollections

/// Values by the rules of a theme, as dotLottie's players apply them.
extension SlotValues {
  /// Takes the values of a theme for an animation; of several rules for a slot the last counts.
  ///
  /// A rule with an expression and without a value gives none.
  package init(theme: Theme, animation: String) {
    self.init(properties: [:])
    for rule in theme.rules where rule.applies(to: animation) {
      var single = SlotValues(properties: [:])
      if case .text(let value) = rule.kind {
        let texts = ThemeText.all(of: value)
        if !texts.isEmpty { single.texts[rule.slot] = texts }
      } else if let property = rule.property {
        single = SlotValues(properties: [rule.slot: property])
      }
      merge(single)
    }
  }

  /// The properties of texts: those of the document with the changes.
  func written(in root: JSONCursor) -> [(slot: String, property: JSONValue)] {
    texts.map { slot, changes in
      let own =
        root["slots"]?.member(named: slot)?["p"] ?? SlotValues.textProperty(ofSlot: slot, in: root)
      let documents = own.map { JSONValue($0)["k"] ?? .null }?.elements ?? []
      let keyframes = changes.map { change -> JSONValue in
        let frame = Double(change.frame ?? 0)
        // The document at that frame.
        let base = documents.last { $0["t"]?.number ?? 0 <= frame } ?? documents.first
        return JSONValue(members: ["t": .number(frame), "s": change.document(on: base?["s"])])
      }
      return (slot, .object(["k": .array(keyframes)]))
    }
  }

  /// The text of the first layer that has a slot.
  private static func textProperty(ofSlot slot: String, in root: JSONCursor) -> JSONCursor? {
    for composition in [root] + (root["assets"]?.list ?? []) {
      for layer in composition["layers"]?.list ?? [] {
        if let text = layer["t"]?["d"], text[.slot]?.string == slot { return text }
      }
    }
    return nil
  }
}

/// A change of a text, from a frame on.
struct ThemeText: Hashable, Sendable {
  /// The frame; nil is all of them.
  let frame: Int?
  private let text: Theme.Text

  static func all(of value: Theme.Value<Theme.Text>) -> [ThemeText] {
    if let keyframes = value.keyframes, !keyframes.isEmpty {
      return keyframes.map { ThemeText(frame: $0.frame, text: $0.value) }
    }
    return value.value.map { [ThemeText(frame: nil, text: $0)] } ?? []
  }

  /// A text document with the changes.
  func document(on base: JSONValue?) -> JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [:]
    if case .object(let own)? = base { members = own }
    func set(_ name: String, _ value: JSONValue?) { if let value { members[name] = value } }
    func numbers(_ list: [Double]?) -> JSONValue? { list.map { .array($0.map(JSONValue.number)) } }
    func word(_ word: String?, _ words: [String]) -> JSONValue? {
      word.flatMap(words.firstIndex).map { .number(Double($0)) }
    }
    set("t", .string(text.text))
    set("f", text.fontName.map(JSONValue.string))
    set("s", text.fontSize.map(JSONValue.number))
    set("fc", numbers(text.fillColor))
    set("sc", numbers(text.strokeColor))
    set("sw", text.strokeWidth.map(JSONValue.number))
    set("of", text.strokeOverFill.map(JSONValue.bool))
    set("lh", text.lineHeight.map(JSONValue.number))
    set("tr", text.tracking.map(JSONValue.number))
    set("ls", text.baselineShift.map(JSONValue.number))
    set("sz", numbers(text.wrapSize))
    set("ps", numbers(text.wrapPosition))
    set("j", word(text.justify, ThemeText.alignments))
    set("ca", word(text.textCaps, ThemeText.caps))
    return .object(members)
  }

  /// The words in the order of the document's numbers; others are ignored.
  private static let alignments = [
    "Left", "Right", "Center", "JustifyLastLeft", "JustifyLastRight", "JustifyLastCenter",
    "JustifyLastFull",
  ]
  private static let caps = ["Regular", "AllCaps", "SmallCaps"]
}

extension Theme.Rule {
  /// The property that a slot gets, as a document would write it; nil for texts, and for none.
  fileprivate var property: JSONValue? {
    switch kind {
    case .color(let value): value.property(default: [0, 0, 0]) { Theme.numbers($0, 3) }
    case .scalar(let value): value.property(default: 0) { .array([.number($0)]) }
    case .vector(let value), .position(let value):
      value.property(default: [0, 0]) { Theme.numbers($0, 2) }
    case .gradient(let value): Theme.gradient(value)
    case .image(let image): image.property
    case .text: nil
    }
  }
}

extension Theme {
  /// The first of some numbers; zeros where they are too few.
  fileprivate static func numbers(_ list: [Double], _ count: Int) -> JSONValue {
    let list = list.count < count ? Array(repeating: 0, count: count) : Array(list.prefix(count))
    return .array(list.map(JSONValue.number))
  }

  /// The number of stops, and the property of their numbers.
  fileprivate static func gradient(_ value: Value<[GradientStop]>) -> JSONValue? {
    let count = (value.keyframes?.first?.value ?? value.value)?.count ?? 0
    guard count > 0, let property = value.property(default: [], stops) else { return nil }
    return .object(["p": .number(Double(count)), "k": property])
  }

  /// Stops in the document's form: offset, red, green, blue for each, then offset and alpha.
  private static func stops(_ stops: [GradientStop]) -> JSONValue {
    let colors = stops.flatMap { [$0.offset] + $0.color.prefix(3) }
    let alphas = stops.flatMap { [$0.offset, $0.color.count > 3 ? $0.color[3] : 1] }
    return .array((colors + alphas).map(JSONValue.number))
  }
}

extension Theme.Value {
  /// A property with the keyframes, the value or the default; nil for an expression alone.
  fileprivate func property(
    default standard: Content,
    _ json: (Content) -> JSONValue
  ) -> JSONValue? {
    if let keyframes, !keyframes.isEmpty {
      return .object(["a": .number(1), "k": .array(keyframes.map { $0.keyframe(json) })])
    }
    guard value != nil || expression == nil else { return nil }
    let content = json(value ?? standard)
    // A single number is no list.
    if let list = content.elements, list.count == 1 {
      return .object(["a": .number(0), "k": list[0]])
    }
    return .object(["a": .number(0), "k": content])
  }
}

extension Theme.Keyframe {
  fileprivate func keyframe(_ json: (Content) -> JSONValue) -> JSONValue {
    var members: [(String, JSONValue)] = [("t", .number(Double(frame))), ("s", json(value))]
    if holds { members.append(("h", .number(1))) }
    if let inTangent { members.append(("i", inTangent.json)) }
    if let outTangent { members.append(("o", outTangent.json)) }
    if let tangent = valueOutTangent { members.append(("to", Theme.list(tangent))) }
    if let tangent = valueInTangent { members.append(("ti", Theme.list(tangent))) }
    return JSONValue(memberList: members)
  }
}

extension Theme {
  fileprivate static func list(_ numbers: [Double]) -> JSONValue {
    .array(numbers.map(JSONValue.number))
  }
}

extension Theme.Tangent {
  fileprivate var json: JSONValue { JSONValue(members: ["x": Theme.list(x), "y": Theme.list(y)]) }
}

extension Theme.Image {
  /// An asset's members; size and folder are those of the slot where the rule has none.
  fileprivate var property: JSONValue {
    let isURL = source.hasPrefix("http://") || source.hasPrefix("https://")
    let isData = source.hasPrefix("data:")
    let last = source.fileName
    var members: [(String, JSONValue)] = [
      ("p", .string(isURL || isData ? source : last)), ("u", .string(isURL || isData ? "" : "i/")),
      ("e", .number(isData ? 1 : 0)),
    ]
    if let width, let height {
      members.insert(
        contentsOf: [("w", .number(Double(width))), ("h", .number(Double(height)))],
        at: 0
      )
    }
    return JSONValue(memberList: members)
  }
}
