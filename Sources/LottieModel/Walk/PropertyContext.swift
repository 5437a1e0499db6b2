/// A property on the walk.
package struct PropertyContext {
  /// The object with `a` and `k`.
  package let cursor: JSONCursor
  /// The kind of its value; nil for parts of an effect, a style or a text, which are not examined.
  package let kind: PropertyKind?
  /// The member it is.
  package let key: JSONName
  /// The object of which it is a member; nil where that is not examined.
  let owner: JSONCursor?
  /// The list of keyframes; nil when it has none.
  package let keyframes: JSONCursor?
  /// The layer it belongs to.
  package let layer: LayerContext
  /// Colors of a gradient, 0 for everything else.
  package let stops: Int

  init(
    _ cursor: JSONCursor,
    _ kind: PropertyKind?,
    key: JSONName,
    of owner: JSONCursor?,
    layer: LayerContext,
    stops: Int = 0
  ) {
    self.cursor = cursor
    self.kind = kind
    self.key = key
    self.owner = owner
    self.layer = layer
    self.stops = stops
    keyframes = PropertyContext.keyframes(cursor)
  }

  /// The keyframes of a property: `k` when it lists objects with times.
  package static func keyframes(_ cursor: JSONCursor) -> JSONCursor? {
    guard let list = cursor[.value], list.isArray, let first = list.firstElement, first.isObject,
      first[.time] != nil
    else { return nil }
    return list
  }

  /// Whether it changes over time.
  package var isAnimated: Bool { keyframes != nil }

  /// The keyframe of a property of numbers that has one only, without an end value.
  package var onlyKeyframe: JSONCursor? {
    guard let list = keyframes, list.count == 1, let only = list.firstElement,
      only[.endValue] == nil, only[.startValue]?.numbers.isEmpty == false
    else { return nil }
    return only
  }

  /// The value of a property that does not change.
  package var value: JSONCursor? { keyframes == nil ? cursor[.value] : nil }

  /// Whether it is animated or has a number other than this one.
  package func differs(from number: Double) -> Bool {
    isAnimated || value?.hasNumber { $0 != number } ?? false
  }

  /// All values that a property has: the start and end values of its keyframes, or the one that it keeps.
  package static func values(_ property: JSONCursor) -> [JSONCursor] {
    guard let keyframes = keyframes(property) else { return [property[.value]].compactMap(\.self) }
    return keyframes.elements.flatMap { [$0[.startValue], $0[.endValue]] }.compactMap(\.self)
  }

  /// Differences below this are those of rounding in exporters.
  private static let leastDifference = 1e-3

  /// Whether a property that may be missing is animated or has a number other than this one.
  package static func differs(_ cursor: JSONCursor?, from number: Double) -> Bool {
    has(cursor) { abs($0 - number) > leastDifference }
  }

  /// Whether a number of a property that may be missing is farther from 0 than this.
  package static func reaches(_ cursor: JSONCursor?, beyond number: Double) -> Bool {
    has(cursor) { abs($0) > number }
  }

  /// The least and the greatest of the numbers that a property has; 0 for one that is missing.
  package static func range(_ cursor: JSONCursor?) -> ClosedRange<Double> {
    let numbers = cursor.map { values($0).flatMap(\.numbers) } ?? []
    return (numbers.min() ?? 0)...(numbers.max() ?? 0)
  }

  /// Whether a property of an object has keyframes, or an axis of one.
  static func hasKeyframes(_ object: JSONCursor) -> Bool {
    object.memberCursors.contains { _, property in
      property.isObject
        && [property, property[.x], property[.y]].contains { $0.flatMap(keyframes) != nil }
    }
  }

  /// Whether it has a number below 0, and is animated, or whole.
  static func isWholeBelowZero(_ cursor: JSONCursor) -> Bool {
    let least = range(cursor).lowerBound
    return least < 0 && (keyframes(cursor) != nil || least == least.rounded())
  }

  /// Whether a property that may be missing has a number that is no multiple of this angle.
  package static func isTurned(_ cursor: JSONCursor?, by angle: Double) -> Bool {
    has(cursor) { abs($0.remainder(dividingBy: angle)) > leastDifference }
  }

  /// Whether a number is not whole, or moves between keyframes that are not held.
  static func isFractional(_ cursor: JSONCursor) -> Bool {
    guard let keyframes = keyframes(cursor) else { return has(cursor) { $0 != $0.rounded() } }
    let moves = keyframes.elements.contains { !($0[.hold]?.isSet ?? false) }
    return moves && keyframes.count > 1 || has(cursor) { $0 != $0.rounded() }
  }

  /// Whether a number of a property that may be missing passes a test, in any of its keyframes.
  ///
  /// An expression may give any number.
  private static func has(_ cursor: JSONCursor?, _ test: (Double) -> Bool) -> Bool {
    guard let cursor else { return false }
    if let keyframes = keyframes(cursor) {
      return keyframes.elements.contains { keyframe in
        [keyframe[.startValue], keyframe[.endValue]].contains { $0?.hasNumber(test) ?? false }
      } || cursor[.expression] != nil
    }
    guard let value = cursor.isObject ? cursor[.value] : cursor else { return false }
    return value.hasNumber(test)
  }
}

/// A keyframe on the walk.
package struct KeyframeContext {
  /// The object.
  package let cursor: JSONCursor
  /// Index in the list.
  package let index: Int
  /// The one before.
  package let previous: JSONCursor?
  /// Whether it is the last.
  package let isLast: Bool
}
