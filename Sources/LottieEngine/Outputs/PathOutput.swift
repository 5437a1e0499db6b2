import LottieGeometry
import LottieScene

/// The output of a path node: its path, as modified by the nodes below.
///
/// Modifiers change the paths themselves, so every renderer that paints a path sees it modified,
/// wherever it is in the list.
final class PathOutput {
  /// The path of the path node.
  private(set) var source = BezierPath()
  private(set) var sourceGeneration: Generation = 0
  /// The modified path.
  private(set) var path = BezierPath()
  /// Generation of the last change of `path`.
  private(set) var generation: Generation = 0
  /// Whether modifiers set `path`.
  var isModified = false
  /// Whether a merge consumes the path.
  let isMerged: Bool
  /// The path while modifiers are applied.
  var working = BezierPath()

  init(isMerged: Bool = false) {
    self.isMerged = isMerged
  }

  /// Sets the path of the path node.
  func setSource(_ new: BezierPath, generation now: Generation) {
    source = new
    sourceGeneration = now
    if !isModified { set(new, generation: now) }
  }

  /// Sets the modified path.
  func set(_ new: BezierPath, generation now: Generation) {
    guard new != path || generation == 0 else { return }
    path = new
    generation = now
  }
}
