/// The reason why a release cannot be cut.
enum ReleaseError: Error, Equatable, CustomStringConvertible {
  case noVersion(String)
  case uncommitted([String])
  case notGreater(ReleaseVersion, than: ReleaseVersion)
  case nothingNew
  case noSection(String)
  case declarations(Int)
  case gitFailed

  var description: String {
    switch self {
    case .noVersion(let text): "\(text) is not a version such as 0.2.0"
    case .uncommitted(let files):
      "there are changes that are not committed: " + files.prefix(5).joined(separator: ", ")
    case .notGreater(let version, let other): "\(version) must be greater than \(other)"
    case .nothingNew: "Unreleased of CHANGELOG.md has no entries"
    case .noSection(let name): "CHANGELOG.md has no section \(name)"
    case .declarations(let count):
      "lottieVersion is declared \(count) times below Sources, not once"
    case .gitFailed: "git status failed"
    }
  }
}
