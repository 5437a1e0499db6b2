import LottieModel

/// The files of a dotLottie container, for the checks of what is not an animation.
package struct LintContainer: Sendable {
  /// Names of the files.
  package var names: [String]
  /// Bytes of the files that are unpacked to more than players allow, by name.
  package var sizes: [String: Int] = [:]
  /// Whether the file is meant to be a dotLottie container, and not any archive of animations.
  package var needsManifest = false
  /// The content of a file; nil where it cannot be unpacked.
  package var read: @Sendable (_ name: String) -> [UInt8]?
  /// The reason why a file cannot be unpacked; nil where it can.
  package var problem: @Sendable (_ name: String) -> String? = { _ in nil }

  /// Creates a container.
  package init(names: [String], read: @escaping @Sendable (_ name: String) -> [UInt8]?) {
    (self.names, self.read) = (names, read)
  }

  /// Bytes that an entry may have for dotLottie's player.
  static let maximumSize = 64 << 20
  /// Entries that a container may have for it.
  static let maximumEntries = 4096
}

extension Linter {
  /// Checks the archive, the manifest, the themes and the state machines of a container: a report for each
  /// that has findings.
  package func check(_ container: LintContainer, file: String) -> [FileReport] {
    let archive = ArchiveCheck(container, file: file, self).reports()
    guard let text = container.read("manifest.json") else { return archive }
    return archive + ContainerCheck(container, manifest: text, file: file, self).reports()
  }
}

/// Checks what a container holds besides its animations.
///
/// The rules are those of dotLottie's player: <https://github.com/LottieFiles/dotlottie-rs> at 7be77f8.
struct ContainerCheck {
  private let container: LintContainer
  private let names: Set<String>
  private let manifest: ManifestCheck
  private let facts: ContainerFacts
  private let file: String
  private let linter: Linter

  init(_ container: LintContainer, manifest: [UInt8], file: String, _ linter: Linter) {
    self.container = container
    (self.file, self.linter) = (file, linter)
    names = Set(container.names)
    self.manifest = ManifestCheck(manifest, names)
    facts = ContainerFacts(container, self.manifest)
  }

  func reports() -> [FileReport] {
    var reports: [FileReport] = []
    func add(_ entry: String, _ found: ContainerFindings) {
      let report = found.report(file: file, entry: entry, linter)
      if !report.findings.isEmpty { reports.append(report) }
    }
    add("manifest.json", manifest.findings(facts))
    for name in files(of: ["t/", "themes/"]) {
      guard let bytes = container.read(name) else { continue }
      add(name, ThemeCheck(facts, name).findings(bytes))
    }
    for name in files(of: ["s/"]) {
      guard let bytes = container.read(name) else { continue }
      add(name, MachineCheck(facts).findings(bytes))
    }
    return reports
  }

  private func files(of folders: [String]) -> [String] {
    container.names.filter { name in
      name.hasSuffix(".json") && folders.contains { name.hasPrefix($0) }
    }.sorted()
  }
}

/// Findings in a text of a container.
struct ContainerFindings {
  private let bytes: [UInt8]
  private var list: [(rule: RuleID, severity: Severity, message: String, at: JSONLocation?)] = []
  private var refusals: [(rule: RuleID, maximum: Severity, defect: ContainerDefect)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Adds a finding; without a location it is about the whole text.
  mutating func add(
    _ rule: RuleID,
    _ severity: Severity,
    _ message: String,
    at location: JSONLocation? = nil
  ) {
    list.append((rule, severity, message, location))
  }

  /// Adds what players refuse.
  mutating func add(
    _ defects: ContainerDefects,
    _ rule: RuleID,
    maximum: Severity = .error
  ) {
    refusals += defects.list.map { (rule, maximum, $0) }
  }

  func report(file: String, entry: String?, _ linter: Linter) -> FileReport {
    var report = FileReport(file: file, entry: entry)
    let lines = LineIndex(bytes)
    for (rule, maximum, defect) in refusals {
      report.add(
        rule,
        defect.message,
        at: lines.offset(of: defect.position),
        in: bytes,
        linter,
        // The format grows: what is not known here may be known to newer players.
        maximum: defect.isUnknownWord ? min(maximum, .warning) : maximum,
        pointer: defect.pointer.description,
        players: [.dotLottie]
      )
    }
    guard !list.isEmpty else {
      report.judgePart(linter)
      return report
    }
    let document = try? JSONDocument(bytes)
    for finding in list {
      report.add(
        finding.rule,
        finding.message,
        at: finding.at.flatMap { document?.offset(of: $0) } ?? 0,
        in: bytes,
        linter,
        maximum: finding.severity,
        pointer: finding.at.flatMap { document?.pointer(to: $0).description } ?? "",
        players: [.dotLottie]
      )
    }
    report.sort()
    report.judgePart(linter)
    return report
  }
}

extension ContainerDefect {
  fileprivate var isUnknownWord: Bool { if case .unknownWord = kind { true } else { false } }
}

extension JSONCursor {
  /// The elements of an array that is a member; none where it is missing.
  func items(_ name: JSONName) -> [JSONCursor] { self[name].map { Array($0.elements) } ?? [] }
}
