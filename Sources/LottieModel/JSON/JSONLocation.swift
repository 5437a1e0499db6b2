/// The location of a value in its ``JSONDocument``.
public struct JSONLocation: Hashable, Sendable {
  let node: UInt32

  /// The document's root value, whose pointer is empty.
  public static let root = JSONLocation(node: 0)
}

/// A line and column, both from 1; columns are bytes.
public struct TextPosition: Codable, Hashable, Sendable {
  /// Line, counted from 1.
  public let line: Int
  /// Byte within the line, counted from 1.
  public let column: Int

  init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Determines the position of a byte.
  ///
  /// Linear in the offset.
  package init(of offset: Int, in bytes: [UInt8]) {
    var line = 1
    var start = 0
    let offset = min(offset, bytes.count)
    bytes.withUnsafeBufferPointer { text in
      for i in 0..<offset where text[i] == 0x0A {
        line += 1
        start = i + 1
      }
    }
    self.line = line
    column = offset - start + 1
  }
}

/// A coarse index of line starts, so that a position costs the same anywhere in the text.
package struct LineIndex: Sendable {
  private static let block = 4096
  private let bytes: [UInt8]
  /// For each block, the number of line starts before it, and the position of the last of them.
  private var blocks: [(line: Int, start: Int)] = []

  /// Indexes the lines of a text; linear in the text.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    blocks.reserveCapacity(bytes.count / LineIndex.block + 1)
    var (line, start) = (1, 0)
    bytes.withUnsafeBufferPointer { text in
      for offset in text.indices {
        if offset % LineIndex.block == 0 { blocks.append((line, start)) }
        if text[offset] == 0x0A {
          line += 1
          start = offset + 1
        }
      }
    }
  }

  /// The position of a byte.
  package func position(of offset: Int) -> TextPosition {
    guard !blocks.isEmpty else { return TextPosition(line: 1, column: 1) }
    let offset = min(offset, bytes.count)
    let block = min(offset / LineIndex.block, blocks.count - 1)
    var (line, start) = blocks[block]
    for i in block * LineIndex.block..<offset where bytes[i] == 0x0A {
      line += 1
      start = i + 1
    }
    return TextPosition(line: line, column: offset - start + 1)
  }

  /// The byte at a position; the end of the text for a line that it does not have.
  package func offset(of position: TextPosition) -> Int {
    let index = blocks.lastIndex { $0.line < position.line } ?? 0
    var (line, start) = blocks.isEmpty ? (1, 0) : blocks[index]
    while line < position.line {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return bytes.count }
      (line, start) = (line + 1, end + 1)
    }
    return min(start + position.column - 1, bytes.count)
  }
}

/// A JSON pointer (RFC 6901), as `/layers/3/ks/p`; the root is the empty string.
public struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// The pointer as text, by RFC 6901: `/layers/0/ks`; empty for the root.
  public let description: String

  /// Creates a pointer from its text by RFC 6901, `~0` and `~1` resolved.
  public init(_ description: String) {
    self.description = description
  }

  /// Creates a pointer from the names of members and the indices of elements (RFC 6901).
  package init(keys: [String]) {
    self.init(
      keys.reduce(into: "") { pointer, key in
        pointer += "/"
        for character in key {
          switch character {
          case "~": pointer += "~0"
          case "/": pointer += "~1"
          default: pointer.append(character)
          }
        }
      }
    )
  }
}

extension JSONDocument {
  /// Line and column of a value, both from 1; linear in its offset.
  public func position(of location: JSONLocation) -> TextPosition {
    TextPosition(of: offset(of: location), in: bytes)
  }

  /// The byte at which a value starts.
  package func offset(of location: JSONLocation) -> Int {
    let node = nodes[min(Int(location.node), nodes.count - 1)]
    return Int(node.offset) - (node.kind == .string ? 1 : 0)
  }

  /// The byte at which a value starts that is given by the names of members and the indices of elements on the path to
  /// it; where it does not exist, the nearest around it.
  func offset(ofNearest keys: [String]) -> Int {
    withRoot { root in
      var value = root
      for key in keys {
        guard let next = value.part(key) else { break }
        value = next
      }
      return offset(of: value.location)
    }
  }

  /// The pointer to a value.
  ///
  /// Linear in the number of preceding siblings.
  public func pointer(to location: JSONLocation) -> JSONPath { JSONPath(keys: keys(to: location)) }

  /// The names of members and the indices of elements on the path to a value.
  ///
  /// Linear in the number of preceding siblings.
  package func keys(to location: JSONLocation) -> [String] {
    withRoot { $0.trail(to: location).map(\.name) }
  }
}

extension JSONCursor {
  /// The members and elements on the path to a value, itself last.
  ///
  /// Linear in the number of preceding siblings.
  package func trail(to location: JSONLocation) -> [(name: String, value: JSONCursor)] {
    var trail: [(name: String, value: JSONCursor)] = []
    var current = self
    let target = Int(location.node)
    while current.index != target {
      guard let step = current.child(containing: target) else { break }
      trail.append(step)
      current = step.value
    }
    return trail
  }
}

extension JSONCursor {
  /// A member by any name; nil where it is missing.
  package func member(_ name: String) -> JSONCursor? {
    members.first { $0.name == name }?.value
  }

  /// A member by its name, or an element by its index; nil where it is missing.
  package func part(_ name: String) -> JSONCursor? {
    guard isArray, let index = Int(name), index >= 0 else { return member(name) }
    return elements.dropFirst(index).first { _ in true }
  }
}

extension JSONCursor {
  /// Whether it begins before another value of the document.
  package func isBefore(_ other: JSONCursor) -> Bool { index < other.index }

  /// Whether it is another value of the document, or holds it.
  package func holds(_ other: JSONCursor) -> Bool { index <= other.index && other.index < end }

  fileprivate func child(containing target: Int) -> (name: String, value: JSONCursor)? {
    if isArray {
      for (i, element) in elements.enumerated() where target < element.end {
        return ("\(i)", element)
      }
    }
    for (name, value) in members where target < value.end {
      return (name, value)
    }
    return nil
  }
}
