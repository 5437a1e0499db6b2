import Foundation
import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The results of a run as they come, a line each, so that a run that is killed loses none.
///
/// Every run has a file of its own: several runs at once, on several machines, do not meet.
final class ResultJournal {
  let path: String
  private let descriptor: Int32

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
  }

  deinit { close(descriptor) }

  /// Adds a result.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func append(_ result: TaskResult) throws {
    let bytes = JSONWriter.bytes(result.record) + [0x0A]
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        throw Failure(.cannotWrite, "\(path): \(String(cString: strerror(errno)))")
      }
      start += count
    }
  }

  /// Removes the file; its results are in another one.
  func remove() { unlink(path) }
}

/// The results of earlier runs.
struct ResultStore {
  private var results: [String: [TaskResult]] = [:]
  /// The files of runs that did not end, and the ids in them.
  private(set) var journals: [String: Set<String>] = [:]

  /// Results of one task that are kept, of several runs.
  private static let maximumCount = 4

  /// Reads the results of a plan's shards.
  ///
  /// `shard`: The shard that is needed; nil is all.
  init(_ job: JobFolder, shard: Int? = nil) throws {
    for number in shard.map({ $0...$0 }) ?? 0...(job.shards - 1) {
      _ = read(job.file(of: number))
    }
    // A journal is newer than the files of shards, as it is removed when its results are in them.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: job.results)) ?? []
    for name in names.sorted() where name.hasSuffix(ResultJournal.suffix) {
      let path = job.results + "/" + name
      journals[path] = read(path)
    }
  }

  /// The result of a task, if it still holds.
  func result(of task: BatchTask) -> TaskResult? {
    guard var known = results[task.id]?.last(where: { $0.holds(for: task) }) else { return nil }
    known.outcome = .cached
    return known
  }

  /// The last result of a task, whether it holds or not.
  func lastResult(of task: BatchTask) -> TaskResult? {
    results[task.id]?.last { $0.key == nil || $0.key == task.key }
  }

  /// Adds the results in a file.
  ///
  /// - Returns: The ids of their tasks.
  private mutating func read(_ path: String) -> Set<String> {
    var ids: Set<String> = []
    guard let descriptor = try? InputFile.open(path) else { return ids }
    defer { close(descriptor) }
    var lines = LineReader(descriptor)
    var number = 0
    while let line = lines.next() {
      number += 1
      guard case .text(let bytes) = line, let result = TaskResult(line: bytes) else {
        Console.warning("\(path):\(number): not a result; its task is run again")
        continue
      }
      ids.insert(result.id)
      var all = results[result.id] ?? []
      all.append(result)
      if all.count > ResultStore.maximumCount { all.removeFirst() }
      results[result.id] = all
    }
    return ids
  }
}
