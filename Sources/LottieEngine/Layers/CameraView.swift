// After Effects' camera: it looks along +z from its position, y points down, and layers at the
// distance of its zoom have their natural size.

import LottieGeometry
import LottieModel
import LottieScene

/// The view of a camera at a frame.
struct CameraView: Equatable {
  typealias Vector = SpatialTransform.Vector

  /// The view of a composition without a camera: that of After Effects' default one, whose lens has 50 mm for a
  /// film 36 mm wide, in front of the center.
  static func standard(_ size: Size, _ dialect: Dialect = []) -> CameraView? {
    let zoom = dialect.contains(.fixedZoom) ? 879.13 : size.width * 50 / 36
    let center = Point(size.width / 2, size.height / 2)
    let pose = SpatialTransform.identity.translated(Vector(x: center.x, y: center.y, z: -zoom))
    return CameraView(pose: pose, target: nil, zoom: zoom, center: center)
  }

  /// Minimum distance from the camera; what is nearer is not shown.
  private static let nearest = 1e-3

  private let position: Vector
  private let right: Vector
  private let down: Vector
  private let forward: Vector
  private let zoom: Double
  /// The center of the view.
  private let center: Point

  /// Creates a view; nil if the camera has no direction or no zoom.
  ///
  /// - Parameters:
  ///   - pose: The camera's coordinates to those of the composition, without its point of interest.
  ///   - target: The point it faces before its own rotations; nil leaves it as it is.
  ///   - zoom: The distance at which layers have their natural size.
  ///   - center: The center of the composition.
  init?(pose: SpatialTransform, target: Vector?, zoom: Double, center: Point) {
    position = pose.origin
    self.zoom = zoom
    self.center = center
    guard zoom > 0, zoom.isFinite else { return nil }
    guard let target else {
      guard let x = pose.x.unit, let y = pose.y.unit, let z = pose.z.unit else { return nil }
      (right, down, forward) = (x, y, z)
      return
    }
    guard let z = (target + position * -1).unit,
      let x = Vector(x: 0, y: 1, z: 0).cross(z).unit
    else { return nil }
    let y = z.cross(x)
    func turned(_ v: Vector) -> Vector { x * v.x + y * v.y + z * v.z }
    right = turned(pose.x)
    down = turned(pose.y)
    forward = turned(pose.z)
  }

  /// The plane that a map has made of the flat one, at the image of a point.
  func plane(_ map: SpatialTransform, at pivot: Point, place: Int) -> DepthOrder.Plane {
    let point = map.apply(pivot) + position * -1
    let normal = map.x.cross(map.y).unit ?? forward
    return DepthOrder.Plane(
      place: place,
      point: point,
      depth: point.dot(forward),
      normal: point.dot(normal) > 0 ? normal * -1 : normal
    )
  }

  /// Whether a plane faces the camera, so that all of it is equally far away.
  func faces(_ map: SpatialTransform) -> Bool {
    let slope = max(abs(map.x.dot(forward)), abs(map.y.dot(forward)))
    return slope <= 1e-9 * max(map.x.dot(map.x), map.y.dot(map.y)).squareRoot()
  }

  /// The projection of a point of a plane in space; nil for one that is not in front of the camera.
  func project(_ point: Point, of map: SpatialTransform) -> Point? {
    let relative = map.apply(point) + position * -1
    let depth = relative.dot(forward)
    guard depth > CameraView.nearest else { return nil }
    return center + Point(relative.dot(right), relative.dot(down)) * (zoom / depth)
  }

  /// The projection of a plane in space, exact at a point and to first order around it; exact
  /// everywhere for planes that face the camera.
  func project(_ map: SpatialTransform, at pivot: Point) -> Affine {
    let relative = map.apply(pivot) + position * -1
    let depth = relative.dot(forward)
    guard depth > CameraView.nearest else { return .collapsed }
    let (x, y) = (relative.dot(right), relative.dot(down))
    let scale = zoom / depth
    func image(_ direction: Vector) -> Point {
      let towards = direction.dot(forward) / depth
      return Point(direction.dot(right) - x * towards, direction.dot(down) - y * towards) * scale
    }
    let (u, v) = (image(map.x), image(map.y))
    let middle = center + Point(x, y) * scale
    return Affine(
      u.x,
      u.y,
      v.x,
      v.y,
      middle.x - u.x * pivot.x - v.x * pivot.y,
      middle.y - u.y * pivot.x - v.y * pivot.y
    )
  }
}

extension CameraView {
  /// The projection of a point in space; z is its distance behind the plane of natural size.
  func image(of point: Vector) -> Vector {
    let relative = seen(point + position * -1)
    let scale = zoom / max(relative.z, CameraView.nearest)
    return Vector(
      x: center.x + relative.x * scale,
      y: center.y + relative.y * scale,
      z: relative.z - zoom
    )
  }

  /// The point in space that is seen at a place, as far behind the plane of natural size as its z says.
  func point(at image: Vector) -> Vector {
    let depth = image.z + zoom
    let scale = max(depth, CameraView.nearest) / zoom
    return position
      + unseen(
        Vector(x: (image.x - center.x) * scale, y: (image.y - center.y) * scale, z: depth)
      )
  }

  /// All points that are seen at a place.
  func ray(through place: Point) -> (start: Vector, direction: Vector) {
    (position, unseen(Vector(x: place.x - center.x, y: place.y - center.y, z: zoom)))
  }

  /// A direction in space in the camera's coordinates.
  func seen(_ v: Vector) -> Vector { Vector(x: v.dot(right), y: v.dot(down), z: v.dot(forward)) }

  /// A direction in the camera's coordinates in space.
  func unseen(_ v: Vector) -> Vector { right * v.x + down * v.y + forward * v.z }
}

extension SpatialTransform {
  /// Image of a point of the plane.
  fileprivate func apply(_ p: Point) -> Vector { x * p.x + y * p.y + origin }
}

extension SpatialTransform.Vector {
  /// The vector with length 1, or nil for one too short or not finite.
  fileprivate var unit: Self? {
    let size = dot(self).squareRoot()
    guard size > 1e-9, size.isFinite else { return nil }
    return self * (1 / size)
  }
}
