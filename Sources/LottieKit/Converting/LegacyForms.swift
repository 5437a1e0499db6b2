import LottieModel
import OrderedCollections

/// Old forms of animated properties and those of the specification.
enum LegacyForms {
  /// An object with its old forms replaced: keyframes that bring their end values, properties that do
  /// not say whether they move.
  static func upgraded(
    _ object: OrderedDictionary<String, JSONValue>,
    name: String
  ) -> OrderedDictionary<String, JSONValue> {
    guard let k = object["k"], isProperty(object, name: name) else { return object }
    var result = object
    if case .array(let keyframes) = k, let first = keyframes.first, first["t"] != nil {
      result["k"] = .array(withoutEnds(keyframes))
      result["a"] = .number(1)
    } else if case .object(let keyframe) = k, keyframe["t"] != nil {
      result["k"] = .array(withoutEnds([k]))
      result["a"] = .number(1)
    } else if result["a"] == nil {
      result["a"] = .number(0)
    }
    return result
  }

  /// A gradient's stops have a `k` too, which is a property itself.
  private static func isProperty(
    _ object: OrderedDictionary<String, JSONValue>,
    name: String
  ) -> Bool {
    object["p"] == nil && object["ty"] == nil && object["t"] == nil
  }

  private static func withoutEnds(_ keyframes: [JSONValue]) -> [JSONValue] {
    var end: JSONValue?
    return keyframes.map { keyframe in
      guard case .object(var object) = keyframe else { return keyframe }
      if object["s"] == nil { object["s"] = end }
      end = object["e"]
      object["e"] = nil
      return .object(object)
    }
  }
}
