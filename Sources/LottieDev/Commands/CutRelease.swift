import ArgumentParser
import Foundation

/// `LottieDev cut-release`: the files of a release; docs/releasing.md has the other steps.
struct CutRelease: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes what is unreleased a version, or prints what CHANGELOG.md says of one."
  )

  @Argument(help: "The version, as 0.2.0.")
  var version: String

  @Flag(help: "Print the section of the version and change nothing.")
  var notes = false

  func run() throws {
    let folder = FileManager.default.currentDirectoryPath
    let tree = ReleaseTree(root: URL(fileURLWithPath: folder, isDirectory: true))
    guard let version = ReleaseVersion(version) else { throw ReleaseError.noVersion(version) }
    if notes { return print(try tree.notes(version)) }
    let date = Date.now.formatted(.iso8601.year().month().day())
    for file in try tree.cut(version, date: date) { print(file) }
  }
}
