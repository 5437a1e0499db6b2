package import LottieGeometry
import OrderedCollections

extension JSONValue {
  /// Writes a contour in the document's form: vertices `v`, tangents `i` and `o` relative to them,
  /// and the closed flag `c`.
  package init(_ contour: Contour) {
    func points(_ point: (CurveVertex) -> Point) -> JSONValue {
      .array(contour.vertices.map { .array([.number(point($0).x), .number(point($0).y)]) })
    }
    self = .object([
      "v": points(\.point),
      "i": points { $0.inTangent - $0.point },
      "o": points { $0.outTangent - $0.point },
      "c": .bool(contour.isClosed),
    ])
  }
}

extension BezierPath {
  /// Reads the path of a JSON text in the document's form, as `{"v": [[0, 0], [10, 0]], "c":
  /// true}`; nil if it is invalid.
  ///
  /// Vertices without tangents are corners.
  package init?(json text: String) {
    guard let document = try? JSONDocument(Array(text.utf8)),
      let path = document.withRoot(BezierPath.read)
    else { return nil }
    self = path
  }
}
