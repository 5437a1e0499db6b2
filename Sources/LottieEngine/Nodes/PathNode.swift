import LottieGeometry

/// A node that makes a path.
protocol PathNode: AnimatorNode {
  /// Its path output.
  var output: PathOutput { get }
}

/// A node that changes the paths above it.
protocol ModifierNode: AnimatorNode {
  /// Modifies paths, given in the order of the list.
  func modify(_ paths: inout [BezierPath])
  /// Nanoseconds of one core for each vertex that it sees, about: one of ``ModifierWork``.
  var workPerVertex: Double { get }
}

/// A node that paints the paths above it.
protocol RenderNode: AnimatorNode {
  /// Its renderer.
  var renderer: Renderer { get }
}

extension RenderNode {
  var canHide: Bool { true }

  func setHidden(_ isHidden: Bool) {
    renderer.isHidden = isHidden
  }
}
