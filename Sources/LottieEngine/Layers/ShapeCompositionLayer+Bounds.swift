import LottieGeometry
import LottieModel
import LottieScene

extension ShapeCompositionLayer {
  /// The box of all paths that have a paint, visible or not, in coordinates of the layer.
  ///
  /// `withStrokes`: Whether the box holds strokes as well, without their dashes.
  func bounds(withStrokes: Bool) -> Rect {
    var measure = ShapeMeasure(withStrokes: withStrokes)
    measure.add(items, .identity)
    return measure.box
  }

  /// The box of all paths in visible groups, painted or not, in coordinates of the layer.
  var pathBounds: Rect { ShapeCompositionLayer.pathBounds(of: keypathChildren, .identity) }

  private static func pathBounds(of nodes: [any KeypathSearchable], _ matrix: Affine) -> Rect {
    nodes.reduce(Rect.empty) { box, node in
      switch node {
      case let node as any PathNode:
        let path = node.output.path.applying(matrix)
        return path.isFinite ? box.union(path.bounds) : box
      case let group as GroupNode where !group.isHidden && group.transform.opacity > 0:
        let inner = group.transform.matrix.then(matrix)
        return box.union(pathBounds(of: group.keypathChildren, inner))
      default: return box
      }
    }
  }
}

/// Adds up the boxes of painted paths.
private struct ShapeMeasure {
  private(set) var box = Rect.empty
  private let withStrokes: Bool
  private var ink = InkMeasure()

  init(withStrokes: Bool) { self.withStrokes = withStrokes }

  mutating func add(_ items: [ShapeTreeItem], _ matrix: Affine) {
    for item in items {
      switch item {
      case .renderer(let node, _, _): add(node.renderer, matrix)
      case .group(let group): add(group.items, group.transform.matrix.then(matrix))
      case .repeated(let repeater, let items, _):
        for copy in repeater.copies(RepeaterNode.maximumCopies) {
          add(items, copy.matrix.then(matrix))
        }
      }
    }
  }

  private mutating func add(_ renderer: Renderer, _ matrix: Affine) {
    let path = renderer.path.path.applying(matrix)
    guard path.isFinite else { return }
    box = box.union(path.bounds)
    guard withStrokes, case .stroke(var style) = renderer.instruction, style.width > 0 else {
      return
    }
    style.dashes = nil
    let item = StrokeItem(
      path: renderer.path,
      style: style,
      paint: renderer.paint,
      transform: matrix
    )
    box = box.union(ink.bounds(of: .stroke(item)))
  }
}

/// The cost of measuring a list of shapes.
struct ShapeMeasureCost {
  /// The value of a property.
  let number: (KeyframeGroup<Double>) -> Double

  /// Vertices that all paints and modifiers of a list see.
  func total(_ items: [ShapeItem]) -> Double { cost(items).total }

  private func cost(_ items: [ShapeItem]) -> (visible: Double, total: Double) {
    var (visible, total) = (0.0, 0.0)
    for item in items where !item.isHidden {
      switch item.kind {
      case .path(let path):
        visible += path.path.initial.contours.reduce(1) { $0 + Double($1.vertices.count) }
      case .ellipse, .rectangle: visible += 8
      case .star(let star): visible += 2 * times(star.points)
      case .group(let group):
        let inner = cost(group.items)
        visible += inner.visible
        total += inner.total + 4
      case .repeater(let repeater):
        let copies = min(times(repeater.copies), Double(RepeaterNode.maximumCopies))
        visible *= copies
        total *= copies
      case .zigZag(let zigZag):
        visible *= times(zigZag.ridges)
        total += visible
      case .twist(let twist):
        visible *= 1 + min(abs(number(twist.angle)), 127)
        total += visible
      case .merge: total += 8 * visible
      case .stroke, .gradientStroke: total += 4 * visible
      case .fill, .gradientFill, .trim, .roundedCorners, .puckerBloat, .offsetPath:
        total += visible
      case .noStyle, .transform, .unknown: break
      }
    }
    return (visible, total)
  }

  private func times(_ group: KeyframeGroup<Double>) -> Double {
    let times = number(group)
    return times >= 1 ? min(times, 1e6) : 1
  }
}
