import LottieEngine
import LottieModel
import TestSupport
import Testing

/// The reader of the model is code; it reads what the schema says, no more and no less.
struct SchemaReadingTests {
  private let sample = SchemaSample()

  /// A document as text, each name with an escape, so that looking for it is noted.
  private static func escaped(_ value: JSONValue) -> String {
    switch value {
    case .object(let members):
      let parts = members.map { name, value in
        let first = name.utf8.first.map { "\\u00" + String($0, radix: 16) } ?? ""
        return "\"\(first)\(name.dropFirst())\":\(escaped(value))"
      }
      return "{" + parts.joined(separator: ",") + "}"
    case .array(let list): return "[" + list.map(escaped).joined(separator: ",") + "]"
    default: return String(decoding: JSONWriter.bytes(value), as: UTF8.self)
    }
  }

  @Test func `the reader reads exactly the members of the schema`() throws {
    let document = try JSONDocument(Array(Self.escaped(sample.document).utf8))
    let reads = MemberReads()
    _ = try MemberReads.$current.withValue(reads) { try LottieAnimation(document) }
    let all = reads.all
    document.withRoot { root in compare(root, [], all) }
  }

  /// A composition among assets, a position that is one property, an outline among glyphs.
  private static let tellingKindsApart = ["layers", "k", "shapes", "refId"]

  /// Compares what was read of an object with the members of its kind, and so on inwards.
  private func compare(
    _ cursor: JSONCursor,
    _ steps: [String],
    _ reads: [JSONLocation: Set<String>]
  ) {
    let pointer = SchemaSample.pointer(steps)
    if let kind = sample.kinds[pointer] {
      let read = reads[cursor.location] ?? []
      let known = Set(kind.members.map { "\($0.key)" })
      let unknown = read.subtracting(known).subtracting(SchemaReadingTests.tellingKindsApart)
      #expect(unknown.isEmpty, "\(kind.name) at \(pointer)")
      for member in kind.members {
        // A member is read by its name, or with all members of the object.
        let key = "\(member.key)"
        guard let value = cursor.members.first(where: { $0.name == key })?.value else { continue }
        let isRead = read.contains(key) || reads[value.location] != nil
        #expect(isRead == member.isRead, "\(kind.name): \(key) at \(pointer)")
      }
    }
    for (name, value) in cursor.members { compare(value, steps + [name], reads) }
    for (index, value) in cursor.elements.enumerated() {
      compare(value, steps + [String(index)], reads)
    }
  }

  @Test func `what is missing has the value of the schema`() throws {
    for (n, property) in sample.properties.enumerated() where n.isMultiple(of: Rounds.of(1, 5)) {
      guard let value = member(at: property.pointer)?.defaultValue else { continue }
      let keys = property.pointer.split(separator: "/").map(String.init)
      let without = sample.document.replacing(keys[...]) { _ in nil }
      let animation = try LottieAnimation.decode(JSONWriter.bytes(without))
      let keypath = AnimationKeypath(keys: property.keypath)
      guard let found = Composition(animation).getValue(for: keypath, atFrame: 0) else { continue }
      switch value {
      case .number(let number): #expect(found as? Double == number, "\(keypath.string)")
      case .vector(let x, let y, let z):
        let vector = try #require(found as? Vector3D, "\(keypath.string)")
        // What is flat has any depth.
        let isEqual = vector.x == x && vector.y == y && (vector.z == z || vector.z == 0)
        #expect(isEqual, "\(keypath.string)")
      case .flag, .text: break
      }
    }
  }

  private func member(at pointer: String) -> Member? {
    let keys = pointer.split(separator: "/").map(String.init)
    let owner = SchemaSample.pointer(Array(keys.dropLast()))
    return keys.last.flatMap { sample.kinds[owner]?.member($0) }
  }
}
