/// The reason why a run ends early; a thrown value is kept by the ``Evaluation``.
package enum Abrupt: Error, Equatable {
  /// The script or the library threw; a script may catch it.
  case thrown
  /// A budget is spent; no script can catch it.
  case exhausted
}

/// The limits of a run.
package struct ScriptBudget: Sendable {
  /// Turns of loops, calls, and work of the library in proportion to its size.
  package var steps = 100_000
  /// Bytes of strings, arrays and objects made.
  package var memory = 1 << 20
  /// Levels of the tree of the script, over all functions that wait for another to return.
  package var depth = 1_000

  /// Creates the default budget.
  package init() {}

  /// Steps that a turn of a loop or a call costs by the parts of the script in it: one for most.
  static func steps(forParts count: Int) -> Int { 1 + count / 256 }
}

/// The failure of a script.
package struct ScriptFailure: Error, Equatable, Sendable {
  /// The kind of a failure.
  package enum Kind: Sendable {
    /// It is no script that can be run here.
    case syntax
    /// It threw.
    case thrown
    /// It used up its budget.
    case exhausted
  }

  /// Kind of the failure.
  package let kind: Kind
  /// The message: one sentence without a full stop.
  package let message: String
  /// The line of the script, from 1.
  package let line: Int

  /// Creates a failure.
  package init(_ kind: Kind, _ message: String, line: Int) {
    self.kind = kind
    self.message = message
    self.line = line
  }
}
