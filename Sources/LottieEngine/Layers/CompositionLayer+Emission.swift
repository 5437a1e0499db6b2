import LottieGeometry
import LottieModel
import LottieScene

extension CompositionLayer {
  /// Appends it as the matte of an effect, whether or not it is drawn itself.
  func emitMatte(into list: inout DisplayListBuilder, _ outer: EmitState) {
    guard !isMatteOpen else { return }
    isMatteOpen = true
    emit(into: &list, outer)
    isMatteOpen = false
  }

  /// Appends its items.
  func emit(into list: inout DisplayListBuilder, _ outer: EmitState) {
    guard isInRange, let contents, transform.opacity > 0, list.step() else { return }
    let start = list.items.count
    defer { list.note(self, from: start) }
    var state = outer
    state.move(world, generation: worldGeneration)
    let mode = matte == nil ? nil : model.matteMode
    let clip = contents.clip
    guard mode != nil || !masks.isEmpty || clip != nil || effects != nil else {
      list.group(
        id: id,
        opacity: transform.opacity,
        blend: model.blendMode,
        generation: transform.opacityGeneration,
        isSingle: contents.isSingle,
        state
      ) { list, state in
        contents.emit(into: &list, state)
      }
      return
    }
    emitGroup(contents, mode, clip, into: &list, state, outer)
  }

  /// Appends it as a group, with its masks, matte and effects.
  private func emitGroup(
    _ contents: any LayerContents,
    _ mode: LayerModel.MatteMode?,
    _ clip: Size?,
    into list: inout DisplayListBuilder,
    _ state: EmitState,
    _ outer: EmitState
  ) {
    var state = state
    // Opacity and blend mode of a parent that holds only this layer become the group's own.
    var group = GroupItem(end: 0)
    group.opacity = transform.opacity * state.opacity
    group.blend = state.blend == .normal ? model.blendMode : state.blend
    state.opacity = 1
    state.blend = .normal
    let masked = maskedGroup(contents, clip, state.matrix)
    guard let effects else {
      group.isIsolated = masked.isIsolated
      group.clip = masked.clip
      group.masks = masked.masks
      emit(group, mode, into: &list, state, outer) { list, state in
        contents.emit(into: &list, state)
      }
      return
    }
    let isMasked = masked.clip != nil || !masked.masks.isEmpty || masked.isIsolated
    state.generation = max(state.generation, maskGeneration)
    emit(group, mode, into: &list, state, outer) { list, state in
      effects.emit(
        contents,
        masked: isMasked ? masked : nil,
        within: outer.matrix,
        into: &list,
        state
      )
    }
  }

  /// The group of its clip and masks.
  private func maskedGroup(
    _ contents: any LayerContents,
    _ clip: Size?,
    _ matrix: Affine
  ) -> GroupItem {
    GroupItem(
      end: 0,
      isIsolated: contents.containsBlend,
      clip: clip.map { size in
        ClipItem(
          rect: Rect(x: 0, y: 0, width: size.width, height: size.height),
          transform: matrix
        )
      },
      masks: masks.map { $0.item(matrix) }
    )
  }

  private func emit(
    _ group: GroupItem,
    _ mode: LayerModel.MatteMode?,
    into list: inout DisplayListBuilder,
    _ state: EmitState,
    _ outer: EmitState,
    _ content: (inout DisplayListBuilder, EmitState) -> Void
  ) {
    var group = group
    let generation = max(state.generation, transform.opacityGeneration, maskGeneration)
    guard let matte, let mode else {
      list.append(group, id: id, generation: generation, state) { list in content(&list, state) }
      return
    }
    group.matte = MatteItem(
      mode: mode == .alpha || mode == .alphaInverted ? .alpha : .luma,
      isInverted: mode == .alphaInverted || mode == .lumaInverted,
      sourceEnd: 0
    )
    let start = list.openGroup(group, id: id, generation: generation, state)
    var source = outer
    source.opacity = 1
    source.blend = .normal
    source.context = list.context(within: outer.context, of: id, copy: 0)
    matte.emit(into: &list, source)
    list.endMatte(of: start)
    content(&list, state)
    list.closeGroup(start)
  }

  /// Appends its contents, without masks and opaque, whether or not it is visible.
  func emitContents(into list: inout DisplayListBuilder, _ state: EmitState) {
    contents?.emit(into: &list, state)
  }
}
