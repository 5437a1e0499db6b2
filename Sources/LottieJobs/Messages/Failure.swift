import LottieKit

/// Exit statuses, after `sysexits.h`.
package enum Status: Int32, Comparable {
  /// Success, or the output was closed early.
  case done = 0
  /// Findings or differences, or no match.
  case findings = 1
  /// Wrong arguments.
  case usage = 64
  /// The document cannot be read.
  case badDocument = 65
  /// The input does not exist or cannot be opened.
  case noInput = 66
  /// An internal error.
  case internalError = 70
  /// The output cannot be written.
  case cannotWrite = 73
  /// The run took longer than it may.
  case timeout = 75

  /// Whether another status is more severe: 75 and 73 before 70, 66, 65, 64 and 1.
  package static func < (a: Status, b: Status) -> Bool { a.rawValue < b.rawValue }
}

/// Ends the program with a status; everything has been reported.
package struct Exit: Error {
  /// The status.
  package let status: Status

  /// Creates an exit with a status.
  package init(_ status: Status) { self.status = status }
}

/// Ends the program with a message and a status.
package struct Failure: Error {
  /// The message, a line.
  package var message: String
  /// The exit status.
  package var status: Status
  /// Lines of another program that explain it.
  var details: [String]

  /// Creates a message with its status.
  package init(_ status: Status, _ message: String, details: [String] = []) {
    self.status = status
    self.message = message
    self.details = details
  }

  /// Writes it to standard error; nothing for success.
  package func report() {
    guard status != .done else { return }
    Console.error(message)
    for line in details { Console.note("  " + line) }
  }
}
