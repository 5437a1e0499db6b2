/// A property by its name: to be listed, read and overridden.
struct KeypathProperty {
  /// Name, as lottie-ios spells it.
  let name: String
  /// What kind of value it has.
  let kind: PropertyKind
  /// Whether lottie-ios has no such name.
  var isExtension = false
  /// Where the value is; nil for a name that stands for nothing in this document.
  let slot: (any AnyValueSlot)?

  /// A property of an owner; an override joins the list of changing properties of `map`.
  init<Owner: AnyObject, Value: Interpolatable>(
    _ name: String,
    _ kind: PropertyKind,
    _ owner: Owner,
    _ keyPath: ReferenceWritableKeyPath<Owner, NodeValue<Value>>,
    in map: any NodePropertyMap
  ) {
    self.name = name
    self.kind = kind
    slot = ValueSlot(owner: owner, keyPath: keyPath, map: map)
  }

  /// A value kept in some other way.
  init(_ name: String, _ kind: PropertyKind, _ slot: any AnyValueSlot) {
    self.name = name
    self.kind = kind
    self.slot = slot
  }

  /// A name that lottie-ios lists although the document has nothing there.
  init(absent name: String, _ kind: PropertyKind) {
    self.name = name
    self.kind = kind
    slot = nil
  }

  /// The property, marked as one that lottie-ios does not know.
  var asExtension: KeypathProperty {
    var copy = self
    copy.isExtension = true
    return copy
  }
}

/// What kind of value a property has.
public enum PropertyKind: String, CaseIterable, Sendable {
  /// A colour.
  case color
  /// A number: degrees, percent, a width.
  case number
  /// A place.
  case point
  /// Width and height, or a scale in percent.
  case size
  /// A path.
  case path
  /// The numbers of a gradient.
  case gradient
  /// A text.
  case text
}

/// A place where a ``NodeValue`` is kept, of whatever type.
protocol AnyValueSlot {
  /// Whether the value follows the time.
  var isAnimated: Bool { get }
  /// Whether the document gives the value an expression.
  var hasExpression: Bool { get }
  /// The value at a frame; nil is the frame last updated to.
  func value(at frame: Double?) -> Any
  /// The value the document gives, whatever overrides it.
  func originalValue(at frame: Double?) -> Any
  /// Takes values from a provider from now on, or from the document again when it is nil.
  ///
  /// - Returns: False, and nothing changes, when the provider's values are of another type.
  func setProvider(_ provider: (any AnyValueProvider)?) -> Bool
}

extension AnyValueSlot {
  var hasExpression: Bool { false }
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
