import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie optimize`.
struct OptimizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "optimize",
    abstract: "Make animations smaller, and prove by drawing that they look as before.",
    discussion: """
      Each step is accepted only where the frames of keyframes and those between keep \
      their pixels (lossless), or differ by no more than --max-error (visual, small); \
      otherwise it is taken back for the parts that change. So is a change by which \
      validate would say more of a player. An output is never larger than its input, and \
      has no feature that the input has not. small also removes names of shapes, which \
      keypaths need.

      EXAMPLES
        lottie optimize anim.json -o small.json
        lottie optimize anim.json --dry-run --level visual
        lottie optimize icons/ -o optimized/ --level visual
        lottie optimize sticker.tgs -o small.tgs --max-bytes 65536
        lottie optimize anim.json -o small.json --level small --target ios --target android
        lottie optimize anim.json -o small.json --skip editor-members,defaults
        lottie optimize --list
      """
  )

  @Argument(help: "Animations; folders are searched.", completion: .animationFile)
  var files: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file of one animation, the folder of several, or \"-\" for standard output.",
      valueName: "output"
    ),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "lossless, visual or small.",
      valueName: "level"
    )
  )
  var level = OptimizerStep.Level.lossless

  @Option(
    help: ArgumentHelp(
      "Mean color difference (CIEDE2000) by which a frame may differ, 0 to 10, from visual on; a hundredth of "
        + "it is the part of the pixels that may differ visibly. Default: 0.25.",
      valueName: "difference"
    )
  )
  var maxError: Double?

  @Option(
    help: ArgumentHelp(
      "Go further, up to small and eight times the error, until the file has this size, as 65536 or 64K; "
        + "exit with 1 if it cannot.",
      valueName: "bytes"
    )
  )
  var maxBytes: FileSizeOption?

  @Option(
    help: ArgumentHelp(
      "Only these steps, of any level; several are joined by commas.",
      valueName: "steps"
    ),
    completion: .list(OptimizerStep.all.map(\.name))
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp("Leave out these steps; several are joined by commas.", valueName: "steps"),
    completion: .list(OptimizerStep.all.map(\.name))
  )
  var skip: [String] = []

  @Flag(help: "Keep names at every level.")
  var keepNames = false

  @Option(
    help: ArgumentHelp(
      "Take back what makes validate say more of this player; may be repeated (default: all players).",
      valueName: "name[@version]"
    ),
    completion: .targets
  )
  var target: [String] = []

  @Flag(help: "Write nothing; print what would be saved.")
  var dryRun = false

  @Flag(help: "List the steps and their levels.")
  var list = false

  @Option(help: ArgumentHelp("Form of the report, text or json.", valueName: "format"))
  var report = TextFormat.text

  @Flag(help: "Allow outputs to replace inputs; without --output, each does.")
  var overwriteInput = false

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @OptionGroup(title: "Limits") var memory: MemoryOptions

  func validate() throws {
    guard !list else { return }
    if files.isEmpty { throw ValidationError("give an animation, or --list") }
    try checkingArguments { try request.check() }
  }

  var request: OptimizeRequest {
    var request = OptimizeRequest()
    request.inputs = files
    request.output = output
    request.level = level
    request.maximumError = maxError
    request.maximumBytes = maxBytes?.bytes
    request.only = only
    request.skip = skip
    request.keepsNames = keepNames
    request.target = target
    request.dryRun = dryRun
    request.report = report
    request.overwriteInput = overwriteInput
    request.memory = memory.request
    request.quiet = quiet
    return request
  }

  func run() throws {
    guard !list else {
      let rows = OptimizerStep.all.map { [$0.name, $0.level.rawValue, $0.summary] }
      return try Console.result(ReportTable.columns(["Step", "Level", "What it does"], rows))
    }
    try OptimizeJob(request).run()
  }
}

extension OptimizerStep.Level: ExpressibleByArgument {}
