package import LottieGeometry

/// Measures what items paint, strokes by their outlines: this is for questions, not for drawing.
///
/// Keeps its memory and the last stroke, so that copies of one cost nothing.
package struct InkMeasure {
  /// Largest distance from the true outline of a stroke, in composition coordinates.
  private static let tolerance = 0.05

  /// A stroke and the box of its outline, before anything moves it.
  private struct Stroke {
    let path: PathResource
    let style: StrokeStyle
    let shape: Affine
    let box: Rect
  }

  private var stroker = Stroker()
  private var last: Stroke?
  /// Nanoseconds of one core that it took so far, estimated from above.
  package private(set) var work = 0
  /// Of those, for a point of an outline.
  private static let pointWork = 100

  /// Creates a measure without a remembered stroke.
  package init() {}

  /// The box of what an item paints, in coordinates of the composition; groups paint nothing themselves.
  package mutating func bounds(of content: DisplayItem.Content) -> Rect {
    switch content {
    case .fill(let fill): fill.path.path.applying(fill.transform).bounds
    case .stroke(let stroke): bounds(of: stroke)
    case .image(let image):
      image.transform.apply(
        Rect(x: 0, y: 0, width: image.size.width, height: image.size.height)
      )
    case .group: .empty
    }
  }

  private mutating func bounds(of item: StrokeItem) -> Rect {
    let scale = item.transform.maxScale
    guard scale > 0, scale.isFinite else { return .empty }
    var shape = item.transform
    (shape.tx, shape.ty) = (0, 0)
    let box: Rect
    if let last, last.path === item.path, last.shape == shape, last.style == item.style {
      box = last.box
    } else {
      stroker.stroke(item.path.path, style: item.style, tolerance: InkMeasure.tolerance / scale)
      work += stroker.outline.points.count * InkMeasure.pointWork
      box = stroker.outline.points.reduce(into: .empty) { $0.formUnion(shape.apply($1)) }
      last = Stroke(path: item.path, style: item.style, shape: shape, box: box)
    }
    return box.isEmpty ? box : Affine.translation(item.transform.tx, item.transform.ty).apply(box)
  }
}
