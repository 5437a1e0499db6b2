public import LottieGeometry

/// A path of any shape (`sh`).
public struct Path: Hashable, Sendable {
  /// Its one contour, `ks`, in the group's space.
  public var path: KeyframeGroup<BezierPath>
  /// Drawing direction; `d` 3 reverses it.
  public var direction: PathDirection
}

extension Path {
  init(_ item: JSONCursor, _ reader: inout ModelReader) throws(Malformed) {
    var path = try reader.path(item, "ks")
    // bodymovin before 4.4.18 has the closed flag beside the path.
    if let closed = item["closed"]?.bool {
      path = path.map { value in
        BezierPath(value.contours.map { Contour($0.vertices, isClosed: closed) })
      }
    }
    self.init(path: path, direction: PathDirection(item))
  }
}

/// The direction in which a parametric path is drawn.
public enum PathDirection: Int, Hashable, Sendable {
  /// Clockwise on screen, as After Effects draws by default (`d` 1).
  case clockwise = 1
  /// Counter-clockwise on screen (`d` 3).
  case counterClockwise = 3
}

extension PathDirection {
  init(_ item: JSONCursor) { self = item.integer("d") == 3 ? .counterClockwise : .clockwise }
}
