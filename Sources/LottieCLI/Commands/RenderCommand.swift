import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render frames to images, animated files and videos.",
    discussion: """
      The format is inferred from OUTPUT's extension: .png .jpg .webp .svg for \
      images, .gif .apng .webp for animated files, .mp4 .webm .mov for videos \
      (through ffmpeg), .y4m .ppm .rgba for pipes. Without --frame or --frames, \
      renders every frame; to a single image, the first that shows half as much as \
      the fullest. Without OUTPUT, writes NAME-FRAME.png or NAME-frames/00000.png \
      and so on to the current folder. Missing folders are created. Unsupported features are \
      reported on standard error, with their layer and location. With --output, \
      several animations and folders may be given.

      EXAMPLES
        lottie render anim.json --frame 24
        lottie render anim.json anim.gif --fps 25 --size 320x320
        lottie render anim.json anim.mp4 --background white --loop 3
        lottie render anim.json poster.png --frame 50% --background '#fff'
        lottie render anim.lottie frames/%05d.png --frames 0..60:2
        lottie render *.json --output 'out/{name}.webp'
        lottie render icons/ --output '{dir}/{name}-{frame}.png' --frame 50%
        lottie render anim.json --frame 24 --set '**.Fill 1.Color=#ff8800'
        lottie render anim.json --frame 24 --text 'Title=Good morning'
        lottie render anim.json --frame 24 --as lottie-android
        lottie render anim.json party.gif --for slack
        lottie render pack.lottie out.gif --state-machine rating
        lottie render card.json --rows names.csv --output 'out/{id}.mp4'
        lottie render - - --frame 0 < anim.json > still.png
        lottie render anim.json --frame 0 --report r.json --strict-features
      """
  )

  @OptionGroup var source: InputOptions
  @OptionGroup(title: "Input") var assets: AssetOptions

  @Argument(
    help: "File, pattern such as frames/%05d.png, folder, or \"-\" for standard output.",
    completion: .file()
  )
  var output: String?

  @Argument(help: ArgumentHelp("More animations, with --output.", visibility: .hidden))
  var more: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "OUTPUT for one or more inputs: {name} is the input's name, {dir} its folder, "
        + "{frame} the frame, {index} the number of the image, {marker} the marker; {{ is "
        + "a brace.",
      valueName: "output"
    ),
    completion: .file()
  )
  var outputOption: String?

  @OptionGroup(title: "Time") var frameOptions: FrameOptions
  @Option(
    name: .customLong("time"),
    help: ArgumentHelp("One frame, by its time.", valueName: "seconds")
  )
  var time: Double?
  @OptionGroup(title: "Time") var timeline: TimelineOptions
  @Option(
    name: .customLong("state-machine"),
    help: ArgumentHelp(
      "Show what this state machine of a .lottie file shows, by its id; see lottie machine.",
      valueName: "id"
    )
  )
  var stateMachine: String?
  @OptionGroup(title: "Time") var events: MachineEventOptions
  @OptionGroup(title: "Size") var sizeOptions: SizeOptions
  @OptionGroup(title: "Look") var placement: PlacementOptions
  @OptionGroup(title: "Look") var dialect: DialectOption
  @OptionGroup(title: "Encoding") var encoding: EncodingOptions

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "Draw for a destination, as slack: choose format, size, rate and quality so that its "
        + "limits are kept, and say what was given up.",
      valueName: "destination"
    ),
    completion: .destinations
  )
  var destination: String?

  @Option(
    name: .customLong("max-bytes"),
    help: ArgumentHelp(
      "Draw .gif, .apng, .webp or .webm with less quality, then fewer frames, then smaller, until it has "
        + "no more bytes, as 65536 or 64K; what was given up is said. With --for: the limit, if not the "
        + "destination's own.",
      valueName: "bytes"
    )
  )
  var maximumBytes: FileSizeOption?

  @Option(
    name: .customLong("jobs"),
    help: ArgumentHelp(
      "Animations to draw at once, if there are several (default: one per processor).",
      valueName: "count"
    )
  )
  var jobs: Int?

  @Flag(
    name: .customLong("keep-going"),
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Continue with the other animations when one fails; --fail-fast is the " + "opposite."
    )
  )
  var keepGoing = true

  @Flag(
    name: .customLong("fail-fast"),
    help: ArgumentHelp("Stop at the first animation that fails.", visibility: .hidden)
  )
  var failFast = false

  @OptionGroup(title: "Overrides") var overrideOptions: OverrideOptions
  @OptionGroup(title: "Text and fonts") var textOptions: TextOptions
  @OptionGroup(title: "Rows") var rowOptions: RowOptions

  @Option(
    name: .customLong("threads"),
    help: ArgumentHelp("Worker threads (default: one per processor).", valueName: "count")
  )
  var threads: Int?

  @Flag(
    name: .customLong("checksum"),
    help: "Print a checksum (64-bit FNV-1a) of each image's pixels."
  )
  var checksum = false

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write unsupported features and where they are as JSON; takes {name} and {dir}.",
      valueName: "file"
    ),
    completion: .jsonFile
  )
  var report: String?

  @Flag(
    name: .customLong("strict-features"),
    help: "Exit with status 1 if anything is not drawn as written."
  )
  var strictFeatures = false

  @Option(
    name: .customLong("progress"),
    help: ArgumentHelp("When to show progress; auto does so on a terminal.", valueName: "when")
  )
  var progress: ProgressChoice = .auto

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "List every unsupported feature.")
  var verbose = false

  @Flag(name: .customLong("dry-run"), help: "Print what would be written, and write nothing.")
  var dryRun = false

  @Flag(name: .customLong("overwrite"), inversion: .prefixedNo, help: "Replace existing files.")
  var overwrite = true

  @Flag(name: .customLong("overwrite-input"), help: "Allow an output to replace an input.")
  var overwriteInput = false

  func validate() throws {
    if outputOption == nil, !more.isEmpty {
      throw ValidationError("several animations need --output, with {name} in it")
    }
    if outputOption?.contains("{") == false, output != nil, outputFolder == nil {
      throw ValidationError(
        "give OUTPUT or --output, not both; for several animations use {name} in --output, or a folder"
      )
    }
    if let jobs, !(1...64).contains(jobs) { throw ValidationError("--jobs must be 1 to 64") }
    // Groups of options check themselves.
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads must be 1 to 256")
    }
    if time != nil, frameOptions.frame != nil || frameOptions.frames != nil {
      throw ValidationError("give one of --frame, --frames and --time")
    }
    try checkingArguments { try request.checkMachine() }
    try checkingArguments { try request.checkPlace() }
  }

  /// The folder that `--output` names, with a slash behind it; nil for anything else.
  private var outputFolder: String? {
    guard let outputOption, !outputOption.contains("{") else { return nil }
    if outputOption.hasSuffix("/") { return outputOption }
    return Directories.exists(outputOption) ? outputOption + "/" : nil
  }

  /// Whether to continue when one fails.
  private var goesOn: Bool { keepGoing && !failFast }

  /// The request for the first input.
  var request: RenderRequest {
    var request = RenderRequest()
    request.source = source.request
    request.source.player = dialect.player
    request.assets = assets.request
    request.output = outputOption ?? output
    request.outputOption = outputOption == nil ? "OUTPUT" : "--output"
    request.frames = frameOptions.request
    if let time { request.frames.frame = .seconds(time) }
    request.timeline = timeline.request
    (request.stateMachine, request.events) = (stateMachine, events.request)
    request.size = sizeOptions.request
    request.placement = placement.request
    request.encoding = encoding.request
    (request.destination, request.maximumBytes) = (destination, maximumBytes?.bytes)
    request.overrides = overrideOptions.request
    request.text = textOptions.request
    request.threads = threads
    request.checksum = checksum
    request.report = report
    request.strictFeatures = strictFeatures
    request.progress = progress
    request.quiet = quiet
    request.verbose = verbose
    request.dryRun = dryRun
    request.overwrite = overwrite
    request.overwriteInput = overwriteInput
    return request
  }

  func run() throws {
    var request = request
    if rowOptions.rows != nil {
      guard more.isEmpty, outputOption == nil || output == nil else {
        throw Failure(.usage, "--rows fills one animation; the output is that of --output")
      }
      return try RowBatch(request, rowOptions.request).run(jobs: jobs, goesOn: goesOn)
    }
    let others = outputOption == nil ? [] : [output].compactMap(\.self) + more
    let inputs = try request.source.inputs(with: others)
    // Several animations in a folder: an image of each.
    if inputs.count > 1, let outputFolder { request.output = outputFolder + "{name}.png" }
    let renders = Renders(count: inputs.count) { [request] index in
      var one = request
      one.source = inputs[index]
      return (one, PreparedRender())
    }
    try RenderBatch(renders, of: request, jobs: jobs, goesOn: goesOn).run()
  }
}

extension ProgressChoice: ExpressibleByArgument {}
