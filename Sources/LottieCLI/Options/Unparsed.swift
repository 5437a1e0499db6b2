/// A part of a command that is not an argument: rows of a table and tasks of a batch give it.
///
/// One for a group of options: the parser looks at each property, with effort.
@dynamicMemberLookup
struct Unparsed<Value>: Decodable {
  private var value: Value

  init(_ value: Value) { self.value = value }

  subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Member {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }

  // Never called: the parser of arguments keeps the default of what it does not parse.
  init(from decoder: any Decoder) throws {
    throw Failure(.internalError, "a value that is not an argument was parsed")
  }
}
