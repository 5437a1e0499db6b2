import LottieGeometry
import LottieScene

/// Appends a layer's contents within groups for its effects: the last effect is the outermost.
struct EffectEmission {
  let contents: any LayerContents
  /// The group of the layer's clip and masks, if it has any.
  let group: GroupItem?
  let maskID: UInt32
  let stack: EffectStack

  /// Appends the layer with its first `count` effects.
  func emit(_ count: Int, into list: inout DisplayListBuilder, _ state: EmitState) {
    guard count > 0 else { return emitContents(into: &list, state) }
    guard !list.isFull else { return }
    let index = count - 1
    let id = stack.effects[index].id
    var inner = state
    inner.generation = max(state.generation, stack.generation(index))
    switch stack.output(index, state.matrix) {
    case .none: emit(index, into: &list, inner)
    case .filter(let filter): emit(filter, count, into: &list, inner)
    case .wipe(let mask):
      guard list.take(mask.path) else { return }
      list.append(
        GroupItem(end: 0, masks: [mask]),
        id: id,
        generation: inner.generation,
        state
      ) { list in emit(index, into: &list, inner) }
    case .fade(let fill): emit(fill, index, into: &list, inner)
    case .place(let matrix, let opacity):
      guard opacity > 0, let matrix = stack.place(matrix, state.matrix) else { return }
      inner.matrix = matrix
      list.append(
        GroupItem(end: 0, opacity: opacity),
        id: id,
        generation: inner.generation,
        state
      ) { list in emit(index, into: &list, inner) }
    case .strokes(let strokes, let style):
      emit(strokes, style, index, into: &list, inner)
    case .matte(let mode, let isInverted):
      emit(mode, isInverted, index, into: &list, inner)
    case .displace(let filter, let map, let isCut):
      emit(filter, map, isCut: isCut, index, into: &list, inner)
    case .echo(let echo): emit(echo, index, into: &list, inner)
    }
  }

  private func emit(
    _ fill: FillItem,
    _ index: Int,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    guard list.take(fill.path) else { return }
    let start = list.openGroup(
      GroupItem(end: 0, matte: MatteItem(mode: .alpha, isInverted: false, sourceEnd: 0)),
      id: stack.effects[index].id,
      generation: state.generation,
      state
    )
    list.append(.fill(fill), id: stack.strokeID(index), generation: state.generation, state)
    list.endMatte(of: start)
    emit(index, into: &list, state)
    list.closeGroup(start)
  }

  private func emit(
    _ echo: Echo,
    _ index: Int,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    let id = stack.effects[index].id
    var numbers = Array(0...echo.count)
    var whole = GroupItem(end: 0, isIsolated: true)
    switch echo.mixing {
    case .inFront: break
    case .behind: numbers.reverse()
    case .pixels(let mixing): (whole.samples, whole.mixing) = (numbers.count, mixing)
    }
    var part = GroupItem(
      end: 0,
      isIsolated: contents.containsBlend,
      clip: contents.clipItem(state.matrix)
    )
    list.append(whole, id: id, generation: state.generation, state) { list in
      for number in numbers {
        part.opacity = echo.intensity * pow(echo.decay, Double(number))
        guard part.opacity > 0 else { continue }
        guard list.step(DisplayListBuilder.echoSteps) else { break }
        let generation = stack.show(contents, after: Double(number) * echo.step)
        var inner = state
        inner.context = list.context(within: state.context, of: id, copy: number)
        list.append(part, id: id, generation: state.generation, inner) { list in
          list.countPaths(since: generation) { list in contents.emit(into: &list, inner) }
        }
      }
      stack.show(contents, after: 0)
    }
  }

  private func emitContents(into list: inout DisplayListBuilder, _ state: EmitState) {
    guard var group else { return contents.emit(into: &list, state) }
    // Effects may have moved the layer since the group was made.
    group.clip?.transform = state.matrix
    for i in group.masks.indices { group.masks[i].transform = state.matrix }
    list.append(group, id: maskID, generation: state.generation, state) { list in
      contents.emit(into: &list, state)
    }
  }

  /// Consecutive filters share one group.
  private func emit(
    _ last: Filter,
    _ count: Int,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    var filters = [last]
    var state = state
    var rest = count - 1
    while rest > 0, case .filter(let filter) = stack.output(rest - 1, state.matrix) {
      filters.append(filter)
      rest -= 1
      state.generation = max(state.generation, stack.generation(rest))
    }
    filters.reverse()
    if stack.isOfEachPaint {
      filters = filters.compactMap { $0.ofPaint(list.pixelScale) }
      return list.withPaintFilters(filters) { list in emit(rest, into: &list, state) }
    }
    list.append(
      GroupItem(end: 0, filters: filters),
      id: stack.effects[count - 1].id,
      generation: state.generation,
      state
    ) { list in emit(rest, into: &list, state) }
  }

  private func emit(
    _ strokes: [StrokeItem],
    _ style: StrokeEffect.PaintStyle,
    _ index: Int,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    switch style {
    case .onOriginal:
      emit(index, into: &list, state)
      append(strokes, index, into: &list, state)
    case .onTransparent: append(strokes, index, into: &list, state)
    case .revealOriginal:
      let start = list.openGroup(
        GroupItem(
          end: 0,
          matte: MatteItem(mode: .alpha, isInverted: false, sourceEnd: 0)
        ),
        id: stack.effects[index].id,
        generation: state.generation,
        state
      )
      append(strokes, index, into: &list, state)
      list.endMatte(of: start)
      emit(index, into: &list, state)
      list.closeGroup(start)
    }
  }

  private func append(
    _ strokes: [StrokeItem],
    _ index: Int,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    for (i, stroke) in strokes.enumerated() where list.step() && list.take(stroke.path) {
      let id = stack.strokeID(index * strokes.count + i)
      list.append(.stroke(stroke), id: id, generation: state.generation, state)
    }
  }

  private func emit(
    _ mode: MatteItem.Mode,
    _ isInverted: Bool,
    _ index: Int,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    let group = GroupItem(
      end: 0,
      matte: MatteItem(mode: mode, isInverted: isInverted, sourceEnd: 0)
    )
    emit(index, through: group, into: &list, state) { layer, list, source in
      source.matrix = stack.environment
      layer.emitMatte(into: &list, source)
    }
  }

  private func emit(
    _ filter: DisplaceFilter,
    _ map: EffectMap,
    isCut: Bool,
    _ index: Int,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    let group = GroupItem(
      end: 0,
      filters: [.displace(filter)],
      // Where the map is empty the content still shows.
      matte: MatteItem(mode: .map, isInverted: true, sourceEnd: 0)
    )
    emit(index, through: group, isCut: isCut, into: &list, state) { layer, list, source in
      source.matrix = map.matrix(layer.size, on: stack.extent).then(filter.transform)
      // Shapes and texts are a map as large as the composition, after their transform.
      if layer.ownSize == nil { source.move(layer.world, generation: layer.worldGeneration) }
      layer.emitMap(into: &list, source)
    }
  }

  /// Appends the layer with the effects before one in a group whose matte is the layer that the effect goes
  /// by, or without a group where there is no such layer.
  private func emit(
    _ index: Int,
    through group: GroupItem,
    isCut: Bool = false,
    into list: inout DisplayListBuilder,
    _ state: EmitState,
    _ emitSource: (CompositionLayer, inout DisplayListBuilder, inout EmitState) -> Void
  ) {
    guard let layer = stack.matteLayers[index] else { return emit(index, into: &list, state) }
    let id = stack.effects[index].id
    let start = list.openGroup(group, id: id, generation: state.generation, state)
    var source = state
    source.context = list.context(within: state.context, of: id, copy: 0)
    emitSource(layer, &list, &source)
    list.endMatte(of: start)
    emit(index, into: &list, state)
    guard isCut else { return list.closeGroup(start) }
    let space = stack.space(state.matrix)
    list.closeGroup(start) { items in
      let bounds = stack.hasEdges ? stack.box : InkMeasure.box(of: items, under: space) ?? .empty
      return ClipItem(rect: bounds, transform: space)
    }
  }
}

extension Filter {
  /// A shadow or blur as lottie-android has it; nil for a blur of nothing.
  fileprivate func ofPaint(_ pixelScale: Double) -> Filter? {
    guard case .blur(let blur) = self else { return self }
    let blurriness = max(blur.sigma.x, blur.sigma.y) / GaussianBlurEffect.blurrinessToSigma
    guard blurriness > 0 else { return nil }
    // Half of the blurriness is the radius, of which Skia makes a standard deviation of pixels.
    let sigma = (blurriness / 2 * 0.57735 + 0.5) / pixelScale
    return .blur(BlurFilter(sigma: Point(sigma, sigma)))
  }
}
