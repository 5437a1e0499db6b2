import ArgumentParser
import LottieJobs
package import LottieLint

/// `lottie validate`.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Report problems and player incompatibilities.",
    discussion: """
      Checks the structure, references and features of each file, and what players \
      support, and names the layer and the location of each finding. Folders are \
      searched for .json, .lot, .lottie and .tgs files. Settings come from the \
      nearest .lottie.yml in the current folder or above; lottie init creates one, \
      lottie rules explains rules, lottie features lists what players support. \
      Exits with status 1 if a finding is at least as severe as --fail-on \
      (default: error).

      EXAMPLES
        lottie validate anim.json
        lottie validate anim.json --target lottie-ios@4 --target lottie-android
        lottie validate assets/ --format sarif --output lottie.sarif
        lottie validate sticker.tgs --profile telegram
        lottie validate anim.json --draw
        lottie validate 'a/**/*.json' --baseline known.json --max-warnings 10
        lottie validate anim.json --fix --dry-run
      """
  )

  @Argument(
    help: "Files, folders or patterns; \"-\" reads standard input.",
    completion: .animationFile
  )
  var files: [String]

  @OptionGroup(title: "Checks") var lint: LintArguments
  @OptionGroup(title: "Limits") var timeLimit: TimeLimit

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: ReportFormat = .text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write the report to this file.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(help: ArgumentHelp("Minimum severity for exit status 1.", valueName: "level"))
  var failOn: FailLevel?

  @Option(
    help: ArgumentHelp(
      "Exit with status 1 if there are more warnings than this.",
      valueName: "count"
    )
  )
  var maxWarnings: Int?

  @Option(
    help: ArgumentHelp("File of known findings to ignore.", valueName: "file"),
    completion: .jsonFile
  )
  var baseline: String?

  @Flag(help: "Write the findings to the --baseline file.")
  var updateBaseline = false

  @Flag(help: "Fix in the files what can be fixed without loss.")
  var fix = false

  @Flag(help: "With --fix, show the changes and write nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "When to use colors; auto does so on a terminal, unless NO_COLOR is set.",
      valueName: "when"
    )
  )
  var color: ColorChoice = .auto

  @Option(help: ArgumentHelp("Worker threads (default: one per processor).", valueName: "count"))
  var threads: Int?

  @Flag(help: "List every note and occurrence, and the name of the configuration file.")
  var verbose = false

  @Flag(name: .shortAndLong, help: "Print nothing; only set the exit status.")
  var quiet = false

  func validate() throws { try checkingArguments { try request.check() } }

  var request: ValidateRequest {
    var request = ValidateRequest(files: files, lint.request)
    request.timeout = timeLimit.timeout
    request.format = format
    request.output = output
    request.failOn = failOn
    request.maxWarnings = maxWarnings
    request.baseline = baseline
    request.updateBaseline = updateBaseline
    request.fix = fix
    request.dryRun = dryRun
    request.color = color
    request.threads = threads
    request.verbose = verbose
    request.quiet = quiet
    return request
  }

  func run() throws { try ValidationJob(request).run() }
}

extension FailLevel: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}
extension ColorChoice: ExpressibleByArgument {}
