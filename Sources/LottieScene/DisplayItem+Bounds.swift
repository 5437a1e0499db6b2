public import LottieGeometry

extension DisplayItem.Content {
  /// The box of what an item paints, in coordinates of the composition; groups paint nothing themselves.
  ///
  /// Strokes are outlined for it: this is for questions, not for drawing.
  public var inkBounds: Rect {
    switch self {
    case .fill(let fill): fill.path.path.applying(fill.transform).bounds
    case .stroke(let stroke): stroke.inkBounds
    case .image(let image):
      image.transform.apply(
        Rect(x: 0, y: 0, width: image.size.width, height: image.size.height)
      )
    case .group: .empty
    }
  }
}

extension StrokeItem {
  /// Largest distance from the true outline, in composition coordinates.
  private static let tolerance = 0.05

  fileprivate var inkBounds: Rect {
    let scale = transform.maxScale
    guard scale > 0, scale.isFinite else { return .empty }
    var stroker = Stroker()
    stroker.stroke(path.path, style: style, tolerance: StrokeItem.tolerance / scale)
    return stroker.outline.points.reduce(into: .empty) { $0.formUnion(transform.apply($1)) }
  }
}
