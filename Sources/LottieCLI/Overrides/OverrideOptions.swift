import ArgumentParser
import LottieEngine
import LottieKit
import LottieModel
import OrderedCollections

/// What is drawn otherwise than the document says.
struct OverrideOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A value for properties: a colour as #RRGGBB, a number, x,y, colours of a gradient joined "
        + "by commas, a text, or a path as a JSON object; may be given several times.",
      valueName: "keypath=value"
    )
  )
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "A JSON object of values by keypath; a value may be a list of objects with \"frames\", as "
        + "\"0..30\" in the time of the property's composition, and \"value\".",
      valueName: "file"
    )
  )
  var setFile: [String] = []

  @Option(
    help: ArgumentHelp("Layers, groups, fills or strokes to leave out.", valueName: "keypath")
  )
  var hide: [String] = []

  @Option(
    help: ArgumentHelp(
      "Layers, groups, fills or strokes to draw, and nothing else.",
      valueName: "keypath"
    )
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "A picture that moves with layers, in their space from its origin on, above what they show.",
      valueName: "keypath=image"
    )
  )
  var overlay: [String] = []

  @Option(
    help: ArgumentHelp("A picture in place of an image asset's.", valueName: "id=file")
  )
  var image: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Evaluate expressions; without them properties follow their keyframes."
  )
  var expressions = true

  @Flag(help: "Let keypaths of overrides mean nothing in this animation.")
  var allowUnmatched = false

  /// The picture files that replace those of assets, by the assets' identifiers.
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
            + (names.isEmpty ? "" : "; there is \(names)")
        )
      }
      files[id] = path
    }
    return files
  }

  /// The changes, resolved against the names of a composition.
  ///
  /// `say` takes a line for each, with the number of things it means.
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
