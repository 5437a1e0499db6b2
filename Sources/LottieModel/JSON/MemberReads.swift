import LottieScene
import Synchronization

/// Records which members of which objects a reader looks up: tests compare that with the schema.
///
/// Look-ups cost nothing more: only names with escapes, which no exporter writes and which are
/// compared slowly anyway, are recorded. A test writes all names of its document so.
package final class MemberReads: Sendable {
  /// The recorder; nil outside of tests.
  @TaskLocal package static var current: MemberReads?

  private let names = Guarded<[JSONLocation: Set<String>]>([:])

  package init() {}

  func note(_ name: String, of object: JSONLocation) {
    names.withLock { _ = $0[object, default: []].insert(name) }
  }

  /// The names looked up, by object.
  package var all: [JSONLocation: Set<String>] { names.withLock { $0 } }
}
