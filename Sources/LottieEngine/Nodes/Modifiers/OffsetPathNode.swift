import LottieGeometry
import LottieModel
import LottieScene

/// Properties of an offset of paths.
final class OffsetPathProperties: NodePropertyMap {
  var kind: ObjectKind { .offsetPaths }
  let location: JSONLocation
  var amount: NodeValue<Double>
  var miterLimit: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: OffsetPath, _ context: NodeContext) {
    location = context.location
    amount = NodeValue(model.amount, context)
    miterLimit = NodeValue(model.miterLimit, context)
    animated = [].adding(amount).adding(miterLimit)
  }

  var values: [MemberValue] { [value(.amount, \.amount), value(.miterLimit, \.miterLimit)] }
}

/// Moves the paths above outwards or inwards.
final class OffsetPathNode: ModifierNode {
  let keypathName: String
  let isNonstandard = true
  private let properties: OffsetPathProperties
  private let join: LineJoin
  /// Rules of another player.
  private let dialect: Dialect

  init(_ model: OffsetPath, _ context: NodeContext) {
    keypathName = context.name
    properties = OffsetPathProperties(model, context)
    join = LineJoin(rawValue: model.lineJoin) ?? .miter
    dialect = context.dialect
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {}

  var workPerVertex: Double { ModifierWork.offsetPath }

  func modify(_ paths: inout [BezierPath]) {
    var (amount, limit) = (properties.amount.value, properties.miterLimit.value)
    if dialect.contains(.measuredMiters) { limit = hypot(limit, amount) / abs(amount) }
    if dialect.contains(.outwardOffsets), paths.reduce(0, { $0 + $1.area }) < 0 { amount = -amount }
    paths = paths.map { $0.offset(by: amount, join: join, miterLimit: limit) }
  }
}

extension BezierPath {
  /// The area that its vertices enclose, positive where they go around clockwise on screen.
  fileprivate var area: Double {
    contours.reduce(0) { sum, contour in
      guard var before = contour.vertices.last?.point else { return sum }
      var area = 0.0
      for vertex in contour.vertices {
        area += before.cross(vertex.point) / 2
        before = vertex.point
      }
      return sum + area
    }
  }
}
