#if os(Linux) || os(macOS)
  import Foundation
  import TestSupport
  import Testing

  /// `.githooks/commit-msg`: one change a commit, and why.
  struct CommitMessageTests {
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    @Test(arguments: [
      ("fix(raster): cut shapes at the frame\n\nBytes depended on what was redrawn.", true),
      ("docs: list limits", true), ("test: cut shapes at the frame", true),
      ("Merge branch 'a'", true),
      // No type, no reason, two changes, too long.
      ("cut shapes at the frame\n\nWhy.", false), ("fix: cut shapes at the frame", false),
      ("fix: cut shapes; draw lines\n\nWhy.", false),
      ("fix: \(String(repeating: "long ", count: 14))\n\nWhy.", false),
      ("fix: cut shapes\n\nSigned-off-by: A B <a@example.com>", false),
    ])
    func `a message has a type, one change, a short subject and a reason`(
      message: String,
      isAccepted: Bool
    ) throws {
      let folder = try TemporaryFolder()
      try folder.write(Array(message.utf8), to: "message")
      let hook = Self.root.appending(path: ".githooks/commit-msg").path
      let run = try Program.shell("'\(hook)' message", in: folder.url)
      #expect((run.status == 0) == isAccepted, "\(run.errors)")
    }
  }
#endif
