import Foundation
import LottieCodecs
import TestSupport
import Testing

struct AtomicFileTests {
  @Test func `a file is written and replaced, and nothing else is left`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1, 2, 3], to: folder.path + "/a")
    try AtomicFile.write([4], to: folder.path + "/a")
    try AtomicFile.write([], to: folder.path + "/b")
    #expect(folder.entries == ["a", "b"])
    #expect(try folder.read("a") == [4])
    #expect(try folder.read("b") == [])
  }

  @Test func `a replaced file keeps its mode`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder.path + "/a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600],
      ofItemAtPath: folder.path + "/a"
    )
    try AtomicFile.write([2], to: folder.path + "/a")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/a")[
      .posixPermissions
    ]
    #expect(mode as? Int == 0o600)
  }

  @Test func `a symbolic link stays one`() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write([1], to: folder.path + "/a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link",
      withDestinationPath: "a"
    )
    try AtomicFile.write([2], to: folder.path + "/link")
    #expect(try folder.read("a") == [2])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "a"
    )
  }

  @Test func `a folder that is missing is an error with the system's words`() throws {
    let path = try TemporaryFolder().path + "/none/a"
    #expect(throws: CodecError.cannotWrite(path: path, reason: "No such file or directory")) {
      try AtomicFile.write([1], to: path)
    }
  }

  @Test func `a folder is not written over`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: CodecError.self) { try AtomicFile.write([1], to: folder.path) }
  }

  @Test func `the null device is written directly`() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
  }
}
