import ArgumentParser
import LottieCodecs
import LottieEngine
import LottieKit
import LottieModel
import LottieScene

/// `lottie render`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws frames as pictures, animated files and videos.",
    discussion: """
      What is written follows from OUTPUT's ending: .png, .jpg, .webp, .svg for \
      pictures; .gif, .apng, .webp for animated files; .mp4, .webm, .mov for \
      videos, which need the program ffmpeg; .y4m, .ppm, .rgba for pipes. \
      Frames are counted in the animation's own time and may be fractional. \
      Without OUTPUT one frame goes to NAME-FRAME.png, a sequence to \
      NAME-frames/00000.png and so on, in the current folder. When nothing is \
      said of frames the whole animation is drawn, or the first frame when \
      OUTPUT is one picture. What is not drawn is said on standard error, with \
      its layer and place. With --output several animations may be given; \
      {name} and {dir} in it are the name and the folder of each. Folders of \
      outputs are made.

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
        lottie render - - --frame 0 < anim.json > still.png
        lottie render anim.json --frame 0 --report r.json --strict-features
      """
  )

  @OptionGroup var source: InputOptions

  @Argument(
    help: "A file, a pattern as frames/%05d.png, a folder, or \"-\" for standard output."
  )
  var output: String?

  @Argument(help: ArgumentHelp("More animations, with --output.", visibility: .hidden))
  var more: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The same as OUTPUT, for one or more inputs. {name} is the input's name, {dir} its folder, "
        + "{frame} the frame, {index} the image's number, {marker} the marker's name; {{ is a brace.",
      valueName: "output"
    )
  )
  var outputOption: String?

  @OptionGroup var frameOptions: FrameOptions
  @OptionGroup var timeline: TimelineOptions
  @OptionGroup var sizeOptions: SizeOptions
  @OptionGroup var placement: PlacementOptions
  @OptionGroup var encoding: EncodingOptions
  @OptionGroup var batch: BatchOptions
  @OptionGroup var overrideOptions: OverrideOptions
  @OptionGroup var textOptions: TextOptions

  @Option(help: ArgumentHelp("none, checker, #RRGGBB or #RRGGBBAA.", valueName: "colour"))
  var background: RenderSettings.Background?

  @Option(help: "A folder to look for images in; may be given several times.")
  var assetsDir: [String] = []

  @Option(help: "Workers that draw frames; as many as there are processors if not given.")
  var threads: Int?

  @Flag(help: "Print a checksum (FNV-1a, 64 bits) of each picture's pixels.")
  var checksum = false

  @Option(
    help: ArgumentHelp(
      "Write what is not drawn, and where, as JSON; {name} and {dir} as in --output.",
      valueName: "file"
    )
  )
  var report: String?

  @Flag(help: "Exit with status 1 when something is not drawn.")
  var strictFeatures = false

  @Option(help: "When to show progress; auto is on a terminal.")
  var progress: ProgressChoice = .auto

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "List everything that is not drawn.")
  var verbose = false

  @Flag(help: "Say what would be written, and write nothing.")
  var dryRun = false

  @Flag(inversion: .prefixedNo, help: "Replace files that are there.")
  var overwrite = true

  @Flag(help: "Allow an output to replace an input.")
  var overwriteInput = false

  func validate() throws {
    if outputOption == nil, !more.isEmpty {
      throw ValidationError("several animations need --output, with {name} in it")
    }
    if outputOption?.contains("{") == false, output != nil {
      throw ValidationError(
        "give OUTPUT or --output, not both; for several animations use {name} in --output"
      )
    }
    if let threads, !(1...256).contains(threads) { throw ValidationError("--threads is 1 to 256") }
  }

  func run() throws {
    let others = outputOption == nil ? [] : [output].compactMap(\.self) + more
    try RenderBatch(command: self, inputs: try source.inputs(with: others)).run()
  }

  /// Draws one animation.
  ///
  /// - Parameters:
  ///   - input: Its file.
  ///   - threads: Workers.
  ///   - isOneOfSeveral: Whether notes name the file.
  /// - Throws: ``Failure``.
  func render(_ input: InputOptions, threads: Int, isOneOfSeveral: Bool = false) throws {
    let prefix = isOneOfSeveral ? "\(input.input): " : ""
    try Directories.check(assetsDir, option: "--assets-dir")
    let names = try RenderNames(self, input)
    let file = try input.load(quiet: quiet)
    let animation = file.animation
    let plan = try RenderPlan(self, stem: input.stem, animation: animation, name: names.output)
    let images = FileImageProvider(
      file,
      directories: assetsDir,
      replacements: try overrideOptions.replacements(in: file),
      allowsNetwork: source.allowNetwork
    )
    let text = try textOptions.sources(
      for: file,
      allowUnmatched: overrideOptions.allowUnmatched
    ) {
      if !quiet, !dryRun { Console.note(prefix + $0) }
    }
    let placement = RenderPlacement(self, plan, prefix: prefix) { settings in
      FrameRenderer(
        animation,
        settings: settings,
        imageProvider: images,
        text: text,
        overrides: try overrideOptions.resolved(for: Composition(animation)) { _ in }
      )
    }
    let job = RenderJob(
      file: file,
      plan: plan,
      settings: try placement.settings(for: animation),
      images: images,
      text: text,
      input: input.input,
      report: names.report,
      threads: threads,
      options: self,
      prefix: prefix
    )
    try job.run()
  }
}
