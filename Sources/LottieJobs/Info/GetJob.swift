package import LottieKit

/// Runs `lottie get`.
package struct GetJob {
  private let request: GetRequest

  /// Creates the job of a request.
  package init(_ request: GetRequest) { self.request = request }

  /// Does the work, and reports it.
  package func run() throws {
    let (rows, frames) = try found()
    try Console.result(text(rows, showsFrames: frames > 1))
  }

  /// The values, as `--format json` writes them.
  package func output() throws -> ValuesOutput { ValuesOutput(rows: try found().rows) }

  /// The values, and the number of frames that were asked for.
  private func found() throws -> (rows: [ValueRow], frames: Int) {
    let file = try request.source.load()
    let animation = file.animation
    let sources = try request.text.sources(
      for: file,
      allowUnmatched: request.overrides.allowUnmatched,
      say: Console.note
    )
    let needsImages = isAboutLayers || animation.document.mayHaveExpressions
    let composition = Composition(
      animation,
      imageProvider: needsImages ? animation.imageProvider : nil,
      text: sources,
      sampler: RasterSampler()
    )
    composition.apply(try request.overrides.resolved(for: composition, say: Console.note))
    let frames =
      try request.position.map { [try $0.frame(of: animation)] }
      ?? request.frames.list(of: animation) ?? [animation.startFrame]
    let pattern = AnimationKeypath(keypath: request.keypath ?? request.layer ?? "")
    var rows = frames.flatMap { self.rows(composition, pattern, at: $0) }
    if rows.isEmpty, !isAboutLayers {
      // A layer or a group: all of its properties.
      let inner = AnimationKeypath(keys: pattern.keys + ["**"])
      rows = frames.flatMap { self.rows(composition, inner, at: $0) }
    }
    guard !rows.isEmpty else {
      let near = KeypathSuggestion(composition.hierarchyKeypaths().map(\.path)).text(for: pattern)
      let what = isAboutLayers ? "layer" : "property"
      throw Failure(
        .findings,
        "\(request.source.input): no \(what) matches \(pattern.string)\(near)"
      )
    }
    return (rows, frames.count)
  }

  private var isAboutLayers: Bool { request.transform || request.bounds || request.point != nil }

  private func rows(
    _ composition: Composition,
    _ pattern: AnimationKeypath,
    at frame: Double
  ) -> [ValueRow] {
    guard isAboutLayers else {
      composition.update(frame: frame)
      return composition.values(for: pattern, atFrame: frame, isOriginal: request.original)
        .map { ValueRow(frame: frame, $0) }
    }
    return composition.placements(of: pattern, atFrame: frame).flatMap { layer in
      [
        request.transform ? ValueRow(frame: frame, matrixOf: layer) : nil,
        request.bounds ? ValueRow(frame: frame, boundsOf: layer) : nil,
        request.point.map { ValueRow(frame: frame, $0, in: layer) },
      ].compactMap { $0 }
    }
  }

  private func text(_ rows: [ValueRow], showsFrames: Bool) -> String {
    switch request.format {
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
      JSONWriter.text(ValuesOutput(rows: rows).json)
    }
  }
}
