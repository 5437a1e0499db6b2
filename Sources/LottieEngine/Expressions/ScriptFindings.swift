import LottieModel

/// What went wrong with expressions, each property once.
struct ScriptFindings {
  private static let maximum = 200

  private(set) var all: [Finding] = []
  private var properties: Set<ObjectIdentifier> = []
  private var texts: Set<String> = []

  /// Reports that an expression does not give its property a value.
  mutating func add(_ property: ScriptProperty, _ reason: String) {
    add(.expression, property, "the expression is not used, \(reason): the keyframes are drawn")
  }

  /// Reports a circle by the first of its members in the document.
  mutating func addCircle(_ first: ScriptProperty) {
    add(
      .cycle,
      first,
      "expressions read one another in a circle; what closes it reads keyframes"
    )
  }

  private mutating func add(
    _ code: Diagnostic.Code,
    _ property: ScriptProperty,
    _ message: @autoclosure () -> String
  ) {
    guard all.count < ScriptFindings.maximum,
      properties.insert(ObjectIdentifier(property)).inserted
    else { return }
    let keypath = property.keypath
    guard texts.insert("\(property.location.number) \(keypath)").inserted else { return }
    all.append(Finding(code, message(), property.location, keypath: keypath))
  }
}
