import LottieKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The conditions for showing progress.
package enum ProgressChoice: String, OptionText, CaseIterable {
  /// On a terminal.
  case auto
  case always
  case never

  var isShown: Bool {
    switch self {
    case .auto: Console.isInteractive
    case .always: true
    case .never: false
    }
  }
}

/// Finished frames or other pieces of work, their rate and the remaining time, on standard error.
final class ProgressBar: Sendable {
  private let total: Int
  private let unit: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let state = Guarded<(done: Int, shown: ContinuousClock.Instant)>((0, .now))

  init(total: Int, unit: String = "frames", isShown: Bool) {
    (self.total, self.unit) = (total, unit)
    self.isShown = isShown && total > 1
  }

  /// Creates one that is shown on a terminal unless the run is quiet.
  convenience init(total: Int, unit: String, quiet: Bool) {
    self.init(total: total, unit: unit, isShown: Console.isInteractive && !quiet)
  }

  /// Counts a finished piece, with its name.
  func advance(_ name: String = "") {
    guard isShown else { return }
    let line: String? = state.withLock { state in
      state.done += 1
      let now = ContinuousClock.now
      guard state.done == total || now - state.shown > .milliseconds(100) else { return nil }
      state.shown = now
      return text(state.done, now, name)
    }
    if let line { Console.progress(line) }
  }

  /// Removes the bar.
  func finish() {
    if isShown { Console.endProgress() }
  }

  /// A bar of so many characters.
  static func bar(_ done: Double, width: Int) -> String {
    let filled = Int((max(0, min(done, 1)) * Double(width)).rounded(.down))
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  /// The name of a file as it stands in a line of progress: short, and without its folder.
  static func name(_ path: String) -> String {
    Words.cut(VisibleText.line(path.fileName), to: 20)
  }

  private func text(_ done: Int, _ now: ContinuousClock.Instant, _ name: String) -> String {
    let seconds = max((now - start) / .seconds(1), 1e-3)
    let rate = Double(done) / seconds
    let share = Double(done) / Double(total)
    let left = Spans.text((Double(total - done) / rate).rounded(.up)) + " left"
    guard name.isEmpty else {
      let bar = ProgressBar.bar(share, width: 12)
      return "\(bar) \(done)/\(total) \(unit)  \(ProgressBar.name(name))  \(left)"
    }
    let bar = ProgressBar.bar(share, width: 24)
    return "\(bar) \(done)/\(total) \(unit)  \(Int(rate.rounded()))/s  \(left)"
  }
}
