import LottieJobs
import LottieKit

/// The inputs and the options of another command among the arguments of `lottie plan`.
struct TaskArguments {
  private(set) var inputs: [String] = []
  /// By their long names, as in tasks.
  private(set) var options: OrderedDictionary<String, JSONValue> = [:]

  /// Separates arguments.
  ///
  /// - Throws: ``Failure`` for an option that the command does not have.
  init(_ arguments: [String], of kind: BatchTask.Kind) throws {
    let known = Dictionary(uniqueKeysWithValues: kind.options.map { ($0.name, $0.form) })
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
      let name = typed == "-v" && kind == .render ? "verbose" : String(typed.drop { $0 == "-" })
      let isInverse = typed.hasPrefix("--no-") && known[String(name.dropFirst(3))] == .invertible
      try BatchTask.check(option: name)
      guard isInverse || known[name] != nil, typed.hasPrefix("--") || typed == "-v" else {
        throw TaskArguments.unknown(typed, Array(known.keys), kind)
      }
      guard !isInverse, known[name] != .flag, known[name] != .invertible else {
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
    _ known: [String],
    _ kind: BatchTask.Kind
  ) -> Failure {
    let names = known.map { "--" + $0 } + CommandDescription().options(of: "plan").flatMap(\.names)
    let near = NearestNames.near("--" + typed.drop { $0 == "-" }, among: names)
    return Failure(
      .usage,
      "unknown option \(typed); "
        + (NearestNames.question(near, quoted: false) ?? "lottie \(kind.rawValue) --help lists them")
    )
  }
}
