package import LottieKit

/// Work that a command does, as a plain value: made from options, from a line of a batch or in code.
///
/// Its JSON has the names of the options, and only what differs from the defaults.
package protocol OptionRequest: Codable, Sendable {
  init()

  /// The members of its JSON.
  static var fields: RequestFields<Self> { get }

  /// Refuses values that are out of range or contradict each other.
  ///
  /// - Throws: ``Failure``.
  func check() throws
}

extension OptionRequest {
  /// Reads the members of a JSON object, and checks them.
  ///
  /// - Throws: ``Failure`` for an unknown member, a value of the wrong kind, and values that contradict
  ///   each other.
  package init(members: OrderedDictionary<String, JSONValue>) throws {
    self.init()
    try Self.fields.read(members, into: &self)
    try check()
  }

  /// The members that are not defaults.
  package var members: OrderedDictionary<String, JSONValue> {
    Self.fields.members(of: self, unlike: Self())
  }

  /// Reads and checks the members of an object.
  package init(from decoder: any Decoder) throws {
    guard case .object(let members) = try JSONValue(from: decoder) else {
      throw Failure(.usage, "expected an object of options")
    }
    try self.init(members: members)
  }

  /// Writes the members that are not defaults.
  package func encode(to encoder: any Encoder) throws {
    try JSONValue.object(members).encode(to: encoder)
  }
}
