/// How `lottie` itself does with a feature.
///
/// Paths of render cases are beginnings of paths below `Tests/RenderTests/Cases`; a test looks
/// whether the cases are there, and whether the feature is found in them.
package enum OwnSupport: Hashable, Sendable {
  /// Drawn, as these render cases show.
  case drawn(String)
  /// Drawn, as these render cases show, but for something.
  case partly(String, Difference)
  /// Understood; there is nothing to see.
  case read
  /// Not used, and nothing of the picture is lost by that.
  case ignored
  /// Not drawn.
  case notDrawn

  /// What is not as After Effects draws it.
  package enum Difference: String, CaseIterable, Sendable {
    /// Layers turned in space.
    case perspective = "layers turned in space have no perspective of their own"
    /// Letters turned in space.
    case characters = "characters that leave the plane are drawn flat"
    /// Vertices between keyframes.
    case vertices = "vertices that only one keyframe has are left out"
    /// Selectors.
    case wiggle = "characters are selected as the range says"
    /// Layer styles.
    case mixing = "the style is laid over the layer, not mixed with it"
    /// Brightness and contrast.
    case curve = "the curves are not exactly those of After Effects"
    /// Hue and saturation.
    case channels = "colors are changed all together, by matrices"
  }

  /// The beginning of the paths of its render cases; nil where there is nothing to see.
  package var cases: String? {
    switch self {
    case .drawn(let cases), .partly(let cases, _): cases
    case .read, .ignored, .notDrawn: nil
    }
  }

  /// Whether the picture is not that of After Effects.
  package var isShortcoming: Bool {
    switch self {
    case .partly, .notDrawn: true
    case .drawn, .read, .ignored: false
    }
  }
}
