import ArgumentParser
import LottieJobs

/// `lottie info`.
struct InfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Show what an animation contains and what it uses.",
    discussion: """
      EXAMPLES
        lottie info anim.json
        lottie info icons/ --format json
        lottie info anim.lottie --animation intro --format json
        lottie info anim.json --expressions
      """
  )

  @OptionGroup var source: InputOptions
  @OptionGroup var quietOptions: QuietOptions
  @OptionGroup(title: "Input") var assets: AssetOptions

  @Argument(help: "More animations; folders are searched.", completion: .animationFile)
  var more: [String] = []

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: ListingFormat = .table

  @Flag(help: "List expressions instead: what they use, and whether they are evaluated in full.")
  var expressions = false

  var request: InfoRequest {
    var request = InfoRequest()
    request.source = source.request
    request.more = more
    request.assets = assets.request
    request.format = format
    request.expressions = expressions
    return request
  }

  func run() throws { try InfoText(request).write() }
}

extension ListingFormat: ExpressibleByArgument {}
