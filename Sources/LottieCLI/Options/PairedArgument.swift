/// The two parts of an argument that gives something for a name, as `KEYPATH=VALUE`.
enum PairedArgument {
  /// Which equals sign parts an argument that has several.
  enum Separator {
    case first
    case last
  }

  /// The parts; a name is needed, what is given for it may be empty.
  ///
  /// `form`: What the argument should look like, for the error.
  static func split(
    _ argument: String,
    at separator: Separator,
    option: String,
    as form: String
  ) throws -> (String, String) {
    let index = separator == .first ? argument.firstIndex(of: "=") : argument.lastIndex(of: "=")
    guard let index, index != argument.startIndex else {
      throw Failure(.usage, "\(option): \"\(argument)\" is not \(form)")
    }
    return (String(argument[..<index]), String(argument[argument.index(after: index)...]))
  }
}
