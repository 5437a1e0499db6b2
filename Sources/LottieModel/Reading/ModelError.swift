/// Why a document, or a part of it, cannot be read.
public enum ModelError: Error, Equatable {
  /// The text is not JSON.
  case notJSON(JSONError, at: TextPosition)
  /// A required member is missing or has the wrong kind.
  case malformed(at: JSONPath, position: TextPosition, expected: String, found: String)
}

/// Something of a document that is not read or not drawn as written, and where it stands.
public struct Diagnostic: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Code: String, Hashable, Sendable {
    /// A part that cannot be read; it is left out.
    case malformed
    /// A reference to something that is not there.
    case missingReference = "missing-reference"
    /// A chain of parents, compositions or mattes that returns to its beginning; it is cut.
    case cycle
    /// A limit on size or number was reached; what lies beyond is left out.
    case limit
    /// A feature that is not drawn, or not entirely.
    case unsupported
    /// A picture that cannot be found or decoded.
    case missingImage = "missing-image"
    /// A font or a letter that cannot be found; another stands in for it, or nothing.
    case missingFont = "missing-font"
    /// An expression that fails; the keyframes are drawn.
    case expression
  }

  /// What kind of thing it is.
  public var code: Code
  /// One sentence for people, without a full stop.
  public var message: String
  /// Where it stands in the document.
  public var pointer: JSONPath
  /// The same for people.
  public var position: TextPosition
  /// The layer (and item) in lottie-ios's notation, when known.
  public var keypath: String?

  /// A diagnostic.
  public init(
    code: Code,
    message: String,
    pointer: JSONPath,
    position: TextPosition,
    keypath: String? = nil
  ) {
    self.code = code
    self.message = message
    self.pointer = pointer
    self.position = position
    self.keypath = keypath
  }
}
