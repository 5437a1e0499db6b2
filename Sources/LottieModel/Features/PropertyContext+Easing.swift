import LottieScene

extension PropertyContext {
  /// Whether the last keyframe has easing, though no keyframe follows, at a time when the layer is
  /// visible.
  @Sendable
  static func easesAfterItsEnd(_ property: PropertyContext) -> Bool {
    guard property.kind != nil, let keyframes = property.keyframes else { return false }
    var last: JSONCursor?
    for keyframe in keyframes.elements { last = keyframe }
    guard let last, last[.easeIn] != nil, !(last[.hold]?.isSet ?? false) else { return false }
    let start = keyframes.firstElement?[.time]?.double ?? 0
    return start < property.layer.outPoint ?? .infinity
  }

  /// Whether a color is written as 0 to 255, as Bodymovin did before 4.1.9.
  @Sendable
  static func isColorOfBytes(_ property: PropertyContext) -> Bool {
    hasComponent(property) { $0 > Color.greatestComponent }
  }

  /// Whether a component of a color from 0 to 1 is out of range by more than rounding hides.
  @Sendable
  static func isColorOutOfRange(_ property: PropertyContext) -> Bool {
    hasComponent(property) { $0 < -0.004 || $0 > 1.004 } && !isColorOfBytes(property)
  }

  /// Whether red, green or blue of a color passes a test, at some keyframe if it has any.
  private static func hasComponent(
    _ property: PropertyContext,
    _ test: (Double) -> Bool
  ) -> Bool {
    guard property.kind == .color else { return false }
    func passes(_ color: JSONCursor) -> Bool {
      // An opacity of 255 beside components up to 1 does not count.
      color.isArray && color.numbers.prefix(3).contains(where: test)
    }
    guard let keyframes = property.keyframes else { return property.value.map(passes) ?? false }
    return keyframes.elements.contains { $0[.startValue].map(passes) ?? false }
  }

  /// Whether a visible axis has another easing than the first axis.
  ///
  /// Players that read one curve take the first. Axes that stand still, the depth of what is flat,
  /// and differences below a unit, or below 0.02 of a color, hardly show.
  @Sendable
  static func easesAxesApart(_ property: PropertyContext) -> Bool {
    !property.isPlainPoint && hasAxesApart(property)
  }

  /// The same of a size of a shape, or an end of a gradient: lottie-android reads those axis by axis.
  @Sendable
  static func easesPlainAxesApart(_ property: PropertyContext) -> Bool {
    property.isPlainPoint && hasAxesApart(property)
  }

  /// Whether it is the size of a rectangle or an ellipse, or an end of a gradient.
  private var isPlainPoint: Bool {
    guard let type = owner?[.type] else { return false }
    return switch kind {
    case .size: type.isString("rc") || type.isString("el")
    case .point: type.isString("gf") || type.isString("gs")
    default: false
    }
  }

  private static func hasAxesApart(_ property: PropertyContext) -> Bool {
    guard let kind = property.kind, [.point, .size, .color].contains(kind),
      let keyframes = property.keyframes
    else { return false }
    let axes = kind == .color || property.layer.cursor[.threeDimensional]?.isSet ?? false ? 3 : 2
    let unit = kind == .color ? 0.02 : 1
    var before: JSONCursor?
    for keyframe in keyframes.elements {
      defer { before = keyframe }
      guard let before, let curve = AxisCurves(before, axes: axes) else { continue }
      guard let start = before[.startValue]?.numbers,
        let end = before[.endValue]?.numbers ?? keyframe[.startValue]?.numbers
      else { continue }
      let moving = 1..<max(1, min(axes, start.count, end.count))
      if moving.contains(where: { curve.apart($0) * abs(end[$0] - start[$0]) > unit }) {
        return true
      }
    }
    return false
  }
}

/// The curves of the axes between two keyframes, where they differ.
private struct AxisCurves {
  private let handles: [(x1: Double, y1: Double, x2: Double, y2: Double)]

  /// Reads the curves of a keyframe; nil if all axes have one curve, or none is used.
  init?(_ keyframe: JSONCursor, axes: Int) {
    guard !(keyframe[.hold]?.isSet ?? false), let incoming = keyframe[.easeIn],
      let outgoing = keyframe[.easeOut]
    else { return nil }
    let lists = [outgoing[.x], outgoing[.y], incoming[.x], incoming[.y]]
    guard lists.contains(where: { $0?.hasUnlikeNumbers ?? false }) else { return nil }
    // Along a motion path all axes share one progress.
    let bends = { (tangent: JSONCursor?) in tangent?.hasNumber { $0 != 0 } ?? false }
    if bends(keyframe[.tangentOut]) || bends(keyframe[.tangentIn]) { return nil }
    let numbers = lists.map { $0?.numbers ?? [] }
    handles = (0..<axes).map { axis in
      let at = { (list: Int) -> Double in
        let values = numbers[list]
        return axis < values.count ? values[axis] : values.last ?? 0
      }
      return (at(0), at(1), at(2), at(3))
    }
  }

  /// The largest difference in value between an axis and the first, as a fraction of the change.
  func apart(_ axis: Int) -> Double {
    let (a, b) = (handles[0], handles[axis])
    if a == b { return 0 }
    return (1...7).reduce(0) { maximum, step in
      let time = Double(step) / 8
      return max(maximum, abs(AxisCurves.value(a, time) - AxisCurves.value(b, time)))
    }
  }

  /// The value at a time, by bisection.
  private static func value(
    _ curve: (x1: Double, y1: Double, x2: Double, y2: Double),
    _ time: Double
  ) -> Double {
    func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<16 {
      let middle = (low + high) / 2
      if cubic(curve.x1, curve.x2, middle) < time { low = middle } else { high = middle }
    }
    return cubic(curve.y1, curve.y2, (low + high) / 2)
  }
}

extension JSONCursor {
  /// Whether an array has numbers other than its first.
  fileprivate var hasUnlikeNumbers: Bool {
    guard isArray, count > 1, let first = firstNumber else { return false }
    return hasNumber { $0 != first }
  }
}
