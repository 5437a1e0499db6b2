/// Items with a common transform and opacity (`gr`).
public struct Group: Hashable, Sendable {
  /// The items, top first; without the transform.
  public var items: [ShapeItem]
  /// The group's transform, in its parent; the `tr` among its items.
  @SharedTransform public var transform: Transform
}

extension Group {
  init(_ item: JSONCursor, _ reader: inout ModelReader) {
    self.init(of: reader.shapeItems(item["it"]), at: item.location)
  }

  // Apart from reading, which recurses: a transform takes 3 KB of stack.
  @inline(never)
  private init(of all: consuming [ShapeItem], at location: JSONLocation) {
    var items = all
    guard let at = items.lastIndex(where: { $0.isTransform }),
      case .transform(let last) = items[at].kind
    else {
      self.init(items: items, transform: .identity(at: location))
      return
    }
    items.removeAll { $0.isTransform }
    self.init(items: items, transform: last)
  }
}

extension ShapeItem {
  fileprivate var isTransform: Bool {
    if case .transform = kind { true } else { false }
  }
}
