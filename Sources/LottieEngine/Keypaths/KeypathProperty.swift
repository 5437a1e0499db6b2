import LottieModel

/// A named property: it can be listed, read, overridden and written into the document.
struct KeypathProperty {
  /// Name, as lottie-ios spells it.
  let name: String
  /// The kind of its value.
  let kind: PropertyKind
  /// Whether lottie-ios has no such name.
  let isNonstandard: Bool
  /// Whether it has an effect in three-dimensional layers only.
  let needsThreeDimensions: Bool
  /// The location of its value, also of an omitted one; nil where there is no object for it.
  let propertyLocation: PropertyLocation?
  /// The value's slot; nil for a name without a value in this document.
  let slot: (any AnyValueSlot)?

  /// Creates the property of a member.
  init(_ member: Member, _ value: MemberValue) {
    name = value.name ?? member.name
    kind = member.propertyKind
    isNonstandard = member.isNonstandard || value.isNonstandard
    needsThreeDimensions = member.needsThreeDimensions
    propertyLocation = value.owner.map {
      PropertyLocation($0, value.steps, or: value.otherSteps, member.value)
    }
    slot = value.slot
  }

  /// Creates an effect's control, whose name is the document's, or the schema's if the document leaves it out.
  init(
    control name: String,
    _ kind: PropertyKind,
    at location: PropertyLocation,
    _ slot: any AnyValueSlot
  ) {
    self.name = name
    self.kind = kind
    isNonstandard = true
    needsThreeDimensions = false
    propertyLocation = location
    self.slot = slot
  }
}

/// The storage of a ``NodeValue``, of whatever type.
protocol AnyValueSlot {
  /// Whether the value is animated.
  var isAnimated: Bool { get }
  /// Whether the value has an expression.
  var hasExpression: Bool { get }
  /// The value at a frame; nil is the frame of the last update.
  func value(at frame: Double?) -> Any
  /// The document's value, ignoring overrides.
  func originalValue(at frame: Double?) -> Any
  /// The document's keyframes, ignoring overrides; none for a value at rest.
  var keyframes: [KeypathKeyframe] { get }
  /// Takes values from a provider from now on, or from the document again when it is nil.
  ///
  /// - Returns: False, and nothing changes, when the provider's values are of another type.
  func setProvider(_ provider: (any AnyValueProvider)?) -> Bool
}

extension AnyValueSlot {
  var hasExpression: Bool { false }
  var keyframes: [KeypathKeyframe] { [] }
}

/// A ``NodeValue`` kept in a property of an object.
struct ValueSlot<Owner: AnyObject, Value: Interpolatable>: AnyValueSlot {
  let owner: Owner
  let keyPath: ReferenceWritableKeyPath<Owner, NodeValue<Value>>
  let map: any NodePropertyMap

  var isAnimated: Bool { !owner[keyPath: keyPath].keyframeTimes.isEmpty }

  var hasExpression: Bool { owner[keyPath: keyPath].hasExpression }

  func value(at frame: Double?) -> Any {
    let value = owner[keyPath: keyPath]
    return frame.map { value.value(at: $0) } ?? value.value
  }

  var keyframes: [KeypathKeyframe] {
    switch owner[keyPath: keyPath] {
    case .constant: []
    case .property(let property):
      property.originalKeyframes.map {
        KeypathKeyframe(frame: $0.time, value: $0.value, easing: $0.easing)
      }
    }
  }

  func originalValue(at frame: Double?) -> Any {
    switch owner[keyPath: keyPath] {
    case .constant(let value): value
    case .property(let property): property.originalValue(at: frame)
    }
  }

  func setProvider(_ provider: (any AnyValueProvider)?) -> Bool {
    switch owner[keyPath: keyPath] {
    case .property(let property): return property.setProvider(provider)
    case .constant(let value):
      guard let provider else { return true }
      let property = NodeProperty(constant: value)
      guard property.setProvider(provider) else { return false }
      owner[keyPath: keyPath] = .property(property)
      map.animated.append(property)
      return true
    }
  }
}
