import ArgumentParser
import LottieEngine
import LottieKit
import LottieModel
import OrderedCollections

/// `lottie get`.
struct GetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Prints the values of properties at a frame or over a range.",
    discussion: """
      Properties within compositions are read at the time it is there. Exit \
      status is 1 when the keypath means nothing.

      EXAMPLES
        lottie get anim.json 'Logo.Transform.Position' --frame 24
        lottie get anim.json '**.Color' --format json
        lottie get anim.json 'Logo.Transform.Opacity' --frames 0..60 --format csv
        lottie get anim.json '**.Color' --set '**.Color=red' --original
      """
  )

  /// How values are printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, csv
  }

  @OptionGroup var source: InputOptions

  @Argument(help: "Which properties: a keypath or a pattern, as '**.Color'.")
  var keypath: String

  @OptionGroup var frameOptions: FrameOptions
  @OptionGroup var overrideOptions: OverrideOptions
  @OptionGroup var textOptions: TextOptions

  @Flag(help: "The document's values, whatever --set and --text say.")
  var original = false

  @Option(help: "How to print.")
  var format: Format = .text

  func run() throws {
    let file = try source.load()
    let animation = file.animation
    let sources = try textOptions.sources(
      for: file,
      allowUnmatched: overrideOptions.allowUnmatched,
      say: Console.note
    )
    let composition = Composition(animation, text: sources)
    for override in try overrideOptions.overrides(for: composition, say: Console.note) {
      composition.apply(override)
    }
    let frames = try frameOptions.list(of: animation) ?? [animation.startFrame]
    var rows: [ValueRow] = []
    for frame in frames {
      composition.update(frame: frame)
      let pattern = AnimationKeypath(keypath: keypath)
      rows += composition.values(for: pattern, atFrame: frame, isOriginal: original).map {
        ValueRow(frame: frame, value: $0)
      }
    }
    guard !rows.isEmpty else {
      let near = NearestNames(composition.hierarchyKeypaths().map(\.path))
        .suggestion(for: AnimationKeypath(keypath: keypath))
      throw Failure(.findings, "\(source.input): \(keypath) means no property\(near)")
    }
    try Console.result(text(rows, showsFrames: frames.count > 1))
  }

  private func text(_ rows: [ValueRow], showsFrames: Bool) -> String {
    switch format {
    case .text:
      rows.map { row in
        (showsFrames ? "\(Console.number(row.frame)) " : "") + "\(row.name) = \(row.text)"
      }.joined(separator: "\n")
    case .csv:
      (["frame,keypath,value"]
        + rows.map { row in
          [Console.exact(row.frame), Console.quoted(row.name), Console.quoted(row.text)]
            .joined(separator: ",")
        }).joined(separator: "\n")
    case .json:
      String(decoding: JSONWriter.bytes(.array(rows.map(\.json))), as: UTF8.self)
    }
  }
}

/// A value at a frame.
private struct ValueRow {
  let frame: Double
  let value: KeypathValue

  var name: String { value.path.joined(separator: ".") }
  var text: String { ValueText.text(value.value) }

  var json: JSONValue {
    .object([
      "frame": .number(frame),
      "keypath": .string(name),
      "kind": .string(value.kind.rawValue),
      "value": ValueText.json(value.value),
    ])
  }
}
