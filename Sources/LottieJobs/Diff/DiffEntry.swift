package import LottieKit

/// A file of a comparison, and what became of it.
struct DiffEntry {
  /// The result for a file.
  enum Change: String, CaseIterable {
    case changed, renamed, added, removed, equal, unreadable

    /// Those that the last line counts even when there are none.
    static let counted: [Change] = [.changed, .renamed, .added, .removed, .equal]
  }

  /// The path in the folders, or the file.
  var file: String
  /// The path that a renamed file had.
  var formerFile: String?
  var change: Change
  var result = DiffResult()
  /// The reason why it could not be compared.
  var failure: Failure?
  /// Paths of the file, before and after.
  var paths: (before: String?, after: String?)

  /// The name, with the former one.
  var title: String { formerFile.map { "\($0) → \(file)" } ?? file }

  /// `3 changed, 1 renamed, …`.
  static func summary(_ entries: [DiffEntry]) -> String {
    Change.allCases.compactMap { change in
      let count = entries.count { $0.change == change }
      return count > 0 || Change.counted.contains(change) ? "\(count) \(change.rawValue)" : nil
    }.joined(separator: ", ")
  }
}

/// The output of `lottie diff`.
package struct DiffOutput: JSONOutput {
  let files: [DiffEntry]

  package static let schemaName = "diff"
  package static let summary = "What changed between two animations or folders"

  package static let members: [JSONMember<DiffOutput>] = [
    JSONMember("files", "The pair of animations, or all files of the folders") { $0.files }
  ]
}

extension DiffEntry: JSONRecord {
  static let members: [JSONMember<DiffEntry>] =
    [
      JSONMember("file", "The path within the folders, or the second animation") { $0.file },
      JSONMember("change", "What became of it") { $0.change },
      .optional("from", "The path that a renamed file had") { $0.formerFile },
    ] + DiffResult.members.map { $0.within(\.result) }
}

extension DiffEntry.Change: JSONWritable {}
