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

  @Flag(help: "Ignore overrides that match nothing.")
  var allowUnmatched = false

  /// The image files that replace those of assets, by the assets' identifiers.
  func replacements(in file: AnimationFile) throws -> [String: String] {
    guard !image.isEmpty else { return [:] }
    let images = file.animation.assets.values.filter(\.isImage).map(\.id)
    var files: [String: String] = [:]
    for argument in image {
      let (id, path) = try PairedArgument.split(
        argument,
        at: .last,
        option: "--image",
        as: "ID=FILE"
      )
      guard allowUnmatched || images.contains(id) else {
        let names = images.prefix(20).joined(separator: ", ")
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
    guard !(set + setFile + hide + only + overlay).isEmpty || !expressions else {
      return CompositionOverrides()
    }
    var job = OverrideJob(composition(), allowsUnmatched: allowUnmatched, say: say)
    if !expressions { job.switchExpressionsOff() }
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

extension Asset {
  fileprivate var isImage: Bool {
    if case .image = kind { true } else { false }
  }
}
