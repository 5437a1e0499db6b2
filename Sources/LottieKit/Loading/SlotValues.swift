public import LottieModel
import LottieScene
package import OrderedCollections

/// Values for the slots of an animation, by their identifiers.
///
/// A value is a number, a list of numbers, a color as `#RRGGBB`, or a property as the document would
/// write it.
public struct SlotValues: Equatable, Sendable {
  private(set) var properties: OrderedDictionary<String, JSONValue> = [:]
  /// Texts of themes by slot: changes of the text that the slot has.
  var texts: OrderedDictionary<String, [ThemeText]> = [:]

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

  /// The ids of the slots that have values, in their order.
  public var names: [String] { Array(properties.keys) + Array(texts.keys) }

  /// The object that ``init(_:)`` reads.
  package var json: JSONValue { .object(properties) }

  /// Later values replace earlier ones.
  package mutating func merge(_ other: SlotValues) {
    for name in other.names { remove(name) }
    properties.merge(other.properties) { $1 }
    texts.merge(other.texts) { $1 }
  }

  private mutating func remove(_ name: String) {
    properties[name] = nil
    texts[name] = nil
  }

  /// The text of a document with these values in its slots; unchanged when there are none.
  ///
  /// Slots of the document without a value here keep theirs.
  func put(into bytes: [UInt8]) -> [UInt8] {
    guard !properties.isEmpty || !texts.isEmpty, let document = try? JSONDocument(bytes),
      let end = bytes.lastIndex(of: UInt8(ascii: "}"))
    else { return bytes }
    let (own, isEmpty, written) = document.withRoot { root in
      (root["slots"].map(JSONValue.init), root.count == 0, self.written(in: root))
    }
    var slots = properties.mapValues { JSONValue.object(["p": $0]) }
    for (name, property) in written { slots[name] = .object(["p": property]) }
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
}
