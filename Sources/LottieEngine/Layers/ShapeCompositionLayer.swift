import LottieGeometry
import LottieModel
import LottieScene

/// The contents of a shape layer: its node tree, updated in two passes, and its renderers.
final class ShapeCompositionLayer: LayerContents {
  let items: [ShapeTreeItem]
  private let paintedPaths: [PaintedPath]
  private let chains: [ModifierChain]
  private let allNodes: [any AnimatorNode]
  private let allSteps: [ModifierChain.Step]
  /// Those to update: all of them the first time, then those that can change.
  private var nodes: [any AnimatorNode]
  private var steps: [ModifierChain.Step]
  let keypathChildren: [any KeypathSearchable]
  private var isFirstUpdate = true
  private let identities: IdentitySource

  let isSingle: Bool
  let containsBlend: Bool
  let clip: Size? = nil

  init(_ shapes: [ShapeItem], _ context: NodeContext, _ identities: IdentitySource) {
    self.identities = identities
    var builder = ShapeTreeBuilder(context, identities)
    (items, keypathChildren) = builder.build(shapes)
    paintedPaths = builder.paintedPaths
    chains = builder.chains
    allNodes = builder.nodes
    allSteps = builder.steps
    nodes = allNodes
    steps = allSteps
    isSingle = items.isSingle
    containsBlend = items.containsBlend
  }

  var mayChange: Bool { isFirstUpdate || !nodes.isEmpty || !steps.isEmpty }

  func update(frame: Double, generation: Generation) -> Bool {
    let force = isFirstUpdate
    var changed = force
    for node in nodes where node.update(frame: frame, generation: generation, force: force) {
      changed = true
    }
    for step in steps where step.update(frame: frame, generation: generation, force: force) {
      changed = true
    }
    if isFirstUpdate {
      isFirstUpdate = false
      overridesChanged()
    }
    guard changed else { return false }
    for chain in chains {
      identities.work += chain.update(frame: frame, generation: generation, force: force)
    }
    for path in paintedPaths {
      identities.work += path.update(generation: generation, force: force)
    }
    return true
  }

  func overridesChanged() {
    guard !isFirstUpdate else { return }
    nodes = allNodes.filter { !$0.propertyMap.animated.isEmpty }
    steps = allSteps.filter(\.isAnimated)
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    emit(items[...], into: &list, state)
  }

  private func emit(
    _ items: ArraySlice<ShapeTreeItem>,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    for item in items.reversed() where list.step() {
      switch item {
      case .renderer(let node, let id, let blend):
        list.append(node.renderer, id: id, blend: blend, state)
      case .group(let group): emit(group, into: &list, state)
      case .repeated(let repeater, let items, let id):
        emit(repeater, items, id: id, into: &list, state)
      }
    }
  }

  private func emit(_ group: GroupNode, into list: inout DisplayListBuilder, _ state: EmitState) {
    let transform = group.transform
    guard transform.opacity > 0, !group.isHidden else { return }
    var inner = state
    inner.move(transform.matrix, generation: transform.matrixGeneration)
    list.group(
      id: group.id,
      opacity: transform.opacity,
      blend: group.blend,
      generation: transform.opacityGeneration,
      isSingle: group.items.isSingle || list.fadesEach(.groupOpacityEach, group.blend),
      inner
    ) { list, state in
      emit(group.items[...], into: &list, state)
    }
  }

  private func emit(
    _ repeater: RepeaterNode,
    _ items: [ShapeTreeItem],
    id: UInt32,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    let isSingle = items.isSingle || list.fadesEach(.groupOpacityEach, .normal)
    let last = repeater.indices.upperBound - 1
    // lottie-android measures what is copied, and not the copies: RepeaterContent.getBounds.
    var isMeasured = false
    for step in repeater.indices {
      guard list.step() else { return }
      let i = repeater.order == .firstOnTop ? last - step : step
      guard let copy = repeater.copy(i), copy.opacity > 0 else { continue }
      var inner = state
      inner.move(copy.matrix, generation: repeater.generation)
      inner.context = list.context(within: state.context, of: id, copy: i)
      list.measuring(
        at: isMeasured ? nil : inner.matrix.inverse?.then(state.matrix) ?? .identity
      ) { list in
        list.group(
          id: id,
          opacity: copy.opacity,
          blend: .normal,
          generation: repeater.generation,
          isSingle: isSingle,
          inner
        ) { list, state in
          emit(items[...], into: &list, state)
        }
      }
      isMeasured = true
    }
  }
}
