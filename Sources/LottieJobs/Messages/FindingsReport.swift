package import LottieKit
import OrderedCollections

/// Unsupported features as messages.
package enum FindingsReport {
  /// Warns of findings; equal ones in many layers, such as a missing font, are reported once.
  ///
  /// - Returns: The number of those of which nothing is said.
  @discardableResult
  package static func warn(_ diagnostics: [Diagnostic], of input: String) -> Int {
    let alike = OrderedDictionary(grouping: diagnostics, by: \.message).values
    for group in alike.prefix(10) {
      let more = group.count - 1
      let rest = more > 0 ? " (and \(Words.count(more, "more location")))" : ""
      Console.warning(group[0].line(input: input) + rest)
    }
    return alike.dropFirst(10).reduce(0) { $0 + $1.count }
  }
}
