import LottieGeometry
import LottieModel
import LottieScene

/// The contents of an adjustment layer: nothing of its own.
final class AdjustmentContents: LayerContents {
  let isSingle = true
  let containsBlend = false
  let clip: Size? = nil
  let mayChange = false

  func update(frame: Double, generation: Generation) -> Bool { false }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {}
}

extension CompositionLayer {
  /// Starts the group of the layers below an adjustment layer, which its effects filter where it lies.
  ///
  /// - Returns: Its index, to end it with; nil where the layer has no effect.
  func openAdjustment(into list: inout DisplayListBuilder, _ outer: EmitState) -> Int? {
    guard isInRange, transform.opacity > 0, let effects, let ownSize, list.step() else {
      return nil
    }
    let matrix = world.then(outer.matrix)
    var group = GroupItem(end: 0, filters: effects.filters(matrix, within: outer.matrix))
    guard !group.filters.isEmpty else { return nil }
    group.filterBlend = model.blendMode
    group.filterMasks = masks.map { $0.item(matrix) }
    if world != .identity || transform.opacity < 1 || !masks.isEmpty {
      // The layer itself, as large as its composition.
      group.filterMasks.append(
        MaskItem(
          path: PathResource(
            BezierPath(Rect(x: 0, y: 0, width: ownSize.width, height: ownSize.height))
          ),
          transform: matrix,
          mode: masks.isEmpty ? .add : .intersect,
          opacity: transform.opacity
        )
      )
    }
    let own = max(ownGeneration, worldGeneration, maskGeneration, transform.opacityGeneration)
    let generation = max(outer.generation, own, effects.generation)
    return list.openGroup(group, id: id, generation: generation, outer)
  }
}
