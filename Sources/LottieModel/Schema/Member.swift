/// A member of a kind of object: its JSON key, its value, and its names elsewhere.
///
/// Members are defined once, in the tables of ``ObjectKind``; keypaths, overrides, `convert`,
/// `diff`, expressions and the linter all read them there.
package struct Member: Sendable {
  /// Whether the specification (lottie.github.io, 1.0) has the member.
  package enum Presence: Sendable {
    /// Written by exporters, but not in the specification: nothing is checked.
    case unspecified
    /// Optional.
    case optional
    /// Required.
    case required
    /// Required when another member has this value, or is missing.
    case requiredIf(JSONName, Int)
    /// Required when another member is missing.
    case requiredUnless(JSONName)
  }

  /// The unit of a number.
  package enum Unit: Sendable {
    case none, percent, degrees, pixels, frames, seconds, framesPerSecond
  }

  /// The default of a missing member.
  package enum Default: Hashable, Sendable {
    case number(Double)
    case vector(Double, Double, Double)
    case flag(Bool)
    case text(String)
  }

  /// A legacy form of the member, found in old files.
  package enum LegacyForm: Sendable {
    /// The closed flag is a sibling of the path, perhaps only if the path is closed.
    case closedBeside(JSONName, opens: Bool)
  }

  /// The JSON key.
  package let key: JSONName
  /// The kind of its value.
  package let value: ValueKind
  /// Its name: for properties that of lottie-ios's keypaths, else After Effects'.
  package let name: String
  /// Whether the name is part of keypaths.
  package private(set) var isListed: Bool
  /// Whether lottie-ios's listing of keypaths lacks it.
  package private(set) var isNonstandard = false
  /// Whether it has an effect in three-dimensional layers only.
  package private(set) var needsThreeDimensions = false
  /// Whether the model reads it; an unread member never changes what is drawn.
  package private(set) var isRead = true
  /// The default value; nil when there is none.
  package private(set) var defaultValue: Default?
  /// The unit of a number.
  package private(set) var unit = Unit.none
  /// The minimum that makes sense.
  package private(set) var minimum: Double?
  /// The required number of elements; nil where it is open.
  package private(set) var elementCount: Int?
  /// The requirement of the specification.
  package private(set) var presence = Presence.unspecified
  /// The names for expressions: After Effects' name, the script name, match names.
  package private(set) var scriptNames: [String] = []
  /// The number for expressions, where After Effects fixes one.
  package private(set) var scriptIndex: Int?
  /// Legacy forms.
  package private(set) var legacy: [LegacyForm] = []

  private init(_ key: JSONName, _ value: ValueKind, _ name: String, isListed: Bool) {
    self.key = key
    self.value = value
    self.name = name
    self.isListed = isListed
  }

  /// A property: a value that may have keyframes and an expression.
  package static func property(
    _ key: JSONName,
    _ kind: PropertyKind,
    _ name: String
  ) -> Member {
    Member(key, .property(kind), name, isListed: true)
  }

  /// A value that cannot be animated.
  package static func constant(
    _ key: JSONName,
    _ value: ValueKind,
    _ name: String
  ) -> Member {
    Member(key, value, name, isListed: false)
  }

  /// An object, or a list of objects, with their own names in keypaths.
  package static func objects(
    _ key: JSONName,
    _ value: ValueKind,
    _ name: String
  ) -> Member {
    Member(key, value, name, isListed: false)
  }
}

extension Member {
  private func with(_ change: (inout Member) -> Void) -> Member {
    var copy = self
    change(&copy)
    return copy
  }

  /// With a default value.
  package func defaults(to number: Double) -> Member { with { $0.defaultValue = .number(number) } }
  /// With a default value.
  package func defaults(to x: Double, _ y: Double, _ z: Double = 0) -> Member {
    with { $0.defaultValue = .vector(x, y, z) }
  }
  /// With a default value.
  package func defaults(to flag: Bool) -> Member { with { $0.defaultValue = .flag(flag) } }
  /// With a default value.
  package func defaults(to text: String) -> Member { with { $0.defaultValue = .text(text) } }
  /// With a unit.
  package func measured(in unit: Unit) -> Member { with { $0.unit = unit } }
  /// With a minimum.
  package func atLeast(_ minimum: Double) -> Member { with { $0.minimum = minimum } }
  /// With a required number of elements.
  package func elements(_ count: Int) -> Member { with { $0.elementCount = count } }
  /// With names, and optionally a number, for expressions.
  package func scripts(_ names: String..., index: Int? = nil) -> Member {
    with {
      $0.scriptNames = names
      $0.scriptIndex = index
    }
  }
  /// With a legacy form.
  package func legacy(_ form: LegacyForm) -> Member { with { $0.legacy.append(form) } }
  /// Listed in keypaths although it cannot be animated.
  package var listed: Member { with { $0.isListed = true } }
  /// Not listed in keypaths although it can be animated: nothing here uses it.
  package var unlisted: Member { with { $0.isListed = false } }
  /// Optional in the specification.
  package var optional: Member { with { $0.presence = .optional } }
  /// Required by the specification.
  package var required: Member { with { $0.presence = .required } }
  /// Required by the specification when another member has a value.
  package func required(if key: JSONName, is value: Int) -> Member {
    with { $0.presence = .requiredIf(key, value) }
  }
  /// Required by the specification when another member is missing.
  package func required(unless key: JSONName) -> Member {
    with { $0.presence = .requiredUnless(key) }
  }
  /// Missing in lottie-ios's keypaths.
  package var asNonstandard: Member { with { $0.isNonstandard = true } }
  /// Without effect in two-dimensional layers.
  package var spatial: Member { with { $0.needsThreeDimensions = true } }
  /// Not read by the model.
  package var unread: Member { with { $0.isRead = false } }
}

/// The types that a value compared or assigned by a state machine may have.
package struct OperandTypes: OptionSet, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let number = OperandTypes(rawValue: 1)
  package static let text = OperandTypes(rawValue: 2)
  package static let boolean = OperandTypes(rawValue: 4)
}

/// The kind of a member's value.
package enum ValueKind: Sendable {
  /// A value that may have keyframes.
  case property(PropertyKind)
  /// A position: one property, or an object with one per axis.
  case position
  /// A number.
  case number
  /// An integer.
  case integer
  /// 0 or 1.
  case flag
  /// True or false.
  case boolean
  /// A string.
  case text
  /// An identifier that others refer to: a string or a number.
  case identifier
  /// A color as `#RRGGBB`.
  case hexColor
  /// A color as numbers, without keyframes.
  case rgb
  /// Numbers.
  case numbers
  /// A number, or numbers.
  case numberOrNumbers
  /// Strings.
  case texts
  /// A value of one of several types; a string may name an input of a state machine.
  case operand(OperandTypes)
  /// An integer of a range.
  case choice(ClosedRange<Int>)
  /// One of several integers.
  case oneOf([Int])
  /// One of several strings.
  case character([String])
  /// An object.
  case object(ObjectFamily)
  /// Objects.
  case list(ObjectFamily)
  /// Objects by name.
  case dictionary(ObjectFamily)
  /// Anything.
  case any

  /// The kind of a property; nil for other values.
  package var propertyKind: PropertyKind? {
    switch self {
    case .property(let kind): kind
    case .position: .point
    default: nil
    }
  }

  /// The kinds of nested objects; nil for values.
  package var family: ObjectFamily? {
    switch self {
    case .object(let family), .list(let family), .dictionary(let family): family
    case .position: .axes
    default: nil
    }
  }
}
