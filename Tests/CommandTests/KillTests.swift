import Foundation
import TestSupport
import Testing

/// What is left when the program is killed; `make kills` does the same for longer.
struct KillTests {
  @Test func `a killed program leaves whole files only`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
    let process = Process()
    let output = Pipe()
    process.executableURL = try Program.executable.deletingLastPathComponent()
      .appendingPathComponent("LottieDev")
    process.arguments = [
      "kills", "--program", try Program.executable.path, "--runs", "26", folder.path + "/bar.json",
    ]
    process.standardOutput = output
    try process.run()
    let text = String(
      decoding: Program.readAll(output),
      as: UTF8.self
    )
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.hasSuffix(" 0 half files, 0 left over\n"), "\(text)")
  }
}
