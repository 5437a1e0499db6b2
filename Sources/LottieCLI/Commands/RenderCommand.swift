import ArgumentParser
import LottieKit

/// `lottie render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommand: "render",
    abstract: "Render frames to images, animated files and videos.",
    discussion: """
      The format is inferred from OUTPUT's extension: .png .jpg .webp .svg for \
      images, .gif .apng .webp for animated files, .mp4 .webm .mov for videos \
      (through ffmpeg), .y4m .ppm .rgba for pipes. Without --frame or --frames, \
      renders every frame, or the first if OUTPUT is a single image. Without \
      OUTPUT, writes NAME-FRAME.png or NAME-frames/00000.png and so on to the \
      current folder. Missing folders are created. Unsupported features are \
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
  @OptionGroup(title: "Time") var timeline: TimelineOptions
  @OptionGroup(title: "Size") var sizeOptions: SizeOptions
  @OptionGroup(title: "Look") var placement: PlacementOptions
  @OptionGroup(title: "Encoding") var encoding: EncodingOptions
  @OptionGroup var batch: BatchOptions
  @OptionGroup(title: "Limits") var memory: MemoryOptions
  @OptionGroup(title: "Overrides") var overrideOptions: OverrideOptions
  @OptionGroup(title: "Text and fonts") var textOptions: TextOptions
  @OptionGroup(title: "Rows") var rowOptions: RowOptions

  @Option(help: ArgumentHelp("Worker threads (default: one per processor).", valueName: "count"))
  var threads: Int?

  @Flag(help: "Print a checksum (64-bit FNV-1a) of each image's pixels.")
  var checksum = false

  @Option(
    help: ArgumentHelp(
      "Write unsupported features and where they are as JSON; takes {name} and {dir}.",
      valueName: "file"
    ),
    completion: .jsonFile
  )
  var report: String?

  @Flag(help: "Exit with status 1 if anything is not drawn as written.")
  var strictFeatures = false

  @Option(
    help: ArgumentHelp("When to show progress; auto does so on a terminal.", valueName: "when")
  )
  var progress: ProgressChoice = .auto

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "List every unsupported feature.")
  var verbose = false

  @Flag(help: "Print what would be written, and write nothing.")
  var dryRun = false

  @Flag(inversion: .prefixedNo, help: "Replace existing files.")
  var overwrite = true

  @Flag(help: "Allow an output to replace an input.")
  var overwriteInput = false

  var unparsed = Unparsed(Given())

  /// What is not an argument.
  struct Given {
    /// The values of a table's row, for the names of outputs; none but for rows.
    var row: [String: String] = [:]
    /// Some of the frames, where several tasks draw one output.
    var part: BatchTask.Part?
    /// When drawing ends if it is not finished.
    var deadline: ContinuousClock.Instant?
  }

  func validate() throws {
    if outputOption == nil, !more.isEmpty {
      throw ValidationError("several animations need --output, with {name} in it")
    }
    if outputOption?.contains("{") == false, output != nil {
      throw ValidationError(
        "give OUTPUT or --output, not both; for several animations use {name} in --output"
      )
    }
    if let threads, !(1...256).contains(threads) {
      throw ValidationError("--threads must be 1 to 256")
    }
  }

  /// Files that options name.
  var optionFiles: [String] {
    source.optionFiles + overrideOptions.files + textOptions.given.files
      + textOptions.font.compactMap { PairedArgument.second($0, at: .first) }
  }

  func run() throws {
    guard rowOptions.rows == nil else { return try drawRows() }
    let others = outputOption == nil ? [] : [output].compactMap(\.self) + more
    let inputs = try source.inputs(with: others)
    let commands = RenderCommands(count: inputs.count) { index in
      var command = self
      command.source = inputs[index]
      return command
    }
    try RenderBatch(command: self, commands: commands).run()
  }

  /// What it draws, for messages: the input, or a row.
  var subject: String { unparsed.row["id"].map { "row \($0)" } ?? source.input }

  /// Whether it says what its overrides match: of rows each would say the same.
  var saysMatches: Bool { !quiet && unparsed.row.isEmpty }

  /// Draws one animation.
  ///
  /// - Parameters:
  ///   - threads: Number of workers.
  ///   - prefix: The prefix of notes, for one of several inputs.
  /// - Returns: What was written.
  /// - Throws: ``Failure``.
  @discardableResult
  func render(threads: Int, prefix: String = "") throws -> RenderResult {
    try job(threads: threads, prefix: prefix).run()
  }

  /// What is to be done for one animation, with all options applied.
  ///
  /// - Throws: ``Failure`` for options that do not suit the animation, and what cannot be read.
  func job(threads: Int, prefix: String = "") throws -> RenderJob {
    let input = source
    let names = try RenderNames(self)
    let file = try input.load(quiet: quiet)
    let animation = file.animation
    let plan = try RenderPlan(self, stem: input.stem, animation: animation, name: names.output)
    let images = file.images(
      directories: try assets.directories,
      replacements: try overrideOptions.replacements(in: file),
      network: assets.network(for: input),
      maximumBytes: memory.budget.imageBytes
    )
    let text = try textOptions.sources(
      for: file,
      allowUnmatched: overrideOptions.allowUnmatched
    ) {
      if saysMatches, !dryRun { Console.note(prefix + $0) }
    }
    let placement = RenderPlacement(self, plan, prefix: prefix) { settings in
      FrameRenderer(
        animation,
        settings: settings,
        imageProvider: images,
        text: text,
        overrides: try overrideOptions.resolved(for: Composition(animation)) { _ in },
        budget: memory.budget
      )
    }
    let settings = try placement.settings(for: animation)
    return RenderJob(
      file: file,
      plan: try unparsed.part.map(plan.part) ?? plan,
      settings: settings,
      images: images,
      text: text,
      input: input.input,
      report: names.report,
      threads: threads,
      options: self,
      prefix: prefix
    )
  }
}
