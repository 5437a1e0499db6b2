import LottieGeometry
import LottieModel

/// The work of the modifiers of shapes, in nanoseconds of one core, estimated from above from the document alone.
///
/// Modifiers run when a frame is updated, before `FrameCost` can see what they make.
struct ModifierWork {
  /// Nanoseconds of each kind for a vertex that it sees.
  ///
  /// Offsets and merges search the crossings of their curves; dense ones were measured.
  static let trim = 300.0
  static let zigZag = 300.0
  static let roundedCorners = 600.0
  static let puckerBloat = 100.0
  static let twist = 300.0
  static let offsetPath = 2_700.0
  static let merge = 7_000.0

  /// The work of all modifiers of a list.
  private(set) var total = 0.0

  /// Adds the modifiers of a list.
  ///
  /// - Returns: The vertices that modifiers further down see.
  @discardableResult
  mutating func add(_ items: [ShapeItem]) -> Double {
    var vertices = 0.0
    for item in items where !item.isHidden {
      switch item.kind {
      case .path(let path):
        vertices += path.path.initial.contours.reduce(1) { $0 + Double($1.vertices.count) }
      case .ellipse, .rectangle: vertices += 8
      case .star(let star): vertices += 2 * min(largest(star.points), PolygonRing.maximumPoints)
      case .group(let group): vertices += add(group.items)
      case .repeater(let repeater):
        vertices *= min(largest(repeater.copies), Double(RepeaterNode.maximumCopies))
      case .trim: total += ModifierWork.trim * vertices
      case .zigZag: total += ModifierWork.zigZag * vertices
      case .roundedCorners:
        total += ModifierWork.roundedCorners * vertices
        vertices *= 2
      case .puckerBloat: total += ModifierWork.puckerBloat * vertices
      case .twist: total += ModifierWork.twist * vertices
      case .offsetPath: total += ModifierWork.offsetPath * vertices
      case .merge: total += ModifierWork.merge * vertices
      case .fill, .stroke, .gradientFill, .gradientStroke, .noStyle, .transform, .unknown: break
      }
      vertices = min(vertices, Double(PathSource.maximumVertices))
    }
    return vertices
  }

  /// The largest of the values of a property, at least 1.
  private func largest(_ group: KeyframeGroup<Double>) -> Double {
    let largest = group.keyframes.reduce(1) { max($0, abs($1.value)) }
    return largest.isFinite ? largest : 1e9
  }
}
