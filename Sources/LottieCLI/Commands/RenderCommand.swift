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
    abstract: "Draws frames as PNG pictures.",
    discussion: """
      Frames are counted in the animation's own time and may be fractional. \
      Without OUTPUT one frame goes to NAME-FRAME.png, a sequence to \
      NAME-frames/00000.png and so on, in the current folder. When nothing is \
      said of frames the whole animation is drawn, or the first frame when \
      OUTPUT is one picture. What is not drawn is said on standard error, with \
      its layer and place.

      EXAMPLES
        lottie render anim.json --frame 24
        lottie render anim.json poster.png --frame 50% --background '#fff'
        lottie render anim.lottie frames/%05d.png --frames 0..60:2
        lottie render anim.json --frame 24 --set '**.Fill 1.Color=#ff8800'
        lottie render anim.json --frame 24 --text 'Title=Good morning'
        lottie render - - --frame 0 < anim.json > still.png
        lottie render anim.json --frame 0 --report r.json --strict-features
      """
  )

  @OptionGroup var source: InputOptions

  @Argument(
    help: "A .png file, a pattern as frames/%05d.png, a folder, or \"-\" for standard output."
  )
  var output: String?

  @Option(name: [.customShort("o"), .customLong("output")], help: "The same as OUTPUT.")
  var outputOption: String?

  @OptionGroup var frameOptions: FrameOptions
  @OptionGroup var sizeOptions: SizeOptions
  @OptionGroup var overrideOptions: OverrideOptions
  @OptionGroup var textOptions: TextOptions

  @Option(help: ArgumentHelp("none, checker, #RRGGBB or #RRGGBBAA.", valueName: "colour"))
  var background: RenderSettings.Background = .color(.clear)

  @Option(help: "A folder to look for images in; may be given several times.")
  var assetsDir: [String] = []

  @Option(help: "Workers that draw frames; as many as there are processors if not given.")
  var threads: Int?

  @Option(help: "PNG compression, 0 (none) to 12 (slowest).")
  var compression = 6

  @Flag(help: "Print a checksum (FNV-1a, 64 bits) of each picture's pixels.")
  var checksum = false

  @Option(help: ArgumentHelp("Write what is not drawn, and where, as JSON.", valueName: "file"))
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

  func validate() throws {
    if output != nil, outputOption != nil {
      throw ValidationError("give OUTPUT or --output, not both")
    }
    guard (0...12).contains(compression) else { throw ValidationError("--compression is 0 to 12") }
    if let threads, !(1...256).contains(threads) { throw ValidationError("--threads is 1 to 256") }
  }

  func run() throws {
    let file = try source.load()
    let animation = file.animation
    var frames = try frameOptions.list(of: animation)
    let plan = OutputPlan.of(output ?? outputOption, stem: source.stem, frames: frames)
    if frames == nil {
      frames =
        plan.isSingle ? [animation.startFrame] : try frameOptions.sequence(of: animation)
    }
    let job = RenderJob(
      file: file,
      frames: frames ?? [],
      plan: plan,
      settings: try settings(for: animation),
      images: FileImageProvider(
        file,
        directories: assetsDir,
        replacements: try overrideOptions.replacements(in: file),
        allowsNetwork: source.allowNetwork
      ),
      text: try textOptions.sources(for: file, allowUnmatched: overrideOptions.allowUnmatched) {
        if !quiet, !dryRun { Console.note($0) }
      },
      options: self
    )
    try job.run()
  }

  private func settings(for animation: LottieAnimation) throws -> RenderSettings {
    let (width, height) = try sizeOptions.pixels(of: animation.size)
    return RenderSettings(
      width: width,
      height: height,
      fit: sizeOptions.fit,
      background: background
    )
  }
}
