package import LottieEngine
package import LottieModel
import LottieScene
import OrderedCollections

/// Writes a theme of a dotLottie container: a value for each of some slots.
package struct ThemeWriter {
  /// The rules so far, by slot: the value, and the animations it is meant for.
  private var rules: OrderedDictionary<String, (rule: JSONValue, animations: [String])> = [:]

  /// Creates an empty theme.
  package init() {}

  /// Whether it has no rules.
  package var isEmpty: Bool { rules.isEmpty }

  /// The slots that have rules, in their order.
  package var slots: [String] { Array(rules.keys) }

  /// Whether themes hold values of a kind: of all but paths, and of positions in a plane.
  package static func holds(_ value: PropertyValue) -> Bool {
    switch value {
    case .path: false
    case .vector(let vector): vector.z == 0
    default: true
    }
  }

  /// Gives a slot of an animation a value.
  ///
  /// - Returns: False if the slot has another value, in this or another animation.
  package mutating func set(
    _ slot: String,
    to value: PropertyValue,
    _ kind: PropertyKind,
    animation: String
  ) -> Bool {
    guard let rule = ThemeWriter.rule(value, kind) else { return false }
    guard let known = rules[slot] else {
      rules[slot] = (rule, [animation])
      return true
    }
    guard known.rule == rule else { return false }
    if !known.animations.contains(animation) { rules[slot]?.animations.append(animation) }
    return true
  }

  /// The theme's text.
  ///
  /// - Parameter users: The animations that have a slot; a rule that is not meant for all of them names its
  ///   own.
  /// - Returns: JSON.
  package func text(users: (_ slot: String) -> [String]) -> [UInt8] {
    let list = rules.map { slot, entry -> JSONValue in
      guard case .object(let value) = entry.rule else { return .null }
      var rule: OrderedDictionary<String, JSONValue> = ["id": .string(slot)]
      rule.merge(value) { first, _ in first }
      if !Set(users(slot)).isSubset(of: entry.animations) {
        rule["animations"] = .array(entry.animations.map(JSONValue.string))
      }
      return .object(rule)
    }
    return JSONWriter.bytes(JSONValue(members: ["rules": .array(list)]))
  }

  /// Type and value of a rule.
  private static func rule(_ value: PropertyValue, _ kind: PropertyKind) -> JSONValue? {
    let (type, content): (String, JSONValue)
    switch value {
    case .color(let color):
      (type, content) = ("Color", numbers([color.red, color.green, color.blue]))
    case .number(let number): (type, content) = ("Scalar", .number(number))
    case .vector(let vector):
      (type, content) = (kind == .point ? "Position" : "Vector", numbers([vector.x, vector.y]))
    case .gradient(let numbers): (type, content) = ("Gradient", stops(numbers))
    case .text(let text): (type, content) = ("Text", JSONValue(members: ["text": .string(text)]))
    case .path: return nil
    }
    return JSONValue(members: ["type": .string(type), "value": content])
  }

  private static func numbers(_ list: [Double]) -> JSONValue {
    .array(list.map(JSONValue.number))
  }

  /// The stops of a gradient, whose opacities are listed behind its colors.
  private static func stops(_ list: [Double]) -> JSONValue {
    let count = list.count % 4 == 0 ? list.count / 4 : list.count / 6
    let alphas = stride(from: count * 4, to: list.count - 1, by: 2).map { (list[$0], list[$0 + 1]) }
    return .array(
      (0..<count).map { stop in
        let parts = list[stop * 4..<stop * 4 + 4]
        let offset = parts[parts.startIndex]
        return JSONValue(members: [
          "offset": .number(offset),
          "color": numbers(Array(parts.dropFirst()) + [alpha(at: offset, alphas)]),
        ])
      }
    )
  }

  private static func alpha(at offset: Double, _ stops: [(offset: Double, alpha: Double)]) -> Double
  {
    guard let after = stops.firstIndex(where: { $0.offset >= offset }) else {
      return stops.last?.alpha ?? 1
    }
    let (next, last) = (stops[after], stops[max(0, after - 1)])
    guard next.offset > last.offset else { return next.alpha }
    let part = (offset - last.offset) / (next.offset - last.offset)
    return last.alpha + (next.alpha - last.alpha) * min(max(part, 0), 1)
  }
}
