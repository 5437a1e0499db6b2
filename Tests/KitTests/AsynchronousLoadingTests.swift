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

/// Loading from pipes, which give nothing before somebody writes: a reader waits as on a slow disk.
struct AsynchronousLoadingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A pipe, which may be read by its path: one with a name of its own is refused.
  private struct Pipe {
    let path: String
    private let ends: [Int32]

    init() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      (path, self.ends) = ("/dev/fd/\(ends[0])", ends)
    }

    /// Writes into it, and ends it.
    func fill(_ bytes: [UInt8]) {
      _ = write(ends[1], bytes, bytes.count)
      close(ends[1])
    }

    func end() { close(ends[0]) }
  }

  @Test(.timeLimit(.minutes(2)))
  func `loading blocks no thread of the cooperative pool`() async throws {
    // More than the pool has threads: were one of them blocked for each, the writer could not run.
    let count = 2 * Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) + 2
    let pipes = try (0..<count).map { _ in try Pipe() }
    defer { for pipe in pipes { pipe.end() } }
    let loads = pipes.enumerated().map { number, pipe in
      let path = pipe.path
      return Task {
        if number % 10 == 0 {
          return try await LottieAnimation.load(url: "file://" + path, animationCache: nil)
        }
        return try await LottieAnimation.load(file: path, animationCache: nil)
      }
    }
    try await Task.sleep(for: .milliseconds(20))
    for (i, pipe) in pipes.enumerated() { pipe.fill(Fixture.json("\(i)")) }
    for (i, load) in loads.enumerated() { #expect(try await load.value.name == "\(i)") }
  }

  @Test(.timeLimit(.minutes(2)))
  func `a task that is cancelled does not wait for the file`() async throws {
    let pipe = try Pipe()
    defer { pipe.end() }
    let path = pipe.path
    let load = Task { try await LottieAnimation.load(file: path, animationCache: nil) }
    try await Task.sleep(for: .milliseconds(20))
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
    let never = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await LottieAnimation.load(file: path, animationCache: nil)
    }
    await #expect(throws: CancellationError.self) { try await never.value }
    // Lets the thread go that waits for the pipe.
    pipe.fill([])
  }

  @Test(.timeLimit(.minutes(2)))
  func `a transfer that is cancelled is broken off`() async throws {
    // A server that accepts and says nothing.
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(server) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        _ = bind(server, generic, length)
        listen(server, 1)
        getsockname(server, generic, &length)
      }
      return UInt16(bigEndian: address.pointee.sin_port)
    }
    let load = Task {
      try await LottieAnimation.load(
        url: "http://127.0.0.1:\(port)/a.json",
        network: .anyHost,
        animationCache: nil
      )
    }
    try await Task.sleep(for: .milliseconds(100))
    load.cancel()
    await #expect(throws: CancellationError.self) { try await load.value }
  }

  @Test func `what is loaded is kept, errors are not`() async throws {
    let cache = LRUAnimationCache()
    let path = folder.path + "/a.json"
    await #expect(throws: LoadError.self) {
      try await LottieAnimation.load(url: "file:" + path, animationCache: cache)
    }
    try folder.write(Fixture.json("first"), to: "a.json")
    for _ in 0..<2 {
      let url = "file:" + path
      let animation = try await LottieAnimation.load(url: url, animationCache: cache)
      #expect(animation.name == "first")
      try folder.write(Fixture.json("second"), to: "a.json")
    }
    await #expect(throws: LoadError.networkNotAllowed) {
      try await LottieAnimation.load(url: "https://127.0.0.1:1/", animationCache: nil)
    }
  }

  @Test func `a view is loaded, and belongs to who asked`() async throws {
    try folder.write(Fixture.json("view"), to: "a.json")
    let view = try await LottieAnimationView(url: "file:\(folder.path)/a.json", animationCache: nil)
    #expect(view.animation?.name == "view" && view.size == Size(width: 10, height: 10))
    let named = LottieAnimationView(
      name: "a",
      in: folder.path + "/..",
      subdirectory: folder.path.split(separator: "/").last.map(String.init),
      animationCache: nil
    )
    #expect(named.animation?.name == "view")
  }
}
