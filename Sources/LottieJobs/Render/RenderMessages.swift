import LottieKit
import Synchronization

/// What the jobs of a batch say together: one line of progress for all, and each note once.
final class RenderMessages: Sendable {
  private struct State {
    var done = 0
    /// Animations that are being drawn, the first begun first.
    var current: [(name: String, done: Int, total: Int)] = []
    var shown = ContinuousClock.now
    var notes: [(text: String, names: [String])] = []
  }

  private let total: Int
  /// An animation or a row.
  private let unit: String
  private let isShown: Bool
  private let start = ContinuousClock.now
  private let state = Guarded(State())

  /// Begins a batch.
  ///
  /// - Parameters:
  ///   - total: Its animations or rows.
  ///   - unit: What they are, in the singular.
  ///   - isShown: Whether progress is shown.
  init(total: Int, unit: String, isShown: Bool) {
    (self.total, self.unit, self.isShown) = (total, unit, isShown)
  }

  /// Takes a note on one of them, to be said at the end.
  func note(_ text: String, of name: String) {
    state.withLock { state in
      if let known = state.notes.firstIndex(where: { $0.text == text }) {
        state.notes[known].names.append(name)
      } else {
        state.notes.append((text, [name]))
      }
    }
  }

  /// Counts one as begun.
  func begin(_ name: String, frames: Int) {
    state.withLock { $0.current.append((name, 0, max(1, frames))) }
  }

  /// Counts a frame of one.
  func advance(_ name: String) {
    show { state in
      guard let index = state.current.firstIndex(where: { $0.name == name }) else { return }
      state.current[index].done += 1
    }
  }

  /// Counts one as ended, whether it was drawn or not.
  func end(_ name: String) {
    show { state in
      state.done += 1
      state.current.firstIndex { $0.name == name }.map { _ = state.current.remove(at: $0) }
    }
  }

  private func show(_ change: (inout State) -> Void) {
    let line: String? = state.withLock { state in
      change(&state)
      let now = ContinuousClock.now
      guard isShown, now - state.shown > .milliseconds(100) else { return nil }
      state.shown = now
      return text(state, after: (now - start) / .seconds(1))
    }
    if let line { Console.progress(line) }
  }

  /// `███░░░░░ 3/11 animations  walk.json 34/150 frames  12 s left`.
  private func text(_ state: State, after seconds: Double) -> String {
    let parts = state.current.reduce(Double(state.done)) { $0 + Double($1.done) / Double($1.total) }
    let share = parts / Double(total)
    var text = "\(ProgressBar.bar(share, width: 12)) \(state.done)/" + Words.count(total, unit)
    if let first = state.current.first {
      text += "  \(ProgressBar.name(first.name)) \(first.done)/\(first.total) frames"
    }
    guard share > 0 else { return text }
    return text + "  \(Spans.text((seconds / share * (1 - share)).rounded(.up))) left"
  }

  /// Removes the line and says the notes.
  func finish() {
    Console.endProgress()
    for (text, names) in state.withLock({ $0.notes }) {
      let whose = names.count == 1 ? "\(names[0]): " : ""
      let count = names.count == 1 ? "" : " (\(Words.count(names.count, unit)))"
      Console.note("note: \(whose)\(text)\(count)")
    }
  }
}
