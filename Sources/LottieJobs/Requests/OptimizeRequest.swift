package import LottieKit
import LottieLint

/// Smaller animations that look the same.
package struct OptimizeRequest: Sendable {
  /// Animations; folders are searched.
  package var inputs: [String] = []
  /// The file of one input, or the folder of several; nil where nothing is written, or inputs are replaced.
  package var output: String?
  /// How far it goes.
  package var level = OptimizerStep.Level.lossless
  /// The mean CIEDE2000 by which a frame may differ.
  package var maximumError: Double?
  /// The size to reach, in bytes: further levels and larger errors are tried.
  package var maximumBytes: Int?
  /// The steps that are done, joined by commas.
  package var only: [String] = []
  /// The steps that are left out, joined by commas.
  package var skip: [String] = []
  /// Whether names stay.
  package var keepsNames = false
  /// Players that must play the result as well as the animation; several are joined by commas, all without any.
  package var target: [String] = []
  /// Whether nothing is written.
  package var dryRun = false
  /// Form of the report.
  package var report = TextFormat.text
  /// Whether outputs may replace inputs.
  package var overwriteInput = false
  /// The memory that loading an animation may take.
  package var memory = MemoryLimit()
  /// Whether only errors are printed.
  package var quiet = false

  /// Creates the defaults.
  package init() {}

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    if let maximumError, !(0...10).contains(maximumError) {
      throw Failure(.usage, "--max-error must be 0 to 10")
    }
    if let maximumBytes, maximumBytes < 1 {
      throw Failure(.usage, "--max-bytes must be at least 1")
    }
    if output == nil, !dryRun, !overwriteInput {
      throw Failure(.usage, "give --output, --overwrite-input or --dry-run")
    }
    if output != nil, dryRun { throw Failure(.usage, "give --output or --dry-run, not both") }
    if output == "-", inputs.count > 1 || report == .json {
      throw Failure(.usage, "standard output takes one animation, and no other report")
    }
    _ = try (steps(only, "--only"), steps(skip, "--skip"), players)
  }

  /// The names of steps in an option.
  private func steps(_ names: [String], _ option: String) throws -> Set<String> {
    let known = OptimizerStep.all.map(\.name)
    let names = names.flatMap { $0.split(separator: ",").map(String.init) }
    for name in names where !known.contains(name) {
      throw Failure(
        .usage,
        "\(option): there is no step \(Words.quoted(name)); lottie optimize --list names them"
      )
    }
    return Set(names)
  }

  /// The options of a linter that asks for its players.
  var players: LintOptions {
    get throws {
      var options = LintOptions()
      var checks = LintChecks()
      checks.target = target.isEmpty ? ["all"] : target
      try checks.apply(to: &options)
      return options
    }
  }

  /// The optimizer that it asks for, at its own level.
  var optimizer: DocumentOptimizer {
    get throws {
      var optimizer = DocumentOptimizer()
      optimizer.level = level
      if let maximumError { optimizer.maximumError = maximumError }
      optimizer.only = only.isEmpty ? nil : try steps(only, "--only")
      optimizer.skip = try steps(skip, "--skip")
      optimizer.keepsNames = keepsNames
      return optimizer
    }
  }
}
