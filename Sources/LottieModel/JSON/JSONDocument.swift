/// A JSON text with the locations of all its values: the bytes and a flat array of nodes over them.
///
/// Nodes are in document order. A container is followed by its children (in an object, each member
/// is its name, a string, and then its value), and knows the index just past its last descendant,
/// so that skipping a subtree is one step. Strings, and numbers with an exponent or more than 19
/// digits, are decoded on demand.
///
/// The text is RFC 8259's, except that a leading byte order mark and trailing zero bytes or blanks
/// are ignored.
public final class JSONDocument: Sendable {
  /// The text as read, byte order mark included.
  public let bytes: [UInt8]
  let nodes: [Node]
  /// Whether any object has a member `x` that is a string, as properties with expressions do.
  package let mayHaveExpressions: Bool

  /// Limits on size and depth.
  public struct Limits: Sendable {
    /// Maximum bytes of the text, by default 256 MiB.
    public var size = 256 << 20
    /// Maximum depth of nested objects and arrays.
    public var depth = 256

    /// Creates the default limits: 256 MiB and 256 levels.
    public init() {}
  }

  /// Reads a text in one pass.
  ///
  /// - Throws: ``JSONError`` with the byte offset of the first error.
  public init(_ bytes: [UInt8], limits: Limits = Limits()) throws(JSONError) {
    guard bytes.count <= min(limits.size, Int(UInt32.max)) else {
      throw JSONError(.tooLarge(limit: limits.size), offset: 0)
    }
    let result: Result<JSONNodes, JSONError> = bytes.withUnsafeBufferPointer { text in
      do throws(JSONError) {
        return .success(try JSONNodes(text, depthLimit: limits.depth))
      } catch {
        return .failure(error)
      }
    }
    let parsed = try result.get()
    self.bytes = bytes
    nodes = parsed.nodes
    mayHaveExpressions = parsed.hasTextNamedX
  }

  /// Passes the root value to a closure; no value taken from it may be used outside of the closure.
  public func withRoot<R, E: Error>(_ body: (JSONCursor) throws(E) -> R) throws(E) -> R {
    // The arrays are immutable and owned by self, which outlives the call, so their storage stays put.
    let result: Result<R, E> = bytes.withUnsafeBufferPointer { text in
      nodes.withUnsafeBufferPointer { nodes in
        do throws(E) {
          guard let node = nodes.baseAddress, let base = text.baseAddress else {
            preconditionFailure("a document has at least one value")
          }
          return .success(try body(JSONCursor(nodes: node, text: base, index: 0)))
        } catch {
          return .failure(error)
        }
      }
    }
    return try result.get()
  }
}

/// A syntax error in a JSON text, and its location.
public struct JSONError: Error, Equatable {
  /// The error at a byte.
  public enum Reason: Hashable, Sendable {
    /// The text ends inside a value.
    case unexpectedEnd
    /// A byte that is not allowed here; `expected` describes what is.
    case unexpected(byte: UInt8, expected: String)
    /// A number that JSON does not allow.
    case badNumber
    /// An escape or a control character that a string cannot hold, or bytes that are not UTF-8.
    case badString
    /// Containers are nested deeper than the limit.
    case tooDeep(limit: Int)
    /// More bytes than the limit.
    case tooLarge(limit: Int)
  }

  /// The error at ``offset``.
  public let reason: Reason
  /// Byte of the text at which it was detected, from 0.
  public let offset: Int

  init(_ reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }
}
