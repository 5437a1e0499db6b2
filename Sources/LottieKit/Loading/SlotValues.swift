public import LottieModel
import LottieScene
package import OrderedCollections

/// Values for the slots of an animation, by their identifiers.
///
/// A value is a number, a list of numbers, a color as `#RRGGBB`, or a property as the document would
/// write it.
public struct SlotValues: Equatable, Sendable {
  private var properties: OrderedDictionary<String, JSONValue> = [:]

  /// Reads the values of an object by slot; nil if it is not an object or has an invalid value.
  public init?(_ value: JSONValue) {
    guard case .object(let members) = value else { return nil }
    for (name, value) in members {
      guard let property = SlotValues.property(value) else { return nil }
      properties[name] = property
    }
  }

  /// Takes properties by slot, as the document would write them.
  package init(properties: OrderedDictionary<String, JSONValue>) { self.properties = properties }

  /// Reads the values of a dotLottie theme; nil if it is not one.
  ///
  /// Rules of unsupported kinds are ignored.
  ///
  /// `animation`: Rules for other animations only are ignored.
  init?(theme: JSONValue, animation: String) {
    guard case .array(let rules)? = theme["rules"] else { return nil }
    for rule in rules {
      guard case .string(let id)? = rule[.identifier] else { continue }
      if case .array(let animations)? = rule["animations"],
        !animations.contains(.string(animation))
      {
        continue
      }
      properties[id] = SlotValues.property(ofRule: rule)
    }
  }

  /// The ids of the slots that have values, in their order.
  public var names: [String] { Array(properties.keys) }

  /// The object that ``init(_:)`` reads.
  package var json: JSONValue { .object(properties) }

  /// Later values replace earlier ones.
  package mutating func merge(_ other: SlotValues) {
    properties.merge(other.properties) { $1 }
  }

  /// The text of a document with these values in its slots; unchanged when there are none.
  ///
  /// Slots of the document without a value here keep theirs.
  func put(into bytes: [UInt8]) -> [UInt8] {
    guard !properties.isEmpty, let document = try? JSONDocument(bytes),
      let end = bytes.lastIndex(of: UInt8(ascii: "}"))
    else { return bytes }
    let (own, isEmpty) = document.withRoot { root in
      (root["slots"].map(JSONValue.init), root.count == 0)
    }
    var slots = properties.mapValues { JSONValue.object(["p": $0]) }
    if case .object(let members)? = own { slots.merge(members) { new, _ in new } }
    let text = Array(#""slots":"#.utf8) + JSONWriter.bytes(.object(slots))
    let comma = isEmpty ? [] : [UInt8(ascii: ",")]
    // Of members of one name the last counts. The others stay unchanged.
    return bytes[..<end] + comma + text + bytes[end...]
  }

  private static func property(_ value: JSONValue) -> JSONValue? {
    switch value {
    case .number, .array: return .object(["a": .number(0), "k": value])
    case .string(let text):
      guard let color = Color(hex: text) else { return nil }
      let parts = [color.red, color.green, color.blue, color.alpha]
      return .object(["a": .number(0), "k": .array(parts.map(JSONValue.number))])
    case .object: return value["p"] ?? value
    case .null, .bool: return nil
    }
  }

  /// A rule's value, or its keyframes.
  private static func property(ofRule rule: JSONValue) -> JSONValue? {
    if rule["type"] == .string("Gradient") {
      return rule["value"].flatMap(gradient)
    }
    if let value = rule["value"] { return property(value) }
    guard case .array(let keyframes)? = rule["keyframes"] else { return nil }
    return .object(["a": .number(1), "k": .array(keyframes.map(keyframe))])
  }

  private static func keyframe(_ keyframe: JSONValue) -> JSONValue {
    var result: OrderedDictionary<String, JSONValue> = [
      "t": keyframe["frame"] ?? .number(0),
      "s": list(keyframe["value"] ?? .number(0)),
    ]
    if keyframe["hold"] == .bool(true) { result[.hold] = .number(1) }
    if let easing = keyframe["inTangent"] { result[.easeIn] = easing }
    if let easing = keyframe["outTangent"] { result[.easeOut] = easing }
    return .object(result)
  }

  private static func list(_ value: JSONValue) -> JSONValue {
    if case .array = value { value } else { .array([value]) }
  }

  /// Stops in the document's form: offset, red, green, blue for each, then offset and alpha.
  private static func gradient(_ value: JSONValue) -> JSONValue? {
    guard case .array(let stops) = value else { return nil }
    var (colors, alphas): ([Double], [Double]) = ([], [])
    for stop in stops {
      guard case .number(let offset)? = stop["offset"], case .array(let parts)? = stop["color"]
      else { return nil }
      let numbers = parts.compactMap { part -> Double? in
        if case .number(let number) = part { number } else { nil }
      }
      guard numbers.count >= 3 else { return nil }
      colors += [offset] + numbers.prefix(3)
      alphas += [offset, numbers.count > 3 ? numbers[3] : 1]
    }
    let numbers = (colors + alphas).map(JSONValue.number)
    let k = JSONValue.object(["a": .number(0), "k": .array(numbers)])
    return .object(["p": .number(Double(stops.count)), "k": k])
  }
}
