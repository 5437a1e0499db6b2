import Dispatch
import LottieJobs
import LottieKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The connections of a server: one request each, without its body.
///
/// One thread reads and writes all of them, so that none that is slow or idle keeps others from being answered;
/// answers are made on other threads. A connection ends when its time is over, and when there are too many the
/// oldest that waits for its client gives way to a new one.
struct HTTPConnections {
  /// Makes the answer to a request; nil where the client is gone.
  typealias Answering =
    @Sendable (HTTPListener.Request, _ isGone: @Sendable () -> Bool) -> PageSite.Answer?

  /// Bytes of a request's lines.
  private static let maximumHead = 16 << 10
  /// Seconds until all of its lines have come.
  private static let headSeconds = 10
  /// Seconds until the client has taken all of the answer.
  private static let answerSeconds = 60
  /// Connections, those that are answered included.
  private static let maximumCount = 64
  /// Answers that are made at once.
  private static let maximumAnswers = 16

  /// What is known on several threads of a client whose answer is made.
  private final class Client: Sendable {
    let isGone = Guarded(false)
  }

  private enum State {
    /// The lines of the request so far.
    case reading([UInt8])
    /// A request that waits for its turn.
    case waiting(HTTPListener.Request)
    case answering
    /// The rest of the answer.
    case writing(ArraySlice<UInt8>)
  }

  private struct Connection {
    let descriptor: Int32
    let client = Client()
    var state = State.reading([])
    /// The time at which it ends, if it still reads or writes.
    var deadline: ContinuousClock.Instant

    /// Whether it waits for its client and nothing else.
    var isIdle: Bool {
      switch state {
      case .reading, .writing: true
      case .waiting, .answering: false
      }
    }
  }

  /// Answers that other threads have made, and what wakes the one that waits for them.
  private final class Outbox: Sendable {
    private let answers = Guarded<[(client: Client, bytes: [UInt8])]>([])
    let wakes: Int32
    private let rings: Int32

    init() throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        throw Failure(.internalError, "pipe: \(String(cString: strerror(errno)))")
      }
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      (wakes, rings) = (ends[0], ends[1])
    }

    func put(_ bytes: [UInt8], for client: Client) {
      answers.withLock { $0.append((client, bytes)) }
      var byte: UInt8 = 0
      _ = systemWrite(rings, &byte)
    }

    func take() -> [(client: Client, bytes: [UInt8])] {
      var buffer = [UInt8](repeating: 0, count: 256)
      while systemRead(wakes, &buffer) > 0 {}
      return answers.withLock { answers in
        defer { answers = [] }
        return answers
      }
    }
  }

  private let listener: Int32
  private let answer: Answering
  private let outbox: Outbox
  private let queue = DispatchQueue(label: "lottie.serve", attributes: .concurrent)
  /// The connections, the oldest first.
  private var connections: [Connection] = []
  /// Answers that are being made, also for clients that are gone.
  private var answering = 0

  init(_ listener: Int32, _ answer: @escaping Answering) throws {
    self.listener = listener
    self.answer = answer
    outbox = try Outbox()
  }

  /// Waits for something to do, and does it.
  mutating func turn() {
    let mayAccept = connections.count < Self.maximumCount || connections.contains(where: \.isIdle)
    var polled = [
      pollfd(fd: outbox.wakes, events: Int16(POLLIN), revents: 0),
      pollfd(fd: mayAccept ? listener : -1, events: Int16(POLLIN), revents: 0),
    ]
    for connection in connections {
      let isWriting = if case .writing = connection.state { true } else { false }
      let events = Int16(isWriting ? POLLOUT : POLLIN)
      polled.append(pollfd(fd: connection.descriptor, events: events, revents: 0))
    }
    _ = poll(&polled, nfds_t(polled.count), 1_000)
    for (client, bytes) in outbox.take() {
      answering -= 1
      guard let index = connections.firstIndex(where: { $0.client === client }) else { continue }
      connections[index].state = .writing(bytes[...])
      connections[index].deadline = .now + .seconds(Self.answerSeconds)
    }
    var ended: Set<Int32> = []
    for (index, place) in polled.dropFirst(2).enumerated() where place.revents != 0 {
      if !proceed(index) { ended.insert(place.fd) }
    }
    for connection in connections where connection.isIdle && connection.deadline < .now {
      ended.insert(connection.descriptor)
    }
    for descriptor in ended { end(descriptor) }
    begin()
    if polled[1].revents != 0 { accept() }
  }

  /// Takes a new connection, in place of another when there are too many.
  private mutating func accept() {
    let descriptor = systemAccept(listener)
    // Out of descriptors, or a client that is gone: the next may do better.
    guard descriptor >= 0 else {
      if errno != EAGAIN { usleep(10_000) }
      return
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
      var yes: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, size)
    #endif
    if connections.count >= Self.maximumCount {
      guard let oldest = connections.first(where: \.isIdle) else { return _ = close(descriptor) }
      end(oldest.descriptor)
    }
    connections.append(
      Connection(descriptor: descriptor, deadline: .now + .seconds(Self.headSeconds))
    )
  }

  private mutating func end(_ descriptor: Int32) {
    guard let index = connections.firstIndex(where: { $0.descriptor == descriptor }) else { return }
    connections[index].client.isGone.withLock { $0 = true }
    close(descriptor)
    connections.remove(at: index)
  }

  /// Has answers made for those who wait, as far as they may be made at once.
  private mutating func begin() {
    for index in connections.indices where answering < Self.maximumAnswers {
      guard case .waiting(let request) = connections[index].state else { continue }
      connections[index].state = .answering
      answering += 1
      let (client, outbox, answer) = (connections[index].client, outbox, answer)
      queue.async {
        let reply = answer(request) { client.isGone.withLock(\.self) }
        outbox.put(reply.map { $0.bytes(isHead: request.method == "HEAD") } ?? [], for: client)
      }
    }
  }

  /// Reads or writes what is possible now.
  ///
  /// - Returns: False at its end.
  private mutating func proceed(_ index: Int) -> Bool {
    let descriptor = connections[index].descriptor
    switch connections[index].state {
    case .reading(var bytes):
      guard HTTPConnections.read(descriptor, &bytes), bytes.count < Self.maximumHead else {
        return false
      }
      let text = String(decoding: bytes, as: UTF8.self)
      // A carriage return and a line feed are one character.
      guard let end = text.firstRange(of: "\r\n\r\n") else {
        connections[index].state = .reading(bytes)
        return true
      }
      if let request = HTTPListener.request(String(text[..<end.lowerBound])) {
        connections[index].state = .waiting(request)
      } else {
        let reply = PageSite.Answer.problem(400, "Bad Request").bytes(isHead: false)
        connections[index].state = .writing(reply[...])
      }
      return true
    case .waiting, .answering:
      // Nothing more is expected: it is the end, or too much.
      var rest: [UInt8] = []
      return HTTPConnections.read(descriptor, &rest) && rest.count < Self.maximumHead
    case .writing(let rest):
      let count = rest.withUnsafeBytes { systemSend(descriptor, $0) }
      guard count >= 0 else { return errno == EAGAIN || errno == EINTR }
      connections[index].state = .writing(rest.dropFirst(count))
      guard count == rest.count else { return true }
      shutdown(descriptor, Int32(SHUT_WR))
      return false
    }
  }

  /// Reads what has come.
  ///
  /// - Returns: False at the end.
  private static func read(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    bytes += buffer[..<count]
    return true
  }
}

extension PageSite.Answer {
  /// The answer as it is sent; without its body for HEAD.
  fileprivate func bytes(isHead: Bool) -> [UInt8] {
    let head = """
      HTTP/1.1 \(status) \(phrase)\r
      Content-Type: \(type)\r
      Content-Length: \(body.count)\r
      Cache-Control: no-store\r
      Content-Security-Policy: frame-ancestors 'none'\r
      X-Content-Type-Options: nosniff\r
      Cross-Origin-Resource-Policy: same-origin\r
      Connection: close\r
      \r

      """
    return Array(head.utf8) + (isHead ? [] : body)
  }
}

/// `write` of a byte, by a name that no method hides.
private func systemWrite(_ descriptor: Int32, _ byte: inout UInt8) -> Int {
  write(descriptor, &byte, 1)
}

/// `accept`, by a name that no method hides.
private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

/// `read`, by a name that no method hides.
private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

/// `send` without a signal for a client that is gone.
private func systemSend(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    let flags: Int32 = 0
  #else
    let flags = Int32(MSG_NOSIGNAL)
  #endif
  return send(descriptor, bytes.baseAddress, bytes.count, flags)
}
