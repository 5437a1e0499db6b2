import LottieModel

/// Problems of expressions, reported once per property.
struct ScriptFindings {
  private static let maximum = 200

  private(set) var all: [Finding] = []
  private var properties: Set<ObjectIdentifier> = []
  private var texts: Set<String> = []

  /// Reports that the expression is not used.
  mutating func add(_ property: ScriptProperty, _ problem: Diagnostic.ExpressionProblem) {
    add(.expression(problem), property)
  }

  /// Reports that an expression uses a substitute value.
  mutating func addInvented(_ property: ScriptProperty, _ function: String) {
    let finding = Finding(
      .inventedValue(function: function),
      property.location,
      keypath: property.keypath
    )
    guard all.count < ScriptFindings.maximum, !all.contains(finding) else { return }
    all.append(finding)
  }

  /// Reports a cycle by its first member in document order.
  mutating func addCycle(_ first: ScriptProperty) { add(.expressionCycle, first) }

  private mutating func add(_ kind: Diagnostic.Kind, _ property: ScriptProperty) {
    guard all.count < ScriptFindings.maximum,
      properties.insert(ObjectIdentifier(property)).inserted
    else { return }
    let keypath = property.keypath
    guard texts.insert("\(property.location.number) \(keypath)").inserted else { return }
    all.append(Finding(kind, property.location, keypath: keypath))
  }
}
