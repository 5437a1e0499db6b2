// Layers in space hide each other as the planes do in which they lie: a tree of planes, each of which divides the
// others into those behind it, in it and before it. Planes are not cut where they cross.
//
// H. Fuchs, Z. M. Kedem, B. F. Naylor: On visible surface generation by a priori tree structures, 1980.

/// The order in which a camera's layers in space hide each other.
struct DepthOrder {
  typealias Vector = SpatialTransform.Vector

  /// The plane of a layer.
  struct Plane {
    /// The layer's place in the stack, from the bottom.
    var place: Int
    /// Its anchor point, from the camera.
    var point: Vector
    /// The distance of that in front of the camera.
    var depth: Double
    /// The direction across the plane, of length 1 and towards the camera.
    var normal: Vector
  }

  /// The part of a distance from which on a point counts as outside of a plane.
  private static let tolerance = 1e-7
  /// The number of planes that divide, one within the other; what is left then is in the order of its depth.
  private static let maximumLevels = 64

  /// The places from the farthest to the nearest; those of one plane as they are in the stack.
  private(set) var places: [Int] = []

  init(_ planes: [Plane]) {
    places.reserveCapacity(planes.count)
    add(planes.sorted { ($1.depth, $0.place) < ($0.depth, $1.place) }, DepthOrder.maximumLevels)
  }

  /// Adds planes, which are in the order of their depth.
  private mutating func add(_ planes: [Plane], _ levels: Int) {
    guard planes.count > 1, levels > 0 else {
      places += planes.map(\.place)
      return
    }
    let root = planes[planes.count / 2]
    let sides = Dictionary(grouping: planes) { DepthOrder.side(of: $0, root) }
    add(sides[-1] ?? [], levels - 1)
    places += sides[0, default: []].map(\.place).sorted()
    add(sides[1] ?? [], levels - 1)
  }

  /// 1 for a plane before another, -1 for one behind it, 0 for the same.
  private static func side(of plane: Plane, _ other: Plane) -> Int {
    let way = plane.point + other.point * -1
    let least = tolerance * (1 + way.dot(way).squareRoot())
    let distance = way.dot(other.normal)
    if abs(distance) > least { return distance > 0 ? 1 : -1 }
    let back = way.dot(plane.normal)
    return abs(back) > least ? (back > 0 ? 1 : -1) : 0
  }
}
