import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a repeater.
final class RepeaterNodeProperties: NodePropertyMap {
  var kind: ObjectKind { .repeater }
  let location: JSONLocation
  var copies: NodeValue<Double>
  var offset: NodeValue<Double>
  var startOpacity: NodeValue<Double>
  var endOpacity: NodeValue<Double>
  var anchor: NodeValue<Vector3D>
  let position: PositionProperties
  var scale: NodeValue<Vector3D>
  var rotation: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: Repeater, _ context: NodeContext) {
    location = context.location
    copies = NodeValue(model.copies, context)
    offset = NodeValue(model.offset, context)
    startOpacity = NodeValue(model.startOpacity, context)
    endOpacity = NodeValue(model.endOpacity, context)
    anchor = NodeValue(model.transform.anchorPoint, context)
    position = PositionProperties(model.transform.position, context)
    scale = NodeValue(model.transform.scale, context)
    rotation = NodeValue(model.transform.rotation, context)
    animated =
      [].adding(copies).adding(offset).adding(startOpacity).adding(endOpacity).adding(anchor)
      .adding(scale).adding(rotation)
      + position.animated
  }

  var values: [MemberValue] {
    [
      value(.copies, \.copies),
      value(.offset, \.offset),
      value("tr.a", \.anchor),
      value("tr.s", \.scale),
      MemberValue("tr.r", self, \.rotation, in: self).at(location, "tr.rz").or("tr.r"),
      value("tr.so", \.startOpacity),
      value("tr.eo", \.endOpacity),
    ] + position.values(in: self, "tr.")
  }
}

/// Replaces everything above it by copies: copy *i* has the *(i + offset)*-fold transform.
final class RepeaterNode: AnimatorNode {
  /// A copy of what is above.
  struct Copy {
    var matrix: Affine
    var opacity: Double
  }

  /// Maximum number of copies.
  static let maximumCopies = 10_000

  let keypathName: String
  let isNonstandard = true
  /// The copy that is on top.
  let order: Repeater.Order
  private let properties: RepeaterNodeProperties
  private let rounding: FloatingPointRoundingRule
  private let dialect: Dialect
  private var count = 0
  /// Generation of the last change of the copies.
  private(set) var generation: Generation = 0

  init(_ model: Repeater, _ context: NodeContext) {
    keypathName = context.name
    order = model.order
    dialect = context.dialect
    rounding =
      dialect.contains(.copiesDown)
      ? .down : dialect.contains(.copiesRounded) ? .toNearestOrAwayFromZero : .up
    properties = RepeaterNodeProperties(model, context)
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    self.generation = generation
    let wanted = properties.copies.value.rounded(rounding)
    count = wanted >= 1 ? Int(min(wanted, Double(RepeaterNode.maximumCopies))) : 0
  }

  /// The indices of the copies, the first one first.
  var indices: Range<Int> { 0..<count }

  /// A copy; nil when it is not finite.
  ///
  /// It is computed anew each time: the copies of many repeaters together would take much memory.
  func copy(_ index: Int) -> Copy? {
    let (start, end) = (
      properties.startOpacity.value.fraction, properties.endOpacity.value.fraction
    )
    let fraction = fadeFraction(index)
    let matrix = matrix(times: place(index))
    guard matrix.isFinite else { return nil }
    return Copy(matrix: matrix, opacity: min(max(start + (end - start) * fraction, 0), 1))
  }

  /// How often the transform is applied to a copy.
  private func place(_ index: Int) -> Double {
    let offset = properties.offset.value
    let place = Double(index) + offset
    // lottie-web goes on from the copy before that at 0: player/js/utils/shapes/RepeaterModifier.js.
    let isLate =
      dialect.contains(.lateCopies) && offset < 0 && offset == offset.rounded() && place > 0
    return isLate ? place - 1 : place
  }

  /// How far a copy is on the way from the start opacity to the end opacity.
  private func fadeFraction(_ index: Int) -> Double {
    guard count > 1 else { return 0 }
    if dialect.contains(.openFade) { return Double(index) / Double(count) }
    if dialect.contains(.earlyFade) { return Double(index + 1) / Double(count) }
    return Double(index) / Double(count - 1)
  }

  /// The first copies, up to a number.
  func copies(_ limit: Int) -> some Sequence<Copy> { indices.prefix(limit).lazy.compactMap(copy) }

  /// The transform applied a number of times.
  ///
  /// Position and rotation grow linearly; scale grows with each integer step and linearly within
  /// one, as in lottie-web.
  private func matrix(times: Double) -> Affine {
    let anchor = properties.anchor.value
    let position = properties.position.value
    let scale = properties.scale.value
    func grown(_ percent: Double) -> Double {
      let factor = percent.fraction
      let whole = abs(times).rounded(.down)
      let rest = 1 + (factor - 1) * (abs(times) - whole)
      let result = pow(factor, whole) * rest
      return times < 0 ? (result == 0 ? 0 : 1 / result) : result
    }
    let turn = Affine.rotation(degrees: properties.rotation.value * times)
    let stretch = Affine.scale(grown(scale.x), grown(scale.y))
    // skottie and lottie-android scale first: Repeater.cpp, TransformKeyframeAnimation.java.
    let isScaledFirst = dialect.contains(.scaledFirst)
    return Affine.translation(-anchor.x, -anchor.y)
      .then(isScaledFirst ? stretch : turn).then(isScaledFirst ? turn : stretch)
      .then(.translation(anchor.x + position.x * times, anchor.y + position.y * times))
  }
}
