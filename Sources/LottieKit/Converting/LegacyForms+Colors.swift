import LottieModel
import LottieScene
import OrderedCollections

extension LegacyForms {
  /// A color property with components in 0…1.
  static func color(_ property: JSONValue) -> JSONValue {
    switch property {
    case .string(let text):
      guard let color = Color(hex: text) else { return property }
      return .array([color.red, color.green, color.blue].map(JSONValue.number))
    case .array(let parts):
      let numbers = parts.compactMap { if case .number(let number) = $0 { number } else { nil } }
      guard numbers.count == parts.count else { return .array(parts.map(color)) }
      guard numbers.prefix(3).max() ?? 0 > 2 else { return property }
      return .array(numbers.enumerated().map { .number($0 < 3 ? $1 / 255 : $1) })
    case .object(var object):
      for name in ["k", "s", "e"] { object[name] = object[name].map(color) }
      return .object(object)
    default: return property
    }
  }
}
