import ArgumentParser
import LottieKit

/// `lottie convert`.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Makes .json, .lottie and .tgs files of each other, and smaller ones.",
    discussion: """
      What is written follows from OUTPUT's ending. Nothing is lost unless it \
      is asked for: numbers stay as they are written, and pictures of a \
      container come along. From one container to another of its version all \
      animations come along, or the one of --animation, and themes, state \
      machines and what the manifest says. --set, --set-file, --text, \
      --text-map, --hide and --no-expressions are written into the document. Says how many bytes are \
      saved.

      EXAMPLES
        lottie convert anim.json anim.lottie
        lottie convert sticker.tgs sticker.json --pretty
        lottie convert anim.json small.json --minify --precision 3 --strip names,unused
        lottie convert anim.lottie anim.json --extract-images images
        lottie convert anim.json mobile.json --bake-expressions
        lottie convert anim.json blue.json --set '**.Fill 1.Color=#0044ff'
      """
  )

  @OptionGroup var source: InputOptions

  @Argument(help: "A .json, .lottie or .tgs file, or \"-\" for JSON on standard output.")
  var output: String

  @Option(help: "Version of a .lottie file, 1 or 2.")
  var dotlottieVersion = 2

  @Flag(help: "Leave out blanks; so is what changes anyway.")
  var minify = false

  @Flag(help: "An element a line.")
  var pretty = false

  @Option(help: "Digits behind the point that numbers keep, 0 to 10.")
  var precision: Int?

  @Option(
    help: ArgumentHelp(
      "Leave out names, matchnames, hidden, unused, meta: one or more, parted by commas.",
      valueName: "parts"
    )
  )
  var strip: [String] = []

  @Flag(help: "Put pictures into the document.")
  var embedImages = false

  @Option(
    help: ArgumentHelp("Write the pictures in the document to a folder.", valueName: "folder")
  )
  var extractImages: String?

  @Flag(
    help: """
      Replace old forms by those of the specification: keyframes with end values, properties that \
      do not say whether they move, bare values, colours up to 255 or as text, paths closed from \
      outside or without tangents.
      """
  )
  var upgrade = false

  @Flag(help: "Write keyframes in place of expressions, for players that have none.")
  var bakeExpressions = false

  @Option(help: "A folder to look for images in; may be given several times.")
  var assetsDir: [String] = []

  @Flag(help: "Allow the output to replace the input.")
  var overwriteInput = false

  @OptionGroup var overrideOptions: OverrideOptions
  @OptionGroup var givenTextOptions: GivenTextOptions

  @Flag(name: .shortAndLong, help: "Say nothing but errors.")
  var quiet = false

  func validate() throws {
    if minify, pretty { throw ValidationError("give --minify or --pretty, not both") }
    if embedImages, extractImages != nil {
      throw ValidationError("give --embed-images or --extract-images, not both")
    }
    if let precision, !(0...10).contains(precision) {
      throw ValidationError("--precision is 0 to 10")
    }
    guard [1, 2].contains(dotlottieVersion) else {
      throw ValidationError("--dotlottie-version is 1 or 2")
    }
    if !overrideOptions.image.isEmpty {
      throw ValidationError("--image cannot be written into a document")
    }
    _ = try edit
  }

  func run() throws {
    try Directories.check(assetsDir, option: "--assets-dir")
    try ConvertJob(options: self, file: try source.load(quiet: quiet)).run()
  }

  /// The changes asked for.
  var edit: DocumentEdit {
    get throws {
      var edit = DocumentEdit()
      for word in strip.flatMap({ $0.split(separator: ",") }) {
        guard let part = DocumentEdit.Part(rawValue: String(word)) else {
          let known = DocumentEdit.Part.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("--strip: \"\(word)\" is not known; there is \(known)")
        }
        edit.strips.insert(part)
      }
      edit.precision = precision
      edit.upgrades = upgrade
      return edit
    }
  }
}
