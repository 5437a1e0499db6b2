import LottieKit
import Synchronization

/// An animation loaded through C, used by one thread at a time.
///
/// The view is not `Sendable`; it never leaves this object, and is used under the lock.
final class Session: Sendable {
  private let view: Guarded<LottieAnimationView>

  init(_ animation: LottieAnimation) {
    view = Guarded(LottieAnimationView(animation: animation))
  }

  /// Uses the view alone.
  func use(_ body: (LottieAnimationView) throws(Failure) -> Void) throws(Failure) {
    try view.withLock { (view) throws(Failure) in try body(view) }
  }
}

/// The animations that are open, by their handles.
enum Sessions {
  private struct Table {
    var last: UInt64 = 0
    var open: [UInt64: Session] = [:]
  }

  private static let table = Guarded(Table())

  /// Adds an animation under a new handle.
  static func add(_ session: Session) -> UInt64 {
    table.withLock { table in
      table.last += 1
      table.open[table.last] = session
      return table.last
    }
  }

  /// The animation of a handle.
  static func session(_ handle: UInt64) throws(Failure) -> Session {
    guard let session = table.withLock({ $0.open[handle] }) else { throw .handle(handle) }
    return session
  }

  /// Removes an animation; a call in progress finishes.
  static func remove(_ handle: UInt64) throws(Failure) {
    guard table.withLock({ $0.open.removeValue(forKey: handle) }) != nil else {
      throw .handle(handle)
    }
  }
}
