import ArgumentParser
import LottieJobs
import LottieKit

/// `lottie convert`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert between .json, .lottie and .tgs; optionally edit, minify or pack.",
    discussion: """
      The format is inferred from OUTPUT's extension. Nothing is lost unless an \
      option says so: numbers keep their digits, and the images of a container are \
      kept. Between containers of the same version all animations, themes, state \
      machines and the manifest are kept, or the one animation named by \
      --animation. --set, --set-file, --text, --text-map, --hide and \
      --no-expressions change the document. Prints how many bytes are saved.

      Several inputs are packed into one .lottie file: their ids are the files' names, \
      equal images and fonts are stored once, and the first is shown first unless \
      --initial names another. --slot makes properties a slot, which themes set; \
      --theme-id makes a theme of the values of --set and leaves the animation as it \
      is, with a slot for each property that has none. --color-map replaces a color \
      wherever it is used. All else stays as it is, byte by byte.

      EXAMPLES
        lottie convert anim.json anim.lottie
        lottie convert sticker.tgs sticker.json --pretty
        lottie convert anim.json small.json --minify --precision 3
        lottie convert anim.json small.json --strip names,unused
        lottie convert anim.lottie anim.json --extract-images images
        lottie convert anim.json mobile.json --bake-expressions
        lottie convert anim.json blue.json --set '**.Fill 1.Color=#0044ff'
        lottie convert anim.json hello.json --text 'Title=Hello'
        lottie convert intro.json loop.json pack.lottie --initial loop
        lottie convert anim.json slots.json --slot 'brand=Star.**.Color'
        lottie convert anim.json pack.lottie --theme-id dark --set '**.Fill 1.Color=#111'
        lottie convert anim.json blue.json --color-map '#ff0000=#0044ff'
      """
  )

  @OptionGroup var source: InputOptions
  @OptionGroup(title: "Input") var assets: AssetOptions

  @Argument(
    help: ArgumentHelp(
      "A .json, .lottie or .tgs file, or \"-\" for JSON on standard output. More inputs may "
        + "precede it.",
      valueName: "output"
    ),
    completion: .animationFile
  )
  var outputs: [String]

  @Option(
    help: ArgumentHelp("Version of the .lottie format, 1 or 2.", valueName: "version"),
    completion: .list(["1", "2"])
  )
  var dotlottieVersion = 2

  @Flag(help: "Leave out what changes no frame, as lottie optimize --level lossless does.")
  var minify = false

  @Flag(help: "Write one element a line, indented.")
  var pretty = false

  @Option(help: ArgumentHelp("Round numbers to this many decimals, 0 to 10.", valueName: "digits"))
  var precision: Int?

  @Option(
    help: ArgumentHelp(
      "Remove names, matchnames, hidden, unused or meta; several are joined by " + "commas.",
      valueName: "parts"
    ),
    completion: .list(["names", "matchnames", "hidden", "unused", "meta"])
  )
  var strip: [String] = []

  @Flag(help: "Embed images and sounds into the document.")
  var embedImages = false

  @Option(
    help: ArgumentHelp(
      "Write embedded images and sounds to this folder, relative to OUTPUT.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var extractImages: String?

  @Flag(
    help: ArgumentHelp(
      "Replace legacy forms by those of the specification: keyframes with end values, "
        + "properties without \"a\", bare values, colors up to 255 or as strings, paths "
        + "closed from outside or without tangents."
    )
  )
  var upgrade = false

  @Flag(help: "Replace expressions by keyframes, for players that have none.")
  var bakeExpressions = false

  @Flag(help: "Replace texts by the outlines of their characters, so that no font is needed.")
  var outlineText = false

  @Flag(help: "Put the outlines of the characters that texts have into the document.")
  var embedGlyphs = false

  @Option(
    help: ArgumentHelp(
      "With --embed-glyphs: characters besides those of the texts, for texts that are replaced "
        + "later.",
      valueName: "characters"
    )
  )
  var glyphs: String?

  @Option(
    help: ArgumentHelp(
      "Make properties a slot that themes can set. May be repeated.",
      valueName: "name=keypath"
    ),
    completion: .propertyKeypaths
  )
  var slot: [String] = []

  @Option(
    help: ArgumentHelp(
      "Make a theme of the values of --set and --set-file, instead of writing them into the "
        + "animation.",
      valueName: "id"
    )
  )
  var themeID: String?

  @Option(
    name: .customLong("color-map"),
    help: ArgumentHelp(
      "Replace a color, as #RRGGBB, in fills, strokes, gradients, solids, texts and effects. May "
        + "be repeated.",
      valueName: "old=new"
    )
  )
  var colorMap: [String] = []

  @Option(
    help: ArgumentHelp("Id of the animation that a .lottie file shows first.", valueName: "id")
  )
  var initial: String?

  @Option(
    help: ArgumentHelp(
      "Keep only the time from this frame on: \(TimePosition.forms).",
      valueName: "frame"
    ),
    completion: .timePositions
  )
  var from: TimePosition?

  @Option(
    help: ArgumentHelp("Keep only the time up to this frame, not included.", valueName: "frame"),
    completion: .timePositions
  )
  var to: TimePosition?

  @Option(
    help: ArgumentHelp("Keep only the segment of this marker.", valueName: "name"),
    completion: .markerNames
  )
  var marker: String?

  @Option(help: ArgumentHelp("Make it faster by a factor, or slower.", valueName: "factor"))
  var speed: Double?

  @Option(
    help: ArgumentHelp(
      "Write another frame rate, as 30, 29.97 or 30000/1001; the duration stays.",
      valueName: "rate"
    )
  )
  var fps: FrameRate?

  @Option(
    help: ArgumentHelp(
      "Keep only this region, in the units of the composition.",
      valueName: "x,y,w,h"
    )
  )
  var crop: Box?

  @Flag(help: "Show the inputs one after the other, in one animation.")
  var sequence = false

  @Flag(help: "Allow the output to replace the input.")
  var overwriteInput = false

  @OptionGroup(title: "Overrides") var overrideOptions: OverrideOptions
  @OptionGroup(title: "Text and fonts") var givenTextOptions: GivenTextOptions

  @Flag(name: .shortAndLong, help: "Print errors only.")
  var quiet = false

  func validate() throws { try checkingArguments { try request.check() } }

  var request: ConvertRequest {
    var request = ConvertRequest()
    request.source = source.request
    request.assets = assets.request
    request.output = outputs.last ?? ""
    request.more = Array(outputs.dropLast())
    request.dotLottieVersion = dotlottieVersion
    request.minify = minify
    request.pretty = pretty
    request.precision = precision
    request.strip = strip
    request.embedImages = embedImages
    request.extractImages = extractImages
    request.upgrade = upgrade
    request.bakeExpressions = bakeExpressions
    request.outlineText = outlineText
    request.embedGlyphs = embedGlyphs
    request.glyphs = glyphs
    request.overwriteInput = overwriteInput
    request.slots = slot
    request.themeID = themeID
    request.colorMap = colorMap
    request.initial = initial
    request.sequence = sequence
    request.timeline.from = from
    request.timeline.to = to
    request.timeline.marker = marker
    request.timeline.speed = speed
    request.fps = fps
    request.crop = crop
    request.overrides = overrideOptions.request
    request.texts = givenTextOptions.request
    request.quiet = quiet
    return request
  }

  func run() throws {
    let request = request
    try ConvertJob(request, file: try request.source.load(quiet: quiet)).run()
  }
}
