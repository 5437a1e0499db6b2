import LottieModel

/// The range of a property's values over time.
enum ValueRange {
  /// The minimum and maximum of each component over all keyframes, motion paths included.
  ///
  /// Nil where it is unknown: expressions, slots, overshooting easing, invalid values. Where times are given, only what
  /// is seen in them counts.
  static func all(
    _ property: JSONCursor?,
    during times: Range<Double>? = nil
  ) -> [ClosedRange<Double>]? {
    guard let property, property.isObject, property[.expression].map({ !$0.isString }) ?? true,
      property[.slot] == nil
    else { return nil }
    if property[.separateDimensions]?.bool == true, property[.value] == nil {
      guard let x = all(property[.expression], during: times)?.first,
        let y = all(property[.y], during: times)?.first
      else { return nil }
      return [x, y]
    }
    var ranges: [ClosedRange<Double>] = []
    guard let keyframes = PropertyContext.keyframes(property) else {
      guard let value = property[.value], value.isNumber || value.isArray else { return nil }
      return include(value.numbers, in: &ranges) ? ranges : nil
    }
    var before: (value: [Double], tangent: [Double])?
    var list = shown(keyframes, during: times)
    if let end = endHeld(list, during: times) {
      if !include(end.numbers, in: &ranges) { return nil }
      list.removeFirst()
    }
    for keyframe in list {
      let value = keyframe[.startValue]?.numbers ?? []
      if !value.isEmpty, !include(value, in: &ranges) { return nil }
      if let before, !value.isEmpty,
        !include(zip(value, before.tangent).map { $0 + $1 }, in: &ranges)
      {
        return nil
      }
      // Where it goes from there is not seen any more.
      if let times, keyframe[.time]?.double ?? 0 >= times.upperBound { break }
      guard !overshoots(keyframe) else { return nil }
      if let end = keyframe[.endValue]?.numbers, !include(end, in: &ranges) { return nil }
      let out = keyframe[.tangentOut]?.numbers ?? []
      if !include(zip(value, out).map { $0 + $1 }, in: &ranges) { return nil }
      if let end = keyframe[.endValue]?.numbers, let tangent = keyframe[.tangentIn]?.numbers,
        !include(zip(end, tangent).map { $0 + $1 }, in: &ranges)
      {
        return nil
      }
      before = (value, keyframe[.tangentIn]?.numbers ?? [])
    }
    return ranges
  }

  /// Whether a property has this number, or these numbers of a size, throughout, or at some times.
  static func isAlways(
    _ number: Double,
    _ property: JSONCursor?,
    component: Int = 0,
    during times: Range<Double>? = nil
  ) -> Bool {
    // Most properties start with another number, and need no further check.
    guard let property, first(property, component, during: times) == number,
      let ranges = all(property, during: times), ranges.indices.contains(component)
    else { return false }
    return ranges[component] == number...number
  }

  /// A component of the first value; nil where it has none.
  static func first(
    _ property: JSONCursor,
    _ component: Int = 0,
    during times: Range<Double>? = nil
  ) -> Double? {
    guard let list = property[.value], list.isArray else {
      return component == 0 ? property[.value]?.double : nil
    }
    guard var head = list.firstElement else { return nil }
    if times != nil, PropertyContext.keyframes(property) != nil {
      let shown = shown(list, during: times)
      head = endHeld(shown, during: times) ?? shown.first ?? head
    }
    let value = head.isArray ? head : head.isObject ? head[.startValue] ?? head : list
    guard value.isArray else { return component == 0 ? value.double : nil }
    var elements = value.elements
    for _ in 0..<component { _ = elements.next() }
    return elements.next()?.double
  }

  /// The keyframes from the one that holds when the times begin, or that before it where old exports leave out its value.
  private static func shown(
    _ keyframes: JSONCursor,
    during times: Range<Double>?
  ) -> ArraySlice<JSONCursor> {
    let list = keyframes.list
    guard let times,
      let first = list.lastIndex(where: { $0[.time]?.double ?? 0 <= times.lowerBound })
    else { return list[...] }
    return list[(first > 0 && list[first][.startValue] == nil ? first - 1 : first)...]
  }

  /// The end value of the first of these keyframes, where it holds when the times begin.
  private static func endHeld(
    _ keyframes: ArraySlice<JSONCursor>,
    during times: Range<Double>?
  ) -> JSONCursor? {
    guard let times, let next = keyframes.dropFirst().first,
      next[.time]?.double ?? 0 <= times.lowerBound
    else { return nil }
    return keyframes.first?[.endValue]
  }

  private static func include(_ values: [Double], in ranges: inout [ClosedRange<Double>]) -> Bool {
    for (i, value) in values.enumerated() {
      guard value.isFinite, abs(value) < 1e12 else { return false }
      if ranges.indices.contains(i) {
        ranges[i] = min(ranges[i].lowerBound, value)...max(ranges[i].upperBound, value)
      } else if i == ranges.count {
        ranges.append(value...value)
      }
    }
    return true
  }

  /// Whether a value between keyframes exceeds them.
  private static func overshoots(_ keyframe: JSONCursor) -> Bool {
    ([.easeIn, .easeOut] as [JSONName]).contains { handle in
      keyframe[handle]?[.y]?.hasNumber { !(0...1).contains($0) } ?? false
    }
  }
}
