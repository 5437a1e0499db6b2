import LottieGeometry
import LottieModel
import LottieScene

/// What the canvas of lottie-web makes of layers with mattes within translucent ones: see
/// ``Dialect/innermostOpacity``.
extension CompositionLayer {
  /// Starts the group of the layers below that it fades.
  ///
  /// For each layer with a matte lottie-web draws the whole canvas once more, as translucent as what is around the
  /// layer, within the frame of its composition: player/js/elements/canvasElements/CVBaseElement.js.
  ///
  /// - Returns: Its index, to end it with; nil where it fades nothing.
  func openFaded(into list: inout DisplayListBuilder, _ outer: EmitState) -> Int? {
    guard list.fadesBelow else { return nil }
    var group = GroupItem(end: 0)
    addFades(within: outer, nil, to: &group, &list)
    guard group.opacity < 1 || !group.masks.isEmpty else { return nil }
    var state = outer
    state.context = list.context(within: outer.context, of: id, copy: -4)
    return list.openGroup(group, id: id, generation: outer.generation, state)
  }

  private func addFades(
    within outer: EmitState,
    _ frame: ClipItem?,
    to group: inout GroupItem,
    _ list: inout DisplayListBuilder
  ) {
    guard isInRange, !isHidden, !model.isMatteSource, list.step() else { return }
    let opacity = outer.layerOpacity
    if matte == nil, let precomp = contents as? PreCompositionLayer {
      var inner = outer
      inner.move(world, generation: worldGeneration)
      inner.layerOpacity = opacity * transform.opacity
      for layer in precomp.layers {
        layer.addFades(within: inner, precomp.clipItem(inner.matrix), to: &group, &list)
      }
    } else if matte != nil, opacity < 1 {
      guard let frame else { return group.opacity *= opacity }
      group.masks.append(
        MaskItem(
          path: PathResource(BezierPath(frame.rect)),
          transform: frame.transform,
          mode: .subtract,
          opacity: 1 - opacity
        )
      )
    }
  }
}
