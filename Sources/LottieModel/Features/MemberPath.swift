/// The path from an object to a nested member: `"o"`, `["ks", "p"]`, or `[]` for itself.
struct MemberPath: Sendable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
  private let first: JSONName?
  private let rest: [JSONName]

  init(stringLiteral name: StaticString) {
    first = JSONName(name)
    rest = []
  }

  init(arrayLiteral names: JSONName...) {
    first = names.first
    rest = Array(names.dropFirst())
  }
}

extension MemberPath: CustomStringConvertible {
  var description: String {
    ([first].compactMap { $0 } + rest).map { "\($0)" }.joined(separator: ".")
  }
}

extension JSONCursor {
  /// The value at the end of a path; nil where a member is missing or null.
  subscript(at path: MemberPath) -> JSONCursor? { path.value(in: self) }
}

extension MemberPath {
  fileprivate func value(in cursor: JSONCursor) -> JSONCursor? {
    guard let first else { return cursor }
    guard var value = cursor[first] else { return nil }
    for name in rest {
      guard let next = value[name] else { return nil }
      value = next
    }
    return value
  }
}
