import LottieKit
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What may be read as a file.
struct InputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func reason(_ path: String) -> String? {
    do throws(LoadError) {
      _ = try InputFile.read(path)
      return nil
    } catch {
      guard case .unreadable(_, let reason) = error else { return "\(error)" }
      return reason
    }
  }

  @Test func `pipes, devices, folders and sockets are refused at once`() throws {
    let pipe = folder.path + "/pipe.json"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(reason(pipe) == "a named pipe, not a regular file; use - for standard input")
    #expect(symlink(pipe, folder.path + "/link.json") == 0)
    #expect(reason(folder.path + "/link.json")?.hasPrefix("a named pipe") == true)
    #expect(reason("/dev/zero") == "a device, not a regular file")
    #expect(reason(folder.path) == "a folder, not a file")
    let loop = folder.path + "/loop.json"
    #expect(symlink(loop, loop) == 0)
    #expect(reason(loop) == String(cString: strerror(ELOOP)))
  }

  @Test func `what is open already may be a pipe`() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    #expect(write(ends[1], "[1]", 3) == 3)
    close(ends[1])
    #expect(try InputFile.read("/dev/fd/\(ends[0])") == Array("[1]".utf8))
    close(ends[0])
  }

  @Test func `a link leads out of a folder where its file is not below it`() throws {
    try folder.write("{}", to: "a/in.json")
    try folder.write("{}", to: "out.json")
    let a = folder.path + "/a"
    for (name, target) in [("l1.json", "in.json"), ("l2.json", "../out.json"), ("up", "..")] {
      #expect(symlink(target, a + "/" + name) == 0)
    }
    #expect(!InputFile.leads("in.json", outOf: a))
    #expect(!InputFile.leads("l1.json", outOf: a))
    #expect(InputFile.leads("l2.json", outOf: a))
    #expect(InputFile.leads("up/out.json", outOf: a))
    #expect(!InputFile.leads("none.json", outOf: a))
  }
}
