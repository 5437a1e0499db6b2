import LottieKit

/// An animation in another form.
package struct ConvertRequest: OptionRequest {
  /// The animation.
  package var source = AnimationInput()
  /// Places searched for images.
  package var assets = AssetSearch()
  /// A `.json`, `.lottie` or `.tgs` file; `-` is standard output.
  package var output = ""
  /// Version of the .lottie format, 1 or 2.
  package var dotLottieVersion = 2
  /// Whether whitespace is removed.
  package var minify = false
  /// Whether elements are written one a line.
  package var pretty = false
  /// Decimals that numbers are rounded to.
  package var precision: Int?
  /// Parts that are removed; several are joined by commas.
  package var strip: [String] = []
  /// Whether images and sounds are embedded.
  package var embedImages = false
  /// The folder of embedded images and sounds, relative to the output.
  package var extractImages: String?
  /// Whether legacy forms are replaced.
  package var upgrade = false
  /// Whether expressions become keyframes.
  package var bakeExpressions = false
  /// Whether the output may replace the input.
  package var overwriteInput = false
  /// Overrides of the document.
  package var overrides = Overrides()
  /// Texts in place of those of the document.
  package var texts = TextReplacements()
  /// Whether only errors are printed.
  package var quiet = false

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<ConvertRequest>(
    AnimationInput.fields.within(\.source) + AssetSearch.fields.within(\.assets)
      + Overrides.fields.within(\.overrides) + TextReplacements.fields.within(\.texts) + [
        .value("output", \.output, .operand),
        .value("dotlottie-version", \.dotLottieVersion),
        .flag("minify", \.minify),
        .flag("pretty", \.pretty),
        .value("precision", \.precision),
        .list("strip", \.strip),
        .flag("embed-images", \.embedImages),
        .value("extract-images", \.extractImages),
        .flag("upgrade", \.upgrade),
        .flag("bake-expressions", \.bakeExpressions),
        .flag("overwrite-input", \.overwriteInput),
        .flag("quiet", \.quiet),
      ]
  )

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    try source.check()
    if minify, pretty { throw Failure(.usage, "give --minify or --pretty, not both") }
    if embedImages, extractImages != nil {
      throw Failure(.usage, "give --embed-images or --extract-images, not both")
    }
    if let precision, !(0...10).contains(precision) {
      throw Failure(.usage, "--precision must be 0 to 10")
    }
    guard [1, 2].contains(dotLottieVersion) else {
      throw Failure(.usage, "--dotlottie-version must be 1 or 2")
    }
    if !overrides.image.isEmpty {
      throw Failure(.usage, "--image cannot be written into a document")
    }
    if !overrides.images.isEmpty {
      throw Failure(.usage, "\"image\" cannot be written into a document")
    }
    _ = try edit
  }

  /// The files that are read besides the input.
  var files: [String] { source.files + overrides.files + texts.files }

  /// The requested edits.
  var edit: DocumentEdit {
    get throws {
      var edit = DocumentEdit()
      for word in strip.flatMap({ $0.split(separator: ",") }) {
        guard let part = DocumentEdit.Part(rawValue: String(word)) else {
          let known = DocumentEdit.Part.allCases.map(\.rawValue).joined(separator: ", ")
          throw Failure(.usage, "--strip: \"\(word)\" is not known; available: \(known)")
        }
        edit.strips.insert(part)
      }
      edit.precision = precision
      edit.upgrades = upgrade
      return edit
    }
  }
}
