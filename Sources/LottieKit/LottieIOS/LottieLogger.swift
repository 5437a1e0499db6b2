public import Logging
import LottieScene
import Synchronization

/// Where views log by default, as lottie-ios says it; nothing asserts here.
public struct LottieLogger: Sendable {
  /// The logger that does it.
  public let logger: Logger

  /// Creates one that logs where the program does: by the logger of the label `lottie`.
  public init() { logger = Logger(label: "lottie") }

  /// Creates one that calls closures with each message, on any thread.
  ///
  /// - Parameters:
  ///   - warn: Takes warnings and errors.
  ///   - info: Takes everything else.
  public init(
    warn: @escaping @Sendable (String) -> Void,
    info: @escaping @Sendable (String) -> Void
  ) {
    logger = Logger(label: "lottie") { _ in ClosureLogHandler(warn: warn, info: info) }
  }

  private static let current = Guarded(LottieLogger())

  /// The one of all views that have no other; used by any thread.
  public static var shared: LottieLogger {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  /// One that prints each message to standard output.
  public static var printToConsole: LottieLogger {
    LottieLogger(warn: { print($0) }, info: { print($0) })
  }

  /// Logs a warning.
  public func warn(_ message: @autoclosure () -> String) { logger.warning("\(message())") }

  /// Logs a message.
  public func info(_ message: @autoclosure () -> String) { logger.info("\(message())") }
}

/// Passes messages to closures.
private struct ClosureLogHandler: LogHandler {
  let warn: @Sendable (String) -> Void
  let info: @Sendable (String) -> Void
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.info

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    if event.level >= .warning { warn("\(event.message)") } else { info("\(event.message)") }
  }
}
