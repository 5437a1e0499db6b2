import LottieModel

/// The contents of lists of shapes.
enum ShapePaints {
  /// The contents of a list of shapes.
  struct Contents {
    /// Whether there are paths.
    var hasPaths = false
    /// Whether there is paint.
    var hasPaints = false
    /// Whether a paint follows a path.
    var isPainted = false
    /// Whether any of that is visible.
    var draws = false
  }

  /// The contents of a list of shapes; the reader bounds the recursion.
  static func contents(_ items: [ShapeContext]) -> Contents {
    var result = Contents()
    for item in items where !item.isHidden {
      guard let type = item.type else {
        return Contents(hasPaths: true, hasPaints: true, isPainted: true, draws: true)
      }
      if type.isPath { result.hasPaths = true }
      if type.isPaint || type == .noStyle {
        result.hasPaints = true
        if result.hasPaths {
          result.isPainted = true
          if !isUnseen(item, type) { result.draws = true }
        }
      }
      guard type == .group else { continue }
      let inner = contents(item.items)
      result.hasPaths = result.hasPaths || inner.hasPaths
      result.hasPaints = result.hasPaints || inner.hasPaints
      result.isPainted = result.isPainted || inner.isPainted
      result.draws = result.draws || inner.draws && !isUnseen(item)
    }
    return result
  }

  /// Whether a paint is fully transparent, or a stroke has no width, throughout.
  private static func isUnseen(_ paint: ShapeContext, _ type: ShapeType) -> Bool {
    ValueRange.isAlways(0, paint.cursor[.opacity])
      || type.isStroke && ValueRange.isAlways(0, paint.cursor[.strokeWidth])
  }

  /// Whether a group is fully transparent, or has a scale of 0, throughout.
  private static func isUnseen(_ group: ShapeContext) -> Bool {
    guard let transform = group.items.last(where: { $0.type == .transform })?.cursor else {
      return false
    }
    return ValueRange.isAlways(0, transform[.opacity]) || ValueRange.isAlways(0, transform[.scale])
      || ValueRange.isAlways(0, transform[.scale], component: 1)
  }
}
