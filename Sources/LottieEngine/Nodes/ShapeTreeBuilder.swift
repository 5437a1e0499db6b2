import LottieModel
import LottieScene

/// Makes the nodes of a shape layer from its items.
///
/// Within a list an item sees the paths above it, those within groups above it included: a paint
/// paints them, a modifier changes them for everyone, a merge and a repeater replace them for what
/// is below. A merge also hides the paints above it. A group's own list starts without paths.
struct ShapeTreeBuilder {
  private(set) var pathNodes: [any PathNode] = []
  private(set) var renderNodes: [any RenderNode] = []
  /// The paths of the paints, each after the one that it continues.
  private(set) var paintedPaths: [PaintedPath] = []
  private(set) var transforms: [TransformNode] = []
  private(set) var repeaters: [RepeaterNode] = []
  private(set) var steps: [ModifierChain.Step] = []
  /// Sum over paints and modifiers of the paths each of them sees.
  private var fanOut = 0
  /// The paths that a rule of another player leaves unrounded.
  private var unrounded: Set<ObjectIdentifier> = []
  private let context: NodeContext
  private let identities: IdentitySource

  /// Maximum sum of paths over all paints and modifiers: each holds all paths above it, so that a
  /// list alternating paths and paints takes the square of its length in memory.
  static let maximumFanOut = 600_000

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - context: The layer.
  ///   - identities: Gives each drawn item its identity.
  init(_ context: NodeContext, _ identities: IdentitySource) {
    self.context = context
    self.identities = identities
  }

  /// The paths of a list that are visible to what is below it.
  private struct Scope {
    var tree: [ShapeTreeItem] = []
    var sources: [PathSource] = []
    var outputs: [PathOutput] = []
    var nodes: [any KeypathSearchable] = []
    /// The path of the last paint; nil when what it paints was replaced.
    var painted: PaintedPath?
    /// Whether it has modifiers or paints, or groups with them.
    var holdsMore = false
    /// The sources that are groups which hold more than paths, where a rule of another player paints them apart.
    var apart: Set<Int> = []

    mutating func add(_ output: PathOutput) {
      sources.append(.output(output))
      outputs.append(output)
    }
  }

  /// Makes the nodes of a layer's list.
  ///
  /// - Returns: The painted items, top first, and all named nodes.
  mutating func build(
    _ items: [ShapeItem]
  ) -> (painted: [ShapeTreeItem], nodes: [any KeypathSearchable]) {
    let scope = scope(items)
    return (scope.tree, scope.nodes)
  }

  private mutating func scope(_ items: [ShapeItem]) -> Scope {
    var scope = Scope()
    for item in items where !item.isHidden {
      // Groups hold each other: what takes much stack is apart from the recursion.
      if let items = ShapeTreeBuilder.items(of: item) {
        addGroup(item, self.scope(items), to: &scope)
      } else {
        add(item, to: &scope)
      }
    }
    return scope
  }

  @inline(never)
  private static func items(of item: ShapeItem) -> [ShapeItem]? {
    if case .group(let model) = item.kind { model.items } else { nil }
  }

  @inline(never)
  private mutating func add(_ item: ShapeItem, to scope: inout Scope) {
    let context = context.of(item)
    switch item.kind {
    case .path(let model):
      let node = ShapeNode(model, context)
      add(node, to: &scope)
      leaveUnrounded(node, by: .rectangleCorners)
    case .ellipse(let model): add(EllipseNode(model, context), to: &scope)
    case .rectangle(let model): add(RectNode(model, context), to: &scope)
    case .star(let model):
      let node: any PathNode =
        model.kind == .star
        ? StarNode(model, context) : PolygonNode(model, context)
      add(node, to: &scope)
      leaveUnrounded(node, by: [.plainCorners, .rectangleCorners])
    case .fill(let model):
      addPaint(item, to: &scope) { FillNode(model, context, path: $0) }
    case .stroke(let model):
      addPaint(item, to: &scope) { StrokeNode(model, context, path: $0) }
    case .gradientFill(let model):
      addPaint(item, to: &scope) { GradientFillNode(model, context, path: $0) }
    case .gradientStroke(let model):
      addPaint(item, to: &scope) { GradientStrokeNode(model, context, path: $0) }
    case .trim(let model): add(TrimPathNode(model, context), to: &scope)
    case .roundedCorners(let model): add(RoundedCornersNode(model, context), to: &scope)
    case .puckerBloat(let model): add(PuckerBloatNode(model, context), to: &scope)
    case .zigZag(let model): add(ZigZagNode(model, context), to: &scope)
    case .twist(let model): add(TwistNode(model, context), to: &scope)
    case .offsetPath(let model): add(OffsetPathNode(model, context), to: &scope)
    case .repeater(let model): add(RepeaterNode(model, context), to: &scope)
    case .merge(let model):
      guard sees(scope) else { return }
      add(MergePathsNode(model, context, sources: scope.sources), to: &scope)
    case .group, .noStyle, .transform, .unknown: break
    }
  }

  /// Notes a path that Round Corners leaves as it is, by one of some rules of another player.
  private mutating func leaveUnrounded(_ node: any PathNode, by rules: Dialect) {
    guard !context.dialect.isDisjoint(with: rules) else { return }
    unrounded.insert(ObjectIdentifier(node.output))
  }

  private mutating func add(_ node: any PathNode, to scope: inout Scope) {
    pathNodes.append(node)
    scope.nodes.append(node)
    scope.add(node.output)
  }

  /// Adds the paths that a new paint or modifier sees.
  ///
  /// - Returns: Whether the limit allows it.
  private mutating func sees(_ scope: Scope) -> Bool {
    fanOut += scope.outputs.count
    return fanOut <= ShapeTreeBuilder.maximumFanOut
  }

  private mutating func addPaint(
    _ item: ShapeItem,
    to scope: inout Scope,
    _ make: (PaintedPath) -> any RenderNode
  ) {
    guard sees(scope) else { return }
    scope.holdsMore = true
    for (i, path) in paths(of: &scope).enumerated() {
      let node = make(path)
      renderNodes.append(node)
      // Keypaths find one of those that a paint becomes.
      if i == 0 { scope.nodes.append(node) }
      scope.tree.append(.renderer(node, id: identities.next(), blend: item.blendMode))
    }
  }

  /// What a paint paints, by the rules of another player in several parts.
  private mutating func paths(of scope: inout Scope) -> [PaintedPath] {
    guard !scope.apart.isEmpty else { return [paintedPath(of: &scope)] }
    let together = scope.sources.indices.filter { !scope.apart.contains($0) }
    let parts = scope.apart.sorted().map { [$0] } + (together.isEmpty ? [] : [together])
    let paths = parts.map { part in PaintedPath(nil, part.map { scope.sources[$0] }) }
    paintedPaths += paths
    return paths
  }

  /// The path of all sources of a list so far, which paints at the same place share.
  private mutating func paintedPath(of scope: inout Scope) -> PaintedPath {
    let count = scope.painted?.count ?? 0
    if let painted = scope.painted, count == scope.sources.count { return painted }
    let path = PaintedPath(scope.painted, Array(scope.sources[count...]))
    paintedPaths.append(path)
    scope.painted = path
    return path
  }

  private mutating func add(_ node: any ModifierNode, to scope: inout Scope) {
    guard sees(scope) else { return }
    scope.holdsMore = true
    var targets = scope.outputs
    if !unrounded.isEmpty, node is RoundedCornersNode {
      targets.removeAll { unrounded.contains(ObjectIdentifier($0)) }
    }
    for output in targets { output.isModified = true }
    scope.nodes.append(node)
    steps.append(ModifierChain.Step(.modify(node), targets: targets))
  }

  @inline(never)
  private mutating func addGroup(_ item: ShapeItem, _ inner: Scope, to scope: inout Scope) {
    guard case .group(let model) = item.kind else { return }
    let context = context.of(item)
    let transform = TransformNode(model.transform, context)
    transforms.append(transform)
    let node = GroupNode(
      context,
      transform: transform,
      items: inner.tree,
      nodes: inner.nodes,
      blend: item.blendMode,
      id: identities.next()
    )
    scope.nodes.append(node)
    scope.tree.append(.group(node))
    if inner.holdsMore { scope.holdsMore = true }
    if !inner.sources.isEmpty {
      if inner.holdsMore, self.context.dialect.contains(.apartGroups) {
        scope.apart.insert(scope.sources.count)
      }
      scope.sources.append(.group(transform, inner.sources))
    }
    scope.outputs += inner.outputs
  }

  private mutating func add(_ node: RepeaterNode, to scope: inout Scope) {
    repeaters.append(node)
    scope.nodes.append(node)
    scope.tree = [.repeated(node, scope.tree, id: identities.next())]
    scope.sources = [.repeated(node, scope.sources)]
    scope.painted = nil
    scope.holdsMore = true
    scope.apart = []
  }

  private mutating func add(_ node: MergePathsNode, to scope: inout Scope) {
    scope.nodes.append(node)
    steps.append(ModifierChain.Step(.merge(node), targets: scope.outputs))
    // What is painted above it is not seen, as in After Effects.
    scope.tree = []
    scope.sources = []
    scope.painted = nil
    scope.apart = []
    scope.outputs = []
    scope.add(node.output)
  }

  /// Every node except the modifiers.
  var nodes: [any AnimatorNode] {
    // One by one: converting whole arrays looks up conformances at run time, which is slow.
    var nodes: [any AnimatorNode] = []
    nodes.reserveCapacity(
      pathNodes.count + transforms.count + repeaters.count + renderNodes.count
    )
    for node in pathNodes { nodes.append(node) }
    for node in transforms { nodes.append(node) }
    for node in repeaters { nodes.append(node) }
    for node in renderNodes { nodes.append(node) }
    return nodes
  }

  /// The steps, grouped by shared outputs.
  var chains: [ModifierChain] {
    guard steps.count > 1 else { return steps.isEmpty ? [] : [ModifierChain(steps)] }
    var groups: [[Int]] = []
    var groupOf: [ObjectIdentifier: Int] = [:]
    for (i, step) in steps.enumerated() {
      var outputs = step.targets.map(ObjectIdentifier.init)
      if case .merge(let node) = step.action { outputs.append(ObjectIdentifier(node.output)) }
      let touched = Set(outputs.compactMap { groupOf[$0] })
      let target = touched.min() ?? groups.count
      if target == groups.count { groups.append([]) }
      for other in touched where other != target {
        groups[target] += groups[other]
        groups[other] = []
      }
      if touched.count > 1 {
        for (key, group) in groupOf where touched.contains(group) { groupOf[key] = target }
      }
      groups[target].append(i)
      for output in outputs { groupOf[output] = target }
    }
    return groups.filter { !$0.isEmpty }.map { group in
      ModifierChain(group.sorted().map { steps[$0] })
    }
  }
}

extension [ShapeItem] {
  /// Sum over the paints and modifiers of a list of the paths each of them sees.
  var fanOut: Int { visible.fanOut }

  /// Paths visible at the end of the list, and the fan-out of the list.
  private var visible: (paths: Int, fanOut: Int) {
    var (paths, fanOut) = (0, 0)
    for item in self where !item.isHidden {
      switch item.kind {
      case .path, .ellipse, .rectangle, .star: paths += 1
      case .group(let group):
        let inner = group.items.visible
        paths += inner.paths
        fanOut += inner.fanOut
      case .fill, .stroke, .gradientFill, .gradientStroke, .trim, .roundedCorners, .puckerBloat,
        .zigZag, .twist, .offsetPath:
        fanOut += paths
      case .merge:
        fanOut += paths
        paths = 1
      case .repeater, .noStyle, .transform, .unknown: break
      }
    }
    return (paths, fanOut)
  }
}
