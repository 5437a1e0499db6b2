/// Items with a transform and opacity of their own, drawn as one (`gr`).
public struct Group: Hashable, Sendable {
  /// The items, top first; without the transform.
  public var items: [ShapeItem]
  /// Where the group lies in the one around it; the `tr` among its items.
  public var transform: Transform
}

extension Group {
  init(_ item: JSONCursor, _ reader: inout ModelReader) {
    var items = reader.shapeItems(item["it"])
    var result = Transform.identity(at: item.location)
    if let at = items.lastIndex(where: \.isTransform), case .transform(let last) = items[at].kind {
      result = last
    }
    items.removeAll(where: \.isTransform)
    self.init(items: items, transform: result)
  }
}

extension ShapeItem {
  fileprivate var isTransform: Bool {
    if case .transform = kind { true } else { false }
  }
}
