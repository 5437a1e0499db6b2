import LottieKit

/// Arguments that match nothing in some of several documents: an error only where they match nothing in any.
struct UnmatchedArguments {
  /// The first failure of each argument, and the number of documents.
  private var known: OrderedDictionary<String, (failure: Failure, count: Int)> = [:]

  /// Notes an argument that matches nothing in one more document.
  mutating func note(_ argument: String, _ failure: Failure) {
    known[argument, default: (failure, 0)].count += 1
  }

  /// The failure of the first argument that matches nothing in as many documents; nil for none.
  func failure(inAllOf documents: Int) -> Failure? {
    known.values.first { $0.count == documents }?.failure
  }
}
