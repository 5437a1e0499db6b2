import LottieGeometry
import LottieModel
import LottieScene

/// The effects and styles of a layer, in order of application.
final class EffectStack {
  let effects: [EffectNode]
  let styles: [StyleNode]
  /// The layers that effects go by, in the order of the effects.
  var matteLayers: [CompositionLayer?]
  /// The matrix of the parent composition at the last emission.
  private(set) var environment = Affine.identity
  /// The matrix of the layer at the last emission.
  private var layerMatrix = Affine.identity
  private let maskPaths: MaskPaths
  /// The layer's size.
  let extent: Size
  /// The box of the layer's size.
  var box: Rect { Rect(x: 0, y: 0, width: extent.width, height: extent.height) }
  /// Whether the layer is bounded by its size.
  let hasEdges: Bool
  /// The frame of the animation, where effects go by it.
  private let canvas: Rect?
  private let filtersInLight: Bool
  /// Whether effects are those of each fill and stroke; see ``Dialect/effectsEach``.
  let isOfEachPaint: Bool
  /// Whether effects are in the coordinates of the layer.
  private let turns: Bool
  /// Whether effects are in coordinates similar to those of the composition; see ``Dialect/similarEffects``.
  private let isSimilar: Bool
  private let start: Double
  private let framerate: Double
  /// The frame of the last update.
  private var frame = 0.0
  /// Seconds since the layer's start.
  private var time = 0.0
  private let styleID: UInt32
  private let maskID: UInt32
  private var strokeIDs: [UInt32] = []
  private let identities: IdentitySource

  /// Creates nodes for the supported effects and styles; nil if the layer has none.
  ///
  /// `extent`: The layer's size; `hasEdges`: whether the layer is bounded by it; `canvas`: the animation's size.
  init?(
    _ model: LayerModel,
    _ context: NodeContext,
    extent: Size,
    hasEdges: Bool,
    canvas: Size,
    framerate: Double,
    _ identities: IdentitySource
  ) {
    let dialect = context.dialect
    let isOfEachPaint = dialect.contains(.effectsEach)
    let effects = model.effects.compactMap {
      EffectNode($0, context, extent: extent, id: identities.next())
    }
    .filter { !isOfEachPaint || $0.isPainted(of: model.kind) }
    let styles = model.styles.compactMap { StyleNode($0, context) }
      .sorted { StyleNode.order(of: $0.kind) < StyleNode.order(of: $1.kind) }
    guard !effects.isEmpty || !styles.isEmpty else { return nil }
    self.effects = effects
    self.styles = styles
    self.extent = extent
    self.hasEdges = hasEdges
    self.isOfEachPaint = isOfEachPaint && model.kind.paintsShapes
    self.canvas =
      dialect.contains(.edgeBlurs)
      ? Rect(x: 0, y: 0, width: canvas.width, height: canvas.height) : nil
    turns =
      hasEdges && !dialect.contains(.outerEffects) || dialect.contains(.turnedEffects)
    isSimilar = dialect.contains(.similarEffects)
    filtersInLight = dialect.contains(.linearFilters)
    self.framerate = framerate
    start = model.startTime
    self.identities = identities
    matteLayers = effects.map { _ in nil }
    let needsPaths = effects.contains { $0.rule == StrokeEffect.self }
    maskPaths = MaskPaths(needsPaths ? model.masks : [], context)
    styleID = identities.next()
    maskID = identities.next()
  }

  /// Updates to a frame.
  ///
  /// - Returns: Whether anything drawn may differ from before.
  func update(frame: Double, generation: Generation, force: Bool) -> Bool {
    self.frame = frame
    time = (frame - start) / framerate
    var changed = maskPaths.update(frame: frame, generation: generation)
    for node in effects where node.update(frame: frame, generation: generation, force: force) {
      changed = true
    }
    for node in styles where node.update(frame: frame, generation: generation, force: force) {
      changed = true
    }
    return changed
  }

  /// Appends a layer's contents, with its masks and then its effects and styles applied.
  ///
  /// Styles act after the layer's transform, so in the parent composition's coordinates.
  ///
  /// `environment`: The matrix of the parent composition.
  func emit(
    _ contents: any LayerContents,
    masked group: GroupItem?,
    within environment: Affine,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    self.environment = environment
    layerMatrix = state.matrix
    let emission = EffectEmission(contents: contents, group: group, maskID: maskID, stack: self)
    guard !styles.isEmpty else { return emission.emit(effects.count, into: &list, state) }
    let generation = styles.reduce(state.generation) { max($0, $1.generation) }
    let fitted = styles.contains(where: \.isFittedToLayer)
    let layer = environment.inverse.map(state.matrix.then) ?? .identity
    let box = hasEdges ? layer.apply(self.box) : self.box
    for (number, style) in styles.enumerated() where style.isBlendedBehind {
      var inner = state
      inner.context = list.context(within: state.context, of: styleID, copy: number)
      let filter = style.filter(environment, box: box, isAlone: true)
      list.append(
        GroupItem(end: 0, blend: style.blend, filters: [filter]),
        id: styleID,
        generation: generation,
        inner
      ) { list in emission.emit(effects.count, into: &list, inner) }
    }
    let start = list.openGroup(GroupItem(end: 0), id: styleID, generation: generation, state)
    emission.emit(effects.count, into: &list, state)
    list.closeGroup(start) { items in
      let own = fitted && !hasEdges ? InkMeasure.box(of: items, under: environment) : nil
      return styles.filter { !$0.isBlendedBehind }.map { style in
        style.filter(environment, box: style.isFittedToLayer ? own ?? box : box)
      }
    }
  }

  /// Whether an effect casts a shadow.
  var castsShadows: Bool { effects.contains { $0.rule == DropShadowEffect.self } }

  /// The filters of its effects, without those that do more than filter.
  func filters(_ matrix: Affine, within environment: Affine) -> [Filter] {
    self.environment = environment
    layerMatrix = matrix
    return effects.indices.compactMap { index in
      if case .filter(let filter) = output(index, matrix) { filter } else { nil }
    }
  }

  /// Has contents show what they do some seconds after the frame.
  ///
  /// - Returns: The generation of what changes by that.
  @discardableResult
  func show(_ contents: any LayerContents, after seconds: Double) -> Generation {
    let frame = frame + seconds * framerate
    let generation = identities.nextGeneration()
    _ = contents.update(frame: frame, generation: generation)
    return generation
  }

  /// Generation of the last change of any effect.
  var generation: Generation { effects.indices.reduce(0) { max($0, generation($1)) } }

  /// The output of the effect at an index.
  func output(_ index: Int, _ matrix: Affine) -> EffectOutput {
    let transform = space(matrix)
    return effects[index].output(
      EffectSpace(
        transform: transform,
        layer: transform == matrix ? .identity : transform.inverse.map(matrix.then) ?? .identity,
        size: extent,
        hasEdges: hasEdges,
        canvas: canvas.flatMap { canvas in transform.inverse.map { $0.apply(canvas) } },
        filtersInLight: filtersInLight,
        time: time,
        maskPaths: maskPaths.paths
      )
    )
  }

  /// The layer's matrix after a transform in the coordinates of effects; nil where that is not possible.
  func place(_ transform: Affine, _ matrix: Affine) -> Affine? {
    let space = space(matrix)
    guard space != matrix else { return transform.then(matrix) }
    return space.inverse.map { matrix.then($0).then(transform).then(space) }
  }

  /// The coordinates of effects: the layer's, or the parent composition's, moved as effects behind move the
  /// layer.
  func space(_ matrix: Affine) -> Affine {
    guard !isOfEachPaint else { return environment }
    guard !isSimilar else {
      let scale = (matrix.a * matrix.a + matrix.c * matrix.c).squareRoot()
      return .scale(scale, scale).then(.rotation(degrees: atan2(matrix.b, matrix.a) * 180 / .pi))
        .then(.translation(matrix.tx, matrix.ty))
    }
    guard !turns else { return matrix }
    guard matrix != layerMatrix, let inverse = layerMatrix.inverse else { return environment }
    return environment.then(inverse).then(matrix)
  }

  /// Generation of the last change of an effect.
  func generation(_ index: Int) -> Generation {
    max(effects[index].generation, maskPaths.generation)
  }

  /// The identity of a stroke of an effect.
  func strokeID(_ index: Int) -> UInt32 {
    while strokeIDs.count <= index { strokeIDs.append(identities.next()) }
    return strokeIDs[index]
  }
}

extension EffectNode {
  /// Whether lottie-android draws it for a layer of a kind: blurs of what shapes paint, shadows of images as well.
  fileprivate func isPainted(of kind: LayerModel.Kind) -> Bool {
    guard rule == GaussianBlurEffect.self || rule == DropShadowEffect.self else { return true }
    if case .image = kind, rule == DropShadowEffect.self { return true }
    return kind.paintsShapes
  }
}

extension LayerModel.Kind {
  /// Whether what it shows are the fills and strokes of shapes, if anything.
  fileprivate var paintsShapes: Bool {
    switch self {
    case .shape, .precomp: true
    default: false
    }
  }
}

/// The paths of a layer's masks, for effects that follow them.
private final class MaskPaths {
  private let values: [NodeValue<BezierPath>]
  let animated: [any AnyNodeProperty]
  private(set) var generation: Generation = 0

  init(_ masks: [Mask], _ context: NodeContext) {
    values = masks.map { NodeValue($0.shape, context) }
    animated = values.reduce(into: []) { $0.add($1) }
  }

  var paths: [BezierPath] { values.map(\.value) }

  func update(frame: Double, generation: Generation) -> Bool {
    var changed = false
    for property in animated where property.update(frame: frame, generation: generation) {
      changed = true
    }
    if changed { self.generation = generation }
    return changed
  }
}
