import LottieModel
import LottieScene
import OrderedCollections

/// Makes the layers of a planned document, and their contents when they are first shown.
///
/// Each use of a composition has its own factory, which knows the names on the path to it.
final class LayerFactory {
  private let animation: LottieAnimation
  private let plan: CompositionPlan
  private let text: TextFactory
  private let identities: IdentitySource
  /// The names of the parent layers.
  private let path: [String]
  /// The expressions, and the composition of its layers for them; nil where there are none.
  private let scripts: (graph: ScriptGraph, composition: ScriptComposition)?
  /// Whether it makes layers within a glyph, where no further glyphs are compositions.
  private let isInCharacter: Bool
  private let motionBlur: MotionBlurSwitch
  /// The rules of another player for the layers it makes.
  private let dialect: Dialect
  /// Whether layers in space are seen in perspective without a camera.
  private let hasView: Bool

  init(
    _ animation: LottieAnimation,
    _ plan: CompositionPlan,
    _ text: TextFactory,
    _ identities: IdentitySource,
    _ motionBlur: MotionBlurSwitch,
    path: [String] = [],
    isInCharacter: Bool = false,
    scripts: (graph: ScriptGraph, composition: ScriptComposition)? = nil,
    dialect: Dialect? = nil,
    hasView: Bool? = nil
  ) {
    self.dialect = dialect ?? animation.dialect
    self.hasView = hasView ?? (animation.isSpatial || !self.dialect.contains(.fixedZoom))
    self.scripts = scripts
    self.animation = animation
    self.plan = plan
    self.text = text
    self.identities = identities
    self.motionBlur = motionBlur
    self.path = path
    self.isInCharacter = isInCharacter
  }

  /// The document's own layers.
  func makeRoot() -> LayerStack { stack(plan.root, extent: animation.size) }

  private func stack(_ stack: CompositionPlan.Stack, extent: Size) -> LayerStack {
    LayerStack(stack, extent: extent, hasView: hasView, dialect, motionBlur, identities) {
      layer($0, extent: extent)
    }
  }

  private func layer(_ document: LayerModel, extent: Size) -> CompositionLayer {
    var model = document
    model.inFrame = dialect.time(model.inFrame)
    model.outFrame = dialect.time(model.outFrame)
    model.startTime = dialect.time(model.startTime)
    if dialect.contains(.inclusiveOutPoints) { model.outFrame = model.outFrame.nextUp }
    if !plan.includes(model) { (model.masks, model.effects, model.styles) = ([], [], []) }
    let context = context(model)
    let layer = CompositionLayer(
      model,
      context,
      id: identities.next(),
      factory: showsSomething(model) ? self : nil
    )
    if case .camera(let camera) = model.kind {
      layer.set(CameraNode(camera, context, size: extent))
    }
    let own = layer.isAdjustment ? extent : self.extent(model)
    layer.ownSize = own
    layer.extent = extent
    if !model.effects.isEmpty || !model.styles.isEmpty {
      layer.set(
        EffectStack(
          model,
          context,
          extent: own ?? extent,
          hasEdges: own != nil,
          canvas: animation.size,
          framerate: animation.framerate,
          identities
        )
      )
    }
    return layer
  }

  /// The context of a layer's nodes.
  private func context(_ model: LayerModel) -> NodeContext {
    NodeContext(
      name: model.name,
      location: model.location,
      scripts: scripts(of: model),
      dialect: dialect
    )
  }

  /// A layer as expressions see it; nil where there are none.
  private func scripts(of model: LayerModel) -> NodeContext.Scripts? {
    guard let scripts, let layer = scripts.composition.layer(at: model.location) else { return nil }
    return NodeContext.Scripts(layer: layer, graph: scripts.graph)
  }

  /// The layer's own extent; nil for layers as large as the composition.
  private func extent(_ model: LayerModel) -> Size? {
    switch model.kind {
    case .solid(let solid): return solid.size
    case .precomp(let precomp): return precomp.size
    case .image(let refID):
      guard case .image(let asset) = animation.assets[refID]?.kind else { return nil }
      return asset.size
    case .null, .shape, .text, .audio, .adjustment, .camera, .other: return nil
    }
  }

  private func within(_ model: LayerModel, isInCharacter: Bool) -> LayerFactory {
    LayerFactory(
      animation,
      plan,
      text,
      identities,
      motionBlur,
      path: path + [model.name],
      isInCharacter: isInCharacter,
      scripts: scripts(within: model),
      dialect: dialect(within: model),
      hasView: hasView(within: model)
    )
  }

  /// Whether it is so within a layer: in skottie in all that is in a layer in space, in a document that has such layers.
  private func hasView(within model: LayerModel) -> Bool {
    !dialect.contains(.fixedZoom) || hasView && (model.is3D || !path.isEmpty)
  }

  /// The rules within a layer: lottie-ios's Core Animation engine takes the values of each frame where time is
  /// remapped, and follows motion paths evenly.
  private func dialect(within model: LayerModel) -> Dialect {
    guard case .precomp(let precomp) = model.kind, precomp.timeRemap != nil else { return dialect }
    return dialect.subtracting(.parametricMotionPaths)
  }

  private func scripts(
    within model: LayerModel
  ) -> (graph: ScriptGraph, composition: ScriptComposition)? {
    guard let script = scripts(of: model),
      let composition = script.layer.composition.child(of: script.layer)
    else { return nil }
    return (script.graph, composition)
  }

  private func showsSomething(_ model: LayerModel) -> Bool {
    switch model.kind {
    case .shape, .solid: plan.includes(model)
    case .image(let refID): plan.images[refID] != nil && plan.includes(model)
    case .precomp, .text: plan.includes(model)
    case .adjustment: plan.includes(model) && !model.effects.isEmpty
    case .null, .audio, .camera, .other: false
    }
  }

  /// The contents of a layer; nil for layers that draw nothing themselves.
  func contents(_ model: LayerModel) -> (any LayerContents)? {
    switch model.kind {
    case .shape(let items):
      ShapeCompositionLayer(
        dialect.contains(.androidItems) ? items.androidItems : items,
        context(model),
        identities
      )
    case .solid(let solid): SolidCompositionLayer(solid, context(model), id: identities.next())
    case .image(let refID): image(refID)
    case .precomp(let precomp): self.precomp(precomp, model)
    case .text(let text): self.text(text, model)
    case .adjustment: AdjustmentContents()
    case .null, .audio, .camera, .other: nil
    }
  }

  private func image(_ refID: String) -> (any LayerContents)? {
    guard let slot = plan.images[refID], case .image(let asset) = animation.assets[refID]?.kind
    else { return nil }
    return ImageCompositionLayer(
      slot,
      size: asset.size,
      fit: ImageCompositionLayer.Fit(dialect),
      id: identities.next()
    )
  }

  private func precomp(_ precomp: PrecompLayer, _ model: LayerModel) -> (any LayerContents)? {
    guard let planned = plan.precomps[precomp.refID] else { return nil }
    return PreCompositionLayer(
      precomp,
      of: model,
      context(model),
      stack: within(model, isInCharacter: isInCharacter).stack(planned, extent: precomp.size),
      containsBlend: planned.containsBlend,
      framerate: animation.framerate,
      duration: animation.endFrame - animation.startFrame
    )
  }
}

extension LayerFactory {
  fileprivate func text(_ model: TextLayer, _ layer: LayerModel) -> (any LayerContents)? {
    let names = path + [layer.name]
    let context = context(layer)
    guard let documents = text.documents(model, of: layer, context, path: names) else { return nil }
    return TextCompositionLayer(
      model,
      masks: layer.masks,
      context,
      documents: documents,
      painter: CharacterPainter(identities) { [self] glyph in character(glyph, of: layer) }
    )
  }

  /// A composition used as a glyph, in the time of the text layer; nil within other glyphs.
  private func character(_ glyph: LayerModel, of layer: LayerModel) -> CompositionLayer? {
    guard !isInCharacter, plan.includes(glyph), case .precomp(let precomp) = glyph.kind,
      let planned = plan.precomps[precomp.refID],
      text.admits(layers: 1 + planned.layerCount, bytes: planned.bytes, of: plan.maximumBytes)
    else { return nil }
    var model = glyph
    model.inFrame += layer.startTime
    model.outFrame += layer.startTime
    model.startTime += layer.startTime
    return within(layer, isInCharacter: true).layer(model, extent: animation.size)
  }
}

/// Gives every drawn item an identity within a composition, and every update a generation, and counts what
/// updates cost.
final class IdentitySource {
  /// Nanoseconds of one core that layers took to update their contents so far, about.
  var work = 0
  /// Divides the work of a frame among its layers, while somebody asks.
  var meter: InnermostMeter<ObjectIdentifier>?
  /// The work of the list that is being written, for the meter.
  var listWork = 0
  private var last: UInt32 = 0
  /// That of the last update.
  private(set) var generation: Generation = 0

  /// Begins an update: what changes now is newer than all before.
  func nextGeneration() -> Generation {
    generation += 1
    return generation
  }

  /// The next unused identity; never 0.
  func next() -> UInt32 {
    last += 1
    return last
  }
}
