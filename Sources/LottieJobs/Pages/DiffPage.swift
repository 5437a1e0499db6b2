import LottieKit

/// A page that shows what changed in animations.
struct DiffPage {
  private let entries: [DiffEntry]
  private let names: (before: String, after: String)
  /// Whether two animations are compared, and not two folders.
  private let isSingle: Bool
  private let request: DiffRequest
  private let cache: AnimationFileCache?
  private let reference: ReferenceFrames?

  /// Files that are shown with images, at most: those that differ most.
  private static let pictureLimit = 400
  /// Words of a file, at most.
  private static let wordLimit = 500
  /// Bytes of all images without loss, about.
  private static let imageBytes = 48_000_000

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - entries: The files.
  ///   - names: The names of the two sides.
  ///   - isSingle: Whether two animations are compared, and not two folders.
  ///   - reference: The images that a single file is compared with.
  ///   - request: Loading of the files.
  ///   - cache: Animations that were loaded before.
  init(
    _ entries: [DiffEntry],
    names: (before: String, after: String),
    isSingle: Bool,
    reference: ReferenceFrames? = nil,
    request: DiffRequest,
    cache: AnimationFileCache? = nil
  ) {
    (self.entries, self.names, self.reference) = (entries, names, reference)
    (self.isSingle, self.request, self.cache) = (isSingle, request, cache)
  }

  /// The text of the page.
  ///
  /// - Throws: ``Failure`` when an image to compare with cannot be read.
  func html() throws -> [UInt8] {
    let told = entries.filter { $0.change != .equal }
    let order = told.indices.sorted { a, b in
      let (first, second) = (told[a].rank, told[b].rank)
      return first == second ? a < b : first > second
    }
    let shown = Array(order.prefix(Self.pictureLimit))
    let limits = FrameSheet.Limits(animations: shown.count * 2)
    let bytes = max(100_000, min(4_000_000, Self.imageBytes / max(1, shown.count * 2)))
    let results = ParallelResults.all(shown.count) { index in
      Result { try drawn(told[shown[index]], limits, bytes) }
    }
    var pictures: [Int: (sheet: JSONValue, stills: JSONValue)] = [:]
    for (number, result) in zip(shown, results) { pictures[number] = try result.get() }
    var blocks = [("index", JSONWriter.text(index(told, pictures)))]
    for (number, entry) in told.enumerated() {
      blocks.append(
        ("f\(number)", JSONWriter.text(detail(entry, pictures[number]?.sheet ?? .null)))
      )
    }
    let title = names.before == names.after ? names.after : "\(names.before) → \(names.after)"
    return Page(
      title: VisibleText.line(title),
      subtitle: isSingle
        ? (told.isEmpty ? "no difference" : "changed") : DiffEntry.summary(entries),
      blocks: blocks,
      kind: .diff
    ).html
  }

  /// Words for the two sides.
  private var sides: [String] {
    guard !request.isStructural, !request.players.isEmpty, request.against == nil else {
      return ["before", "after"]
    }
    return [request.before, request.after].map { $0.player.map { "as \($0)" } ?? "as it should be" }
  }

  private func drawn(
    _ entry: DiffEntry,
    _ limits: FrameSheet.Limits,
    _ bytes: Int
  ) throws -> (sheet: JSONValue, stills: JSONValue) {
    let sheets = try sheets(of: entry, limits, bytes)
    return (sheets?.json ?? .null, stills(sheets))
  }

  private func sheets(
    of entry: DiffEntry,
    _ limits: FrameSheet.Limits,
    _ bytes: Int
  ) throws -> ComparedSheets? {
    guard entry.change != .unreadable else { return nil }
    // It was loaded before; a file that has gone since is shown without images.
    let old = entry.paths.before.flatMap {
      try? request.before.named($0).load(quiet: true, from: cache)
    }
    let new = entry.paths.after.flatMap {
      try? request.after.named($0).load(quiet: true, from: cache)
    }
    if let reference, let new {
      return try ComparedSheets(of: new, against: reference, limits, bytes: bytes)
    }
    return ComparedSheets(of: old, new, limits, bytes: bytes)
  }

  private func index(
    _ told: [DiffEntry],
    _ pictures: [Int: (sheet: JSONValue, stills: JSONValue)]
  ) -> JSONValue {
    let files = told.enumerated().map { number, entry in
      let worst = entry.result.worst
      return JSONValue(members: [
        "title": .string(VisibleText.line(entry.title)), "change": .string(entry.change.rawValue),
        "words": .number(Double(entry.result.words.count)),
        "text": .string(
          ([entry.title] + entry.result.words.prefix(Self.wordLimit).map { "\($0.name) \($0.text)" })
            .joined(separator: "\n").lowercased()
        ),
        "rank": .number(entry.rank), "visible": worst.map { .number($0.diff.visible) } ?? .null,
        "deltaE": worst.map { .number($0.diff.deltaE) } ?? .null,
        "frame": worst.map { .number($0.frame) } ?? .null,
        "stills": pictures[number]?.stills ?? .null,
      ])
    }
    let totals = DiffEntry.Change.allCases.map { change in
      (change.rawValue, JSONValue.number(Double(entries.count { $0.change == change })))
    }
    return JSONValue(members: [
      "before": .string(VisibleText.line(names.before)),
      "after": .string(VisibleText.line(names.after)),
      "sides": .array(sides.map(JSONValue.string)),
      "limit": .number(PixmapDiff.visibleDifference), "totals": JSONValue(memberList: totals),
      "single": .bool(isSingle),
      "files": .array(files),
    ])
  }

  private func detail(_ entry: DiffEntry, _ sheet: JSONValue) -> JSONValue {
    let words = entry.result.words
    return JSONValue(members: [
      "title": .string(VisibleText.line(entry.title)), "change": .string(entry.change.rawValue),
      "failure": entry.failure.map { .string(VisibleText.line($0.message)) } ?? .null,
      "words": reference != nil || !request.isStructural
        ? .null
        : .array(
          words.prefix(Self.wordLimit).map { .array([.string($0.name), .string($0.text)]) }
        ),
      "more": .number(Double(max(0, words.count - Self.wordLimit))), "sheet": sheet,
    ])
  }

  private func stills(_ sheets: ComparedSheets?) -> JSONValue {
    guard let sheets else { return .null }
    return .array(
      [sheets.stills.before, sheets.stills.after].map { image in
        image.map { .string(Page.url(webp: $0)) } ?? .null
      }
    )
  }
}

extension DiffEntry {
  /// Degree of the difference, for the order: unreadable files and those on one side only come first.
  fileprivate var rank: Double {
    switch change {
    case .unreadable: 2000
    case .added, .removed: 1000
    case .changed, .renamed, .equal: result.worst?.diff.deltaE ?? 0
    }
  }
}
