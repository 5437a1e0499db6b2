import LottieScene
import Synchronization

/// The remaining budget for reading from the network for one animation; used by any thread.
final class NetworkBudget: Sendable {
  /// Time for all files of an animation, in seconds.
  static let maximumSeconds = 120
  /// Time for one file, in seconds.
  static let maximumFileSeconds = 60
  private let spent = Guarded((time: Duration.zero, bytes: 0))

  /// Seconds, at least one, and bytes that are left; nil when nothing is.
  var rest: (seconds: Int, bytes: Int)? {
    spent.withLock { spent in
      let seconds = NetworkBudget.maximumSeconds - Int(spent.time.components.seconds)
      let bytes = InputFile.limit - spent.bytes
      return seconds > 0 && bytes > 0
        ? (min(seconds, NetworkBudget.maximumFileSeconds), bytes) : nil
    }
  }

  func spend(_ time: Duration) { spent.withLock { $0.time += time } }

  func spend(bytes: Int) { spent.withLock { $0.bytes += bytes } }
}
