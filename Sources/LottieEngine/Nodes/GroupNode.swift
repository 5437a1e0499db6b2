import LottieModel
import LottieScene

/// Items of a shape layer that are transformed, and show or fade, as one.
final class GroupNode: KeypathSearchable {
  let keypathName: String
  let location: JSONLocation?
  let transform: TransformNode
  /// What it paints, the first on top.
  let items: [ShapeTreeItem]
  /// How the finished group is mixed with what lies below.
  let blend: BlendMode
  let id: UInt32
  /// Whether it is left out, whatever the document says.
  private(set) var isHidden = false
  private let nodes: [any KeypathSearchable]

  /// A group of what it paints, the first on top, and of everything in it that has a name.
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

/// What of a shape layer reaches the display list.
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

  /// Whether anything is mixed otherwise than normally.
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
