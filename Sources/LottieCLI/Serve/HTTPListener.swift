import Dispatch
import LottieJobs
import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket that answers requests of HTTP/1.1, one a connection, without their bodies.
struct HTTPListener {
  /// The port, also when any was asked for.
  let port: Int
  private let descriptor: Int32

  /// The parts of a request that are used.
  struct Request: Equatable {
    var method: String
    /// The path without its query.
    var path: String
    var host: String?
  }

  /// Bytes of a request's lines, and seconds of waiting for them, at most.
  private static let limit = 16 << 10
  private static let patience = 10
  /// Connections that are answered at once.
  private static let connections = 16

  /// Listens.
  ///
  /// - Throws: ``Failure`` for an address that is invalid or unavailable.
  init(address: String, port: Int) throws {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    guard inet_pton(AF_INET, address, &place.sin_addr) == 1 else {
      throw Failure(.usage, "--address: \(address) is not an IPv4 address")
    }
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, stream, 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let socket = descriptor
    let isBound = withUnsafeMutablePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && listen(socket, 64) == 0
          && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else {
      throw Failure(.cannotWrite, "\(address):\(port): \(String(cString: strerror(errno)))")
    }
    self.port = Int(in_port_t(bigEndian: place.sin_port))
  }

  /// Answers all requests, several at once, until the program ends.
  func run(_ answer: @escaping @Sendable (Request) -> PageSite.Answer) {
    let queue = DispatchQueue(label: "lottie.serve", attributes: .concurrent)
    let free = DispatchSemaphore(value: HTTPListener.connections)
    while true {
      let client = accept(descriptor, nil, nil)
      guard client >= 0 else {
        // Out of descriptors, or a client that is gone: the next may do better.
        usleep(10_000)
        continue
      }
      free.wait()
      queue.async {
        HTTPListener.serve(client, answer)
        close(client)
        free.signal()
      }
    }
  }

  private static func serve(_ client: Int32, _ answer: (Request) -> PageSite.Answer) {
    _ = fcntl(client, F_SETFD, FD_CLOEXEC)
    var wait = timeval(tv_sec: patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(client, SOL_SOCKET, option, &wait, socklen_t(MemoryLayout<timeval>.size))
    }
    guard let lines = head(of: client) else { return }
    let request = request(lines)
    let reply = request.map(answer) ?? .problem(400, "Bad Request")
    let head = """
      HTTP/1.1 \(reply.status) \(reply.phrase)\r
      Content-Type: \(reply.type)\r
      Content-Length: \(reply.body.count)\r
      Cache-Control: no-store\r
      X-Content-Type-Options: nosniff\r
      Cross-Origin-Resource-Policy: same-origin\r
      Connection: close\r
      \r

      """
    send(Array(head.utf8) + (request?.method == "HEAD" ? [] : reply.body), to: client)
  }

  /// A request from its lines; nil for what is none.
  static func request(_ text: String) -> Request? {
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      return nil
    }
    let hosts = lines.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
    guard hosts.count <= 1 else { return nil }
    return Request(
      method: String(words[0]),
      path: String(words[1].prefix { $0 != "?" }),
      host: hosts.first.map { String($0.dropFirst(5).drop { $0 == " " }) }
    )
  }

  /// The lines of a request up to the empty one; nil when they do not come, or are too long.
  private static func head(of client: Int32) -> String? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < limit {
      let count = recv(client, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      // A carriage return and a line feed are one character.
      if let end = text.firstRange(of: "\r\n\r\n") { return String(text[..<end.lowerBound]) }
    }
    return nil
  }

  private static func send(_ bytes: [UInt8], to client: Int32) {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(client, part.baseAddress, part.count)
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
    shutdown(client, Int32(SHUT_WR))
  }
}
