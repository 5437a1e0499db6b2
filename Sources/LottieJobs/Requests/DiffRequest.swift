import LottieKit

/// Output formats of `lottie diff`.
package enum DiffFormat: String, OptionText, CaseIterable {
  case table, json, markdown
}

/// A request to compare two animations or folders.
package struct DiffRequest: OptionRequest {
  /// The animation.
  package var source = AnimationInput()
  /// The animation or folder to compare with.
  package var other: String?
  /// A folder of frames to compare with.
  package var against: String?
  /// The players as which the two sides are drawn, by name: none, one for both or two.
  package var players: [String] = []
  /// Whether frames are drawn and compared.
  package var visual = false
  /// Number of frames to compare; nil is ``usualFrames``, fewer where drawing them takes long.
  package var frames: Int?
  /// Largest mean difference of a frame that passes, 0 to 1.
  package var threshold = 0.001
  /// The image of where the worst frame differs.
  package var heatmap: String?
  /// The page that shows what changed.
  package var output: String?
  /// The former name of ``output``.
  package var report: String?
  /// Width of the compared frames; nil is the first animation's own.
  package var width: Int?
  /// Output format.
  package var format = DiffFormat.table
  /// The folder of small images of the worst frames.
  package var images: String?
  /// The address below which those images will be found.
  package var imageBaseURL: String?
  /// Whether only errors are printed.
  package var quiet = false

  /// The number of frames that are compared unless asked otherwise.
  package static let usualFrames = 10

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<DiffRequest>(
    AnimationInput.fields.within(\.source) + [
      .value("other", \.other, .operand),
      .value("against", \.against),
      .list("as", \.players),
      .flag("visual", \.visual),
      .value("frames", \.frames),
      .value("threshold", \.threshold),
      .value("heatmap", \.heatmap),
      .value("output", \.output, .operand),
      .value("report", \.report),
      .value("width", \.width),
      .value("format", \.format),
      .value("images", \.images),
      .value("image-base-url", \.imageBaseURL),
      .flag("quiet", \.quiet),
    ]
  )

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    try source.check()
    guard other == nil || against == nil else {
      throw Failure(.usage, "give a second animation or --against FOLDER, not both")
    }
    guard isOfTwo || !players.isEmpty else {
      throw Failure(.usage, "give a second animation or folder, --against FOLDER, or --as PLAYER")
    }
    guard players.count <= (against == nil ? 2 : 1) else {
      throw Failure(.usage, "--as is given at most once for each side")
    }
    guard isOfTwo || source.input != "-" else {
      throw Failure(.usage, "--as compares a file with itself, not standard input")
    }
    for player in players { _ = try PlayerDialect(named: player) }
    guard (1...1000).contains(frames ?? DiffRequest.usualFrames) else {
      throw Failure(.usage, "--frames must be 1 to 1000")
    }
    guard (0...1).contains(threshold) else {
      throw Failure(.usage, "--threshold must be 0 to 1")
    }
    guard output == nil || report == nil else {
      throw Failure(.usage, "--report is another name of --output; give one of them")
    }
    guard (images == nil) == (imageBaseURL == nil), images == nil || format == .markdown else {
      throw Failure(.usage, "--images, --image-base-url and --format markdown go together")
    }
    if let imageBaseURL, imageBaseURL.wholeMatch(of: /https?:\/\/[A-Za-z0-9._~:\/%@+,;=-]+/) == nil
    {
      throw Failure(.usage, "--image-base-url must be an http or https URL without query")
    }
  }

  /// The file of the page; nil for no page.
  var page: String? { output ?? report }

  /// Whether something else is compared with the animation, and not its pictures by two players.
  private var isOfTwo: Bool { other != nil || against != nil }

  /// Whether frames are drawn.
  var isVisual: Bool {
    visual || heatmap != nil || page != nil || format == .markdown || !isOfTwo
  }

  /// Whether layers and values are compared.
  var isStructural: Bool { other != nil }

  /// The first animation, or the only one as it should be or as the first player draws it.
  package var before: AnimationInput {
    var input = source
    input.player = isOfTwo || players.count == 2 ? players.first : nil
    return input
  }

  /// The second animation, or the only one as the last player draws it.
  var after: AnimationInput {
    var input = source.named(other ?? source.input)
    input.player = players.last
    return input
  }

  /// The names of the two sides, of which the first may be a folder of frames.
  var names: (before: String, after: String) {
    func name(_ input: AnimationInput) -> String {
      input.player.map { "\(input.input) as \($0)" } ?? input.input
    }
    return (against ?? name(before), name(after))
  }

  /// Loads a file, as it should be drawn.
  func load(_ name: String, from cache: AnimationFileCache? = nil) throws -> AnimationFile {
    try source.named(name).load(from: cache)
  }
}
