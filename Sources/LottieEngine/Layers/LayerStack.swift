import LottieModel
import LottieScene

/// The layers of a composition, in update order and in drawing order.
final class LayerStack {
  /// Parents before children.
  private let moveOrder: [CompositionLayer]
  /// From the bottom to the top; without mattes and hidden layers.
  private var drawn: [CompositionLayer] = []
  /// Those with contents, drawn directly, as a matte or as that of an effect.
  private var shown: [CompositionLayer] = []
  /// Cameras, top first, and the layers they project.
  private let cameras: [CompositionLayer]
  private let projected: [CompositionLayer]
  private var camera: CameraView?
  /// The view without a camera; nil where no layer leaves the plane.
  private let standardView: CameraView?
  /// Whether layers in space hide each other, whatever their order.
  private let isSorted: Bool
  /// Those of `moveOrder` that can move; nil when all must be updated first.
  private var moving: [CompositionLayer]?
  /// Those of `shown`, by index, that are in their range and can change within it.
  private var active: [Int] = []
  /// Times at which the layers of `shown` begin and end.
  private var schedule = LayerSchedule([])
  /// The frame of the last update; nil when all layers must be updated.
  private var lastFrame: Double?
  /// The layers that the last update changed.
  private var changed: [CompositionLayer] = []
  /// For each layer those that it is a matte of, also by an effect.
  private var matteUsers: [ObjectIdentifier: [CompositionLayer]] = [:]
  /// State in which the drawn layers were last written, and their parts of the list.
  private var written: (state: EmitState, parts: [ListPart])?
  /// Whether effects of layers apply to those below them.
  private var hasAdjustments = false
  /// In document order, top first; links between them are weak.
  let layers: [CompositionLayer]
  /// Whether each is the matte of another.
  private let isMatte: [Bool]
  /// Finds the motion of those that are blurred; nil if none is.
  private let sampler: MotionSampler?
  private let motionBlur: MotionBlurSwitch
  private let identities: IdentitySource

  /// Creates a stack; `makeLayer` makes the layer of a model, `extent` is the size of the composition, and `hasView`
  /// tells whether layers in space are seen in perspective without a camera.
  init(
    _ plan: CompositionPlan.Stack,
    extent: Size,
    hasView: Bool,
    _ dialect: Dialect,
    _ motionBlur: MotionBlurSwitch,
    _ identities: IdentitySource,
    makeLayer: (LayerModel) -> CompositionLayer
  ) {
    let layers = plan.models.map(makeLayer)
    let links = plan.links
    for i in layers.indices {
      layers[i].parent = links.parents[i].map { layers[$0] }
      layers[i].matte = links.mattes[i].map { layers[$0] }
    }
    for layer in layers {
      guard let effects = layer.effects else { continue }
      effects.matteLayers = effects.effects.map { effect in
        effect.matteLayer.flatMap { number in layers.first { $0.model.index == number } }
      }
    }
    let isFlat = dialect.contains(.flatSpace) || dialect.contains(.turnsApart)
    cameras = layers.filter { layer in
      if !isFlat, case .camera = layer.model.kind { !layer.model.isHidden } else { false }
    }
    let isSpatial =
      !isFlat && hasView && layers.contains { $0.model.is3D && $0.model.transform.leavesPlane }
    standardView = isSpatial ? CameraView.standard(extent, dialect) : nil
    isSorted = !dialect.contains(.fixedZoom)
    projected = cameras.isEmpty && !isSpatial ? [] : layers.filter(\.model.is3D)
    self.layers = layers
    isMatte = links.isMatte
    moveOrder = links.moveOrder.map { layers[$0] }
    self.motionBlur = motionBlur
    self.identities = identities
    sampler = MotionSampler(
      plan.motionBlur,
      moveOrder,
      hasCamera: !projected.isEmpty,
      extent: extent
    )
    for layer in layers {
      for matte in (layer.effects?.matteLayers ?? []) + [layer.matte] {
        if let matte { matteUsers[ObjectIdentifier(matte), default: []].append(layer) }
      }
    }
    chooseLayers()
  }

  /// The layers, in document order.
  var keypathChildren: [any KeypathSearchable] { layers.map { $0 } }

  /// The layers that are drawn, from the bottom.
  var drawnLayers: [CompositionLayer] { drawn }

  /// After an override, evaluates everything again that can change.
  func overridesChanged() {
    for layer in layers { layer.overridesChanged() }
    chooseLayers()
    moving = nil
    lastFrame = nil
  }

  private func chooseLayers() {
    let visible = layers.indices.filter { layers[$0].showsSomething }
    let drawn = visible.filter { i in
      !layers[i].isHidden && !layers[i].model.isMatteSource && !isMatte[i]
    }
    var isShown = isMatte
    for i in drawn { isShown[i] = true }
    let effectMattes = Set(
      layers.flatMap { $0.effects?.matteLayers ?? [] }.compactMap { $0.map(ObjectIdentifier.init) }
    )
    if !effectMattes.isEmpty {
      for i in visible where effectMattes.contains(ObjectIdentifier(layers[i])) {
        isShown[i] = true
      }
    }
    shown = visible.filter { isShown[$0] }.map { layers[$0] }
    self.drawn = drawn.reversed().map { layers[$0] }
    hasAdjustments = self.drawn.contains(where: \.isAdjustment)
    written = nil
    for layer in layers { layer.place = nil }
    for (place, layer) in self.drawn.enumerated() { layer.place = place }
    schedule = LayerSchedule(shown.map { ($0.model.inFrame, $0.model.outFrame) })
  }

  /// Updates to a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func update(frame: Double, generation: Generation) -> Bool {
    changed.removeAll(keepingCapacity: true)
    if motionBlur.isOn {
      sampler?.update(frame: frame, generation: generation) { time in
        if !projected.isEmpty { _ = look(frame: time, generation: generation) }
      }
    } else {
      sampler?.clear(generation: generation)
    }
    for layer in moving ?? moveOrder {
      let moves = layer.updateTransform(frame: frame, generation: generation)
      // Or it moved when it was sampled.
      if moves || layer.ownGeneration == generation { changed.append(layer) }
    }
    var isChanged = !changed.isEmpty
    if !projected.isEmpty, look(frame: frame, generation: generation) { isChanged = true }
    updateContents(frame: frame, generation: generation)
    if moving == nil { findMoving() }
    return isChanged || !changed.isEmpty
  }

  /// Finds the layers that can move from now on: by themselves or with their parents.
  private func findMoving() {
    for layer in moveOrder { layer.moves = layer.mayMove || layer.parent?.moves == true }
    moving = moveOrder.filter(\.moves)
  }

  /// Updates the contents of the layers that can change, or begin or end.
  private func updateContents(frame: Double, generation: Generation) {
    let crossed: [Int]?
    if let lastFrame, frame.isFinite {
      crossed = schedule.crossed(from: lastFrame, to: frame)
    } else {
      crossed = nil
    }
    lastFrame = frame.isFinite ? frame : nil
    if crossed?.isEmpty != true {
      active = crossed.map { Set(active).union($0).sorted() } ?? Array(shown.indices)
    }
    for index in active {
      let layer = shown[index]
      let isKnown = layer.ownGeneration == generation
      identities.meter?.enter(ObjectIdentifier(layer))
      defer { identities.meter?.leave() }
      if layer.updateContents(frame: frame, generation: generation), !isKnown {
        changed.append(layer)
      }
    }
    if crossed?.isEmpty != true {
      active.removeAll { !shown[$0].isInRange || !shown[$0].mayChange }
    }
  }

  /// Updates the projection by the camera of a frame.
  ///
  /// - Returns: Whether that differs from before.
  private func look(frame: Double, generation: Generation) -> Bool {
    let active = cameras.first { $0.model.isInRange(at: frame) }
    active?.prepare(frame: frame, generation: generation)
    camera = active == nil ? standardView : active?.cameraView
    var changed = false
    for layer in projected where layer.project(camera, generation: generation) { changed = true }
    return changed
  }

  /// Appends the items.
  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    // Copies are written with the layer that makes them.
    guard list.isRecording, state.context == 0, camera == nil,
      !list.fadesBelow
    else {
      let sorted = isSorted ? camera.map(byDepth) : nil
      emit(sorted ?? drawn, into: &list, state)
      return
    }
    for layer in drawn { layer.contents?.forgetWritten() }
    written = (state, emit(drawn, into: &list, state))
  }

  /// Appends layers from the bottom, each adjustment layer as a group of those below it, and those below one that
  /// fades them as a group.
  ///
  /// - Returns: The part of the list that each of them takes.
  @discardableResult
  private func emit(
    _ layers: [CompositionLayer],
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) -> [ListPart] {
    var parts: [ListPart] = []
    parts.reserveCapacity(layers.count)
    // The topmost one holds all the others.
    var groups: [(layer: CompositionLayer, start: Int)] = []
    if hasAdjustments || list.fadesBelow {
      for layer in layers.reversed() {
        let start =
          layer.isAdjustment
          ? layer.openAdjustment(into: &list, state) : layer.openFaded(into: &list, state)
        if let start { groups.append((layer, start)) }
      }
    }
    for layer in layers {
      let mark = list.mark
      if let group = groups.last, group.layer === layer {
        list.closeGroup(group.start)
        list.note(layer, from: group.start)
        groups.removeLast()
      }
      if !layer.isAdjustment { layer.emit(into: &list, state) }
      parts.append(list.part(from: mark))
    }
    return parts
  }

  /// Forgets what it wrote.
  func forgetWritten() { written = nil }

  /// Writes the layers anew that the update of a generation changed.
  ///
  /// - Returns: False when one of them does not keep its size; nil when nothing was recorded.
  func rewrite(
    _ generation: Generation,
    into list: inout DisplayListBuilder,
    _ items: inout [DisplayItem]
  ) -> Bool? {
    guard camera == nil, let written else { return nil }
    if hasAdjustments, changed.contains(where: \.isAdjustment) { return false }
    for layer in changed {
      guard let place = layer.place else { continue }
      if layer.ownGeneration < generation,
        let isDone = layer.contents?.rewrite(generation, into: &list, &items)
      {
        guard isDone else { return false }
      } else {
        guard rewrite(layer, place, written, into: &list, &items) else { return false }
      }
    }
    for layer in matteUsers.isEmpty ? [] : usersOfChanged {
      guard let place = layer.place else { continue }
      guard rewrite(layer, place, written, into: &list, &items) else { return false }
    }
    return true
  }

  private func rewrite(
    _ layer: CompositionLayer,
    _ place: Int,
    _ written: (state: EmitState, parts: [ListPart]),
    into list: inout DisplayListBuilder,
    _ items: inout [DisplayItem]
  ) -> Bool {
    layer.contents?.forgetWritten()
    return list.rewrite(written.parts[place], of: &items) { layer.emit(into: &$0, written.state) }
  }

  /// The layers that a changed one is a matte of, and those that these are a matte of.
  private var usersOfChanged: [CompositionLayer] {
    var result: [CompositionLayer] = []
    var known: Set<ObjectIdentifier> = []
    func addUsers(of layer: CompositionLayer) {
      for user in matteUsers[ObjectIdentifier(layer)] ?? []
      where known.insert(ObjectIdentifier(user)).inserted {
        result.append(user)
      }
    }
    for layer in changed { addUsers(of: layer) }
    var next = 0
    while next < result.count {
      addUsers(of: result[next])
      next += 1
    }
    return result
  }

  /// The drawn layers; consecutive three-dimensional ones as they hide each other.
  private func byDepth(_ camera: CameraView) -> [CompositionLayer] {
    var result: [CompositionLayer] = []
    for run in drawn.chunked(on: \.model.is3D) {
      guard run.first?.model.is3D == true else {
        result += run
        continue
      }
      let planes = run.indices.map { place in
        camera.plane(run[place].space, at: run[place].transform.pivot, place: place)
      }
      result += DepthOrder(planes).places.map { run[$0] }
    }
    return result
  }
}

extension [CompositionLayer] {
  /// Runs of equal neighbors.
  fileprivate func chunked(on key: (CompositionLayer) -> Bool) -> [ArraySlice<CompositionLayer>] {
    var runs: [ArraySlice<CompositionLayer>] = []
    var start = startIndex
    for i in indices.dropFirst() where key(self[i]) != key(self[i - 1]) {
      runs.append(self[start..<i])
      start = i
    }
    return isEmpty ? [] : runs + [self[start...]]
  }
}
