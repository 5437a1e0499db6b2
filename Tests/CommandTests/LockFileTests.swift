import Foundation
import TestSupport
import Testing

/// What `make setup` does with `Package.resolved`, by a fake `swift` that accepts one commit.
struct LockFileTests {
  private let folder: TemporaryFolder
  /// The commit of the tag 1.0.0.
  private let commit: String

  init() throws {
    folder = try TemporaryFolder()
    commit = try Self.shell(
      """
      git init -q origin && cd origin &&
      git -c user.name=a -c user.email=a@example.org commit -q --allow-empty -m a &&
      git -c user.name=a -c user.email=a@example.org tag -a -m b 1.0.0 && git rev-parse HEAD
      """,
      in: folder
    ).output.trimmingCharacters(in: .whitespacesAndNewlines)
    try folder.write("", to: "Package.swift")
    try folder.write(
      """
      #!/bin/sh
      grep -q \(commit) Package.resolved || { echo "error: Couldn't check out revision"; exit 1; }
      """,
      to: "swift"
    )
  }

  @Test func `a lock file whose commits are there stays as it is`() throws {
    let text = try lock(commit)
    let run = try setUp()
    #expect(run.status == 0 && run.output.isEmpty, "\(run.output)")
    #expect(try folder.read("Package.resolved") == Array(text.utf8))
  }

  @Test func `a commit that is not there fails, and the lock file stays as it is`() throws {
    let text = try lock(String(repeating: "a", count: 40))
    let run = try setUp()
    #expect(run.status != 0)
    #expect(run.output.contains("Couldn't check out revision"))
    #expect(try folder.read("Package.resolved") == Array(text.utf8))
  }

  private func lock(_ commit: String) throws -> String {
    let text = """
      {
        "pins" : [
          {
            "identity" : "origin",
            "kind" : "remoteSourceControl",
            "location" : "\(folder.path)/origin",
            "state" : {
              "revision" : "\(commit)",
              "version" : "1.0.0"
            }
          }
        ],
        "version" : 3
      }

      """
    try folder.write(text, to: "Package.resolved")
    return text
  }

  private func setUp() throws -> (status: Int32, output: String) {
    let makefile = URL(filePath: #filePath).appending(path: "../../../Makefile").standardized.path
    let command = "chmod +x swift && make -s -f '\(makefile)' SWIFT=./swift .build/packages 2>&1"
    return try Self.shell(command, in: folder)
  }

  private static func shell(
    _ command: String,
    in folder: TemporaryFolder
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder.url
    process.standardOutput = pipe
    process.environment = ProcessInfo.processInfo.environment.filter { name, _ in
      !["MAKEFLAGS", "MAKELEVEL", "MFLAGS", "GIT_DIR", "GIT_WORK_TREE"].contains(name)
    }
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
