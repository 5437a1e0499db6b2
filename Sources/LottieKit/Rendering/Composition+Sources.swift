public import LottieEngine
public import LottieModel

extension Composition {
  /// Creates the layers and nodes of an animation with all that drawing needs.
  ///
  /// - Parameters:
  ///   - animation: The animation.
  ///   - imageProvider: The source of images; nil is the document, its container and its folder.
  ///   - text: The source of texts and fonts; nil is the document, its container, its folder and the
  ///     machine.
  public convenience init(
    drawing animation: LottieAnimation,
    imageProvider: (any AnimationImageProvider)? = nil,
    text: TextSources? = nil
  ) {
    self.init(drawing: animation, imageProvider: imageProvider, text: text, RenderBudget())
  }

  /// Makes as many layers and nodes of an animation as a budget allows.
  convenience init(
    drawing animation: LottieAnimation,
    imageProvider: (any AnimationImageProvider)?,
    text: TextSources?,
    _ budget: RenderBudget
  ) {
    self.init(
      animation,
      imageProvider: imageProvider ?? animation.imageProvider,
      text: text ?? animation.textSources(),
      sampler: RasterSampler(),
      nodeBytes: budget.nodeBytes
    )
    listBytes = budget.listBytes
  }
}
