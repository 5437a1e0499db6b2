import Foundation

/// A clone in which a release is cut.
struct ReleaseTree {
  /// Its folder.
  let root: URL

  /// Files that name the version of a release to take; one that does not exist is left out.
  private static let quoting = [
    "docs/ci.md", "Integrations/aws-batch/definitions.yaml", "Integrations/kubernetes/merge.yaml",
    "Integrations/kubernetes/shards.yaml", "Packaging/homebrew/lottie.rb",
  ]

  /// The declaration of the program's version, the one place where it is written down.
  private static var declaration: Regex<(Substring, Substring, Substring, Substring)> {
    /(let lottieVersion(?:: String)? = ")([^"]*)(")/
  }

  /// A version of this project in text about it: `lottie@v0.2.0`, `lottie-cli==0.2.0`, `rev: v0.2.0`.
  private static var quotation: Regex<(Substring, Substring, Substring)> {
    /(@v|\/v|rev: v|version: |lottie:|==)(\d+\.\d+\.\d+)(?![.\d])/
  }

  /// Makes what is unreleased a version: in CHANGELOG.md, in the program, in pages that name it.
  ///
  /// - Parameters:
  ///   - version: Greater than all before.
  ///   - date: Its date, as 2026-11-22.
  /// - Returns: The files that were changed.
  /// - Throws: ``ReleaseError``, before anything is written, or when a file cannot be read or written.
  func cut(_ version: ReleaseVersion, date: String) throws -> [String] {
    let uncommitted = try status()
    guard uncommitted.isEmpty else { throw ReleaseError.uncommitted(uncommitted) }
    var changelog = Changelog(try text("CHANGELOG.md"))
    try changelog.cut(version, date: date)
    let source = try declaringFile()
    // The version that was set when the project began may be the first that is released.
    if version < source.version {
      throw ReleaseError.notGreater(version, than: source.version)
    }
    let declared = try text(source.file).replacing(Self.declaration) { match in
      "\(match.1)\(version)\(match.3)"
    }
    var changes = [("CHANGELOG.md", changelog.text), (source.file, declared)]
    for file in quotingFiles {
      let quoted = try text(file).replacing(Self.quotation) { match in
        ReleaseVersion(match.2) == source.version ? "\(match.1)\(version)" : String(match.0)
      }
      changes.append((file, quoted))
    }
    changes = try changes.filter { try $0.1 != text($0.0) }
    for (file, text) in changes {
      try Data(text.utf8).write(to: root.appendingPathComponent(file), options: .atomic)
    }
    return changes.map(\.0)
  }

  /// The section of CHANGELOG.md about a version.
  func notes(_ version: ReleaseVersion) throws -> String {
    try Changelog(try text("CHANGELOG.md")).notes(version)
  }

  /// The version in the sources.
  var version: ReleaseVersion { get throws { try declaringFile().version } }

  /// Versions that pages name, with their files; all of them are to be that of the sources.
  func quotations() throws -> [(file: String, version: ReleaseVersion)] {
    try quotingFiles.flatMap { file in
      try text(file).matches(of: Self.quotation).compactMap { match in
        ReleaseVersion(match.2).map { (file, $0) }
      }
    }
  }

  private var quotingFiles: [String] {
    Self.quoting.filter {
      FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path)
    }
  }

  private func declaringFile() throws -> (file: String, version: ReleaseVersion) {
    let paths = SourceFolder.files(
      below: [root.appendingPathComponent("Sources").path],
      fileExtensions: ["swift"]
    )
    var found: [(String, Substring)] = []
    for path in paths {
      let source = try String(contentsOfFile: path, encoding: .utf8)
      guard source.contains("let lottieVersion") else { continue }
      let file = String(path.dropFirst(root.path.count + 1))
      found += source.matches(of: Self.declaration).map { (file, $0.2) }
    }
    guard found.count == 1, let (file, text) = found.first else {
      throw ReleaseError.declarations(found.count)
    }
    guard let version = ReleaseVersion(text) else { throw ReleaseError.noVersion(String(text)) }
    return (file, version)
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  /// Files that git sees changed or does not know.
  private func status() throws -> [String] {
    let git = ["git", "-C", root.path, "status", "--porcelain"]
    guard let run = TimedProgram.run("/usr/bin/env", git) else { throw ReleaseError.gitFailed }
    return run.output.split(separator: "\n").map { String($0.dropFirst(3)) }
  }
}
