import LottieKit

/// The inputs and the options of another command among the arguments of `lottie plan`.
struct PlanArguments {
  private(set) var inputs: [String] = []
  /// By their long names, as in tasks.
  private(set) var options: OrderedDictionary<String, JSONValue> = [:]

  /// Separates arguments.
  ///
  /// - Throws: ``Failure`` for an option that the command does not have.
  init(_ arguments: [String], of kind: BatchTask.Kind) throws {
    let known = CommandDescription().options(of: kind.rawValue)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        inputs += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        inputs.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let typed = String(parts[0])
      guard let option = known.first(where: { $0.names.contains(typed) }),
        let name = typed.hasPrefix("--no-") ? String(typed.dropFirst(2)) : option.longName
      else { throw PlanArguments.unknown(typed, known, kind) }
      guard option.takesValue else {
        options[name] = .bool(true)
        continue
      }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw Failure(.usage, "\(typed) needs a value")
      }
      switch options[name] {
      case nil: options[name] = .string(value)
      case .array(let values)?: options[name] = .array(values + [.string(value)])
      case let first?: options[name] = .array([first, .string(value)])
      }
    }
  }

  private static func unknown(
    _ typed: String,
    _ known: [CommandDescription.Option],
    _ kind: BatchTask.Kind
  ) -> Failure {
    let names = known.flatMap(\.names) + CommandDescription().options(of: "plan").flatMap(\.names)
    let near = NearestNames.near("--" + typed.drop { $0 == "-" }, among: names)
    return Failure(
      .usage,
      "unknown option \(typed); "
        + (NearestNames.question(near, quoted: false) ?? "lottie \(kind.rawValue) --help lists them")
    )
  }
}
