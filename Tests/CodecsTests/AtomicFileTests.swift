import Foundation
import LottieCodecs
import Testing

struct AtomicFileTests {
  /// A folder that is removed with its content.
  private final class Folder {
    let path: String

    init() throws {
      path = NSTemporaryDirectory() + "/lottie-tests-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var names: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    func content(_ name: String) -> [UInt8]? {
      FileManager.default.contents(atPath: path + "/" + name).map { [UInt8]($0) }
    }
  }

  @Test func `a file is written and replaced, and nothing else is left`() throws {
    let folder = try Folder()
    try AtomicFile.write([1, 2, 3], to: folder.path + "/a")
    try AtomicFile.write([4], to: folder.path + "/a")
    try AtomicFile.write([], to: folder.path + "/b")
    #expect(folder.names == ["a", "b"])
    #expect(folder.content("a") == [4])
    #expect(folder.content("b") == [])
  }

  @Test func `a replaced file keeps its mode`() throws {
    let folder = try Folder()
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
    let folder = try Folder()
    try AtomicFile.write([1], to: folder.path + "/a")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link",
      withDestinationPath: "a"
    )
    try AtomicFile.write([2], to: folder.path + "/link")
    #expect(folder.content("a") == [2])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "a"
    )
  }

  @Test func `a folder that is missing is an error with the system's words`() throws {
    let path = try Folder().path + "/none/a"
    #expect(throws: CodecError.cannotWrite(path: path, reason: "No such file or directory")) {
      try AtomicFile.write([1], to: path)
    }
  }

  @Test func `a folder is not written over`() throws {
    let folder = try Folder()
    #expect(throws: CodecError.self) { try AtomicFile.write([1], to: folder.path) }
  }

  @Test func `the null device is written directly`() throws {
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
  }
}
