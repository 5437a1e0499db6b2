package import LottieModel

/// The contents of `.lottie.yml`.
package struct LintConfiguration: Sendable {
  /// An error in a configuration.
  package struct Problem: Error, Equatable {
    /// The message.
    package let message: String
  }

  /// The options for all files.
  package var options = LintOptions()
  /// The severity from which findings make the run fail.
  package var failOn: Severity?
  /// Maximum number of warnings.
  package var maxWarnings: Int?
  /// The file of the baseline.
  package var baseline: String?
  /// Patterns of files to ignore.
  package var ignoredFiles: [Glob] = []
  private var overrides: [(files: [Glob], change: JSONValue)] = []

  package init() {}

  /// Reads a configuration.
  ///
  /// - Throws: ``Problem`` for the first invalid member.
  package init(_ value: JSONValue) throws(Problem) {
    guard let members = value.memberList else {
      if case .null = value { return }
      throw Problem(message: "the configuration is not a list of names and values")
    }
    for (name, value) in members {
      switch name {
      case "fail-on": failOn = name == "fail-on" ? try ConfigurationReader.failOn(value) : nil
      case "max-warnings": maxWarnings = Int(try ConfigurationReader.number(value, name))
      case "baseline": baseline = try ConfigurationReader.text(value, name)
      case "ignore-files":
        ignoredFiles = try ConfigurationReader.texts(value, name).map(Glob.init)
      case "overrides": try readOverrides(value)
      default: try ConfigurationReader.apply(name, value, to: &options)
      }
    }
  }

  private mutating func readOverrides(_ value: JSONValue) throws(Problem) {
    guard case .array(let list) = value else {
      throw Problem(message: "\"overrides\" is a list")
    }
    for item in list {
      guard let files = item["files"] else {
        throw Problem(message: "an override names its \"files\"")
      }
      overrides.append((try ConfigurationReader.texts(files, "files").map(Glob.init), item))
      var trial = LintOptions()
      try LintConfiguration.apply(item, to: &trial)
    }
  }

  private static func apply(_ item: JSONValue, to options: inout LintOptions) throws(Problem) {
    for (name, value) in item.memberList ?? [] where name != "files" {
      try ConfigurationReader.apply(name, value, to: &options)
    }
  }

  /// The options for a file: matching overrides are applied in order.
  package func options(for path: String) -> LintOptions {
    var result = options
    for (files, change) in overrides where files.contains(where: { $0.matches(path) }) {
      // Validated when read.
      try? LintConfiguration.apply(change, to: &result)
    }
    return result
  }

  /// Whether some files have their own options.
  package var hasOverrides: Bool { !overrides.isEmpty }
}
