// Caps of strokes, after SVG 2 §13.5.4: <https://www.w3.org/TR/SVG2/painting.html#LineCaps>.

extension Stroker.Pen {
  /// Adds the outline of a cap, from the left to the right side of the line, both included.
  ///
  /// `direction` points out of the line and has length 1.
  func addCap(_ position: Point, _ direction: Point, to list: inout [Point]) {
    let offset = direction.normal * halfWidth
    switch cap {
    case .butt:
      list.append(position + offset)
      list.append(position - offset)
    case .square:
      let end = position + direction * halfWidth
      list.append(position + offset)
      list.append(end + offset)
      list.append(end - offset)
      list.append(position - offset)
    case .round:
      addArc(position, from: offset, angle: .pi, to: &list)
    }
  }
}
