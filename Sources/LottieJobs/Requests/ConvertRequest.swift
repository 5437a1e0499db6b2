package import LottieKit

/// An animation in another form.
package struct ConvertRequest: OptionRequest {
  /// The animation.
  package var source = AnimationInput()
  /// More animations, which are packed into one container with the first.
  package var more: [String] = []
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
  /// Whether texts become the outlines of their characters.
  package var outlineText = false
  /// Whether the outlines of characters go into the document, for texts that stay.
  package var embedGlyphs = false
  /// Characters that are embedded besides those that are used.
  package var glyphs: String?
  /// Whether the output may replace the input.
  package var overwriteInput = false
  /// Properties that become slots, as `NAME=KEYPATH`.
  package var slots: [String] = []
  /// Id of a theme that is made of the values for properties; nil writes them into the animation.
  package var themeID: String?
  /// Colors in place of others, as `OLD=NEW`.
  package var colorMap: [String] = []
  /// Id of the animation that a container shows first; nil is the first.
  package var initial: String?
  /// Whether several animations follow one another in one document.
  package var sequence = false
  /// The range that is kept, and how much faster it is; the rest of it is of no use here.
  package var timeline = TimelineSelection()
  /// The frame rate that the document gets; nil is its own.
  package var fps: FrameRate?
  /// The region that is kept, in the units of the composition.
  package var crop: Box?
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
        .list("more", \.more, .operand),
        .value("dotlottie-version", \.dotLottieVersion),
        .flag("minify", \.minify),
        .flag("pretty", \.pretty),
        .value("precision", \.precision),
        .list("strip", \.strip),
        .flag("embed-images", \.embedImages),
        .value("extract-images", \.extractImages),
        .flag("upgrade", \.upgrade),
        .flag("bake-expressions", \.bakeExpressions),
        .flag("outline-text", \.outlineText),
        .flag("embed-glyphs", \.embedGlyphs),
        .value("glyphs", \.glyphs),
        .flag("overwrite-input", \.overwriteInput),
        .list("slot", \.slots),
        .value("theme-id", \.themeID),
        .list("color-map", \.colorMap),
        .value("initial", \.initial),
        .flag("sequence", \.sequence),
        .value("from", \.timeline.from),
        .value("to", \.timeline.to),
        .value("marker", \.timeline.marker),
        .value("speed", \.timeline.speed),
        .value("fps", \.fps),
        .value("crop", \.crop),
        .flag("quiet", \.quiet),
      ]
  )

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    try source.check()
    try StoreURL.checkOutput(output)
    if minify, pretty { throw Failure(.usage, "give --minify or --pretty, not both") }
    if embedImages, extractImages != nil {
      throw Failure(.usage, "give --embed-images or --extract-images, not both")
    }
    if outlineText, embedGlyphs {
      throw Failure(.usage, "give --outline-text or --embed-glyphs, not both")
    }
    if glyphs != nil, !embedGlyphs { throw Failure(.usage, "--glyphs needs --embed-glyphs") }
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
    try timeline.check()
    try checkSequence()
    try checkPack()
    _ = try (edit, colors)
  }

  /// Whether the output is a container.
  var isContainer: Bool { output.lowercased().hasSuffix(".lottie") }

  private func checkSequence() throws {
    if sequence, more.isEmpty { throw Failure(.usage, "--sequence needs several inputs") }
    if sequence, source.animation != nil { throw Failure(.usage, ConvertRequest.oneAnimation) }
    if ([source.input] + more).count(where: { $0 == "-" }) > 1 {
      throw Failure(.usage, "standard input can be read once")
    }
  }

  private static let oneAnimation = "--animation chooses of one input; give one, or leave it out"

  private func checkPack() throws {
    if !more.isEmpty, !sequence {
      guard isContainer else {
        throw Failure(
          .usage,
          "\(output): several animations are packed into a .lottie file; "
            + "--sequence shows them one after the other"
        )
      }
      guard dotLottieVersion == 2 else {
        throw Failure(.usage, "several animations are packed into a file of version 2")
      }
      if extractImages != nil || embedImages {
        throw Failure(.usage, "the images of several animations go into the container's folder")
      }
      if source.animation != nil { throw Failure(.usage, ConvertRequest.oneAnimation) }
    }
    if let themeID {
      guard isContainer, dotLottieVersion == 2 else {
        throw Failure(.usage, "--theme-id writes a theme into a .lottie file of version 2")
      }
      guard ContainerPack.safeName(themeID) == themeID else {
        throw Failure(
          .usage,
          "--theme-id \(Words.quoted(themeID)): letters, digits, \"-\", \"_\", \".\" and blanks only"
        )
      }
      guard !(overrides.set.isEmpty && overrides.setFile.isEmpty && overrides.properties.isEmpty)
      else { throw Failure(.usage, "--theme-id needs --set or --set-file: the theme's values") }
    }
    if initial != nil, !isContainer {
      throw Failure(.usage, "--initial names an animation of a .lottie file")
    }
  }

  /// The colors to be replaced.
  var colors: [ColorMap.Entry] {
    get throws {
      try colorMap.map { argument in
        let form = "OLD=NEW, two colors as #RRGGBB"
        let (old, new) = try PairedArgument.split(
          argument,
          at: .first,
          option: "--color-map",
          as: form
        )
        guard let old = Color(name: old), let new = Color(name: new), old.alpha == 1,
          new.alpha == 1
        else { throw Failure(.usage, "--color-map: \"\(argument)\" is not \(form)") }
        return ColorMap.Entry(old: old, new: new)
      }
    }
  }

  /// The part of an animation that is kept.
  func cut(of animation: LottieAnimation) throws -> DocumentCut {
    var cut = DocumentCut()
    if timeline.from != nil || timeline.to != nil || timeline.marker != nil {
      let (start, end) = try timeline.range(of: animation)
      guard start < end else {
        throw Failure(.usage, "the range from frame \(Words.number(start)) is empty")
      }
      cut.range = start..<end
    }
    cut.framerate = fps?.value
    cut.speed = timeline.speed ?? 1
    cut.crop = crop?.rect
    return cut
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
