import LottieGeometry
import LottieModel
import LottieScene

extension CompositionLayer {
  /// Appends it as the matte of an effect, whether or not it is drawn itself; within itself, as it is before its
  /// effects.
  func emitMatte(into list: inout DisplayListBuilder, _ outer: EmitState) {
    if isOpen {
      var inner = outer
      inner.move(world, generation: worldGeneration)
      emitMap(into: &list, inner)
    } else {
      isOpen = true
      list.withEffectMatte { emit(into: &$0, outer) }
      isOpen = false
    }
  }

  /// Appends its contents as what an effect goes by: without its own transform, masks and effects.
  func emitMap(into list: inout DisplayListBuilder, _ state: EmitState) {
    guard isInRange, let contents, list.step() else { return }
    guard contents.clip != nil else { return contents.emit(into: &list, state) }
    var group = maskedGroup(contents, state.matrix, list.dialect)
    group.masks = []
    list.append(group, id: id, generation: state.generation, state) { list in
      contents.emit(into: &list, state)
    }
  }

  /// Appends it in its own space, opaque, and without a matte.
  func emitSampled(
    afterEffects: Bool,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    guard afterEffects else { return emitMap(into: &list, state) }
    guard isInRange, let contents, list.step() else { return }
    if let effects {
      let outer = world.inverse.map { $0.then(state.matrix) } ?? state.matrix
      emit(effects, contents, into: &list, state, within: outer)
    } else {
      let group = maskedGroup(contents, state.matrix, list.dialect)
      list.append(group, id: id, generation: state.generation, state) { list in
        contents.emit(into: &list, state)
      }
    }
  }

  /// Appends its items.
  ///
  /// `isMatte`: Whether they are the track matte of another layer, which takes it as it is without its own.
  func emit(into list: inout DisplayListBuilder, _ outer: EmitState, isMatte: Bool = false) {
    guard isInRange, let contents, transform.opacity > 0 else { return }
    let start = list.enter(self)
    defer { list.leave(self, from: start) }
    guard list.step() else { return }
    let matte = isMatte ? nil : matte
    if samples.isEmpty {
      emit(contents, matte, model.blendMode, into: &list, outer)
    } else {
      emitSamples(contents, matte, into: &list, outer)
    }
  }

  /// Appends a group of what it was while the shutter was open.
  private func emitSamples(
    _ contents: any LayerContents,
    _ matte: CompositionLayer?,
    into list: inout DisplayListBuilder,
    _ outer: EmitState
  ) {
    let group = GroupItem(
      end: 0,
      opacity: outer.opacity,
      blend: outer.blend(or: model.blendMode),
      samples: samples.count
    )
    let generation = max(outer.generation, ownGeneration, worldGeneration)
    list.append(group, id: id, generation: generation, outer) { list in
      var inner = outer
      inner.enterGroup()
      for (number, sample) in samples.enumerated() where list.step() {
        inner.context = list.context(within: outer.context, of: id, copy: number + 1)
        withSample(sample) { emit(contents, matte, .normal, into: &list, inner) }
      }
    }
  }

  /// Appends its items at one place.
  private func emit(
    _ contents: any LayerContents,
    _ matte: CompositionLayer?,
    _ blend: BlendMode,
    into list: inout DisplayListBuilder,
    _ outer: EmitState
  ) {
    var state = outer
    state.move(world, generation: worldGeneration)
    let mode = matte == nil ? nil : model.matteMode
    guard
      mode != nil || !masks.isEmpty || contents.clip != nil || effects != nil || perspective != nil
    else {
      if list.setsInnermost(blend) {
        return list.withInnermost(transform.opacity, keepsApart: contents.setsOpacity, state) {
          contents.emit(into: &$0, $1)
        }
      }
      list.group(
        id: id,
        opacity: transform.opacity,
        blend: blend,
        generation: transform.opacityGeneration,
        isSingle: contents.isSingle || list.fadesEach(.layerOpacityEach, blend)
          || list.blendsEach(blend),
        state
      ) { list, state in
        contents.emit(into: &list, state)
      }
      return
    }
    emitGroup(contents, matte, mode, blend, into: &list, state, outer)
  }

  /// Appends it as a group, with its masks, matte and effects.
  private func emitGroup(
    _ contents: any LayerContents,
    _ matte: CompositionLayer?,
    _ mode: LayerModel.MatteMode?,
    _ blend: BlendMode,
    into list: inout DisplayListBuilder,
    _ state: EmitState,
    _ outer: EmitState
  ) {
    guard mode != nil || !list.isFull else { return }
    let start = open(contents, mode, blend, into: &list, state)
    if mode != nil, let matte {
      var source = outer
      source.enterGroup()
      source.context = list.context(within: outer.context, of: id, copy: 0)
      matte.emit(into: &list, source, isMatte: true)
      list.endMatte(of: start)
    }
    var state = state
    let opacity = transform.opacity * state.opacity
    state.enterGroup()
    if list.fadesEach(.layerOpacityEach, blend) {
      state.opacity = opacity
      state.generation = max(state.generation, transform.opacityGeneration)
    }
    let contentStart = list.count
    let isTight = list.dialect.contains(.tightLayers) && (mode != nil || !masks.isEmpty)
    let keptInvisible = list.keepsInvisible
    list.keepsInvisible = keptInvisible || isTight
    if let perspective {
      emit(perspective, contents, into: &list, state, outer)
    } else if let effects {
      let inner = fadesEarly(list.dialect) ? opacity : nil
      emit(effects, contents, into: &list, state, within: outer.matrix, opacity: inner)
    } else if list.setsInnermost(blend) {
      list.withInnermost(transform.opacity, keepsApart: contents.setsOpacity, state) {
        contents.emit(into: &$0, $1)
      }
    } else {
      contents.emit(into: &list, state)
    }
    list.keepsInvisible = keptInvisible
    if isTight {
      list.cut(start, at: contentStart)
    } else if list.dialect.contains(.boxedShadows), effects?.castsShadows ?? false {
      list.cut(start, at: contentStart, ofPathsUnder: state.matrix)
    }
    list.closeGroup(start)
  }

  /// Appends it, with its masks and effects, as a group that is drawn in perspective.
  @inline(never)
  private func emit(
    _ perspective: Perspective,
    _ contents: any LayerContents,
    into list: inout DisplayListBuilder,
    _ state: EmitState,
    _ outer: EmitState
  ) {
    var state = state
    state.context = list.context(within: state.context, of: id, copy: -2)
    let generation = max(state.generation, maskGeneration)
    let start = list.openGroup(GroupItem(end: 0), id: id, generation: generation, state)
    if let effects {
      emit(effects, contents, into: &list, state, within: outer.matrix)
    } else {
      var inner = state
      inner.context = list.context(within: state.context, of: id, copy: -3)
      list.append(
        maskedGroup(contents, state.matrix, list.dialect),
        id: id,
        generation: generation,
        inner
      ) { contents.emit(into: &$0, inner) }
    }
    list.closeGroup(start) { items in
      let clip = contents.clip.map { Rect(x: 0, y: 0, width: $0.width, height: $0.height) }
      return perspective.filter(items, within: clip, matrix: state.matrix, world: world)
        .map { [$0] } ?? []
    }
  }

  @inline(never)
  private func emit(
    _ effects: EffectStack,
    _ contents: any LayerContents,
    into list: inout DisplayListBuilder,
    _ state: EmitState,
    within outer: Affine,
    opacity: Double? = nil
  ) {
    var state = state
    state.generation = max(state.generation, maskGeneration)
    var masked = maskedGroup(contents, state.matrix, list.dialect)
    if let opacity {
      masked.opacity = opacity
      state.generation = max(state.generation, transform.opacityGeneration)
    }
    if cutsLate(list.dialect) {
      masked.masks = []
      if masks.isEmpty { masked.clip = nil }
    }
    let isMasked =
      masked.clip != nil || !masked.masks.isEmpty || masked.isIsolated || masked.opacity < 1
    let wasOpen = isOpen
    isOpen = true
    effects.emit(contents, masked: isMasked ? masked : nil, within: outer, into: &list, state)
    isOpen = wasOpen
  }

  /// Whether it is translucent before its only effect, a shadow.
  private func fadesEarly(_ dialect: Dialect) -> Bool {
    guard dialect.contains(.earlyOpacity), perspective == nil, let effects else { return false }
    return effects.effects.count == 1 && effects.castsShadows
  }

  /// Whether its masks, or where it has none its frame, cut off what its effects made.
  private func cutsLate(_ dialect: Dialect) -> Bool {
    effects != nil && perspective == nil && dialect.contains(.lateCuts)
  }

  /// Starts its group; the masks of a layer with effects are within these, but in a dialect.
  // Apart from the recursion, as it takes much stack.
  @inline(never)
  private func open(
    _ contents: any LayerContents,
    _ mode: LayerModel.MatteMode?,
    _ blend: BlendMode,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) -> Int {
    var group = GroupItem(end: 0)
    if perspective == nil, effects == nil || cutsLate(list.dialect) {
      group = maskedGroup(contents, state.matrix, list.dialect)
      if effects != nil, !masks.isEmpty { group.clip = nil }
    }
    // Opacity and blend mode of a parent that holds only this layer become the group's own.
    let fadesInside = list.fadesEach(.layerOpacityEach, blend) || fadesEarly(list.dialect)
    group.opacity = fadesInside ? 1 : transform.opacity * state.opacity
    // The canvas of lottie-web draws the matted buffer as translucent as what is around.
    if list.setsInnermost(blend), mode != nil { group.opacity = state.layerOpacity }
    group.blend = state.blend(or: blend)
    if let mode {
      let luma: MatteItem.Mode = list.dialect.contains(.opaqueLuma) ? .opaqueLuma : .luma
      group.matte = MatteItem(
        mode: mode == .alpha || mode == .alphaInverted ? .alpha : luma,
        isInverted: mode == .alphaInverted || mode == .lumaInverted,
        sourceEnd: 0
      )
    }
    let generation = max(state.generation, transform.opacityGeneration, maskGeneration)
    return list.openGroup(group, id: id, generation: generation, state)
  }

  /// The group of its clip and masks.
  @inline(never)
  private func maskedGroup(
    _ contents: any LayerContents,
    _ matrix: Affine,
    _ dialect: Dialect
  ) -> GroupItem {
    var items = masks.map { $0.item(matrix) }
    if dialect.contains(.chainedMasks) { items = MaskChain(items).items }
    if dialect.contains(.joinedMasks) { items = JoinedMasks.items(items) }
    return GroupItem(
      end: 0,
      isIsolated: contents.containsBlend && !dialect.contains(.openBlends),
      clip: contents.clipItem(matrix),
      masks: items
    )
  }

  /// Appends its contents, without masks and opaque, whether or not it is visible.
  func emitContents(into list: inout DisplayListBuilder, _ state: EmitState) {
    contents?.emit(into: &list, state)
  }
}
