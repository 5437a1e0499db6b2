/// A value of a ``JSONDocument``, valid while the closure that receives it runs.
///
/// A cursor is two pointers and an index, so that walking a document does no reference counting.
public struct JSONCursor {
  let nodes: UnsafePointer<JSONDocument.Node>
  let text: UnsafePointer<UInt8>
  let index: Int

  @inline(__always)
  var node: JSONDocument.Node { nodes[index] }

  /// The index just past its last descendant.
  @inline(__always)
  var end: Int { node.end(at: index) }

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
    node.isContainer ? node.count : 0
  }

  /// Whether a child is an array or an object.
  @inline(__always)
  var hasContainers: Bool { isArray && end != index + 1 + count }

  /// The first two elements of an array, where they are finite numbers that are decoded already.
  @inline(__always)
  var plainPair: (Double, Double)? {
    guard node.kind == .array, node.count >= 2, nodes[index + 1].kind == .number,
      nodes[index + 2].kind == .number
    else { return nil }
    let (x, y) = (nodes[index + 1].value, nodes[index + 2].value)
    return x.isFinite && y.isFinite ? (x, y) : nil
  }

  /// Whether it is a string, and this one.
  @inline(__always)
  func isString(_ name: JSONName) -> Bool {
    node.isString(name) || node.hasEscapes && string == "\(name.text)"
  }

  /// Lets a string be chosen by a switch.
  @inline(__always)
  static func ~= (name: JSONName, value: JSONCursor) -> Bool { value.isString(name) }

  /// The value of an object's member, the last if there are several of the name, as in JavaScript.
  ///
  /// Nil when the member is missing or null, or this is not an object. Linear in the number of
  /// members.
  @inline(__always)
  public subscript(_ name: JSONName) -> JSONCursor? {
    guard let value = raw(name), value.node.kind != .null else { return nil }
    return value
  }

  /// The value of an object's member, null or not; nil when it is missing.
  @inline(__always)
  package func raw(_ name: JSONName) -> JSONCursor? {
    guard node.kind == .object, node.mayHaveName(name.key) else { return nil }
    if node.repeatsNames { return lastMember(name) }
    return name.isShort ? member(key: name.key) : member(long: name)
  }

  /// The member whose name has up to 8 bytes.
  @inline(never)
  private func member(key: UInt64) -> JSONCursor? {
    var i = index + 1
    let end = self.end
    while i < end {
      let name = nodes[i].payload
      if name == key || nodes[i].hasEscapes && hasName(at: i, JSONName.bytes(of: key)) {
        return at(i + 1)
      }
      i = nodes[i + 1].end(at: i + 1)
    }
    return nil
  }

  /// The member whose name is longer.
  @inline(never)
  private func member(long name: JSONName) -> JSONCursor? {
    var i = index + 1
    let end = self.end
    while i < end {
      if nodes[i].payload == name.key && hasBytes(at: i, name)
        || nodes[i].hasEscapes && hasName(at: i, Array("\(name.text)".utf8))
      {
        return at(i + 1)
      }
      i = nodes[i + 1].end(at: i + 1)
    }
    return nil
  }

  /// The last of the members that have a name.
  @inline(never)
  private func lastMember(_ name: JSONName) -> JSONCursor? {
    var last: JSONCursor?
    var i = index + 1
    let end = self.end
    while i < end {
      let isEqual =
        nodes[i].hasEscapes
        ? hasName(at: i, Array("\(name.text)".utf8))
        : nodes[i].payload == name.key && (name.isShort || hasBytes(at: i, name))
      if isEqual { last = at(i + 1) }
      i = nodes[i + 1].end(at: i + 1)
    }
    return last
  }

  /// Whether a member's name, which has as many bytes, is this one.
  private func hasBytes(at index: Int, _ name: JSONName) -> Bool {
    let bytes = text + Int(nodes[index].offset)
    return (0..<nodes[index].count).allSatisfy { bytes[$0] == name.text.utf8Start[$0] }
  }

  /// Whether a member's name, which has escapes, is this one.
  @inline(never)
  private func hasName(at index: Int, _ name: [UInt8]) -> Bool {
    MemberReads.current?.note(String(decoding: name, as: UTF8.self), of: location)
    return at(index).string.map { $0.utf8.elementsEqual(name) } ?? false
  }

  /// Whether an object has a member of this name, null or not.
  public func has(_ name: String) -> Bool {
    members.contains { $0.name == name }
  }

  /// The elements of an array; empty for everything else.
  @inline(__always)
  public var elements: Elements {
    Elements(cursor: self, position: index + 1, end: isArray ? end : index + 1)
  }

  /// The members of an object; empty for everything else.
  public var members: Members {
    Members(cursor: self, position: index + 1, end: isObject ? end : index + 1)
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
      defer { position = cursor.nodes[position].end(at: position) }
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
      position = value.end
      return (name, value)
    }
  }
}
