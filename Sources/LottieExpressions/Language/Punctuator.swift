/// Operators and punctuation.
enum Punctuator: String {
  case openBrace = "{"
  case closeBrace = "}"
  case open = "("
  case close = ")"
  case openBracket = "["
  case closeBracket = "]"
  case dot = "."
  case semicolon = ";"
  case comma = ","
  case question = "?"
  case colon = ":"
  case arrow = "=>"
  case assign = "="
  case plus = "+"
  case minus = "-"
  case times = "*"
  case over = "/"
  case rest = "%"
  case power = "**"
  case increment = "++"
  case decrement = "--"
  case less = "<"
  case greater = ">"
  case lessEqual = "<="
  case greaterEqual = ">="
  case equal = "=="
  case notEqual = "!="
  case same = "==="
  case notSame = "!=="
  case not = "!"
  case and = "&&"
  case or = "||"
  case nullish = "??"
  case bitAnd = "&"
  case bitOr = "|"
  case bitXor = "^"
  case bitNot = "~"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case shiftRightUnsigned = ">>>"
  case addAssign = "+="
  case subtractAssign = "-="
  case multiplyAssign = "*="
  case divideAssign = "/="
  case remainderAssign = "%="
  case powerAssign = "**="
  case shiftLeftAssign = "<<="
  case shiftRightAssign = ">>="
  case shiftRightUnsignedAssign = ">>>="
  case andAssign = "&="
  case orAssign = "|="
  case xorAssign = "^="

  /// The operator of a compound assignment.
  var assigned: BinaryOperator? {
    switch self {
    case .addAssign: .add
    case .subtractAssign: .subtract
    case .multiplyAssign: .multiply
    case .divideAssign: .divide
    case .remainderAssign: .remainder
    case .powerAssign: .power
    case .shiftLeftAssign: .shiftLeft
    case .shiftRightAssign: .shiftRight
    case .shiftRightUnsignedAssign: .shiftRightUnsigned
    case .andAssign: .bitAnd
    case .orAssign: .bitOr
    case .xorAssign: .bitXor
    default: nil
    }
  }

  /// The precedence and operation of a binary operator; nil for others, and for `&&`, `||` and `??`.
  var binary: (level: Int, operation: BinaryOperator)? {
    switch self {
    case .bitOr: (4, .bitOr)
    case .bitXor: (5, .bitXor)
    case .bitAnd: (6, .bitAnd)
    case .equal: (7, .equal)
    case .notEqual: (7, .notEqual)
    case .same: (7, .same)
    case .notSame: (7, .notSame)
    case .less: (8, .less)
    case .greater: (8, .greater)
    case .lessEqual: (8, .lessEqual)
    case .greaterEqual: (8, .greaterEqual)
    case .shiftLeft: (9, .shiftLeft)
    case .shiftRight: (9, .shiftRight)
    case .shiftRightUnsigned: (9, .shiftRightUnsigned)
    case .plus: (10, .add)
    case .minus: (10, .subtract)
    case .times: (11, .multiply)
    case .over: (11, .divide)
    case .rest: (11, .remainder)
    default: nil
    }
  }
}

/// The operation of an operator with two sides.
enum BinaryOperator {
  case add, subtract, multiply, divide, remainder, power
  case less, greater, lessEqual, greaterEqual, equal, notEqual, same, notSame
  case shiftLeft, shiftRight, shiftRightUnsigned, bitAnd, bitOr, bitXor
  case isInstance, isIn
}
