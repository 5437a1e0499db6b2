/// The support of a feature by `lottie` itself.
///
/// Paths of render cases are prefixes of paths below `Tests/RenderTests/Cases`; a test checks that
/// the cases exist, and that the feature is found in them.
package enum OwnSupport: Hashable, Sendable {
  /// Drawn, as these render cases show.
  case drawn(String)
  /// Drawn, as these render cases show, with a difference.
  case partly(String, Difference)
  /// Read; there is nothing to draw.
  case read
  /// Not used, without any effect on what is drawn.
  case ignored
  /// Not drawn.
  case notDrawn

  /// A difference in drawing from After Effects.
  package enum Difference: String, CaseIterable, Sendable {
    /// Motion blur.
    case motion = "motion by expressions, or within a layer, is not blurred"
    /// Layers in space.
    case crossing = "layers that cross in space do not cut each other"
    /// Adjustment layers.
    case adjustment =
      "its Transform, strokes, wipes, mattes and styles are not used"
    /// Characters rotated in three dimensions.
    case characters = "characters that leave the plane are drawn flat"
    /// Vertices between keyframes.
    case vertices = "vertices are added where a keyframe has fewer"
    /// Selectors.
    case wiggle = "characters are selected by the range"
    /// Layer styles.
    case mixing = "modes that CSS does not have are drawn as normal, and so are strokes"
    /// Gradient overlays.
    case extent = "the gradient is as long as the layer's box, without smoothness"
    /// Bevels.
    case bevel =
      "the form of slopes is an approximation, chisels are smooth, and Stroke Emboss is Inner Bevel"
    /// Brightness and contrast.
    case curve = "the curves are not exactly those of After Effects"
    /// Hue and saturation.
    case channels = "all colors are changed together"
    /// Bulges.
    case bulge = "the curve is an approximation, and Taper Radius and Pinning are not used"
    /// Gradients of four colors.
    case fourColors = "the colors are mixed by their distances, and Jitter is not used"
    /// Choked mattes.
    case choke =
      "the alpha is that of a circle around each pixel, and the matte itself is not shown"
    /// Changed colors.
    case colorChange = "which colors are near enough is an approximation"
    /// Balanced colors.
    case balance = "where shadows and highlights begin is an approximation"
    /// Waves.
    case waves = "the height and speed of waves are approximations, and Pinning is not used"
    /// Shifted channels.
    case emptyPixels = "what is transparent stays so"
    /// Twirls.
    case twirl = "how the rotation fades towards the edge is an approximation"
    /// Spherized circles.
    case spherize = "the curve of the sphere is an approximation"
    /// Spheres.
    case reflection = "Metal and reflections are not used"
    /// Sharpened edges.
    case sharpening = "the contrast is raised between pixels of the frame, whatever its size"
    /// Noise.
    case randomness = "the random numbers are others than those of After Effects"
    /// Glows.
    case glow = "how much glows is an approximation, in the colors of the layer"
    /// Radial blurs.
    case smear = "how far it reaches is an approximation"
    /// Displacements.
    case untiledMap = "a map that is smaller than the layer is not repeated"
    /// Echoes.
    case echo =
      "motion by expressions is not echoed"
    /// Exposures.
    case exposure =
      "light is that of sRGB, and how Offset and Gamma Correction work is an approximation"
  }

  /// The prefix of the paths of its render cases; nil where there is nothing to draw.
  package var cases: String? {
    switch self {
    case .drawn(let cases), .partly(let cases, _): cases
    case .read, .ignored, .notDrawn: nil
    }
  }

  /// Whether frames differ from After Effects'.
  package var isShortcoming: Bool {
    switch self {
    case .partly, .notDrawn: true
    case .drawn, .read, .ignored: false
    }
  }
}
