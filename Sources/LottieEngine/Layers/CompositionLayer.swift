import LottieGeometry
import LottieModel
import LottieScene

/// A layer: where it lies, when it shows, what it shows, and what is taken away from that.
final class CompositionLayer: KeypathSearchable {
  let model: LayerModel
  let transform: TransformNode
  let masks: [MaskNode]
  /// What it shows; made when it is first shown.
  private var contents: (any LayerContents)?
  private var factory: LayerFactory?
  /// Its effects and styles; nil when it has none.
  private(set) var effects: EffectStack?
  /// Whether it is being written as the matte of an effect: a circle of them ends here.
  private var isMatteOpen = false
  /// Whether it is left out, by the document or by an override; as a matte it is still used.
  private(set) var isHidden: Bool
  private let id: UInt32
  /// The layer it hangs on.
  weak var parent: CompositionLayer?
  /// The layer whose alpha or brightness it shows through.
  weak var matte: CompositionLayer?
  /// Whether the frame last updated to lies between its in and out points.
  private(set) var isInRange = false
  /// Layer coordinates to those of the composition it lies in, as a camera sees them if there is one.
  var world: Affine { projected ?? flatWorld }
  /// The same as seen from far away.
  private var flatWorld = Affine.identity
  /// The same as a camera sees them; nil without one, and for layers that lie in the plane.
  private var projected: Affine?
  /// The same in space, where it or a parent leaves the plane.
  private var spatialWorld: SpatialTransform?
  private var worldGeneration: Generation = 0
  private var maskGeneration: Generation = 0
  private var isFirstTransform = true
  private var isFirstUpdate = true

  /// `factory`: Makes what the layer shows; nil for layers that only carry others.
  init(_ model: LayerModel, id: UInt32, factory: LayerFactory?) {
    self.model = model
    self.id = id
    self.factory = factory
    isHidden = model.isHidden
    transform = TransformNode(model)
    masks = model.masks.compactMap(MaskNode.init)
  }

  /// Takes the transform of a frame.
  ///
  /// Parents go first; invisible layers move too, for their children.
  ///
  /// - Returns: Whether it moved or its opacity changed.
  func updateTransform(frame: Double, generation: Generation) -> Bool {
    let changed = transform.update(
      frame: frame,
      generation: generation,
      force: isFirstTransform || transform.followsMotion
    )
    let inherited = parent?.worldGeneration ?? 0
    guard changed || isFirstTransform || inherited == generation else { return false }
    isFirstTransform = false
    var spatial = spatialTransform
    var matrix =
      spatial?.flattened ?? parent.map { transform.matrix.then($0.flatWorld) } ?? transform.matrix
    if !matrix.isFinite { (matrix, spatial) = (.collapsed, nil) }
    if matrix != flatWorld || spatial != spatialWorld {
      flatWorld = matrix
      spatialWorld = spatial
      worldGeneration = generation
    }
    return worldGeneration == generation || transform.opacityGeneration == generation
  }

  /// Whether it is more than something for others to hang on.
  var showsSomething: Bool { contents != nil || factory != nil }

  /// Makes what it shows, if that is not done.
  private func makeContents() {
    guard let factory else { return }
    contents = factory.contents(model)
    self.factory = nil
  }

  /// Takes what it shows, or what it is.
  func set(_ contents: any LayerContents) { self.contents = contents }

  /// Ties properties of what it is, not of what it shows, to their expressions.
  func bind(_ layer: ScriptLayer, _ graph: ScriptGraph) {
    transform.propertyMap.bind(layer, graph)
    for mask in masks { mask.propertyMap.bind(layer, graph) }
    effects?.bind(layer, graph)
  }

  /// Takes its effects and styles.
  func set(_ effects: EffectStack?) { self.effects = effects }

  /// Writes it as the matte of an effect, whether or not it is drawn itself.
  func emitMatte(into list: inout DisplayListBuilder, _ outer: EmitState) {
    guard !isMatteOpen else { return }
    isMatteOpen = true
    emit(into: &list, outer)
    isMatteOpen = false
  }

  /// Layer coordinates to those of the composition it lies in, in space.
  var space: SpatialTransform { spatialWorld ?? SpatialTransform(flatWorld) }

  /// Takes what a camera sees of it; nil is no camera.
  ///
  /// - Returns: Whether that differs from before.
  func project(_ camera: CameraView?, generation: Generation) -> Bool {
    let new = camera?.project(space, at: transform.pivot)
    guard new != projected else { return false }
    projected = new
    worldGeneration = generation
    return true
  }

  /// What a camera layer sees, by its values last updated to; nil for other layers.
  var cameraView: CameraView? {
    makeContents()
    return (contents as? CameraNode)?.view(from: self)
  }

  private var spatialTransform: SpatialTransform? {
    guard transform.spatial != nil || parent?.spatialWorld != nil else { return nil }
    let own = transform.spatial ?? SpatialTransform(transform.matrix)
    guard let parent else { return own }
    return own.then(parent.spatialWorld ?? SpatialTransform(parent.flatWorld))
  }

  /// Takes what shows at a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func updateContents(frame: Double, generation: Generation) -> Bool {
    let shows = model.inFrame <= frame && frame < model.outFrame
    var changed = shows != isInRange
    isInRange = shows
    guard shows else { return changed }
    makeContents()
    for mask in masks where mask.update(frame: frame, generation: generation, force: isFirstUpdate)
    {
      maskGeneration = generation
      changed = true
    }
    if effects?.update(frame: frame, generation: generation, force: isFirstUpdate) == true {
      changed = true
    }
    isFirstUpdate = false
    if contents?.update(frame: frame, generation: generation) == true { changed = true }
    return changed
  }

  /// Writes what is drawn.
  func emit(into list: inout DisplayListBuilder, _ outer: EmitState) {
    guard isInRange, let contents, transform.opacity > 0, list.step() else { return }
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
    // Opacity and blend mode of surroundings that hold only this layer are the group's own.
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

  /// The group of what clip and masks take away.
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
}

extension CompositionLayer {
  var keypathName: String { model.name }

  /// lottie-ios knows the kinds of layer up to audio.
  var isExtension: Bool {
    switch model.kind {
    case .camera, .other: true
    case .precomp, .solid, .image, .null, .shape, .text, .audio: false
    }
  }

  var keypathProperties: [KeypathProperty] {
    guard !model.isHidden else { return [] }
    makeContents()
    if contents == nil, case .text = model.kind {
      return [
        KeypathProperty(absent: "Color", .color),
        KeypathProperty(absent: "Stroke Color", .color),
      ]
    }
    return contents?.keypathProperties ?? []
  }

  /// Its transform, what it shows, its masks; of a hidden layer the transform only, as in lottie-ios.
  var keypathChildren: [any KeypathSearchable] {
    guard !model.isHidden else { return [transform] }
    makeContents()
    var children: [any KeypathSearchable] = [transform]
    children += contents?.keypathChildren ?? []
    for mask in masks { children.append(mask) }
    for effect in effects?.effects ?? [] { children.append(effect) }
    for style in effects?.styles ?? [] { children.append(style) }
    return children
  }

  func childFrame(_ frame: Double) -> Double { contents?.childFrame(frame) ?? frame }

  func setHidden(_ isHidden: Bool) -> Bool {
    self.isHidden = isHidden
    return true
  }

  /// Asks everything again what can change and what is drawn, after an override.
  func overridesChanged() {
    contents?.overridesChanged()
  }

  /// Shows a picture above everything else it shows.
  func add(_ overlay: ImageResource, id: UInt32) {
    makeContents()
    contents = OverlaidContents(contents, overlay: overlay, id: id)
  }

  /// Brings what it shows to a frame, also where it does not show.
  func prepare(frame: Double, generation: Generation) {
    makeContents()
    _ = contents?.update(frame: frame, generation: generation)
  }

  /// Writes what it shows, by itself and wholly opaque, whether or not it shows.
  func emitContents(into list: inout DisplayListBuilder, _ state: EmitState) {
    contents?.emit(into: &list, state)
  }
}
