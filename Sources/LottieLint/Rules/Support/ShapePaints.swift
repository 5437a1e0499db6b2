import LottieModel

/// What shapes are made of.
enum ShapePaints {
  /// Fills and strokes of a list of shapes and its groups.
  static func count(_ list: JSONCursor) -> Int {
    list.elements.reduce(0) { count, item in
      let shape = ShapeContext(item)
      if shape.type == .group { return count + (item["it"].map { self.count($0) } ?? 0) }
      return count + (shape.type?.isPaint ?? false ? 1 : 0)
    }
  }

  /// Whether there are paths, and whether there is paint.
  static func kinds(_ items: [ShapeContext], depth: Int) -> (paths: Bool, paints: Bool) {
    var result = (paths: false, paints: false)
    for item in items where !item.isHidden {
      if item.type == nil { return (true, true) }
      if item.type?.isPath ?? false { result.paths = true }
      if item.type?.isPaint ?? false || item.type == .noStyle { result.paints = true }
      guard item.type == .group else { continue }
      let inner = kinds(item.items, depth: depth + 1)
      result = (result.paths || inner.paths, result.paints || inner.paints)
    }
    return result
  }
}
