import LottieGeometry
import LottieScene

/// A plane in space as a camera sees it that it does not face.
///
/// Its layer is drawn flat, by the affine map that is exact around the layer's anchor point, and its pixels
/// are then brought to where they are seen.
struct Perspective: Equatable {
  private enum View: Equatable {
    case camera(CameraView, SpatialTransform)
    case receding(Point, around: Point)
  }

  private let view: View

  /// Creates a perspective; nil for a plane that faces the camera.
  init?(_ camera: CameraView, _ plane: SpatialTransform) {
    guard !camera.faces(plane) else { return nil }
    view = .camera(camera, plane)
  }

  /// Creates the perspective of a plane that recedes from a point of its layer; see ``TransformNode/recession``.
  init(_ recession: Point, around anchor: Point) {
    view = .receding(recession, around: anchor)
  }

  /// Where a point of the layer is seen, in layer coordinates; nil behind the camera.
  ///
  /// `back`: Composition coordinates to the layer's.
  private func see(_ point: Point, _ back: Affine) -> Point? {
    switch view {
    case .camera(let camera, let plane): return camera.project(point, of: plane).map(back.apply)
    case .receding(let recession, let anchor):
      let (x, y) = (point.x - anchor.x, point.y - anchor.y)
      let distance = 1 + x * recession.x + y * recession.y
      return distance > 1e-3 ? Point(anchor.x + x / distance, anchor.y + y / distance) : nil
    }
  }

  /// The filter that brings the pixels of items to where they are seen.
  ///
  /// - Parameters:
  ///   - items: Items of the layer.
  ///   - clip: The box outside of which nothing of them is seen; nil is none.
  ///   - matrix: Layer coordinates to the composition's, as the items are drawn.
  ///   - world: The same to those of the layer's own composition.
  /// - Returns: Nil where nothing is drawn, or part of it is behind the camera: then pixels stay where
  ///   they are.
  func filter(
    _ items: some Sequence<DisplayItem>,
    within clip: Rect?,
    matrix: Affine,
    world: Affine
  ) -> Filter? {
    guard let back = world.inverse, var box = InkMeasure.box(of: items, under: matrix) else {
      return nil
    }
    var reach = 0.0
    for item in items {
      guard case .group(let group) = item.content else { continue }
      for filter in group.filters { reach += filter.kind.reach }
    }
    if let clip {
      box = box.intersection(clip)
      guard !box.isEmpty else { return nil }
    }
    box = box.insetBy(-reach)
    let corners = box.corners
    let seen = [corners.0, corners.1, corners.2, corners.3].compactMap { see($0, back) }
    guard seen.count == 4, seen.allSatisfy(\.isFinite) else { return nil }
    return .warp(WarpFilter(.pin(WarpPin(box: box, corners: seen)), transform: matrix))
  }
}
