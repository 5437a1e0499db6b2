import LottieModel
import LottieScene

/// The values of a node, by the members of its object.
protocol NodePropertyMap: AnyObject {
  /// The kind of its object: the names of its properties, and their order.
  var kind: ObjectKind { get }
  /// The location of its object in the document.
  var location: JSONLocation { get }
  /// Its values, in any order.
  var values: [MemberValue] { get }
  /// Names and values in the order of the schema, which is lottie-ios's.
  var keypathProperties: [KeypathProperty] { get }
  /// Those that are animated; constants are never updated.
  var animated: [any AnyNodeProperty] { get set }
}

extension NodePropertyMap {
  /// Updates to a frame.
  ///
  /// - Returns: Whether any value changed.
  func update(frame: Double, generation: Generation) -> Bool {
    var changed = false
    for property in animated where property.update(frame: frame, generation: generation) {
      changed = true
    }
    return changed
  }

  var keypathProperties: [KeypathProperty] {
    let values = values
    return kind.listedMembers.flatMap { path, member in
      values.filter { $0.path == path }.map { KeypathProperty(member, $0) }
    }
  }

  /// The value of a member of the node's object.
  func value<Value: Interpolatable>(
    _ path: String,
    _ keyPath: ReferenceWritableKeyPath<Self, NodeValue<Value>>
  ) -> MemberValue {
    MemberValue(path, self, keyPath, in: self)
  }

  /// The value of a member of the node's object.
  func value<Value: Interpolatable>(
    _ name: JSONName,
    _ keyPath: ReferenceWritableKeyPath<Self, NodeValue<Value>>
  ) -> MemberValue {
    MemberValue(name, self, keyPath, in: self)
  }
}

/// A value of a node, and its member.
struct MemberValue {
  /// The keys of the member, from the node's object on, as in ``ObjectKind/listedMembers``.
  let path: String
  /// The object that owns the member, and the keys from there; nil where the document has no such
  /// object.
  var owner: JSONLocation?
  var steps: String
  /// Other keys, used if the document lacks those of `steps`.
  var otherSteps: String?
  /// Its name, where it differs from the member's.
  var name: String?
  /// Whether lottie-ios does not list it, although it lists the member.
  var isNonstandard = false
  /// The value's slot; nil for a name without a value in this document.
  let slot: (any AnyValueSlot)?

  /// Creates a value in a slot.
  init(_ path: String, at owner: JSONLocation?, _ slot: (any AnyValueSlot)?) {
    self.path = path
    self.owner = owner
    steps = path
    self.slot = slot
  }

  /// Creates a value of an owner; an override adds it to the animated properties of `map`.
  init<Owner: AnyObject, Value: Interpolatable>(
    _ path: String,
    _ owner: Owner,
    _ keyPath: ReferenceWritableKeyPath<Owner, NodeValue<Value>>,
    in map: any NodePropertyMap
  ) {
    self.init(path, at: map.location, ValueSlot(owner: owner, keyPath: keyPath, map: map))
  }

  /// Creates a value of a member of an owner.
  init<Owner: AnyObject, Value: Interpolatable>(
    _ name: JSONName,
    _ owner: Owner,
    _ keyPath: ReferenceWritableKeyPath<Owner, NodeValue<Value>>,
    in map: any NodePropertyMap
  ) {
    self.init("\(name)", owner, keyPath, in: map)
  }

  /// The value in another object, by the keys from there.
  func at(_ owner: JSONLocation?, _ steps: String) -> MemberValue {
    var copy = self
    copy.owner = owner
    copy.steps = steps
    return copy
  }

  /// An alternative path, for documents without the first.
  func or(_ steps: String) -> MemberValue {
    var copy = self
    copy.otherSteps = steps
    return copy
  }

  /// The value by another name.
  func named(_ name: String) -> MemberValue {
    var copy = self
    copy.name = name
    return copy
  }

  /// The value, marked if lottie-ios does not list it.
  func marked(asNonstandard isNonstandard: Bool) -> MemberValue {
    var copy = self
    copy.isNonstandard = isNonstandard
    return copy
  }
}

extension [any AnyNodeProperty] {
  /// The list with a value's property, if that can change.
  ///
  /// One value at a time: parameter packs are looked up at run time, for each node.
  consuming func adding<Value>(_ value: NodeValue<Value>) -> Self {
    add(value)
    return self
  }

  /// Adds a value's property, if that can change: for as many values as the document has, without copying the list.
  mutating func add<Value>(_ value: NodeValue<Value>) {
    if case .property(let property) = value { append(property) }
  }
}
