import ArgumentParser
import LottieJobs
import LottieKit
import LottieLint

/// `lottie report`.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write an HTML report of animations and their problems.",
    discussion: """
      The page is one file that needs no network. Every animation plays and can be \
      stepped through; selecting a finding of lottie validate outlines its layer in \
      the frame that shows most of it. Frames of players that draw an animation \
      otherwise are beside it. Filters and a table say which player draws what. \
      Large folders get smaller and fewer frames; with --split each animation gets a \
      page of its own, and the first one opens quickly. Findings do not change the \
      exit status.

      EXAMPLES
        lottie report assets/ -o report.html
        lottie report assets/ -o report.html --split
        lottie report anim.json -o anim.html --target lottie-android
      """
  )

  @Argument(help: "Files, folders or patterns.", completion: .animationFile)
  var files: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Page to write.", valueName: "file"),
    completion: .file(extensions: ["html"])
  )
  var output = "report.html"

  @Flag(help: "Write one page per animation, with its images, to a folder next to the output.")
  var split = false

  @Flag(
    help:
      "Show what people see who asked for less motion: the marker of that name, or the last frame."
  )
  var reducedMotion = false

  @Option(
    help: ArgumentHelp("Title of the page (default: the files).", valueName: "text")
  )
  var title: String?

  @OptionGroup(title: "Checks") var lint: LintArguments
  @OptionGroup(title: "Limits") var timeLimit: TimeLimit
  @OptionGroup var quietOptions: QuietOptions

  @Option(
    help: ArgumentHelp("File of known findings to ignore.", valueName: "file"),
    completion: .jsonFile
  )
  var baseline: String?

  @Option(help: ArgumentHelp("Worker threads (default: one per processor).", valueName: "count"))
  var threads: Int?

  func validate() throws {
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads must be 1 to 256")
    }
    if files.contains("-") { throw ValidationError("a report is about files, not standard input") }
  }

  func run() throws {
    var validation = ValidateRequest(files: files, lint.request)
    validation.baseline = baseline
    validation.threads = threads
    validation.quiet = quietOptions.quiet
    let job = try ValidationJob(validation)
    var outputs = OutputFiles(inputs: job.files, overwritesInput: false)
    try outputs.add(output, of: files[0])
    guard let run = try job.check() else { return }
    var page = ReportPage(
      run,
      title: title ?? ReportPage.title(of: files),
      threads: threads ?? WorkerThreads.processors,
      memory: validation.checks.memory
    )
    page.reducesMotion = reducedMotion
    page.showsProgress = !quietOptions.quiet
    if split { try page.write(to: output) } else { try FileWriting.write(page.html(), to: output) }
    Console.note("\(output): \(Words.count(run.reports.count, "animation")), \(run.summary)")
  }
}

extension ReportCommand: TimeLimited {}
