/// A part of a command that is not an argument: rows of a table and tasks of a batch give it.
struct Unparsed<Value>: Decodable {
  var value: Value

  init(_ value: Value) { self.value = value }

  // Never called: the parser of arguments keeps the default of what it does not parse.
  init(from decoder: any Decoder) throws {
    throw Failure(.internalError, "a value that is not an argument was parsed")
  }
}
