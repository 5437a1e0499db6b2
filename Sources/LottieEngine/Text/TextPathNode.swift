import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a text path; lottie-ios has none of them.
final class TextPathNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .textPath }
  let location: JSONLocation
  var shape: NodeValue<BezierPath>
  var firstMargin: NodeValue<Double>
  var lastMargin: NodeValue<Double>
  var forcesAlignment: NodeValue<Double>
  var isPerpendicular: NodeValue<Double>
  var isReversed: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: TextPath, mask: Mask, _ context: NodeContext) {
    location = model.location
    func value(_ key: JSONName) -> NodeValue<Double> {
      model.options["\(key)"].map { NodeValue($0, context) } ?? .constant(0)
    }
    shape = NodeValue(mask.shape, context)
    firstMargin = value(.firstMargin)
    lastMargin = value(.lastMargin)
    forcesAlignment = value(.forceAlignment)
    isPerpendicular = value(.perpendicularToPath)
    isReversed = value(.reversePath)
    animated = [].adding(shape).adding(firstMargin).adding(lastMargin)
      .adding(forcesAlignment).adding(isPerpendicular).adding(isReversed)
  }

  var values: [MemberValue] {
    [
      value(.firstMargin, \.firstMargin),
      value(.lastMargin, \.lastMargin),
      value(.forceAlignment, \.forcesAlignment),
      value(.perpendicularToPath, \.isPerpendicular),
      value(.reversePath, \.isReversed),
    ]
  }
}

/// A text path.
final class TextPathNode: AnimatorNode {
  /// A position on the path.
  struct Position {
    var point: Point
    /// Direction of the path.
    var degrees: Double
  }

  let keypathName = "Path Options"
  let isNonstandard = true
  private let properties: TextPathNodeProperties
  private var curves: [ArcLengthCurve] = []
  private var isClosed = false
  /// Length of the path.
  private(set) var length = 0.0

  init(_ model: TextPath, mask: Mask, _ context: NodeContext) {
    properties = TextPathNodeProperties(model, mask: mask, context)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    let path = properties.shape.value
    let contour = (properties.isReversed.value != 0 ? path.reversed : path).contours.first
    isClosed = contour?.isClosed ?? false
    curves = (0..<(contour?.curveCount ?? 0)).compactMap { i in
      let curve = contour.map { ArcLengthCurve($0.curve(i)) }
      return curve?.length == 0 ? nil : curve
    }
    length = curves.reduce(0) { $0 + $1.length }
  }

  /// Whether there is a path.
  var isUsable: Bool { length > 0 && length.isFinite }

  /// Whether characters are perpendicular to the path.
  var isPerpendicular: Bool { properties.isPerpendicular.value != 0 }

  /// The start on the path of a line of a width, by its justification.
  func start(width: Double, justification: Int) -> Double {
    let first = properties.firstMargin.value
    switch justification {
    case 1, 4: return first + length - width
    case 2, 5: return first + (length - width) / 2
    default: return first
    }
  }

  /// The middle of a character when the text is spread over the whole path; nil otherwise.
  ///
  /// `fraction`: The character's position: 0 is the first, 1 the last. `ends`: Half the widths of
  /// those two.
  func spread(_ fraction: Double, ends: (Double, Double)) -> Double? {
    guard properties.forcesAlignment.value != 0 else { return nil }
    let from = properties.firstMargin.value + ends.0
    let to = length + properties.lastMargin.value - ends.1
    return from + (to - from) * fraction
  }

  /// The position at a distance from the start: a closed path repeats, an open one continues
  /// straight beyond its ends.
  func position(at distance: Double) -> Position {
    var rest = distance
    if isClosed {
      rest = rest.truncatingRemainder(dividingBy: length)
      if rest < 0 { rest += length }
    }
    guard rest.isFinite, let first = curves.first else { return Position(point: .zero, degrees: 0) }
    if rest <= 0 { return position(first, 0, beyond: rest) }
    for curve in curves.dropLast() {
      if rest <= curve.length { return position(curve, rest / curve.length, beyond: 0) }
      rest -= curve.length
    }
    let last = curves[curves.count - 1]
    return position(last, min(rest / last.length, 1), beyond: max(rest - last.length, 0))
  }

  private func position(_ curve: ArcLengthCurve, _ fraction: Double, beyond: Double) -> Position {
    let direction = curve.tangent(atFraction: fraction)
    return Position(
      point: curve.point(atFraction: fraction) + direction * beyond,
      degrees: atan2(direction.y, direction.x) * 180 / .pi
    )
  }
}
