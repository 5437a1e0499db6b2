package import LottieKit

/// The value of an option that is on or off.
package enum Switch: String, OptionText, CaseIterable {
  case on, off
}

/// Overrides of the document.
package struct Overrides: Sendable {
  /// Values of properties, as `KEYPATH=VALUE`.
  package var set: [String] = []
  /// Values of properties, which win over those of ``set``.
  package var properties: [OverrideFile.Entry] = []
  /// Files of values.
  package var setFile: [String] = []
  /// Keypaths of layers, groups, fills or strokes that are hidden.
  package var hide: [String] = []
  /// Keypaths of layers, groups, fills or strokes that alone are shown.
  package var only: [String] = []
  /// Images over layers, as `KEYPATH=IMAGE`.
  package var overlay: [String] = []
  /// Images of assets, as `ID=FILE`.
  package var image: [String] = []
  /// Images of assets, which win over those of ``image``.
  package var images: [(id: String, path: String)] = []
  /// Whether expressions are evaluated.
  package var expressions = true
  /// Whether motion blur is drawn.
  package var motionBlur = Switch.on
  /// Whether overrides that match nothing are ignored.
  package var allowUnmatched = false

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<Overrides>([
    RequestField("set", .list) { value, overrides in
      guard case .object = value else {
        overrides.set += try OptionWords.words(value, "set")
        return
      }
      overrides.properties = try OverrideFile(value, source: "\"set\"").entries
    } write: {
      guard !$0.properties.isEmpty else { return .array($0.set.map(JSONValue.string)) }
      return JSONValue(memberList: $0.properties.map { ($0.keypath.string, $0.json) })
    },
    .list("set-file", \.setFile),
    RequestField("hide", .list) { value, overrides in
      overrides.hide += try OptionWords.listed(value, "hide")
    } write: {
      .array($0.hide.map(JSONValue.string))
    },
    .list("only", \.only),
    .list("overlay", \.overlay),
    RequestField("image", .list) { value, overrides in
      guard case .object = value else {
        overrides.image += try OptionWords.words(value, "image")
        return
      }
      overrides.images = try OptionWords.members(value, "image").map { ($0.name, $0.text) }
    } write: {
      guard !$0.images.isEmpty else { return .array($0.image.map(JSONValue.string)) }
      return JSONValue(memberList: $0.images.map { ($0.id, .string($0.path)) })
    },
    .flag("expressions", \.expressions, .invertible),
    .value("motion-blur", \.motionBlur),
    .flag("allow-unmatched", \.allowUnmatched),
  ])

  /// The files that are read.
  var files: [String] {
    setFile + (overlay + image).compactMap { PairedArgument.second($0, at: .last) }
      + images.map(\.path)
  }

  /// The image files that replace those of assets, by the assets' identifiers.
  package func replacements(in file: AnimationFile) throws -> [String: String] {
    guard !image.isEmpty || !images.isEmpty else { return [:] }
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
    for (id, path) in given + images {
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
  /// `say` gets a line for each, with the number of matches; `unmatched` those without, which otherwise
  /// are thrown.
  package func resolved(
    for composition: @autoclosure () -> Composition,
    say: @escaping (String) -> Void,
    unmatched: ((_ argument: String, Failure) -> Void)? = nil
  ) throws -> CompositionOverrides {
    guard
      !(set + setFile + hide + only + overlay).isEmpty || !properties.isEmpty
        || !expressions || motionBlur == .off
    else {
      return CompositionOverrides()
    }
    var job = OverrideJob(
      composition(),
      allowsUnmatched: allowUnmatched,
      say: say,
      unmatched: unmatched
    )
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
    for entry in properties { try job.set(entry, option: "--set") }
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
