package import LottieEngine
import LottieGeometry
package import LottieModel
import LottieScene
import OrderedCollections

/// Makes properties of a document slots, with their values in the document's `slots`; all else of the text
/// stays as it is.
package struct SlotWriter {
  /// The reason why a property cannot be a slot, with its keypath.
  package enum Problem: Error, Equatable {
    /// The document leaves the property out, or has no object for it.
    case noProperty(keypath: String)
    /// Slots do not hold values of this kind, or not there.
    case unsuitable(keypath: String, kind: PropertyKind)
    /// It is another slot already.
    case taken(keypath: String, slot: String)
    /// The slot holds values of another kind, at this keypath.
    case kinds(slot: String, keypath: String, kind: PropertyKind, other: String, PropertyKind)
    /// The slot has another value, of this keypath.
    case values(slot: String, keypath: String, other: String)
  }

  private let document: JSONDocument
  private let names: [KeypathEntry]
  private var changes: DocumentChanges
  /// The slots so far: the kind of their values, a keypath that has them, and the value.
  private var slots: OrderedDictionary<String, Slot> = [:]
  /// The slots of properties that this has given one.
  private var given: [JSONLocation: String] = [:]
  /// The slots of properties that the document leaves out.
  private var created: [PropertyLocation: String] = [:]
  /// The value of a property that the document leaves out.
  private let standard: (KeypathEntry) -> Any?

  private struct Slot {
    var kind: PropertyKind
    var keypath: String
    var value: JSONValue
    /// Its text; nil where the document has it already.
    var text: [UInt8]?
  }

  /// Starts with a document.
  ///
  /// - Parameters:
  ///   - composition: Its layers and nodes.
  ///   - names: The names of the composition.
  package init(_ composition: Composition, _ names: [KeypathEntry]) {
    document = composition.animation.document
    self.names = names
    standard = { entry in
      composition.getOriginalValue(
        for: AnimationKeypath(exactly: entry.path),
        atFrame: composition.animation.startFrame
      )
    }
    changes = DocumentChanges(document)
    for entry in names {
      guard let kind = entry.kind, let location = entry.propertyLocation,
        let slot = document.slot(of: location), slots[slot] == nil
      else { continue }
      let value = document.value(ofSlot: slot) ?? .null
      slots[slot] = Slot(kind: kind, keypath: entry.keypathText, value: value, text: nil)
    }
  }

  /// Whether a property can be a slot: paths cannot, nor can what is part of a text or a solid.
  package static func holds(_ entry: KeypathEntry) -> Bool {
    guard entry.kind != .path, let location = entry.propertyLocation else { return false }
    return [.property, .gradient, .text].contains(location.form)
  }

  /// The slot of a property; nil where it is none.
  package func slot(of entry: KeypathEntry) -> String? {
    guard let location = entry.propertyLocation else { return nil }
    return document.slot(of: location)
      ?? place(location).flatMap { given[$0] } ?? created[location]
  }

  /// A name that no slot has: this one, or with a number behind.
  package func free(_ name: String) -> String {
    guard isTaken(name) else { return name }
    return (2...).lazy.map { "\(name) \($0)" }.first { !isTaken($0) } ?? name
  }

  private func isTaken(_ name: String) -> Bool {
    slots[name] != nil || document.value(ofSlot: name) != nil
  }

  /// Makes properties a slot.
  ///
  /// - Throws: ``Problem``; properties before stay slots.
  package mutating func add(_ name: String, _ entries: [KeypathEntry]) throws(Problem) {
    for entry in entries { try add(name, entry) }
  }

  private mutating func add(_ name: String, _ entry: KeypathEntry) throws(Problem) {
    let keypath = entry.keypathText
    guard let kind = entry.kind, let location = entry.propertyLocation else {
      throw .noProperty(keypath: keypath)
    }
    if SlotWriter.holds(entry), let slot = slot(of: entry) {
      guard slot == name else { throw .taken(keypath: keypath, slot: slot) }
      return
    }
    guard SlotWriter.holds(entry) else { throw .unsuitable(keypath: keypath, kind: kind) }
    guard let place = place(location) else { return try create(name, entry, kind, location) }
    guard let (value, text) = content(of: place, kind) else { throw .noProperty(keypath: keypath) }
    try take(name, kind, keypath, value, text)
    given[place] = name
    document.withValue(at: place) {
      changes.set("sid", of: $0, to: JSONWriter.bytes(.string(name)))
    }
  }

  /// Notes a slot's value; that of one that is known has to be the same.
  private mutating func take(
    _ name: String,
    _ kind: PropertyKind,
    _ keypath: String,
    _ value: JSONValue,
    _ text: [UInt8]
  ) throws(Problem) {
    if let known = slots[name] {
      guard known.kind.slotWord == kind.slotWord else {
        throw .kinds(slot: name, keypath: keypath, kind: kind, other: known.keypath, known.kind)
      }
      guard known.value == value else {
        throw .values(slot: name, keypath: keypath, other: known.keypath)
      }
    } else if let own = document.value(ofSlot: name) {
      guard own == value else {
        throw .values(slot: name, keypath: keypath, other: "slots.\(name)")
      }
      slots[name] = Slot(kind: kind, keypath: keypath, value: value, text: nil)
    } else {
      slots[name] = Slot(kind: kind, keypath: keypath, value: value, text: text)
    }
  }

  /// Makes a property that the document leaves out, with the value it has all the same.
  private mutating func create(
    _ name: String,
    _ entry: KeypathEntry,
    _ kind: PropertyKind,
    _ location: PropertyLocation
  ) throws(Problem) {
    guard location.form == .property, let key = location.paths.last?.last,
      let owner = place(location, leavingOut: 1),
      // A bare value is no property, and stays.
      document.withValue(at: owner, { $0.member(named: key) == nil }),
      let number = standard(entry).flatMap(JSONValue.init(plain:))
    else { throw .noProperty(keypath: entry.keypathText) }
    let value = JSONValue(members: ["a": .number(0), "k": number])
    try take(name, kind, entry.keypathText, value, JSONWriter.bytes(value))
    created[location] = name
    let property = JSONValue(members: ["sid": .string(name), "a": .number(0), "k": number])
    document.withValue(at: owner) { changes.set(key, of: $0, to: JSONWriter.bytes(property)) }
  }

  /// The object that refers to a slot.
  ///
  /// `count`: Keys at the end of the path that are left out.
  private func place(_ location: PropertyLocation, leavingOut count: Int = 0) -> JSONLocation? {
    document.withRoot { root in
      let owner = document.object(at: location.owner, in: root)
      for path in location.paths {
        var path = path[...]
        switch location.form {
        case .gradient: path = path.dropLast()
        case .text: path = path[..<(path.lastIndex(of: "k") ?? path.endIndex)]
        default: break
        }
        var value: JSONCursor? = owner
        for key in path.dropLast(count) { value = value?.member(named: key) }
        if let value, value.isObject { return value.location }
      }
      return nil
    }
  }

  /// The value of a property as a slot has it, and its text.
  private func content(
    of place: JSONLocation,
    _ kind: PropertyKind
  ) -> (JSONValue, [UInt8])? {
    document.withValue(at: place) { property in
      guard property[.value] != nil else { return nil }
      let members = kind == .gradient ? ["p", "k"] : ["a", "k"]
      var value: OrderedDictionary<String, JSONValue> = [:]
      var texts: [[UInt8]] = []
      for name in members {
        guard let member = property.member(named: name) else { continue }
        value[name] = JSONValue(member)
        texts.append(Array("\"\(name)\":".utf8) + document.bytes[document.range(of: member)])
      }
      let text = Array(texts.joined(separator: [UInt8(ascii: ",")]))
      return (.object(value), [UInt8(ascii: "{")] + text + [UInt8(ascii: "}")])
    }
  }

  /// The document's text with the slots.
  package var text: [UInt8] {
    let new = slots.compactMapValues(\.text)
    guard !new.isEmpty else { return changes.isEmpty ? document.bytes : changes.bytes }
    var changes = changes
    document.withRoot { root in
      func member(_ text: [UInt8]) -> [UInt8] { Array(#"{"p":"#.utf8) + text + [UInt8(ascii: "}")] }
      if let own = root.member(named: "slots"), own.isObject {
        for (name, text) in new { changes.set(name, of: own, to: member(text)) }
      } else {
        let members = new.map { JSONWriter.bytes(.string($0)) + [UInt8(ascii: ":")] + member($1) }
        let all = Array(members.joined(separator: [UInt8(ascii: ",")]))
        changes.append("slots", to: root, [UInt8(ascii: "{")] + all + [UInt8(ascii: "}")])
      }
    }
    return changes.bytes
  }
}

extension KeypathEntry {
  /// The keypath that means it.
  package var keypathText: String { AnimationKeypath(exactly: path).string }
}

extension PropertyKind {
  /// The type of a slot that holds it, in a word.
  package var slotWord: String {
    switch self {
    case .color: "color"
    case .number: "number"
    case .point, .size: "vector"
    case .path: "path"
    case .gradient: "gradient"
    case .text: "text"
    }
  }
}

extension JSONValue {
  /// A value as a property has it; nil for those of other kinds.
  fileprivate init?(plain value: Any) {
    switch value {
    case let number as Double: self = .number(number)
    case let color as Color:
      self = .array([color.red, color.green, color.blue, 1].map(JSONValue.number))
    case let vector as Vector3D:
      self = .array([vector.x, vector.y, vector.z].map(JSONValue.number))
    default: return nil
    }
  }
}
