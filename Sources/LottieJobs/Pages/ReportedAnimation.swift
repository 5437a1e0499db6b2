package import LottieKit
package import LottieLint

/// An animation on a page: its findings, and facts to show about it.
package struct ReportedAnimation {
  /// Its name on the page.
  let title: String
  /// Members for the list of all animations.
  package private(set) var summary: OrderedDictionary<String, JSONValue>
  private var members: OrderedDictionary<String, JSONValue>
  private let report: FileReport
  private let file: AnimationFile?
  private let memory: MemoryLimit

  /// Layers that get outlines, at most.
  private static let outlineLimit = 24
  /// Players whose pictures are beside the right one, at most.
  private static let playerLimit = 6
  /// The heaviest layers that are listed.
  private static let heavyLayers = 6
  /// Frames in which they are measured, and nanoseconds of one core, estimated, that this may take.
  private static let (profiledFrames, profilingWork) = (8, 500_000_000)
  /// Nanoseconds of one core, estimated, that the pictures of all players may take.
  private static let playerWork = 2_000_000_000
  /// Keypaths, and layers of the timeline, at most.
  private static let listLimit = 2000
  /// Names among which keypaths, colors and layers for outlines are looked for.
  static let nameLimit = 50_000

  /// Creates the part of a page about an animation.
  ///
  /// - Parameters:
  ///   - report: The findings in the file, or in one animation of it.
  ///   - index: Index of the animation in the file, from 0.
  ///   - title: Its name on the page.
  ///   - memory: The memory that loading it may take.
  package init(_ report: FileReport, index: Int, title: String, memory: MemoryLimit) {
    let findings = report.findings
    self.report = report
    self.title = title
    self.memory = memory
    summary = [
      "title": .string(title),
      "bytes": .number(Double(FileWriting.size(report.file) ?? 0)),
      "text": .string(
        ([title] + findings.flatMap { [$0.message, $0.rule.text] + $0.keypath })
          .joined(separator: "\n").lowercased()
      ),
      "rules": .array(Set(findings.map(\.rule.text)).sorted().map(JSONValue.string)),
      "outcomes": JSONValue(
        memberList: report.verdicts.map { ($0.player.rawValue, .string($0.outcome.rawValue)) }
      ),
    ]
    for severity in [Severity.error, .warning, .info] {
      let count = findings.filter { $0.severity == severity }.count
      summary[severity.rawValue] = .number(Double(count))
    }
    members = [
      "title": .string(title), "players": report.json["players"] ?? .array([]), "facts": .array([]),
    ]
    var choice = AnimationFile.Choice(animation: report.entry == nil ? nil : String(index))
    choice.budget = memory.budget
    file = try? AnimationFile(path: report.file, choice: choice)
    if let file { describe(file) }
  }

  /// Its frames; nil when it cannot be drawn, or is cancelled, which is asked before each frame.
  package func sheet(
    _ limits: FrameSheet.Limits,
    isCancelled: () -> Bool = { false }
  ) -> FrameSheet? {
    file.flatMap { FrameSheet($0, limits, isCancelled: isCancelled) }
  }

  /// Its frames as players draw them that draw it otherwise, by the players' names; none beside its own that took long.
  package func sheets(
    _ limits: FrameSheet.Limits,
    beside own: FrameSheet?
  ) -> [(player: String, sheet: FrameSheet)] {
    guard let file, let own else { return [] }
    let players = report.verdicts.filter { [.differs, .loses].contains($0.outcome) }
    var left = Self.playerWork
    // A player's frame takes about as long.
    let frameWork = own.work / own.frames.count
    return players.prefix(Self.playerLimit).compactMap { verdict in
      let name = verdict.player.rawValue
      guard left > frameWork,
        let shown = try? PlayerDialect(named: name).apply(to: file, input: title, quiet: true),
        let sheet = FrameSheet(shown, limits, work: left)
      else { return nil }
      left -= sheet.work
      return (name, sheet)
    }
  }

  /// The frame in the middle, as WebP; nil when it cannot be drawn.
  ///
  /// `side`: Pixels of the longer side.
  package func still(side: Int) -> [UInt8]? {
    guard let file else { return nil }
    return FrameSheet(file, FrameSheet.Limits(side: side, frames: 1))?.still
  }

  /// The data of the animation's own part.
  ///
  /// - Parameters:
  ///   - sheet: Its frames.
  ///   - address: The address of their image relative to the page.
  ///   - others: Its frames as players draw them, with addresses.
  /// - Returns: The data.
  package func detail(
    _ sheet: FrameSheet?,
    at address: String,
    others: [(player: String, sheet: FrameSheet, address: String)] = []
  ) -> JSONValue {
    var members = members
    var list = report.json["findings"]?.elements ?? []
    if let sheet, let file {
      members["costs"] = .array(
        costs(file).map { .array($0.map(JSONValue.string)) }
      )
      members["sheet"] = sheet.json(at: address)
      members["others"] = .array(
        others.map {
          JSONValue(members: [
            "player": .string($0.player), "sheet": $0.sheet.json(at: $0.address),
          ])
        }
      )
      let pointers = report.findings.map(\.pointer)
      let outlines = LayerOutlines(
        file.animation,
        pointers,
        at: sheet.frames,
        limit: Self.outlineLimit
      )
      members["outlines"] = outlines.json
      for (at, pointer) in pointers.enumerated() {
        guard let layer = outlines.number(of: pointer), case .object(var entry) = list[at] else {
          continue
        }
        entry["outline"] = .number(Double(layer))
        list[at] = .object(entry)
      }
    }
    members["findings"] = .array(list)
    return .object(members)
  }

  /// The heaviest layers, as a table with a head; nothing where none can be measured.
  private func costs(_ file: AnimationFile) -> [[String]] {
    var conditions = AnimationProfile.Conditions(memory.budget)
    conditions.maximumWork = Self.profilingWork
    conditions.measuresTime = false
    guard let request = try? ProfileRequest(frames: Self.profiledFrames),
      let profile = try? request.profile(file.animation, conditions), !profile.layers.isEmpty
    else { return [] }
    return ProfileText(profile, player: request.player, input: title, top: Self.heavyLayers).cells
  }

  private mutating func describe(_ file: AnimationFile) {
    let animation = file.animation
    summary["width"] = .number(animation.size.width)
    summary["height"] = .number(animation.size.height)
    summary["seconds"] = .number(animation.duration)
    members["width"] = summary["width"]
    members["height"] = summary["height"]
    members["start"] = .number(animation.startFrame)
    members["end"] = .number(animation.endFrame)
    members["facts"] = .array(
      AnimationSummary(file).rows.map { .array([.string($0.0), .string($0.1)]) }
    )
    members["markers"] = .array(animation.markers.map(\.json))
    members["timeline"] = .array(
      animation.layers.prefix(Self.listLimit).map { layer in
        JSONValue(members: [
          "name": .string(layer.name), "in": .number(layer.inFrame), "out": .number(layer.outFrame),
        ])
      }
    )
    let composition = Composition(drawing: animation)
    members["keypaths"] = .array(
      composition.hierarchyKeypaths(limit: Self.nameLimit).lazy.filter { $0.kind != nil }.prefix(
        Self.listLimit
      )
      .map { .string($0.string) }
    )
    let colors = composition.values(
      for: AnimationKeypath(keypath: "**.Color"),
      atFrame: animation.startFrame,
      limit: Self.nameLimit
    ).map { ValueText.text($0.value) }
    members["colors"] = .array(Set(colors).sorted().prefix(64).map(JSONValue.string))
  }
}
