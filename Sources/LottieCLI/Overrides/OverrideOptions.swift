import ArgumentParser
import LottieKit

/// Overrides of the document.
struct OverrideOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Set properties to a number, x,y, a color as #RRGGBB, gradient colors joined "
        + "by commas, a text, or a path as JSON. May be repeated.",
      valueName: "keypath=value"
    ),
    completion: .propertyKeypaths
  )
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "JSON object of values by keypath; for values that hold at certain frames an "
        + "array of objects with \"frames\", as \"0..30\" in the time of the property's "
        + "composition, and \"value\".",
      valueName: "file"
    ),
    completion: .jsonFile
  )
  var setFile: [String] = []

  @Option(
    help: ArgumentHelp(
      "Hide layers, groups, fills or strokes. May be repeated.",
      valueName: "keypath"
    ),
    completion: .nodeKeypaths
  )
  var hide: [String] = []

  @Option(
    help: ArgumentHelp(
      "Hide everything but these layers, groups, fills or strokes. May be repeated.",
      valueName: "keypath"
    ),
    completion: .nodeKeypaths
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw an image over layers, in layer coordinates from the layer's origin. May "
        + "be repeated.",
      valueName: "keypath=image"
    )
  )
  var overlay: [String] = []

  @Option(
    help: ArgumentHelp("Replace the image of an asset. May be repeated.", valueName: "id=file")
  )
  var image: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Evaluate expressions; without them properties follow their keyframes."
  )
  var expressions = true

  @Option(
    help: ArgumentHelp(
      "Draw the motion blur of layers that have it enabled.",
      valueName: "on|off"
    )
  )
  var motionBlur = Switch.on

  @Flag(help: "Ignore overrides that match nothing.")
  var allowUnmatched = false

  var unparsed = Unparsed(Given())

  /// What is not an argument.
  struct Given {
    /// Values of properties, which win over those of `--set`.
    var properties: [OverrideFile.Entry] = []
    /// Image files by the identifiers of assets, which win over those of `--image`.
    var images: [(id: String, path: String)] = []
    /// All overrides, resolved before for the same animation; then the options are not looked at again.
    var prepared: CompositionOverrides?
  }

  /// Files that options name.
  var files: [String] {
    setFile + (overlay + image).compactMap { PairedArgument.second($0, at: .last) }
      + unparsed.images.map(\.path)
  }

  /// The image files that replace those of assets, by the assets' identifiers.
  func replacements(in file: AnimationFile) throws -> [String: String] {
    guard !image.isEmpty || !unparsed.images.isEmpty else { return [:] }
    let given: [(id: String, path: String)] = try image.map { argument in
      let (id, path) = try PairedArgument.split(
        argument,
        at: .last,
        option: "--image",
        as: "ID=FILE"
      )
      return (id, path)
    }
    let known = file.animation.imageIDs
    var files: [String: String] = [:]
    for (id, path) in given + unparsed.images {
      guard allowUnmatched || known.contains(id) else {
        let names = known.prefix(20).joined(separator: ", ")
        throw Failure(
          .usage,
          "--image: there is no image asset \"\(id)\""
            + (names.isEmpty ? "" : "; available: \(names)")
        )
      }
      files[id] = path
    }
    return files
  }

  /// The overrides, resolved against the names of a composition.
  ///
  /// `say` gets a line for each, with the number of matches.
  func resolved(
    for composition: @autoclosure () -> Composition,
    say: @escaping (String) -> Void
  ) throws -> CompositionOverrides {
    if let prepared = unparsed.prepared { return prepared }
    guard
      !(set + setFile + hide + only + overlay).isEmpty || !unparsed.properties.isEmpty
        || !expressions || motionBlur == .off
    else {
      return CompositionOverrides()
    }
    var job = OverrideJob(composition(), allowsUnmatched: allowUnmatched, say: say)
    if !expressions { job.switchExpressionsOff() }
    if motionBlur == .off { job.switchMotionBlurOff() }
    for path in setFile {
      for entry in try OverrideFile(path).entries { try job.set(entry, option: "--set-file") }
    }
    for argument in set {
      let (name, text) = try PairedArgument.split(
        argument,
        at: .last,
        option: "--set",
        as: "KEYPATH=VALUE"
      )
      let entry = OverrideFile.Entry(
        keypath: AnimationKeypath(keypath: name),
        spans: [OverrideFile.Span(frames: nil, text: text)]
      )
      try job.set(entry, option: "--set")
    }
    for entry in unparsed.properties { try job.set(entry, option: "--set") }
    for name in hide { try job.hide(name) }
    if !only.isEmpty { try job.showOnly(only) }
    for argument in overlay {
      let (name, path) =
        try PairedArgument.split(argument, at: .last, option: "--overlay", as: "KEYPATH=IMAGE")
      try job.overlay(path, on: name)
    }
    return job.overrides
  }
}

extension LottieAnimation {
  /// The identifiers of the assets that are images.
  var imageIDs: [String] {
    assets.values.compactMap { asset in
      if case .image = asset.kind { asset.id } else { nil }
    }
  }
}
