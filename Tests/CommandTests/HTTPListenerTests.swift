import Dispatch
import Foundation
import Testing

@testable import LottieCLI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Connections to a server on this machine.
struct HTTPListenerTests {
  private let port: Int

  /// Starts a server that answers each request with its path, and never stops.
  init() throws {
    let listener = try HTTPListener(address: "localhost", port: 0)
    port = listener.port
    Thread.detachNewThread {
      try? listener.run { request, isGone in
        // Until its client is gone, and not for ever.
        if request.path == "/slow" { for _ in 0..<3_000 where !isGone() { usleep(10_000) } }
        return PageSite.Answer(type: "text/plain", body: Array(request.path.utf8))
      }
    }
  }

  private func connect() throws -> Int32 {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    place.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    let status = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    return descriptor
  }

  private func send(_ text: String, _ descriptor: Int32) {
    _ = text.withCString { Glibc.send(descriptor, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
  }

  /// All that comes, until the end.
  private func receive(_ descriptor: Int32) -> String {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { return String(decoding: all, as: UTF8.self) }
      all += buffer[..<count]
    }
  }

  private func get(_ path: String) throws -> String {
    let descriptor = try connect()
    defer { close(descriptor) }
    send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n", descriptor)
    return receive(descriptor)
  }

  @Test func `an answer says that no other page may frame it`() throws {
    let answer = try get("/one")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("\r\nContent-Security-Policy: frame-ancestors 'none'\r\n"))
    #expect(answer.hasSuffix("\r\n\r\n/one"))
    let wrong = try connect()
    send("nonsense\r\n\r\n", wrong)
    #expect(receive(wrong).hasPrefix("HTTP/1.1 400 "))
    close(wrong)
  }

  @Test func `connections that send nothing, or not all, give way to others`() throws {
    let idle = try (0..<90).map { _ in try connect() }
    for descriptor in idle.suffix(40) { send("GET / HTTP/1.1\r\n", descriptor) }
    #expect(try get("/two").hasSuffix("/two"))
    // The oldest of them were closed.
    #expect(receive(idle[0]).isEmpty)
    for descriptor in idle { close(descriptor) }
  }

  @Test func `what is made for clients that are gone ends, and keeps nobody waiting`() throws {
    for _ in 0..<32 {
      let descriptor = try connect()
      send("GET /slow HTTP/1.1\r\n\r\n", descriptor)
      close(descriptor)
    }
    #expect(try get("/three").hasSuffix("/three"))
  }
}
