import LottieModel
import LottieScene

/// Items of a shape layer that share a transform and an opacity.
final class GroupNode: KeypathSearchable {
  let keypathName: String
  let location: JSONLocation?
  let transform: TransformNode
  /// Its painted items, top first.
  let items: [ShapeTreeItem]
  /// Blend mode of the finished group with what is below.
  let blend: BlendMode
  let id: UInt32
  /// Whether an override hides it.
  private(set) var isHidden = false
  private let nodes: [any KeypathSearchable]

  /// Creates a group of painted items, top first, and of all its named nodes.
  init(
    _ context: NodeContext,
    transform: TransformNode,
    items: [ShapeTreeItem],
    nodes: [any KeypathSearchable],
    blend: BlendMode,
    id: UInt32
  ) {
    keypathName = context.name
    location = context.location
    self.transform = transform
    self.items = items
    self.blend = blend
    self.id = id
    self.nodes = nodes
  }

  /// Those of its transform, as lottie-ios lists them.
  var keypathProperties: [KeypathProperty] { transform.keypathProperties }

  var keypathChildren: [any KeypathSearchable] { nodes + [transform] }

  var canHide: Bool { true }

  func setHidden(_ isHidden: Bool) {
    self.isHidden = isHidden
  }
}

/// The parts of a shape layer that reach the display list.
enum ShapeTreeItem {
  /// A paint.
  case renderer(any RenderNode, id: UInt32, blend: BlendMode)
  /// A group.
  case group(GroupNode)
  /// Copies of the items above a repeater.
  case repeated(RepeaterNode, [ShapeTreeItem], id: UInt32)
}

extension [ShapeTreeItem] {
  /// Whether at most one item is painted, so that opacity and blend mode of the group become the
  /// item's.
  var isSingle: Bool {
    guard count <= 1, let item = first else { return isEmpty }
    switch item {
    case .renderer: return true
    case .group(let group): return group.items.isSingle
    case .repeated: return false
    }
  }

  /// Whether any blend mode is not normal.
  var containsBlend: Bool {
    contains { item in
      switch item {
      case .renderer(_, _, let blend): blend != .normal
      case .group(let group): group.blend != .normal || group.items.containsBlend
      case .repeated(_, let items, _): items.containsBlend
      }
    }
  }
}
