import LottieGeometry
import LottieModel
import LottieScene

/// Properties of a trim.
final class TrimPathProperties: NodePropertyMap {
  var kind: ObjectKind { .trimPaths }
  let location: JSONLocation
  var start: NodeValue<Double>
  var end: NodeValue<Double>
  var offset: NodeValue<Double>
  var animated: [any AnyNodeProperty]

  init(_ model: Trim, _ context: NodeContext) {
    location = context.location
    start = NodeValue(model.start, context)
    end = NodeValue(model.end, context)
    offset = NodeValue(model.offset, context)
    animated = [].adding(start).adding(end).adding(offset)
  }

  var values: [MemberValue] {
    [value(.start, \.start), value(.end, \.end), value(.offset, \.offset)]
  }
}

/// Keeps a part of the length of the paths above.
final class TrimPathNode: ModifierNode {
  let keypathName: String
  private let properties: TrimPathProperties
  private let mode: Trim.Mode
  private let dialect: Dialect
  private var window = TrimWindow(start: 0, end: 1, offset: 0)

  init(_ model: Trim, _ context: NodeContext) {
    keypathName = context.name
    properties = TrimPathProperties(model, context)
    mode = model.mode
    dialect = context.dialect
  }

  var propertyMap: any NodePropertyMap { properties }

  func rebuildOutputs(frame: Double, generation: Generation) {
    let (start, end) = (properties.start.value.fraction, properties.end.value.fraction)
    let isWhole = dialect.contains(.wholeTrims) && abs(end - start) >= 0.99
    let turn = properties.offset.value / 360
    window =
      if isWhole {
        TrimWindow(start: 0, end: 1)
      } else if dialect.contains(.unclampedTrims) {
        TrimWindow(start: 0, end: abs(end - start), offset: turn + min(start, end))
      } else {
        TrimWindow(start: start, end: end, offset: turn)
      }
  }

  var workPerVertex: Double { ModifierWork.trim }

  private var measure: TrimMeasure {
    if dialect.contains(.searchedTrims) { return .search }
    if dialect.contains(.parametricTrims) { return .parameter }
    return dialect.contains(.octagonalTrims) ? .octagonal : .arcLength
  }

  func modify(_ paths: inout [BezierPath]) {
    switch mode {
    case .simultaneously:
      if dialect.contains(.splitTrims), case .wrapped(let start, let end) = window.span {
        paths = paths.map { path in
          let first = path.trimmed(to: TrimWindow(start: start, end: 1), by: measure)
          return BezierPath(
            first.contours
              + path.trimmed(to: TrimWindow(start: 0, end: end), by: measure).contours
          )
        }
      } else {
        paths = paths.map { $0.trimmed(to: window, by: measure) }
      }
    case .individually:
      if dialect.contains(.wholeWrappedTrims), case .wrapped = window.span { return }
      paths = BezierPath.trimSequentially(paths, to: window, by: measure)
    }
  }
}
