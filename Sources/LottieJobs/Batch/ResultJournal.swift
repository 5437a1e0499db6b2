import Foundation
import LottieKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The tasks that a run begins and their results, a line each as it happens.
///
/// A run that is killed loses nothing, and shows what it was doing. Every run has a file of its own: several runs at
/// once, on several machines, do not meet.
final class ResultJournal: Sendable {
  let path: String
  private let descriptor: Int32
  /// Lines of several threads do not mix.
  private let lock = Guarded<Void>(())

  /// Extension of the files.
  static let suffix = ".part"

  /// Creates a journal in the folder of results.
  init(_ job: JobFolder, name: String) throws {
    try job.makeResults()
    let unique = UUID().uuidString.lowercased().prefix(13)
    path = "\(job.results)/\(name)-\(unique)\(ResultJournal.suffix)"
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Failure(.cannotWrite, "\(path): \(String(cString: strerror(errno)))")
    }
    try append([
      "host": .string(ThisProcess.host), "process": .number(Double(ThisProcess.number)),
    ])
  }

  deinit { close(descriptor) }

  /// Notes that a task begins.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func begin(_ task: BatchTask) throws {
    let time = (ThisProcess.time * 1000).rounded() / 1000
    try append(["begin": .string(task.id.text), "at": .number(time)])
  }

  /// Adds a result.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func append(_ result: TaskResult) throws { try append(line: JSONWriter.bytes(result.record)) }

  private func append(_ members: OrderedDictionary<String, JSONValue>) throws {
    try append(line: JSONWriter.bytes(.object(members)))
  }

  private func append(line: [UInt8]) throws {
    let bytes = line + [0x0A]
    let failure: Int32 = lock.withLock { _ in
      var start = 0
      while start < bytes.count {
        let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        start += count
      }
      return 0
    }
    guard failure == 0 else {
      throw Failure(.cannotWrite, "\(path): \(String(cString: strerror(failure)))")
    }
  }

  /// Says that the run goes on, by the time of the file.
  func touch() { futimens(descriptor, nil) }

  /// Removes the file; its results are in another one.
  func remove() { unlink(path) }
}

/// A line of a journal, or of a shard's file, as far as it is read without need of the rest.
enum JournalLine {
  /// The process that writes the journal.
  case head(host: String, process: Int)
  /// A task begins, in seconds since 1970.
  case begin(TaskID, at: Double)
  /// A task has a result; `isLost`: that its processes were ended.
  case result(TaskID, isLost: Bool)

  /// Reads a line; nil when it is none.
  init?(_ bytes: [UInt8]) {
    guard let document = try? JSONDocument(bytes) else { return nil }
    let line: JournalLine? = document.withRoot { root in
      if let id = root["begin"]?.string {
        return .begin(TaskID(id), at: root["at"]?.double ?? 0)
      }
      if let host = root["host"]?.string, let process = root["process"]?.double {
        return .head(host: host, process: Int(exactly: process) ?? 0)
      }
      guard let id = root["id"], root["exit"]?.double != nil else { return nil }
      guard let text = id.string ?? id.double.map(Words.exact) else { return nil }
      return .result(TaskID(text), isLost: root["lost"] != nil)
    }
    guard let line else { return nil }
    self = line
  }
}
