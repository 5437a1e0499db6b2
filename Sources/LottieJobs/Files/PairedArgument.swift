/// The two parts of an argument such as `KEYPATH=VALUE`.
enum PairedArgument {
  /// The equals sign that separates the parts, if there are several.
  enum Separator {
    case first
    case last
  }

  /// The parts; the name must not be empty, the value may be.
  ///
  /// `form`: The expected form, for errors.
  static func split(
    _ argument: String,
    at separator: Separator,
    option: String,
    as form: String
  ) throws -> (String, String) {
    guard let index = index(argument, separator), index != argument.startIndex else {
      throw Failure(.usage, "\(option): \"\(argument)\" is not \(form)")
    }
    return (String(argument[..<index]), String(argument[argument.index(after: index)...]))
  }

  /// The part behind the equals sign; nil without one.
  static func second(_ argument: String, at separator: Separator) -> String? {
    index(argument, separator).map { String(argument[argument.index(after: $0)...]) }
  }

  private static func index(_ argument: String, _ separator: Separator) -> String.Index? {
    separator == .first ? argument.firstIndex(of: "=") : argument.lastIndex(of: "=")
  }
}
