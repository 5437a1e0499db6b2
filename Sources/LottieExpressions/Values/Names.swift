/// The names that scripts use, as numbers: equal numbers are equal names.
///
/// Each worker has its own. Names are added while a script is compiled, never while one runs.
package final class Names {
  @exclusivity(unchecked) private var numbers: [String: Int] = [:]
  @exclusivity(unchecked) private var strings: [String] = []
  /// The number of the host's first name; those of the library precede it.
  package let firstHostName: Int

  /// Creates the names of the library, followed by those of a host, in order.
  package init(host: [String]) {
    (numbers, strings) = Names.library
    firstHostName = strings.count
    for name in host { _ = add(name) }
  }

  /// The names of the library, made once.
  private static let library: (numbers: [String: Int], strings: [String]) = {
    let strings = LibraryFunction.allCases.map { "library:\($0)" }
    let numbers = Dictionary(
      strings.enumerated().map { ($1, $0) },
      uniquingKeysWith: { _, last in last }
    )
    return (numbers, strings)
  }()

  private func add(_ name: String) -> Name {
    numbers[name] = strings.count
    strings.append(name)
    return Name(number: strings.count - 1)
  }

  /// The number of a name, a new one if need be.
  func intern(_ name: String) -> Name {
    numbers[name].map { Name(number: $0) } ?? add(name)
  }

  /// The number of a name that some script or the host knows.
  package func find(_ name: String) -> Name? { numbers[name].map { Name(number: $0) } }

  /// The text of a name.
  package func string(_ name: Name) -> String { strings[name.number] }
}

/// A name.
package struct Name: Hashable, Sendable {
  /// Its number among ``Names``.
  package let number: Int
}
