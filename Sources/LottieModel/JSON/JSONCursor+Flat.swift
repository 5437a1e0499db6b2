/// Passes over nodes as they lie, without going from value to value.
extension JSONCursor {
  /// Calls a closure with every object, outer ones first; faster than going from value to value.
  @inline(__always)
  package func forEachObject(_ body: (JSONCursor) -> Void) {
    for i in index..<end where nodes[i].kind == .object { body(at(i)) }
  }

  /// Calls a closure with every number, in the order of the text.
  @inline(__always)
  package func forEachNumber(_ body: (JSONCursor) -> Void) {
    for i in index..<end where nodes[i].kind == .number { body(at(i)) }
  }

  /// Another value of the document; the last where there are fewer.
  ///
  /// Only for the root, which knows where the document ends.
  package func value(at location: JSONLocation) -> JSONCursor {
    at(min(Int(location.node), end - 1))
  }

  /// The indices of another value of the document and of all within it, in the order of the text.
  ///
  /// Only for the root, as ``value(at:)``.
  package func indices(at location: JSONLocation) -> Range<Int> {
    let value = value(at: location)
    return value.index..<value.end
  }
}
