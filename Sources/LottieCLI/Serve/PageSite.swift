import LottieJobs
import LottieKit
import LottieLint
import Synchronization

/// The pages of `lottie serve`, made when they are asked for.
final class PageSite: Sendable {
  private let validation: ValidateRequest
  /// Names of this machine that requests may be for; nil is any.
  private let hosts: Set<String>?
  private let known = Guarded(Known())
  private let sheets = Guarded<[(key: String, sheet: FrameSheet)]>([])

  /// The known state of the files; a look for changes has exclusive access.
  private struct Known {
    var reports: [String: (state: FileState, reports: [FileReport])] = [:]
    var shown: [Shown] = []
    var lastLook: ContinuousClock.Instant?
  }

  /// Images of one page are asked for at once: the files are not looked at again for each.
  private static let patience = Duration.milliseconds(300)

  /// An animation as it is now.
  private struct Shown {
    let id: String
    let state: FileState
    let report: FileReport
    let index: Int
    let title: String
    let memory: MemoryLimit

    var animation: ReportedAnimation {
      ReportedAnimation(report, index: index, title: title, memory: memory)
    }
    /// Changes with the file, so that no old image is shown.
    var key: String { Checksum("\(id) \(state.size) \(state.modified)".utf8).text }
  }

  private var title: String { validation.files.joined(separator: ", ") }

  /// Bytes of images that are kept.
  private static let kept = 64 << 20
  private static let limits = FrameSheet.Limits(animations: 1)

  /// Creates a site.
  ///
  /// - Parameters:
  ///   - files: Files, folders or patterns.
  ///   - checks: The checks to make.
  ///   - address: The address that is listened on. Where only this machine reaches it, requests for other hosts
  ///     are refused, which a page elsewhere could make by pointing its name here.
  /// - Throws: ``Failure`` when there are no animations, one that is named cannot be read, or the configuration is
  ///   wrong.
  init(files: [String], checks: LintChecks, address: String = "127.0.0.1") throws {
    validation = ValidateRequest(files: files, checks)
    for file in try ValidationJob(validation).files {
      do {
        try FileWriting.check(file)
      } catch let error as Failure where !files.contains(file) {
        Console.warning("\(error.message); left out")
      }
    }
    let isLocal = address == "localhost" || address.hasPrefix("127.")
    hosts = isLocal ? ["localhost", "127.0.0.1", address] : nil
  }

  /// The answer to a request.
  struct Answer: Sendable {
    var status = 200
    var phrase = "OK"
    var type = "text/html; charset=utf-8"
    var body: [UInt8]

    static func problem(_ status: Int, _ phrase: String) -> Answer {
      Answer(status: status, phrase: phrase, type: "text/plain", body: Array("\(phrase)\n".utf8))
    }
  }

  /// The answer to a request; nothing but the pages and images of the animations has an address.
  ///
  /// `isGone`: Whether nobody waits for it any more, in which case there is none.
  func answer(
    method: String,
    path: String,
    host: String?,
    isGone: () -> Bool = { false }
  ) -> Answer? {
    guard ["GET", "HEAD"].contains(method) else { return .problem(405, "Method Not Allowed") }
    guard isOwn(host) else { return .problem(403, "Forbidden") }
    let parts = path.split(separator: "/").map(String.init)
    do {
      let shown = try shown(isFresh: ["/", "/generation"].contains(path), isGone)
      if parts.isEmpty { return Answer(body: try home(shown)) }
      if parts == ["generation"] {
        return Answer(type: "text/plain", body: Array(PageSite.generation(shown).utf8))
      }
      guard parts.count == 2, let animation = shown.first(where: { $0.id == parts[1] }) else {
        return .problem(404, "Not Found")
      }
      switch parts[0] {
      case "animation": return try Answer(body: page(animation, shown, isGone))
      case "sheet": return picture(try sheet(animation, isGone)?.image)
      case "still": return picture(animation.animation.still(side: PageSite.limits.side / 2))
      default: return .problem(404, "Not Found")
      }
    } catch is Gone {
      return nil
    } catch {
      return .problem(500, VisibleText.line("\(error)"))
    }
  }

  /// Whether a request for a host may be answered.
  private func isOwn(_ host: String?) -> Bool {
    guard let hosts else { return true }
    let name = host?.split(separator: ":", maxSplits: 1).first.map(String.init)
    return name.map(hosts.contains) ?? false
  }

  private func picture(_ webp: [UInt8]?) -> Answer {
    webp.map { Answer(type: "image/webp", body: $0) } ?? .problem(404, "Not Found")
  }

  private func home(_ shown: [Shown]) throws -> [UInt8] {
    let summaries = shown.map { shown in
      var summary = shown.animation.summary
      summary["page"] = .string("/animation/\(shown.id)")
      if summary["width"] != nil { summary["still"] = .string("/still/\(shown.id)?\(shown.key)") }
      return summary
    }
    let run = LintRun(reports: shown.map(\.report), targets: [])
    guard case .object(var index) = ReportPage(run, title: title, threads: 1).index(summaries)
    else {
      return []
    }
    index["live"] = .string(PageSite.generation(shown))
    let blocks = [("index", JSONWriter.text(.object(index)))]
    return Page(title: title, blocks: blocks, isServed: true).html
  }

  private func page(_ shown: Shown, _ all: [Shown], _ isGone: () -> Bool) throws -> [UInt8] {
    let animation = shown.animation
    let detail = animation.detail(try sheet(shown, isGone), at: "/sheet/\(shown.id)?\(shown.key)")
    return ReportPage.page(
      of: animation,
      detail,
      in: title,
      home: "/",
      live: PageSite.generation(all)
    ).html
  }

  /// Ends the work for an answer that nobody waits for.
  private struct Gone: Error {}

  private func sheet(_ shown: Shown, _ isGone: () -> Bool) throws -> FrameSheet? {
    let key = shown.key
    if let known = sheets.withLock({ $0.first { $0.key == key }?.sheet }) { return known }
    let made = shown.animation.sheet(PageSite.limits, isCancelled: isGone)
    if isGone() { throw Gone() }
    guard let sheet = made else { return nil }
    sheets.withLock { sheets in
      sheets.append((key, sheet))
      var bytes = sheets.reduce(0) { $0 + $1.sheet.image.count }
      while bytes > PageSite.kept, sheets.count > 1 {
        bytes -= sheets.removeFirst().sheet.image.count
      }
    }
    return sheet
  }

  /// Changes when a file does.
  private static func generation(_ shown: [Shown]) -> String {
    Checksum(shown.map(\.key).joined().utf8).text
  }

  /// The animations as they are now; only files that have changed are checked again.
  ///
  /// `isFresh`: Whether a look at the files a moment ago is not enough.
  private func shown(isFresh: Bool, _ isGone: () -> Bool) throws -> [Shown] {
    let result = known.withLock { known in Result { try look(&known, isFresh: isFresh, isGone) } }
    return try result.get()
  }

  /// What was checked before the client went is kept.
  private func look(
    _ known: inout Known,
    isFresh: Bool,
    _ isGone: () -> Bool
  ) throws -> [Shown] {
    if !isFresh, let last = known.lastLook, last + PageSite.patience > .now { return known.shown }
    let files = try ValidationJob(validation).files
    let states = files.map(FileState.init)
    for (file, now) in zip(files, states) where known.reports[file]?.state != now {
      if isGone() { throw Gone() }
      var validation = validation
      validation.files = [file]
      let run = now.exists ? try ValidationJob(validation, isNamed: false).check() : nil
      known.reports[file] = (now, run?.reports ?? [])
    }
    let present = Set(files)
    known.reports = known.reports.filter { present.contains($0.key) }
    let all = zip(files, states).flatMap { file, now in
      (known.reports[file]?.reports ?? []).map { (report: $0, state: now) }
    }
    let reports = all.map(\.report)
    let (titles, numbers) = (ReportPage.titles(reports), ReportPage.numbers(reports))
    known.shown = all.indices.map { at in
      Shown(
        id: Checksum(reports[at].title.utf8).text,
        state: all[at].state,
        report: reports[at],
        index: numbers[at],
        title: titles[at],
        memory: validation.checks.memory
      )
    }
    known.lastLook = .now
    return known.shown
  }
}
