import LottieJobs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A socket for requests of HTTP/1.1.
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

  /// Listens.
  ///
  /// - Throws: ``Failure`` for an address that is invalid or unavailable.
  init(address: String, port: Int) throws {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(port).bigEndian
    let number = address == "localhost" ? "127.0.0.1" : address
    guard inet_pton(AF_INET, number, &place.sin_addr) == 1 else {
      throw Failure(.usage, "--address: \(address) is not an IPv4 address")
    }
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, stream, 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
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
  ///
  /// `answer` asks from time to time whether its client is still there.
  func run(_ answer: @escaping HTTPConnections.Answering) throws {
    var connections = try HTTPConnections(descriptor, answer)
    while true { connections.turn() }
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
}
