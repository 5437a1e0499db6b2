import LottieGeometry
import LottieScene

/// A plane in space as a camera sees it that it does not face.
///
/// Its layer is drawn flat, by the affine map that is exact around the layer's anchor point, and its pixels
/// are then brought to where they are seen.
struct Perspective: Equatable {
  private let camera: CameraView
  private let plane: SpatialTransform

  /// Nil for a plane that faces the camera.
  init?(_ camera: CameraView, _ plane: SpatialTransform) {
    guard !camera.faces(plane) else { return nil }
    self.camera = camera
    self.plane = plane
  }

  /// What brings the pixels of items to where they are seen.
  ///
  /// - Parameters:
  ///   - items: Items of the layer.
  ///   - matrix: Layer coordinates to the composition's, as the items are drawn.
  ///   - world: The same to those of the layer's own composition.
  /// - Returns: Nil where nothing is drawn, or part of it is behind the camera: then pixels stay where
  ///   they are.
  func filter(
    _ items: some Sequence<DisplayItem>,
    matrix: Affine,
    world: Affine
  ) -> Filter? {
    guard let back = world.inverse, var box = InkMeasure.box(of: items, under: matrix) else {
      return nil
    }
    var reach = 0.0
    for item in items {
      guard case .group(let group) = item.content else { continue }
      for filter in group.filters { reach += filter.reach }
    }
    box = box.insetBy(-reach)
    let corners = box.corners
    let seen = [corners.0, corners.1, corners.2, corners.3].compactMap {
      camera.project($0, of: plane).map(back.apply)
    }
    guard seen.count == 4, seen.allSatisfy(\.isFinite) else { return nil }
    return .warp(WarpFilter(.pin(WarpPin(box: box, corners: seen)), transform: matrix))
  }
}

extension Filter {
  /// How far it carries pixels, in its own coordinates; three deviations of a blur.
  fileprivate var reach: Double {
    switch self {
    case .blur(let blur): 3 * max(blur.sigma.x, blur.sigma.y)
    case .shadow(let shadow): 3 * shadow.sigma + shadow.offset.length
    case .outline(let outline): outline.width
    case .bevel(let bevel): bevel.side == .inside ? 0 : 3 * bevel.totalSigma
    case .box(let box): max(box.radius.x, box.radius.y) * Double(max(box.passes, 1))
    case .line(let line): 3 * line.sigma.length
    case .glow(let glow): 3 * max(glow.sigma.x, glow.sigma.y)
    case .choke(let choke): max(0, -choke.radius)
    case .color, .satin, .shade, .warp, .sharpen, .displace: 0
    }
  }
}
