import Foundation
import TestSupport
import Testing

/// An `ffmpeg` that fails, played by a shell script.
struct VideoFailureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("bin"),
      withIntermediateDirectories: false
    )
  }

  /// A script and the expected message.
  struct Fault: CustomTestStringConvertible {
    var name: String
    var script: String
    var errors: String
    var testDescription: String { name }
  }

  private static let faults = [
    Fault(
      name: "unknown codec, nothing read",
      script: "echo \"Unknown encoder 'nope'\" >&2; exit 8",
      errors: "error: a.mp4: ffmpeg failed with status 8\n  Unknown encoder 'nope'\n"
    ),
    Fault(
      name: "wrong pixel format, all read",
      script: "cat >/dev/null; echo 'one' >&2; echo 'Incompatible pixel format' >&2; exit 1",
      errors: "error: a.mp4: ffmpeg failed with status 1\n  one\n  Incompatible pixel format\n"
    ),
    Fault(
      name: "disk full after some bytes",
      script: """
        for last; do :; done; head -c 1000 >"$last"; echo "$last: No space left on device" >&2; exit 228
        """,
      errors: "error: a.mp4: ffmpeg failed with status 228\n  a.mp4: No space left on device\n"
    ),
    Fault(
      name: "killed",
      script: "head -c 1000 >/dev/null; kill -9 $$",
      errors: "error: a.mp4: ffmpeg was killed by signal 9 (Killed)\n"
    ),
    Fault(
      name: "killed at once",
      script: "kill -9 $$",
      errors: "error: a.mp4: ffmpeg was killed by signal 9 (Killed)\n"
    ),
    Fault(
      name: "status 0 and nothing read",
      script: "exit 0",
      errors: "error: a.mp4: ffmpeg ended before it had read all frames\n"
    ),
    Fault(
      name: "status 0 and some read",
      script: "for last; do :; done; head -c 1000 >\"$last\"; exit 0",
      errors: "error: a.mp4: ffmpeg ended before it had read all frames\n"
    ),
    Fault(
      name: "status 0 and nothing written",
      script: "cat >/dev/null",
      errors: "error: a.mp4: ffmpeg wrote nothing\n"
    ),
    Fault(
      name: "much on standard error",
      script: "yes 'a long story' | head -n 100000 >&2; echo end >&2; exit 1",
      errors: "error: a.mp4: ffmpeg failed with status 1\n"
        + String(repeating: "  a long story\n", count: 4) + "  end\n"
    ),
  ]

  private func run(_ script: String, _ arguments: String...) throws -> Program.Outcome {
    let path = folder.url.path + "/bin/ffmpeg"
    try folder.write("#!/bin/sh\n\(script)\n", to: "bin/ffmpeg")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let others = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try Program.run(
      arguments,
      in: folder.url,
      environment: ["PATH": "\(folder.url.path)/bin:\(others)"]
    )
  }

  // Frames of 640 KB: they do not fit into the buffer of a pipe.
  @Test(arguments: faults)
  func `each fault is reported with status 73 and leaves nothing`(fault: Fault) throws {
    let run = try run(
      fault.script,
      "render",
      "bar.json",
      "a.mp4",
      "--size",
      "400x400",
      "--background",
      "white"
    )
    #expect(run.errors == fault.errors)
    #expect(run.status == 73)
    #expect(run.text.isEmpty)
    #expect(folder.entries.sorted() == ["bar.json", "bin"])
  }

  @Test func `the rest of a batch continues`() throws {
    try folder.write(Document.bar, to: "foo.json")
    // The first call fails, the second writes a file.
    let script = """
      for last; do :; done
      test -e bin/called || { touch bin/called; echo 'no' >&2; exit 1; }
      cat >"$last"
      """
    let run = try run(
      script,
      "render",
      "bar.json",
      "foo.json",
      "-o",
      "{name}.mov",
      "--background",
      "white",
      "--jobs",
      "1"
    )
    #expect(run.status == 73)
    #expect(
      run.errors.hasPrefix("error: bar.json: bar.mov: ffmpeg failed with status 1\n  no\n")
    )
    #expect(run.errors.hasSuffix("2 animations, 1 not drawn: bar.json\n"))
    #expect(folder.names.contains("foo.mov") && !folder.names.contains("bar.mov"))
  }

  @Test func `a missing ffmpeg is reported with how to install it`() throws {
    let run = try Program.run(
      ["render", "bar.json", "a.mp4", "--background", "white"],
      in: folder.url,
      environment: ["PATH": folder.url.path]
    )
    #expect(
      run.errors == "error: a.mp4: needs the program ffmpeg, which is not installed "
        + "(apt-get install ffmpeg, brew install ffmpeg)\n"
    )
    #expect(run.status == 73)
  }
}
