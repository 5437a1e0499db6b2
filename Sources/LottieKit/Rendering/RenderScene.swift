package import LottieEngine
package import LottieModel
package import LottieScene

/// An animation of several that a sequence shows, one after another.
package struct RenderScene: Sendable {
  /// The animation.
  package let animation: LottieAnimation
  /// The source of images; nil is the document, its container and its folder.
  package let imageProvider: (any AnimationImageProvider)?
  /// The source of texts and fonts; nil is the document, its container and its folder.
  package let text: TextSources?
  /// Changes to what the document draws.
  package let overrides: CompositionOverrides
  /// The color behind it; nil is that of the settings.
  package let background: Color?

  /// Creates a scene.
  package init(
    _ animation: LottieAnimation,
    imageProvider: (any AnimationImageProvider)? = nil,
    text: TextSources? = nil,
    overrides: CompositionOverrides = CompositionOverrides(),
    background: Color? = nil
  ) {
    self.animation = animation
    self.imageProvider = imageProvider
    self.text = text
    self.overrides = overrides
    self.background = background
  }

  /// Builds its layers and nodes.
  package func makeComposition() -> Composition {
    let made = Composition(drawing: animation, imageProvider: imageProvider, text: text)
    made.apply(overrides)
    return made
  }
}

/// A frame of one of several scenes.
package struct RenderMoment: Hashable, Sendable {
  /// The frame, in the time of the scene's composition.
  package let frame: Double
  /// The number of the scene.
  package let scene: Int

  /// Creates a moment; without a number that of the only scene.
  package init(_ frame: Double, scene: Int = 0) { (self.frame, self.scene) = (frame, scene) }
}
