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

  /// Whether it changes the paths before it, one by one or together, without merging or repeating them.
  var changesPaths: Bool {
    switch self {
    case .trim, .roundedCorners, .pucker, .offset, .zigZag: true
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
  /// The contents of a group; nil for other shapes.
  let contents: GroupContents?

  package init(_ cursor: JSONCursor) {
    self.cursor = cursor
    type = cursor[.type]?.string.flatMap(ShapeType.init(rawValue:))
    contents = type == .group ? GroupContents(cursor) : nil
  }

  /// Its name.
  package var name: String? { cursor[.name]?.string }
  /// Whether it is switched off.
  package var isHidden: Bool { cursor[.hidden]?.isSet ?? false }
  /// The items of a group.
  package var items: [ShapeContext] { contents?.items ?? [] }

  /// Whether the part that a trim leaves changes.
  var isMovingTrim: Bool {
    [cursor[.start], cursor[.end], cursor[.offset]].contains {
      let range = PropertyContext.range($0)
      return range.lowerBound < range.upperBound
    }
  }

  /// Whether it is a trim, path or transform that moves, or a group that holds one, or more than some groups in each
  /// other.
  func mayMovePaths(levels: Int) -> Bool {
    switch type {
    case .trim: isMovingTrim
    case .transform, .path, .ellipse, .rectangle, .star: PropertyContext.hasKeyframes(cursor)
    case .group: levels == 0 || items.contains { $0.mayMovePaths(levels: levels - 1) }
    default: false
    }
  }

  /// Itself if it is a trim that shows, or those of a group, and of some groups in it.
  func trims(levels: Int) -> [JSONCursor] {
    guard !isHidden else { return [] }
    if type == .trim { return [cursor] }
    return levels == 0 ? [] : items.flatMap { $0.trims(levels: levels - 1) }
  }

  /// The modifiers of paths that show before the last repeater that shows.
  package static func repeated(_ items: [ShapeContext]) -> [ShapeContext] {
    let shown = items.filter { !$0.isHidden }
    guard let repeater = shown.lastIndex(where: { $0.type == .repeater }) else { return [] }
    return shown[..<repeater].filter { $0.type?.changesPaths ?? false }
  }

  /// The first Merge Paths of shown items, or else of groups among them, that only joins several paths.
  static func joining(_ items: some Sequence<ShapeContext>) -> JSONCursor? {
    ShapeListContext.merges(items, 1).first
      ?? items.lazy.filter { !$0.isHidden }.compactMap { $0.contents?.joining }.first
  }
}

/// The items of a group and what is known of them, found out once however many groups around it ask.
final class GroupContents {
  private let group: JSONCursor

  /// The items.
  private(set) lazy var items = group[.contents]?.elements.map(ShapeContext.init) ?? []
  /// Number of paths that show, including those of inner groups.
  private(set) lazy var paths = items.reduce(0) { $0 + ($1.isHidden ? 0 : $1.paths) }
  /// The first Merge Paths that only joins several paths, also of inner groups.
  private(set) lazy var joining = ShapeContext.joining(items)
  /// Number of fills and strokes that show, including those of inner groups.
  private(set) lazy var paints = items.reduce(0) { $0 + $1.paints }
  /// Whether an item that shows paints or changes paths, or is a group with one that does.
  private(set) lazy var holdsMoreThanPaths = items.contains(where: \.isMoreThanPaths)
  /// Whether an item is a stroke, or a group with one.
  private(set) lazy var hasStroke = items.contains(where: \.hasStroke)
  /// Whether an item is a polygon, or a group with one.
  private(set) lazy var hasPolygon = items.contains(where: \.hasPolygon)
  /// Whether an item is a path with a curve of uneven speed, or a group with one.
  private(set) lazy var hasUnevenCurve = items.contains(where: \.hasUnevenCurve)
  /// Whether an item is a path with corners other than a rectangle, or a group with one.
  private(set) lazy var hasCornersOfPaths = items.contains(where: \.hasCornersOfPaths)
  /// Whether an item is a path of three vertices or more that is not closed, or a group with one.
  private(set) lazy var hasOpenPath = items.contains(where: \.hasOpenPath)
  /// Whether an item is a path that bends and is not closed, or a group with one.
  private(set) lazy var hasOpenBend = items.contains(where: \.hasOpenBend)
  /// Whether an item is an open path without a length, or a group with one.
  private(set) lazy var hasDot = items.contains(where: \.isDot)
  /// Whether an item is closed and has no length, or a group with one.
  private(set) lazy var hasClosedDot = items.contains(where: \.isClosedDot)
  /// The narrowest that a path of an item is which bends, infinite where none does.
  private(set) lazy var narrowestBend = items.lazy.map(\.narrowestBend).min() ?? .infinity
  /// The least factor by which the group scales an axis.
  private(set) lazy var leastScale = items.last { $0.type == .transform }?.leastScale ?? 1
  /// Whether an item is a closed path that goes around counterclockwise, or a group with one.
  private(set) lazy var hasReversedPath = items.contains(where: \.hasReversedPath)
  /// Whether an item is a star or polygon, or a group with one.
  private(set) lazy var hasStar = items.contains(where: \.hasStar)

  init(_ group: JSONCursor) { self.group = group }
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
