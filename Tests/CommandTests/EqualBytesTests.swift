import Foundation
import TestSupport
import Testing

/// The number of threads changes nothing that is written; `make equal-bytes` looks at more documents.
struct EqualBytesTests {
  /// What `LottieDev equal-bytes` prints, and its status.
  private func run(_ arguments: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    let output = Pipe()
    process.executableURL = try Program.executable.deletingLastPathComponent()
      .appendingPathComponent("LottieDev")
    process.arguments = ["equal-bytes"] + arguments
    process.standardOutput = output
    try process.run()
    let data = Program.readAll(output)
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }

  @Test func `samples have the same bytes whatever the number of threads`() throws {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Samples").standardized.path
    let (text, status) = try run([
      "--program", try Program.executable.path, "--threads", Rounds.areThorough ? "1,2,3,8" : "1,3",
      "--size", "48x48", samples,
    ])
    #expect(status == 0, "\(text)")
    #expect(text.hasSuffix("44 equal, 0 different, 0 not drawn\n"), "\(text)")
  }

  @Test func `a difference is found`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
    // A program that writes its arguments, the number of threads among them, into its output; of .apng nothing.
    let program = folder.path + "/program"
    let script = #"""
      #!/bin/sh
      case $3 in *.apng) exit 65;; *.png) echo same >"$3";; *) echo "$@" >"$3";; esac
      """#
    try folder.write(script, to: "program")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    let (text, status) = try run([
      "--program", program, "--threads", "1,2,3", "--formats", "gif,apng,png", folder.path,
    ])
    #expect(status == 1)
    #expect(
      text == """
        \(folder.path)/bar.json: .gif differs with 2, 3 threads
        1 files in 3 formats with 1,2,3 threads: 1 equal, 1 different, 1 not drawn

        """
    )
  }
}
