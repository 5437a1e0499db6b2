import LottieGeometry
import LottieScene

/// The output of a path node: the path it makes, and what the modifiers below leave of it.
///
/// Modifiers change the paths themselves, so every renderer that paints a path sees it modified,
/// wherever it is in the list.
final class PathOutput {
  /// As the path node made it.
  private(set) var source = BezierPath()
  private(set) var sourceGeneration: Generation = 0
  /// As the modifiers left it.
  private(set) var path = BezierPath()
  /// When `path` last changed.
  private(set) var generation: Generation = 0
  /// Whether modifiers act on it, so that `path` is theirs to set.
  var isModified = false
  /// Whether a merge makes the path of others.
  let isMerged: Bool
  /// What the modifiers have made of the path so far, while they are at work.
  var working = BezierPath()

  init(isMerged: Bool = false) {
    self.isMerged = isMerged
  }

  /// Takes a new path from the path node.
  func setSource(_ new: BezierPath, generation now: Generation) {
    source = new
    sourceGeneration = now
    if !isModified { set(new, generation: now) }
  }

  /// Takes what the modifiers left.
  func set(_ new: BezierPath, generation now: Generation) {
    guard new != path || generation == 0 else { return }
    path = new
    generation = now
  }
}
