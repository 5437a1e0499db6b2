import Foundation

/// How often a test repeats itself with other random documents, other sizes or other options.
///
/// All of it where checks are thorough, as in `make check`; where they are not optimized, and somebody waits, less.
package enum Rounds {
  /// Whether `LOTTIE_THOROUGH` is set.
  package static let areThorough =
    ProcessInfo.processInfo.environment["LOTTIE_THOROUGH"] != nil

  /// The number of rounds: `all` of them, or `few`.
  package static func of(_ all: Int, _ few: Int) -> Int { areThorough ? all : few }
}
