package import LottieKit
package import LottieLint
import Synchronization

/// A page about animations and what was found in them.
package struct ReportPage {
  private let run: LintRun
  private let title: String
  private let threads: Int
  private let memory: MemoryLimit
  /// Whether frames are those for people who asked for less motion.
  package var reducesMotion = false
  /// Whether a terminal shows how far the drawing is.
  package var showsProgress = false

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - run: The findings.
  ///   - title: The name of what was checked.
  ///   - threads: Workers.
  ///   - memory: The memory that loading an animation may take.
  package init(_ run: LintRun, title: String, threads: Int, memory: MemoryLimit = MemoryLimit()) {
    self.run = run
    self.title = title
    self.threads = threads
    self.memory = memory
  }

  /// An animation on the page, without its images.
  private struct Entry {
    var summary: OrderedDictionary<String, JSONValue>
    var detail: String?
  }

  /// One page, images inside.
  package func html() -> [UInt8] {
    let entries = entries { animation, _, limits in
      let sheet = animation.sheet(limits)
      var summary = animation.summary
      if let sheet { summary["still"] = .string(Page.url(webp: sheet.still)) }
      let detail = animation.detail(
        sheet,
        at: sheet.map { Page.url(webp: $0.image) } ?? "",
        others: animation.sheets(limits, beside: sheet).map {
          ($0.player, $0.sheet, Page.url(webp: $0.sheet.image))
        }
      )
      return Entry(summary: summary, detail: JSONWriter.text(detail))
    }
    var blocks = [("index", JSONWriter.text(index(entries.map(\.summary))))]
    for (number, entry) in entries.enumerated() {
      if let detail = entry.detail { blocks.append(("f\(number)", detail)) }
    }
    return Page(title: title, blocks: blocks).html
  }

  /// Writes a page, and one for each animation with its images into a folder beside it.
  ///
  /// - Throws: ``Failure``.
  package func write(to path: String) throws {
    let name = path.fileName
    let folder = (name.hasSuffix(".html") ? String(name.dropLast(5)) : name) + "-pages"
    let base = String(path.dropLast(name.count)) + folder + "/"
    let failure = Guarded<(any Error)?>(nil)
    let entries = entries { animation, number, limits in
      let own = Words.padded(number, to: 4)
      var summary = animation.summary
      summary["page"] = .string("\(folder)/\(own).html")
      do {
        let sheet = animation.sheet(limits)
        if let sheet {
          try FileWriting.write(sheet.image, to: "\(base)\(own).webp")
          try FileWriting.write(sheet.still, to: "\(base)\(own)-still.webp")
          summary["still"] = .string("\(folder)/\(own)-still.webp")
        }
        let others = try animation.sheets(limits, beside: sheet).map { player, sheet in
          let address = "\(own)-\(player).webp"
          try FileWriting.write(sheet.image, to: base + address)
          return (player, sheet, address)
        }
        let detail = animation.detail(sheet, at: "\(own).webp", others: others)
        let page = ReportPage.page(of: animation, detail, in: title, home: "../" + name)
        try FileWriting.write(page.html, to: "\(base)\(own).html")
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
      return Entry(summary: summary)
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
    let blocks = [("index", JSONWriter.text(index(entries.map(\.summary))))]
    try FileWriting.write(Page(title: title, blocks: blocks).html, to: path)
  }

  /// The page of one animation.
  package static func page(
    of animation: ReportedAnimation,
    _ detail: JSONValue,
    in title: String,
    home: String,
    live: String? = nil
  ) -> Page {
    let index = JSONValue(members: [
      "file": .number(0), "home": .string(home), "live": live.map(JSONValue.string) ?? .null,
    ])
    return Page(
      title: animation.title,
      subtitle: title,
      blocks: [("index", JSONWriter.text(index)), ("f0", JSONWriter.text(detail))],
      isServed: live != nil
    )
  }

  /// The title of a page about files and folders: the first, and the number of the others.
  package static func title(of inputs: [String]) -> String {
    let others = inputs.count - 1
    return (inputs.first ?? "") + (others > 0 ? " and \(others) more" : "")
  }

  /// The names of reports on a page: without the folders that all have in common.
  package static func titles(_ reports: [FileReport]) -> [String] {
    let folders = reports.map { $0.file.split(separator: "/", omittingEmptySubsequences: false) }
    let shortest = folders.map(\.count).min() ?? 1
    var common = 0
    while common < shortest - 1, Set(folders.map { $0[common] }).count == 1 { common += 1 }
    return zip(reports, folders).map { report, parts in
      parts[common...].joined(separator: "/") + (report.entry.map { " (\($0))" } ?? "")
    }
  }

  /// For each report, which animation of its file it is about, from 0.
  package static func numbers(_ reports: [FileReport]) -> [Int] {
    var counts: [String: Int] = [:]
    return reports.map { report in
      defer { counts[report.file, default: 0] += 1 }
      return counts[report.file, default: 0]
    }
  }

  /// All animations in the order of the reports, by all workers.
  private func entries(
    _ make: @Sendable (ReportedAnimation, Int, FrameSheet.Limits) -> Entry
  ) -> [Entry] {
    let reports = run.reports
    let (titles, numbers) = (ReportPage.titles(reports), ReportPage.numbers(reports))
    let drawnOtherwise = reports.flatMap(\.verdicts).count {
      [.differs, .loses].contains($0.outcome)
    }
    let limits = FrameSheet.Limits(
      animations: reports.count + drawnOtherwise,
      reducesMotion: reducesMotion
    )
    let bar = ProgressBar(total: reports.count, unit: "animations", quiet: !showsProgress)
    defer { bar.finish() }
    return ParallelResults.all(reports.count, threads: threads) { number in
      defer { bar.advance(titles[number]) }
      let animation = ReportedAnimation(
        reports[number],
        index: numbers[number],
        title: titles[number],
        memory: memory
      )
      return make(animation, number, limits)
    }
  }

  /// The data of the list of all animations.
  package func index(_ summaries: [OrderedDictionary<String, JSONValue>]) -> JSONValue {
    let players = Player.allCases.filter { player in
      run.reports.contains { $0.verdicts.contains { $0.player == player } }
    }
    return JSONValue(members: [
      "players": .array(players.map { .string($0.rawValue) }),
      "rules": .array(Set(run.findings.map(\.rule.text)).sorted().map(JSONValue.string)),
      "files": .array(summaries.map(JSONValue.object)),
    ])
  }
}
