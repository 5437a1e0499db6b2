import LottieModel
import LottieScene

/// What a shape layer shows: its node tree, updated in two passes, and the renderers it ends in.
final class ShapeCompositionLayer: LayerContents {
  private let items: [ShapeTreeItem]
  private let pathNodes: [any PathNode]
  private let renderNodes: [any RenderNode]
  private let transforms: [TransformNode]
  private let repeaters: [RepeaterNode]
  private let steps: [ModifierChain.Step]
  private let chains: [ModifierChain]
  private let isAnimated: Bool
  private var isFirstUpdate = true

  let isSingle: Bool
  let containsBlend: Bool
  let clip: LottieScene.Size? = nil

  init(_ shapes: [ShapeItem], newID: @escaping () -> UInt32) {
    var builder = ShapeTreeBuilder(newID: newID)
    items = builder.build(shapes)
    pathNodes = builder.pathNodes
    renderNodes = builder.renderNodes
    transforms = builder.transforms
    repeaters = builder.repeaters
    steps = builder.steps
    chains = builder.chains
    isSingle = items.isSingle
    containsBlend = items.containsBlend
    isAnimated = builder.nodes.contains { $0.propertyMap.isAnimated }
  }

  func update(frame: Double, generation: Generation) -> Bool {
    guard isAnimated || isFirstUpdate else { return false }
    let force = isFirstUpdate
    isFirstUpdate = false
    guard updateNodes(frame: frame, generation: generation, force: force) else { return false }
    for chain in chains { chain.update(frame: frame, generation: generation, force: force) }
    for node in renderNodes { node.renderer.updatePath(generation: generation, force: force) }
    return true
  }

  private func updateNodes(frame: Double, generation: Generation, force: Bool) -> Bool {
    var changed = force
    func update(_ node: any AnimatorNode) {
      if node.update(frame: frame, generation: generation, force: force) { changed = true }
    }
    for node in pathNodes { update(node) }
    for node in transforms { update(node) }
    for node in repeaters { update(node) }
    for node in renderNodes { update(node) }
    for step in steps where step.update(frame: frame, generation: generation, force: force) {
      changed = true
    }
    return changed
  }

  func emit(into list: inout DisplayListBuilder, _ state: EmitState) {
    emit(items[...], into: &list, state)
  }

  private func emit(
    _ items: ArraySlice<ShapeTreeItem>,
    into list: inout DisplayListBuilder,
    _ state: EmitState
  ) {
    for item in items.reversed() {
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
    guard transform.opacity > 0 else { return }
    var inner = state
    inner.move(transform.matrix, generation: transform.matrixGeneration)
    list.group(
      id: group.id,
      opacity: transform.opacity,
      blend: group.blend,
      generation: transform.opacityGeneration,
      isSingle: group.items.isSingle,
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
    let isSingle = items.isSingle
    let indices = repeater.copies.indices
    for i in repeater.order == .firstOnTop ? Array(indices.reversed()) : Array(indices) {
      let copy = repeater.copies[i]
      guard copy.opacity > 0, !list.isFull else { continue }
      var inner = state
      inner.move(copy.matrix, generation: repeater.generation)
      inner.context = list.context(within: state.context, of: id, copy: i)
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
  }
}

extension ShapeTreeBuilder {
  /// Every node, of whatever kind.
  var nodes: [any AnimatorNode] {
    var nodes: [any AnimatorNode] = pathNodes
    nodes += transforms as [any AnimatorNode]
    nodes += repeaters as [any AnimatorNode]
    nodes += renderNodes as [any AnimatorNode]
    for step in steps {
      switch step.action {
      case .modify(let node): nodes.append(node)
      case .merge(let node): nodes.append(node)
      }
    }
    return nodes
  }
}
