/// The kind of a shape item.
package enum ShapeType: String, Sendable, CaseIterable {
  case group = "gr"
  case path = "sh"
  case ellipse = "el"
  case rectangle = "rc"
  case star = "sr"
  case fill = "fl"
  case stroke = "st"
  case gradientFill = "gf"
  case gradientStroke = "gs"
  case transform = "tr"
  case trim = "tm"
  case repeater = "rp"
  case roundedCorners = "rd"
  case merge = "mm"
  case pucker = "pb"
  case offset = "op"
  case zigZag = "zz"
  case twist = "tw"
  case wiggle = "wp"
  case noStyle = "no"

  /// Whether it makes paths.
  package var isPath: Bool {
    switch self {
    case .path, .ellipse, .rectangle, .star: true
    default: false
    }
  }

  /// Whether it paints.
  package var isPaint: Bool {
    switch self {
    case .fill, .stroke, .gradientFill, .gradientStroke: true
    default: false
    }
  }

  /// Whether it is a stroke of either kind.
  package var isStroke: Bool { self == .stroke || self == .gradientStroke }
}

/// A shape on the walk.
package struct ShapeContext {
  /// The object.
  package let cursor: JSONCursor
  /// Its type; nil when it is not known.
  package let type: ShapeType?

  package init(_ cursor: JSONCursor) {
    self.cursor = cursor
    type = cursor[.type]?.string.flatMap(ShapeType.init(rawValue:))
  }

  /// Its name.
  package var name: String? { cursor[.name]?.string }
  /// Whether it is switched off.
  package var isHidden: Bool { cursor[.hidden]?.isSet ?? false }
  /// The items of a group.
  package var items: [ShapeContext] {
    type == .group ? cursor[.contents]?.elements.map(ShapeContext.init) ?? [] : []
  }
}

/// The items of a layer or of a group.
package struct ShapeListContext {
  /// The list.
  package let cursor: JSONCursor
  /// Its items.
  package let items: [ShapeContext]
  /// The layer they belong to.
  package let layer: LayerContext
  /// Number of groups around it.
  package let depth: Int
}
