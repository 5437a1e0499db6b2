import LottieKit

/// Frames of one animation into one output.
package struct RenderRequest: OptionRequest {
  /// The animation.
  package var source = AnimationInput()
  /// Places searched for images.
  package var assets = AssetSearch()
  /// A template of file names; nil lets the program name them.
  package var output: String?
  /// The option that gives the output, for errors.
  package var outputOption = "--output"
  /// The frames to draw.
  package var frames = FrameSelection()
  /// The range of time, and its playback.
  package var timeline = TimelineSelection()
  /// The state machine that says which frames are shown, by its id or file.
  package var stateMachine: String?
  /// What is done to the state machine.
  package var events = MachineEvents()
  /// The size of the image.
  package var size = ImageSize()
  /// Region, position and background.
  package var placement = Placement()
  /// Format and settings of encoders.
  package var encoding = EncodingSettings()
  /// The destination that decides format, size, rate and quality.
  package var destination: String?
  /// Maximum bytes of the file for a destination; nil is what it takes.
  package var maximumBytes: Int?
  /// The memory that loading and drawing may take.
  var memory: MemoryLimit { source.memory }
  /// Overrides of the document.
  package var overrides = Overrides()
  /// Texts and fonts of text layers.
  package var text = TextSettings()
  /// Worker threads; nil is one per processor.
  package var threads: Int?
  /// Whether checksums of the images are printed.
  package var checksum = false
  /// A template for the file of unsupported features.
  package var report: String?
  /// Whether unsupported features are a failure.
  package var strictFeatures = false
  /// Conditions for showing progress.
  package var progress = ProgressChoice.auto
  /// Whether only errors are printed.
  package var quiet = false
  /// Whether every unsupported feature is listed.
  package var verbose = false
  /// Whether nothing is written.
  package var dryRun = false
  /// Whether existing files are replaced.
  package var overwrite = true
  /// Whether an output may replace an input.
  package var overwriteInput = false
  /// The values of a table's row, for the names of outputs; none but for rows.
  package var row: [String: String] = [:]
  /// Some of the frames, where several tasks draw one output.
  package var part: RenderPart?

  /// Creates the defaults.
  package init() {}

  /// The members, by the names of options.
  package static let fields = RequestFields<RenderRequest>(
    AnimationInput.fields.within(\.source) + AssetSearch.fields.within(\.assets)
      + FrameSelection.fields.within(\.frames) + TimelineSelection.fields.within(\.timeline)
      + MachineEvents.fields.within(\.events) + ImageSize.fields.within(\.size)
      + Placement.fields.within(\.placement)
      + EncodingSettings.fields.within(\.encoding)
      + Overrides.fields.within(\.overrides) + TextSettings.fields.within(\.text) + [
        .value("output", \.output, .operand),
        .value("as", \.source.player),
        .value("for", \.destination),
        .value("max-bytes", \.maximumBytes),
        .value("state-machine", \.stateMachine),
        .value("threads", \.threads),
        .value("report", \.report),
        .flag("strict-features", \.strictFeatures),
        .flag("quiet", \.quiet),
        .flag("verbose", \.verbose),
        .flag("overwrite", \.overwrite, .invertible),
        .flag("overwrite-input", \.overwriteInput),
        RequestField("row", .operand) { value, request in
          for case (let name, .string(let text)) in value.memberList ?? [] {
            request.row[name] = text
          }
        } write: {
          RenderRequest.json(ofRow: $0.row)
        },
        RequestField("part", .operand) { value, request in
          request.part = try RenderPart(value)
        } write: {
          $0.part?.json ?? .null
        },
      ]
  )

  /// Refuses values that are out of range or contradict each other.
  package func check() throws {
    try source.check()
    try frames.check()
    try timeline.check()
    try events.check()
    try checkMachine()
    try size.check()
    try placement.check()
    try encoding.check()
    try checkPlace()
    if let threads, !(1...256).contains(threads) {
      throw Failure(.usage, "--threads must be 1 to 256")
    }
  }

  /// Refuses options of time that do not go together with a state machine.
  package func checkMachine() throws {
    guard stateMachine != nil || !events.isGiven else {
      throw Failure(.usage, "--events and --until are for --state-machine")
    }
    guard stateMachine == nil || !(timeline.isGiven || frames.namesFrames) else {
      throw Failure(
        .usage,
        "--state-machine says which frames are shown; give --events and --until"
      )
    }
  }

  static func json(ofRow row: [String: String]) -> JSONValue {
    JSONValue(memberList: row.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
  }

  /// The files that are read besides the input.
  var files: [String] { source.files + overrides.files + text.files }

  /// The animation or row, for messages.
  var subject: String { row["id"].map { "row \($0)" } ?? source.input }

  /// Whether to report what overrides match.
  ///
  /// False for rows, whose reports would all be equal.
  var reportsMatches: Bool { !quiet && row.isEmpty }

  /// The given output; nil when the program names it.
  var outputTemplate: OutputTemplate? {
    get throws {
      try output.map { try OutputTemplate($0, option: outputOption, columns: row.keys) }
    }
  }

  /// The message for a task whose time is over.
  var timedOut: Failure {
    let seconds = Words.number(source.timeout ?? 0)
    return Failure(.timeout, "not finished after \(seconds) s (--timeout)")
  }

  /// The request for a row of a table.
  func filled(_ values: RowValues) -> RenderRequest {
    var request = self
    request.row = values.placeholders
    if !values.slots.isEmpty { request.source.slotValues = SlotValues(properties: values.slots) }
    request.text.replacements.texts = values.texts
    request.overrides.properties = values.properties.map { keypath, text in
      OverrideFile.Entry(keypath: keypath, spans: [OverrideFile.Span(frames: nil, text: text)])
    }
    request.overrides.images = values.images
    request.overrides.hide += values.hidden.map(\.string)
    return request
  }
}

/// Some frames of an output that several tasks make together.
package struct RenderPart: Equatable, Sendable {
  /// The first frame, as an index into all of the output.
  var first: Int
  /// The last frame.
  var last: Int
  /// The folder of frames that are joined later; nil where each frame is a file of its own.
  var folder: String?
}

extension RenderPart {
  /// Reads an object.
  ///
  /// - Throws: ``Failure``.
  init(_ value: JSONValue) throws {
    func number(_ name: String) -> Int? {
      guard case .number(let number)? = value[name], number >= 0 else { return nil }
      return Int(exactly: number)
    }
    guard let first = number("first"), let last = number("last"), first <= last else {
      throw Failure(.usage, "\"part\" must have \"first\" and \"last\"")
    }
    self.init(first: first, last: last)
    if case .string(let text)? = value["folder"] { folder = text }
  }

  var json: JSONValue {
    var members: OrderedDictionary<String, JSONValue> = [
      "first": .number(Double(first)), "last": .number(Double(last)),
    ]
    if let folder { members["folder"] = .string(folder) }
    return .object(members)
  }
}
