import LottieGeometry
import LottieModel

/// Finds paths whose tangents are positions.
struct TangentSlip: PropertyRule {
  let info = RuleInfo(
    .tangents,
    .warning,
    "The tangents of a path are positions, not offsets from its vertices.",
    explanation:
      "The tangents \"i\" and \"o\" count from the vertex that they belong to. As positions they lead far away, and the outline is a tangle.",
    example: #"{"v": [[90, 10], [50, 90], [10, 50]], "i": [[70, 20], [60, 90], [10, 60]]}"#,
    fix: "Run lottie validate --fix, which subtracts from each tangent the vertex it belongs to."
  )
  /// A path of fewer vertices may have such tangents.
  private static let leastVertices = 3

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let path = TangentSlip.path(of: property, in: document.root) else { return }
    report.add(info, at: path, "a path's tangents are positions, not offsets from its vertices")
  }

  /// The first value of a path whose tangents are positions; nil for any other property.
  static func path(of property: PropertyContext, in root: JSONCursor) -> JSONCursor? {
    guard property.kind == .path, let path = PathValues.all(of: property).first,
      isFound(in: path)
    else { return nil }
    // So they are where lottie-web's memory was saved, which is the feature comp.completed.
    let isCompleted =
      root["__complete"]?.isSet ?? false || property.layer.cursor["completed"]?.bool ?? false
    return isCompleted ? nil : path
  }

  /// Whether the tangents of all vertices far from the origin end closer to their vertex than to the origin.
  private static func isFound(in path: JSONCursor) -> Bool {
    let vertices = points(path[.vertices])
    let (incoming, outgoing) = (points(path[.inTangents]), points(path[.outTangents]))
    guard incoming.count == vertices.count, outgoing.count == vertices.count,
      let reach = vertices.map(\.length).max()
    else { return false }
    let far = vertices.indices.filter { vertices[$0].length > reach / 4 }
    return far.count >= leastVertices
      && far.allSatisfy { index in
        let ends = [incoming[index], outgoing[index]]
        let fromVertex = ends.map { $0.distance(to: vertices[index]) }.reduce(0, +)
        return fromVertex < ends.map(\.length).reduce(0, +) / 2
      }
  }

  private static func points(_ list: JSONCursor?) -> [Point] {
    (list?.list ?? []).map(\.numbers).filter { $0.count > 1 }.map { Point($0[0], $0[1]) }
  }
}
