import Foundation
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Named pipes, sockets, devices and loops of links where a file is read: refused at once, as nobody would ever write.
///
/// The time limit only names the one that waits.
@Suite(.timeLimit(.minutes(10)))
struct SpecialFileTests {
  private let folder: TemporaryFolder
  private static let pipe = "a named pipe, not a regular file; use - for standard input"
  private static let socket = "a socket, not a regular file"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
    try makePipe("pipe")
    makeSocket("socket")
    #expect(symlink("loop", folder.path + "/loop") == 0)
  }

  private func makePipe(_ name: String) throws {
    #expect(mkfifo(folder.path + "/" + name, 0o600) == 0)
  }

  private func makeSocket(_ name: String) {
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    let path = "\(folder.path)/\(name)".utf8
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: path) }
    #if canImport(Glibc)
      let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = Darwin.socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    let status = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    #expect(status == 0)
  }

  private func run(_ line: String) throws -> Program.Outcome {
    try Program.run(line.split(separator: " ").map(String.init), in: folder.url, input: "")
  }

  @Test(arguments: [
    "render @ --frame 0 o.png", "info @", "keypaths @", "get @ **",
    "keypaths @ --fields", "markers @",
    "machine @", "serve @ --port 0",
    "validate @", "report @ -o o.html", "play @", "convert @ o.json", "optimize @ -o o.json",
    "diff @ bar.json", "diff bar.json @", "bench @", "batch @", "plan @ --do validate -o job",
    "plan @ --do info -o job", "plan bar.json --other @ --do diff -o job",
  ])
  func `an input that is no regular file is refused by every command`(_ line: String) throws {
    let files = folder.entries
    for (name, reason) in [
      ("pipe", Self.pipe), ("socket", Self.socket), ("loop", String(cString: strerror(ELOOP))),
      ("/dev/zero", "a device, not a regular file"),
    ] {
      let outcome = try run(line.replacing("@", with: name))
      #expect(outcome.status == 66, "\(name)")
      #expect(outcome.errors.contains("\(name): \(reason)\n"))
    }
    #expect(folder.entries == files)
  }

  @Test(arguments: [
    "validate bar.json --config @", "validate bar.json --baseline @",
    "render bar.json --frame 0 o.png --slots @", "render bar.json --frame 0 o.png --set-file @",
    "render bar.json --frame 0 o.png --text-map @", "render bar.json {n}.png --frame 0 --rows @",
    "render bar.json --frame 0 o.png --font Sans=@", "machine bar.json @",
  ])
  func `a file of an option is no pipe and no loop`(_ line: String) throws {
    try folder.write(Document.bar, to: "bar.json")
    let pipe = try run(line.replacing("@", with: "pipe"))
    #expect(pipe.status == 66)
    #expect(pipe.errors.hasSuffix("pipe: \(Self.pipe)\n"))
    let loop = try run(line.replacing("@", with: "loop"))
    #expect(loop.status == 66)
    #expect(loop.errors.hasSuffix("loop: \(String(cString: strerror(ELOOP)))\n"))
    let socket = try run(line.replacing("@", with: "socket"))
    #expect(socket.status == 66)
    #expect(socket.errors.hasSuffix("socket: \(Self.socket)\n"))
  }

  @Test(arguments: ["pipe.png", "socket.png"])
  func `files beside a document are left out, or refused by their names`(_ name: String) throws {
    let image = #"{"id":"i","w":5,"h":5,"u":"","p":"\#(name)","e":0}"#
    let layer = #"{"ty":2,"refId":"i","ind":9,"ip":0,"op":10,"st":0,"ks":{}}"#
    try folder.write(
      Document.bar.replacing(#""layers":["#, with: #""assets":[\#(image)],"layers":[\#(layer),"#),
      to: "in/image.json"
    )
    for name in ["in/pipe.png", "in/pipe.ttf", ".lottie.yml"] { try makePipe(name) }
    for name in ["in/socket.png", "in/socket.ttf"] { makeSocket(name) }
    let drawn = try run("render in/image.json --frame 0 o.png --font-dir in --assets-dir in")
    #expect(drawn.status == 0)
    #expect(drawn.errors.contains(#"the image file "\#(name)" is not found"#))
    let checked = try run("validate in/image.json")
    #expect(checked.status == 66)
    #expect(checked.errors.contains("/.lottie.yml: \(Self.pipe)"))
    try folder.write(Document.bar, to: "many/a.json")
    try makePipe("many/pipe.json")
    for line in ["validate many --no-config", "report many -o o.html --no-config"] {
      let outcome = try run(line)
      #expect(outcome.status == 66)
      #expect(outcome.errors.contains("many/pipe.json: \(Self.pipe)"))
    }
  }

  @Test(arguments: ["plan.json", "tasks.ndjson", "tasks.index"])
  func `a pipe or socket in place of a file of a plan is refused`(_ name: String) throws {
    #expect(try run("plan bar.json --do validate -o job").status == 0)
    _ = try run("batch job")
    try FileManager.default.removeItem(atPath: "\(folder.path)/job/\(name)")
    for (make, reason) in [(makePipe, Self.pipe), (makeSocket, Self.socket)] {
      try make("job/\(name)")
      for command in ["status job", "batch job", "merge job"] {
        let outcome = try run(command)
        #expect(outcome.status == 66)
        #expect(outcome.errors.contains("job/\(name): \(reason)\n"))
      }
      try FileManager.default.removeItem(atPath: "\(folder.path)/job/\(name)")
    }
  }

  @Test func `a plan without its tasks is refused`() throws {
    #expect(try run("plan bar.json --do validate -o job").status == 0)
    try FileManager.default.removeItem(atPath: "\(folder.path)/job/tasks.ndjson")
    let outcome = try run("status job")
    #expect(outcome.status == 66)
    #expect(outcome.errors == "error: job/tasks.ndjson: No such file or directory\n")
  }

  @Test func `pipes among the results are not read, nor written to`() throws {
    #expect(try run("plan bar.json --do validate -o job").status == 0)
    try folder.write("", to: "job/results/none")
    for name in ["00000.ndjson", "x-1.part"] { try makePipe("job/results/\(name)") }
    #expect(try run("status job").status == 0)
    #expect(try run("merge job").errors == "error: missing shards: 0\n")
    let outcome = try run("batch job")
    #expect(outcome.status == 66)
    #expect(outcome.errors.contains("job/results/00000.ndjson: \(Self.pipe)\n"))
  }
}
