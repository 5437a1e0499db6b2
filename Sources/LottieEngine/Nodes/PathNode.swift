import LottieGeometry

/// A node that makes a path.
protocol PathNode: AnimatorNode {
  /// Where it puts the path.
  var output: PathOutput { get }
}

/// A node that changes the paths above it.
protocol ModifierNode: AnimatorNode {
  /// Changes paths, given in the order of the list.
  func modify(_ paths: inout [BezierPath])
}

/// A node that paints the paths above it.
protocol RenderNode: AnimatorNode {
  /// What it paints, and how.
  var renderer: Renderer { get }
}

extension RenderNode {
  var canHide: Bool { true }

  func setHidden(_ isHidden: Bool) {
    renderer.isHidden = isHidden
  }
}
