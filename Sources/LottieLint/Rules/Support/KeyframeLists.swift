import LottieModel

/// The keyframes of a document.
enum KeyframeLists {
  /// Calls a closure with each list of keyframes, everywhere in a value, until it is false.
  ///
  /// Linear in the value; recursion follows nesting, which the JSON reader bounds.
  ///
  /// - Returns: Whether all were visited.
  @discardableResult
  static func visit(_ cursor: JSONCursor, _ body: (JSONCursor) -> Bool) -> Bool {
    if cursor.isArray {
      guard let first = cursor.firstElement, first.isObject || first.isArray else { return true }
      return cursor.elements.allSatisfy { visit($0, body) }
    }
    guard cursor.isObject else { return true }
    if let keyframes = PropertyContext.keyframes(cursor) { return body(keyframes) }
    return cursor.values.allSatisfy { !($0.isObject || $0.isArray) || visit($0, body) }
  }
}
