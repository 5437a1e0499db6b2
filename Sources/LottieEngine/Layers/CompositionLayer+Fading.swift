import LottieModel
import LottieScene

/// What the canvas of lottie-web makes of layers with mattes within translucent ones: see
/// ``Dialect/innermostOpacity``.
extension CompositionLayer {
  /// Starts the group of the layers below that it fades.
  ///
  /// For each layer with a matte lottie-web draws the whole canvas once more, as translucent as what is around the
  /// layer: player/js/elements/canvasElements/CVBaseElement.js.
  ///
  /// - Returns: Its index, to end it with; nil where it fades nothing.
  func openFaded(into list: inout DisplayListBuilder, _ outer: EmitState) -> Int? {
    guard list.fadesBelow else { return nil }
    var fade = (opacity: 1.0, generation: outer.generation)
    addFades(within: outer.layerOpacity, to: &fade, &list)
    guard fade.opacity < 1 else { return nil }
    var state = outer
    state.context = list.context(within: outer.context, of: id, copy: -4)
    let group = GroupItem(end: 0, opacity: fade.opacity)
    return list.openGroup(group, id: id, generation: fade.generation, state)
  }

  private func addFades(
    within opacity: Double,
    to fade: inout (opacity: Double, generation: Generation),
    _ list: inout DisplayListBuilder
  ) {
    guard isInRange, !isHidden, !model.isMatteSource, list.step() else { return }
    guard matte == nil else {
      fade.opacity *= opacity
      return
    }
    guard let precomp = contents as? PreCompositionLayer else { return }
    fade.generation = max(fade.generation, ownGeneration, transform.opacityGeneration)
    for layer in precomp.layers {
      layer.addFades(within: opacity * transform.opacity, to: &fade, &list)
    }
  }
}
