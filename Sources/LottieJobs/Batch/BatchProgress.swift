import Dispatch
import Foundation
import LottieKit
import Synchronization

/// What a batch has done so far: a bar on a terminal, a line a minute elsewhere.
final class BatchProgress: Sendable {
  /// Seconds between two lines; by as much a journal may be older than its run.
  static let interval = 60

  private final class Counts: Sendable {
    let state = Guarded((done: 0, failed: 0))
  }

  private let bar: ProgressBar
  private let counts: Counts
  private let ticker: Ticker

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - total: Number of tasks; nil is not known.
  ///   - journal: Shows by its time that the run goes on.
  ///   - quiet: Whether nothing is shown.
  init(total: Int?, _ journal: ResultJournal?, quiet: Bool) {
    let isInteractive = Console.isInteractive
    bar = ProgressBar(total: total ?? 0, unit: "tasks", isShown: isInteractive && !quiet)
    let (counts, start) = (Counts(), ContinuousClock.now)
    self.counts = counts
    ticker = Ticker(seconds: BatchProgress.interval) {
      journal?.touch()
      guard !quiet, !isInteractive else { return }
      let (done, failed) = counts.state.withLock { $0 }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      Console.note(BatchProgress.line(done: done, failed: failed, of: total, after: seconds))
    }
  }

  /// Counts a result.
  func count(_ result: TaskResult) {
    counts.state.withLock { counts in
      counts.done += 1
      if result.outcome == .failed { counts.failed += 1 }
    }
    bar.advance()
  }

  /// Ends the bar and the lines.
  func finish() {
    ticker.stop()
    bar.finish()
  }

  /// `340 of 1000 tasks, 2 failed, about 3 min left`.
  ///
  /// - Parameters:
  ///   - done: Tasks with a result, those that failed included.
  ///   - failed: Those that failed.
  ///   - total: All tasks; nil is not known.
  ///   - seconds: Time so far.
  /// - Returns: A line.
  static func line(done: Int, failed: Int, of total: Int?, after seconds: Double) -> String {
    var parts = [total.map { "\(done) of \(Words.count($0, "task"))" } ?? Words.count(done, "task")]
    if failed > 0 { parts.append("\(failed) failed") }
    if let total, done > 0, done < total {
      parts.append("about \(Spans.text(seconds / Double(done) * Double(total - done))) left")
    }
    return parts.joined(separator: ", ")
  }
}

/// Spans of time in words.
enum Spans {
  /// `40 ms`, `1.4 s`, `12 s`, `3 min`, `2 h 5 min`, `3 d 4 h`.
  static func text(_ seconds: Double) -> String {
    guard seconds.isFinite, seconds < 1e9 else { return "years" }
    guard seconds >= 0.9995 else { return "\(Int((max(0, seconds) * 1000).rounded())) ms" }
    guard seconds >= 9.95 else {
      return Words.number((seconds * 10).rounded() / 10) + " s"
    }
    let whole = Int(seconds.rounded())
    guard whole >= 120 else { return "\(whole) s" }
    let minutes = (whole + 30) / 60
    guard minutes >= 60 else { return "\(minutes) min" }
    let hours = minutes / 60
    guard hours >= 48 else {
      return "\(hours) h" + (minutes % 60 == 0 ? "" : " \(minutes % 60) min")
    }
    return "\(hours / 24) d" + (hours % 24 == 0 ? "" : " \(hours % 24) h")
  }
}

/// Calls a closure again and again, on a thread of its own, until it is stopped.
private struct Ticker: Sendable {
  private let end = DispatchSemaphore(value: 0)

  /// Begins; the first call comes after as many seconds.
  init(seconds: Int, _ body: @escaping @Sendable () -> Void) {
    let end = end
    Thread.detachNewThread {
      while end.wait(timeout: .now() + .seconds(seconds)) == .timedOut { body() }
    }
  }

  func stop() { end.signal() }
}
