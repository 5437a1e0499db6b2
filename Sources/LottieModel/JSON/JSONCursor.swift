/// A value of a ``JSONDocument``, valid while the closure that receives it runs.
///
/// A cursor is two pointers and an index, so that walking a document does no reference counting.
public struct JSONCursor {
  let nodes: UnsafePointer<JSONDocument.Node>
  let text: UnsafePointer<UInt8>
  let index: Int

  @inline(__always)
  var node: JSONDocument.Node { nodes[index] }

  /// The location of the value, from which line and pointer are determined later.
  @inline(__always)
  public var location: JSONLocation { JSONLocation(node: UInt32(truncatingIfNeeded: index)) }

  @inline(__always)
  func at(_ index: Int) -> JSONCursor { JSONCursor(nodes: nodes, text: text, index: index) }

  /// Whether it is an object.
  @inline(__always)
  public var isObject: Bool { node.kind == .object }
  /// Whether it is an array.
  @inline(__always)
  public var isArray: Bool { node.kind == .array }
  /// Whether the value is `null`, which most readers treat as missing.
  public var isNull: Bool { node.kind == .null }
  /// Whether it is a string.
  public var isString: Bool { node.kind == .string }
  /// Whether it is a number.
  @inline(__always)
  public var isNumber: Bool { node.kind == .number }

  /// Children of a container (members of an object); 0 for everything else.
  @inline(__always)
  public var count: Int {
    node.kind == .array || node.kind == .object ? Int(node.count) : 0
  }

  /// The value of an object's member, the first if there are several of the name.
  ///
  /// Nil when the member is missing or null, or this is not an object. Linear in the number of
  /// members.
  @inline(__always)
  public subscript(_ name: StaticString) -> JSONCursor? {
    guard let value = raw(name), value.node.kind != .null else { return nil }
    return value
  }

  /// The value of an object's member, null or not; nil when it is missing.
  @inline(__always)
  package func raw(_ name: StaticString) -> JSONCursor? {
    guard node.kind == .object else { return nil }
    let length = name.utf8CodeUnitCount
    let wanted = name.utf8Start
    var i = index + 1
    let end = Int(node.end)
    while i < end {
      let key = nodes[i]
      if key.hasEscapes {
        if hasName(at: i, name) { return at(i + 1) }
      } else if Int(key.count) == length {
        let bytes = text + Int(key.offset)
        var same = true
        for j in 0..<length where bytes[j] != wanted[j] {
          same = false
          break
        }
        if same { return at(i + 1) }
      }
      i = Int(nodes[i + 1].end)
    }
    return nil
  }

  /// Whether a member's name, which has escapes, is this one.
  @inline(never)
  private func hasName(at index: Int, _ name: StaticString) -> Bool {
    MemberReads.current?.note(name, of: location)
    return at(index).string == "\(name)"
  }

  /// Whether an object has a member of this name, null or not.
  public func has(_ name: String) -> Bool {
    members.contains { $0.name == name }
  }

  /// The elements of an array; empty for everything else.
  @inline(__always)
  public var elements: Elements {
    Elements(cursor: self, position: index + 1, end: isArray ? Int(node.end) : index + 1)
  }

  /// The members of an object; empty for everything else.
  public var members: Members {
    Members(cursor: self, position: index + 1, end: isObject ? Int(node.end) : index + 1)
  }

  /// Walks the elements of an array, one step of constant time each.
  public struct Elements: Sequence, IteratorProtocol {
    let cursor: JSONCursor
    var position: Int
    let end: Int

    /// The next element of the array, in constant time.
    @inline(__always)
    public mutating func next() -> JSONCursor? {
      guard position < end else { return nil }
      defer { position = Int(cursor.nodes[position].end) }
      return cursor.at(position)
    }
  }

  /// Walks the members of an object in the order of the text.
  public struct Members: Sequence, IteratorProtocol {
    let cursor: JSONCursor
    var position: Int
    let end: Int

    /// The next member of the object, in the order of the text.
    public mutating func next() -> (name: String, value: JSONCursor)? {
      guard position < end else { return nil }
      let value = cursor.at(position + 1)
      let name = cursor.at(position).string ?? ""
      position = Int(value.node.end)
      return (name, value)
    }
  }
}
