import LottieKit
import LottieLint
import Synchronization

/// A page about animations and what was found in them.
struct ReportPage {
  private let run: LintRun
  private let title: String
  private let threads: Int

  /// - Parameters:
  ///   - run: The findings.
  ///   - title: What was checked.
  ///   - threads: Workers.
  init(_ run: LintRun, title: String, threads: Int) {
    self.run = run
    self.title = title
    self.threads = threads
  }

  /// One page, pictures inside.
  func html() -> [UInt8] {
    let animations = animations { animation, _ in
      var animation = animation
      if let sheet = animation.sheet {
        animation.link(sheet: ReportPage.url(sheet.image), still: ReportPage.url(sheet.still))
      }
      return animation
    }
    var blocks = [("index", text(index(animations)))]
    for (number, animation) in animations.enumerated() {
      blocks.append(("f\(number)", text(animation.detail)))
    }
    return Page(title: title, subtitle: run.summary, blocks: blocks).html
  }

  /// Writes a page, and one for each animation with its pictures into a folder beside it.
  ///
  /// - Throws: ``Failure``.
  func write(to path: String) throws {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let folder = name.hasSuffix(".html") ? String(name.dropLast(5)) + "-pages" : name + "-pages"
    let base = String(path.dropLast(name.count)) + folder + "/"
    let failures = Guarded<(any Error)?>(nil)
    let animations = animations { animation, number in
      var animation = animation
      let own = String(repeating: "0", count: max(0, 4 - String(number).count)) + String(number)
      do {
        if let sheet = animation.sheet {
          try FileWriting.write(sheet.image, to: "\(base)\(own).webp")
          try FileWriting.write(sheet.still, to: "\(base)\(own)-still.webp")
          animation.link(sheet: "\(own).webp", still: "\(folder)/\(own)-still.webp")
        }
        let index: JSONValue = JSONValue(members: [
          "file": .number(Double(number)), "home": .string("../" + name),
        ])
        let page = Page(
          title: animation.title,
          subtitle: title,
          blocks: [("index", text(index)), ("f\(number)", text(animation.detail))]
        )
        try FileWriting.write(page.html, to: "\(base)\(own).html")
        animation.leave(page: "\(folder)/\(own).html")
      } catch {
        failures.withLock { $0 = $0 ?? error }
      }
      return animation
    }
    if let failure = failures.withLock({ $0 }) { throw failure }
    let page = Page(
      title: title,
      subtitle: run.summary,
      blocks: [("index", text(index(animations)))]
    )
    try FileWriting.write(page.html, to: path)
  }

  /// All animations in the order of the reports.
  ///
  /// `finish`: Takes a new one, and its number, and returns what is kept.
  private func animations(
    _ finish: @Sendable (ReportedAnimation, Int) -> ReportedAnimation
  ) -> [ReportedAnimation] {
    let reports = run.reports
    var counts: [String: Int] = [:]
    let numbers = reports.map { report in
      defer { counts[report.file, default: 0] += 1 }
      return counts[report.file, default: 0]
    }
    let limits = FrameSheet.Limits(animations: reports.count)
    let state = Guarded<(next: Int, animations: [ReportedAnimation?])>(
      (0, Array(repeating: nil, count: reports.count))
    )
    WorkerThreads.perform(min(threads, max(1, reports.count))) { _ in
      while true {
        let number = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard reports.indices.contains(number) else { return }
        let animation = finish(
          ReportedAnimation(reports[number], index: numbers[number], limits: limits),
          number
        )
        state.withLock { $0.animations[number] = animation.withoutPictures }
      }
    }
    return state.withLock { $0.animations.compactMap(\.self) }
  }

  private func index(_ animations: [ReportedAnimation]) -> JSONValue {
    let players = Player.allCases.filter { player in
      run.reports.contains { $0.verdicts.contains { $0.player == player } }
    }
    let rules = Set(run.findings.map(\.rule.text)).sorted()
    return JSONValue(members: [
      "players": .array(players.map { .string($0.rawValue) }),
      "rules": .array(rules.map(JSONValue.string)),
      "files": .array(animations.map { .object($0.summary) }),
    ])
  }

  private func text(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.bytes(value), as: UTF8.self)
  }

  private static func url(_ webp: [UInt8]) -> String {
    "data:image/webp;base64," + Base64.encode(webp)
  }
}
