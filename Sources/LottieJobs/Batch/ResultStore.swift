import Foundation
import LottieKit
import Synchronization

/// The results and attempts of earlier runs.
///
/// Only the places of results are kept in memory; a result is read when it is asked for.
final class ResultStore: Sendable {
  /// Attempts without a result.
  struct Beginning {
    var count = 0
    /// Of the last, in seconds since 1970.
    var time = 0.0
  }

  /// A run that did not end.
  struct Journal {
    /// The tasks in it.
    var ids: Set<TaskID> = []
    /// Tasks that began and have no result there.
    var begun: [TaskID: Beginning] = [:]
    var host = ""
    var process = 0
  }

  private struct Place {
    let file: Int
    let offset: Int
    let count: Int
    let isLost: Bool
  }

  private struct State {
    var files: [String] = []
    var places: [TaskID: [Place]] = [:]
    var journals: [String: Journal] = [:]
    /// Shards whose file was read.
    var shards: Set<Int> = []
  }

  private let job: JobFolder
  private let state = Guarded(State())

  /// Results of one task that are kept, of several runs.
  private static let maximumCount = 4

  /// Reads the journals of a plan; the files of shards when something of them is asked for.
  ///
  /// `shard`: The shard that is needed; nil is all.
  init(_ job: JobFolder, shard: Int? = nil) {
    self.job = job
    let names = (try? FileManager.default.contentsOfDirectory(atPath: job.results)) ?? []
    for name in names.sorted() where ResultStore.isJournal(name, of: shard) {
      read(job.results + "/" + name, isJournal: true)
    }
  }

  /// Whether a file is a journal in which tasks of a shard may be.
  private static func isJournal(_ name: String, of shard: Int?) -> Bool {
    guard name.hasSuffix(ResultJournal.suffix) else { return false }
    guard let shard, name.hasPrefix("shard-") else { return true }
    return name.hasPrefix("shard-\(shard)-")
  }

  /// The runs that did not end, by the names of their journals.
  var journals: [String: Journal] { state.withLock { $0.journals } }

  /// Times that a task began and has no result of that.
  func openAttempts(of task: BatchTask) -> Int {
    state.withLock { $0.journals.values.reduce(0) { $0 + ($1.begun[task.id]?.count ?? 0) } }
  }

  /// Whether the last result of a task is that its processes were ended.
  func isLost(_ task: BatchTask) -> Bool {
    readShard(task.shard)
    return state.withLock { $0.places[task.id]?.last?.isLost == true }
  }

  /// The result of a task, if it still holds.
  func result(of task: BatchTask) -> TaskResult? {
    guard var known = results(of: task).last(where: { $0.holds(for: task) }) else { return nil }
    known.outcome = .cached
    return known
  }

  /// The last result of a task, whether it holds or not.
  func lastResult(of task: BatchTask) -> TaskResult? {
    results(of: task).last { $0.key == nil || $0.key == task.key }
  }

  private func results(of task: BatchTask) -> [TaskResult] {
    readShard(task.shard)
    let places = state.withLock { state in
      (state.places[task.id] ?? []).map { (path: state.files[$0.file], place: $0) }
    }
    return places.compactMap { path, place in
      // Not kept open: there may be more files than descriptors.
      let line = (try? OpenFile(path))?.read(at: place.offset, count: place.count)
      // A run on another machine may have replaced the file since.
      return line.flatMap { TaskResult(line: $0) }.flatMap { $0.id == task.id ? $0 : nil }
    }
  }

  /// Reads the file of a shard, or of all, unless that was done.
  private func readShard(_ shard: Int?) {
    for number in shard.map({ $0...$0 }) ?? 0...(job.shards - 1)
    where state.withLock({ $0.shards.insert(number).inserted }) {
      read(job.file(of: number), isJournal: false)
    }
  }

  /// Notes the places of the results in a file.
  private func read(_ path: String, isJournal: Bool) {
    guard let file = try? OpenFile(path) else { return }
    var journal = Journal()
    var found: [(TaskID, Place)] = []
    let index = state.withLock { state in
      state.files.append(path)
      return state.files.count - 1
    }
    var lines = file.lines()
    var (number, start) = (0, 0)
    while let line = lines.next() {
      number += 1
      defer { start = lines.position }
      guard case .text(let bytes) = line, let line = JournalLine(bytes) else {
        Console.warning("\(path):\(number): not a result; its task is run again")
        continue
      }
      switch line {
      case .head(let host, let process): (journal.host, journal.process) = (host, process)
      case .begin(let id, let time):
        journal.ids.insert(id)
        journal.begun[id, default: Beginning()].count += 1
        journal.begun[id]?.time = time
      case .result(let id, let isLost):
        journal.begun[id] = nil
        if isJournal { journal.ids.insert(id) }
        let place = Place(file: index, offset: start, count: bytes.count, isLost: isLost)
        found.append((id, place))
      }
    }
    state.withLock { state in
      // A journal is newer than the files of shards, as it is removed when its results are in them.
      for (id, place) in found {
        let known = state.places[id] ?? []
        state.places[id] =
          isJournal ? (known + [place]).suffix(ResultStore.maximumCount) : [place] + known
      }
      if isJournal { state.journals[path] = journal }
    }
  }
}
