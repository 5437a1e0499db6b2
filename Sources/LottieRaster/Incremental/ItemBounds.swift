import LottieGeometry
import LottieScene

/// Bounds of items in pixels.
enum ItemBounds {
  /// The box of a filled path's image: control points hold the curves.
  static func fill(_ path: PathResource, _ map: Affine) -> Rect {
    guard !map.keepsAxes else { return map.apply(path.bounds) }
    var box = Rect.empty
    for contour in path.path.contours {
      for vertex in contour.vertices {
        box.formUnion(map.apply(vertex.point))
        box.formUnion(map.apply(vertex.inTangent))
        box.formUnion(map.apply(vertex.outTangent))
      }
    }
    return box
  }

  /// The box of a stroke's image.
  static func stroke(_ item: StrokeItem, _ map: Affine) -> Rect {
    guard item.style.width > 0 else { return .empty }
    return map.apply(item.path.bounds.insetBy(-margin(item.style)))
  }

  /// The extent of a stroke from its path.
  static func margin(_ style: StrokeStyle) -> Double {
    var factor = style.cap == .square ? 1.415 : 1
    if style.join == .miter { factor = max(factor, style.miterLimit) }
    return style.width / 2 * factor
  }

  /// The box of what a mask shows, or nil when that is unbounded.
  static func mask(_ mask: MaskItem, _ view: Affine, _ frame: PixelBox) -> PixelBox? {
    guard !mask.isInverted, mask.mode != .subtract else { return nil }
    let map = mask.transform.then(view)
    var bounds = mask.path.bounds
    if mask.expansion > 0 { bounds = bounds.insetBy(-mask.expansion * 4) }
    let sigma = Painter.sigma(mask, map)
    let (x, y) = (BoxBlur(sigma: sigma.x).margin, BoxBlur(sigma: sigma.y).margin)
    let box = PixelBox(touchedBy: map.apply(bounds), in: frame.outset(x, y))
    return box.isEmpty ? .empty : box.outset(x, y).intersection(frame)
  }

  /// The box of what masks together show.
  static func masks(_ masks: [MaskItem], _ view: Affine, _ frame: PixelBox) -> PixelBox {
    guard let first = masks.first else { return frame }
    guard first.mode != .darken else { return frame }
    var result = PixelBox.empty
    for mask in masks {
      switch mask.mode {
      case .add, .lighten, .difference: break
      case .intersect where masks.count == 1: break
      default:
        // Subtracts from the previous ones: it adds nothing, unless it is the first one.
        if masks[0].mode == .subtract || masks[0].mode == .intersect { return frame }
        continue
      }
      guard let box = self.mask(mask, view, frame) else { return frame }
      result = result.union(box)
    }
    return result
  }
}
