/// CHANGELOG.md: after a head, sections `## Unreleased` and `## 0.2.0 - 2026-11-22`, the newest first.
///
/// <https://keepachangelog.com>
struct Changelog {
  private static let unreleased = "Unreleased"

  private var head: [Substring] = []
  private var sections: [(title: Substring, lines: [Substring])] = []

  init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        sections.append((line.dropFirst(3), []))
      } else if sections.isEmpty {
        head.append(line)
      } else {
        sections[sections.count - 1].lines.append(line)
      }
    }
  }

  var text: String {
    (head + sections.flatMap { ["## " + $0.title] + $0.lines }).joined(separator: "\n")
  }

  /// The greatest version that has a section.
  var lastRelease: ReleaseVersion? {
    sections.compactMap { ReleaseVersion(Self.name(of: $0.title)) }.max()
  }

  /// The unreleased section.
  var unreleasedText: String {
    ((try? section(Self.unreleased)) ?? []).joined(separator: "\n")
  }

  /// The section of a version, without empty lines around it.
  func notes(_ version: ReleaseVersion) throws(ReleaseError) -> String {
    let lines = try section("\(version)").drop { $0.isEmpty }
    return lines.reversed().drop { $0.isEmpty }.reversed().joined(separator: "\n")
  }

  /// Makes what is unreleased the section of a version, below a new section for what comes.
  ///
  /// `date`: As 2026-11-22.
  mutating func cut(_ version: ReleaseVersion, date: String) throws(ReleaseError) {
    if let last = lastRelease, version <= last { throw .notGreater(version, than: last) }
    let lines = try section(Self.unreleased)
    guard lines.contains(where: { !$0.isEmpty && !$0.hasPrefix("#") }) else { throw .nothingNew }
    guard let index = sections.firstIndex(where: { $0.title == Self.unreleased }) else { return }
    sections[index].title = "\(version) - \(date)"
    sections.insert((Self.unreleased[...], [""]), at: index)
  }

  private func section(_ name: String) throws(ReleaseError) -> [Substring] {
    guard let section = sections.first(where: { Self.name(of: $0.title) == name }) else {
      throw .noSection(name)
    }
    return section.lines
  }

  private static func name(of title: Substring) -> Substring { title.prefix { $0 != " " } }
}
