import LottieModel

extension JSONValue {
  /// Whether a flag is set, as `true` or a number other than 0; nil when it is neither Boolean nor
  /// number.
  var isOn: Bool? {
    switch self {
    case .bool(let isOn): isOn
    case .number(let number): number != 0
    default: nil
    }
  }

  /// Whether it is a property with an expression.
  var hasOwnExpression: Bool {
    if case .string? = self[.expression] { self[.value] != nil } else { false }
  }
}
