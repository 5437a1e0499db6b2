import ArgumentParser
import LottieKit

/// `lottie get`.
struct GetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommand: "get",
    abstract: "Print values of properties, at a frame or over a range.",
    discussion: """
      Frames are those of the animation; properties of a nested composition are \
      read at the time it shows then. With --transform, --bounds or --point \
      KEYPATH matches layers, and the output is: the matrix a, b, c, d, tx, ty \
      from layer to animation coordinates; the left, top, width and height of what \
      the layer draws, without masks and mattes; or the point in layer \
      coordinates. Exits with status 1 if KEYPATH matches nothing.

      EXAMPLES
        lottie get anim.json 'Logo.Transform.Position' --frame 24
        lottie get anim.json '**.Color' --format json
        lottie get anim.json 'Logo.Transform.Opacity' --frames 0..60 --format csv
        lottie get anim.json '**.Color' --set '**.Color=red' --original
        lottie get anim.json Logo --bounds --frames 0..60:10
        lottie get anim.json --point 100,50 --layer 'Logo.Icon' --frame 50%
      """
  )

  /// Output formats.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, csv
  }

  @OptionGroup var source: InputOptions

  @Argument(
    help: "Keypath or pattern of properties, or of layers, as '**.Color'.",
    completion: .propertyKeypaths
  )
  var keypath: String?

  @Option(help: ArgumentHelp("Same as KEYPATH.", valueName: "keypath"), completion: .nodeKeypaths)
  var layer: String?

  @OptionGroup(title: "Time") var frameOptions: FrameOptions
  @OptionGroup(title: "Time") var timePositionOptions: TimePositionOptions
  @OptionGroup(title: "Overrides") var overrideOptions: OverrideOptions
  @OptionGroup(title: "Text and fonts") var textOptions: TextOptions

  @Flag(help: "Print the document's own values, ignoring --set and --text.")
  var original = false

  @Flag(help: "Print the matrices of layers.")
  var transform = false

  @Flag(help: "Print the bounding boxes of what layers draw.")
  var bounds = false

  @Option(
    help: ArgumentHelp("Convert a point of the animation to layer coordinates.", valueName: "x,y")
  )
  var point: Point?

  @Option(help: ArgumentHelp("Output format.", valueName: "format"))
  var format: Format = .text

  func validate() throws {
    guard (keypath == nil) != (layer == nil) else {
      throw ValidationError("give one of KEYPATH and --layer")
    }
    guard
      timePositionOptions.position == nil
        || (frameOptions.frame == nil && frameOptions.frames == nil)
    else { throw ValidationError("give one of --frame, --frames, --time and --progress") }
  }

  func run() throws {
    let file = try source.load()
    let animation = file.animation
    let sources = try textOptions.sources(
      for: file,
      allowUnmatched: overrideOptions.allowUnmatched,
      say: Console.note
    )
    let needsImages = isAboutLayers || animation.document.mayHaveExpressions
    let composition = Composition(
      animation,
      imageProvider: needsImages ? animation.imageProvider : nil,
      text: sources,
      sampler: RasterSampler()
    )
    composition.apply(try overrideOptions.resolved(for: composition, say: Console.note))
    let frames =
      try timePositionOptions.position.map { [try $0.frame(of: animation)] }
      ?? frameOptions.list(of: animation) ?? [animation.startFrame]
    let pattern = AnimationKeypath(keypath: keypath ?? layer ?? "")
    let rows = frames.flatMap { self.rows(composition, pattern, at: $0) }
    guard !rows.isEmpty else {
      let near = KeypathSuggestion(composition.hierarchyKeypaths().map(\.path)).text(for: pattern)
      let what = isAboutLayers ? "layer" : "property"
      throw Failure(.findings, "\(source.input): no \(what) matches \(pattern.string)\(near)")
    }
    try Console.result(text(rows, showsFrames: frames.count > 1))
  }

  private var isAboutLayers: Bool { transform || bounds || point != nil }

  private func rows(
    _ composition: Composition,
    _ pattern: AnimationKeypath,
    at frame: Double
  ) -> [ValueRow] {
    guard isAboutLayers else {
      composition.update(frame: frame)
      return composition.values(for: pattern, atFrame: frame, isOriginal: original)
        .map { ValueRow(frame: frame, $0) }
    }
    return composition.placements(of: pattern, atFrame: frame).flatMap { layer in
      [
        transform ? ValueRow(frame: frame, matrixOf: layer) : nil,
        bounds ? ValueRow(frame: frame, boundsOf: layer) : nil,
        point.map { ValueRow(frame: frame, $0, in: layer) },
      ].compactMap { $0 }
    }
  }

  private func text(_ rows: [ValueRow], showsFrames: Bool) -> String {
    switch format {
    case .text:
      rows.map { row in
        (showsFrames ? "\(Words.number(row.frame)) " : "")
          + VisibleText.line(
            "\(row.name)\(isAboutLayers ? " \(row.kind)" : "") = \(row.text)"
          )
      }.joined(separator: "\n")
    case .csv:
      (["frame,keypath,kind,value"]
        + rows.map { row in
          [
            Words.exact(row.frame), VisibleText.field(row.name), row.kind,
            VisibleText.field(row.text),
          ]
          .joined(separator: ",")
        }).joined(separator: "\n")
    case .json:
      JSONWriter.text(.array(rows.map(\.object)))
    }
  }
}
