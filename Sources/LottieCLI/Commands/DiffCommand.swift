import ArgumentParser
import LottieJobs

/// `lottie diff`.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what changed between two animations or folders.",
    discussion: """
      Compares by keypath: added, removed, renamed, moved and changed layers and \
      values. Differences below a thousandth and values that are only written \
      differently do not count. --visual also draws and compares frames, ignoring \
      edges that move by less than a pixel. Two folders are compared file by file, \
      by name; a file that moved is found by its content or its frames. --output \
      writes a page that opens from disk and shows both versions side by side, under \
      a slider, over each other and their difference. Exits with status 1 if \
      anything differs.

      "error" is the mean difference of a frame, 0 to 1. "ΔE" is the mean difference \
      of color by CIEDE2000, where 1 is about the least that is seen, and "visible" \
      the part of the pixels where it is above 2. SSIM (Wang et al., 2004) compares \
      brightness only.

      EXAMPLES
        lottie diff old.json new.json
        lottie diff old.json new.lottie -o diff.html
        lottie diff icons-v1/ icons-v2/ -o diff.html
        lottie diff anim.json --against blessed/ --heatmap worst.png
        lottie diff anim.json --as lottie-android -o android.html
        lottie diff anim.json --as lottie-ios --as lottie-android
        lottie diff icons-v1/ icons-v2/ --format markdown
      """
  )

  @OptionGroup var source: InputOptions

  @Argument(help: "Animation or folder to compare with.", completion: .animationFile)
  var other: String?

  @Option(
    help: ArgumentHelp(
      "Compare with a folder of frames written by lottie render.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var against: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Draw as this player would, as lottie-android or skottie; given twice, each side as another. "
        + "Of one animation alone, compares its frames with how they should look.",
      valueName: "player"
    ),
    completion: .targets
  )
  var players: [String] = []

  @Flag(help: "Draw and compare frames, too.")
  var visual = false

  @Option(
    help: ArgumentHelp(
      "Number of frames to compare, evenly spaced "
        + "(default: \(DiffRequest.usualFrames), fewer where drawing takes long).",
      valueName: "count"
    )
  )
  var frames: Int?

  @Option(
    help: ArgumentHelp(
      "Largest mean difference of a frame that passes, 0 to 1.",
      valueName: "difference"
    )
  )
  var threshold = 0.001

  @Option(
    help: ArgumentHelp("Write an image of where the worst frame differs.", valueName: "file"),
    completion: .file(extensions: ["png"])
  )
  var heatmap: String?

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("Write a page that shows what changed.", valueName: "file"),
    completion: .file(extensions: ["html"])
  )
  var output: String?

  /// The former name of `--output`.
  @Option(help: .hidden, completion: .file(extensions: ["html"]))
  var report: String?

  @Option(
    help: ArgumentHelp(
      "Width of the compared frames (default: the first animation's own).",
      valueName: "pixels"
    )
  )
  var width: Int?

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: DiffFormat = .table

  @Option(
    help: ArgumentHelp(
      "With --format markdown, write small images of the worst frames here.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var images: String?

  @Option(
    help: ArgumentHelp(
      "Address below which the images of --images will be found.",
      valueName: "url"
    )
  )
  var imageBaseURL: String?

  @Flag(name: .shortAndLong, help: "Print nothing; only set the exit status.")
  var quiet = false

  func validate() throws { try checkingArguments { try request.check() } }

  var request: DiffRequest {
    var request = DiffRequest()
    request.source = source.request
    request.other = other
    request.against = against
    request.players = players
    request.visual = visual
    request.frames = frames
    request.threshold = threshold
    request.heatmap = heatmap
    request.output = output
    request.report = report
    request.width = width
    request.format = format
    request.images = images
    request.imageBaseURL = imageBaseURL
    request.quiet = quiet
    return request
  }

  func run() throws {
    let request = request
    let first = request.source.input
    if let other, Directories.exists(first), Directories.exists(other) {
      guard heatmap == nil else {
        throw Failure(.usage, "--heatmap is for two animations, not for folders")
      }
      return try FolderDiff(request, first: first, second: other).run()
    }
    try DiffJob(request, file: try request.before.load()).run()
  }
}

extension DiffFormat: ExpressibleByArgument {}
