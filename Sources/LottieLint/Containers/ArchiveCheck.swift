import LottieModel

/// Checks the archive of a container: what cannot be unpacked, what players do not take, what lies elsewhere.
///
/// The limits are those of dotLottie's player: <https://github.com/LottieFiles/dotlottie-rs> at 7be77f8.
struct ArchiveCheck {
  private let container: LintContainer
  private let file: String
  private let linter: Linter

  init(_ container: LintContainer, file: String, _ linter: Linter) {
    (self.container, self.file, self.linter) = (container, file, linter)
  }

  func reports() -> [FileReport] {
    var archive = ContainerFindings([])
    if container.names.count > LintContainer.maximumEntries {
      archive.add(
        .entry,
        .error,
        "\(container.names.count) files, of which players take \(LintContainer.maximumEntries)"
      )
    }
    manifest(&archive)
    let whole = archive.report(file: file, entry: nil, linter)
    var reports = whole.findings.isEmpty ? [] : [whole]
    for name in container.names {
      var found = ContainerFindings([])
      if let size = container.sizes[name], size > LintContainer.maximumSize {
        found.add(
          .entry,
          .error,
          "unpacks to \(size >> 20) MiB, of which players take \(LintContainer.maximumSize >> 20)"
        )
      } else if let problem = container.problem(name) {
        found.add(.entry, .error, "cannot be unpacked: \(problem)")
      }
      let report = found.report(file: file, entry: name, linter)
      if !report.findings.isEmpty { reports.append(report) }
    }
    return reports
  }

  /// The manifest lies in the root.
  private func manifest(_ found: inout ContainerFindings) {
    guard !container.names.contains("manifest.json") else { return }
    let nested = container.names.first {
      $0.hasSuffix("/manifest.json") && !$0.hasPrefix("__MACOSX/")
    }
    if let nested {
      let folder = nested.dropLast("manifest.json".count)
      found.add(
        .manifestForm,
        .error,
        "manifest.json is in the folder \(Words.quoted(String(folder))), where players do not look: pack "
          + "what is in the folder, without it"
      )
    } else if container.needsManifest {
      found.add(.manifestForm, .error, "there is no manifest.json, which players read first")
    }
  }
}
