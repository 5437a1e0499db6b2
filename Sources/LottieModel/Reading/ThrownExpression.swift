/// An expression that throws.
package struct ThrownExpression: Sendable {
  /// The property that has it.
  package let property: JSONLocation
  /// The line of the expression, from 1.
  package let line: Int
  /// What is wrong: a clause.
  package let reason: String

  package init(_ property: JSONLocation, line: Int, reason: String) {
    self.property = property
    self.line = line
    self.reason = reason
  }
}
