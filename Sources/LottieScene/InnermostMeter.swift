/// Divides what only grows, as work or time, among things that lie within each other: the innermost that is open
/// gets it.
package final class InnermostMeter<Key: Hashable> {
  /// What a meter reads, or how much that grew.
  package struct Amount: Sendable {
    /// Nanoseconds of one core, estimated.
    package var work: Int
    /// Seconds of a processor, measured.
    package var time: Double

    /// Creates an amount.
    package init(work: Int = 0, time: Double = 0) {
      self.work = work
      self.time = time
    }
  }

  /// What each got so far.
  package private(set) var amounts: [Key: Amount] = [:]
  private let read: () -> Amount
  private var last = Amount()
  private var open: [Key] = []

  /// Creates a meter; `read` gives what grows.
  package init(_ read: @escaping () -> Amount) { self.read = read }

  /// Begins something, within what is open.
  package func enter(_ key: Key) {
    settle()
    open.append(key)
  }

  /// Ends what was begun last.
  package func leave() {
    settle()
    _ = open.popLast()
  }

  private func settle() {
    let now = read()
    if let key = open.last {
      amounts[key, default: Amount()].work += now.work - last.work
      amounts[key, default: Amount()].time += now.time - last.time
    }
    last = now
  }
}
