import LottieGeometry
import LottieScene

/// Masks as lottie-web's canvas combines them: their paths are one, whose inside is what the layer shows.
///
/// What counts are the directions of the paths, and neither modes, opacities nor expansions. An inverted mask adds the
/// rectangle of the composition, clockwise: player/js/elements/canvasElements/CVMaskElement.js.
enum JoinedMasks {
  /// Half of the side of what stands for the rectangle of the composition, in units of the layer.
  private static let reach = 1e6

  /// The one mask that is the same as all; none where there are none.
  static func items(_ masks: [MaskItem]) -> [MaskItem] {
    guard var mask = masks.first else { return [] }
    mask.path = masks.joinedPath { mask in
      (mask.isInverted ? [frame(mask.transform)] : []) + mask.path.path.contours
    }
    mask.mode = .add
    mask.isInverted = false
    mask.opacity = 1
    mask.expansion = 0
    return [mask]
  }

  /// All of the composition, clockwise there, in coordinates of a layer.
  private static func frame(_ transform: Affine) -> Contour {
    let corners = [(-reach, -reach), (reach, -reach), (reach, reach), (-reach, reach)]
    let contour = Contour(corners.map { CurveVertex(Point($0.0, $0.1)) }, isClosed: true)
    return transform.determinant < 0 ? contour.reversed : contour
  }
}

extension [MaskItem] {
  /// One path of the contours of all masks.
  func joinedPath(_ contours: (MaskItem) -> [Contour] = \.path.path.contours) -> PathResource {
    PathResource(
      BezierPath(flatMap(contours)),
      generation: map(\.path.generation).max() ?? 0
    )
  }
}
