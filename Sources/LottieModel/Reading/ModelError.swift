/// The reason why a document, or a part of it, cannot be read.
public enum ModelError: Error, Equatable {
  /// The text is not JSON.
  case notJSON(JSONError, at: TextPosition)
  /// A required member is missing or has the wrong type.
  case malformed(at: JSONPath, position: TextPosition, expected: String, found: String)
}
