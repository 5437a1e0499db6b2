import LottieGeometry
import LottieScene

extension InkMeasure {
  /// The box of what items paint, in the coordinates that a map leads from to theirs.
  ///
  /// - Returns: Nil where nothing is painted, or the map has no inverse.
  static func box(of items: some Sequence<DisplayItem>, under map: Affine) -> Rect? {
    guard let inverse = map.inverse else { return nil }
    var measure = InkMeasure()
    let box = items.reduce(Rect.empty) {
      $0.union(measure.bounds(of: $1.content.moved(by: inverse)))
    }
    return box.isEmpty || !box.width.isFinite || !box.height.isFinite ? nil : box
  }
}

extension DisplayItem.Content {
  /// The item in the coordinates that a map leads to; groups are as they are.
  func moved(by map: Affine) -> DisplayItem.Content {
    switch self {
    case .fill(var fill):
      fill.transform = fill.transform.then(map)
      return .fill(fill)
    case .stroke(var stroke):
      stroke.transform = stroke.transform.then(map)
      return .stroke(stroke)
    case .image(var image):
      image.transform = image.transform.then(map)
      return .image(image)
    case .group: return self
    }
  }
}
