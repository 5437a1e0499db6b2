extension Parser {
  /// `a, b`.
  mutating func expression(allowsIn: Bool = true) throws(SyntaxError) -> Expression {
    let first = try assignment(allowsIn: allowsIn)
    guard isAt(.comma) else { return first }
    var parts = [first]
    while try take(.comma) { parts.append(try assignment(allowsIn: allowsIn)) }
    return CommaSequence(parts)
  }

  /// `a = b`, `a ? b : c`, `a => b`.
  mutating func assignment(allowsIn: Bool = true) throws(SyntaxError) -> Expression {
    try nested { parser throws(SyntaxError) in
      try parser.assignmentHere(allowsIn: allowsIn)
    }
  }

  private mutating func assignmentHere(allowsIn: Bool) throws(SyntaxError) -> Expression {
    if let arrow = try arrowFunction() { return arrow }
    let left = try conditional(allowsIn: allowsIn)
    guard case .punctuator(let punctuator) = token,
      punctuator == .assign || punctuator.assigned != nil
    else {
      return left
    }
    guard let target = left as? Target else { throw fail("this cannot be assigned to") }
    markAssigned(target)
    try advance()
    return Assignment(target, punctuator.assigned, try assignment(allowsIn: allowsIn))
  }

  private mutating func conditional(allowsIn: Bool) throws(SyntaxError) -> Expression {
    let condition = try either(allowsIn: allowsIn)
    guard try take(.question) else { return condition }
    let yes = try assignment()
    try expect(.colon)
    return Conditional(condition, yes, try assignment(allowsIn: allowsIn))
  }

  /// `a || b`, `a ?? b`.
  private mutating func either(allowsIn: Bool) throws(SyntaxError) -> Expression {
    var value = try both(allowsIn: allowsIn)
    while isAt(.or) || isAt(.nullish) {
      let punctuator: Punctuator = isAt(.or) ? .or : .nullish
      var sides = [value]
      while try take(punctuator) {
        sides.append(try both(allowsIn: allowsIn))
        guard sides.count <= Parser.maximumRow else { throw fail("too many operators in a row") }
      }
      value = Logic(punctuator == .or ? .or : .nullish, sides)
      guard value.nestingDepth <= Parser.maximumRow else {
        throw fail("too many operators in a row")
      }
    }
    return value
  }

  private mutating func both(allowsIn: Bool) throws(SyntaxError) -> Expression {
    let first = try binary(level: 4, allowsIn: allowsIn)
    guard isAt(.and) else { return first }
    var sides = [first]
    while try take(.and) {
      sides.append(try binary(level: 4, allowsIn: allowsIn))
      guard sides.count <= Parser.maximumRow else { throw fail("too many operators in a row") }
    }
    return Logic(.and, sides)
  }

  private func operation(allowsIn: Bool) -> (level: Int, operation: BinaryOperator)? {
    switch token {
    case .punctuator(let punctuator): punctuator.binary
    case .word("instanceof"): (8, .isInstance)
    case .word("in") where allowsIn: (8, .isIn)
    default: nil
    }
  }

  /// Operators of a level and those that bind closer; those of one level in a row are one chain.
  private mutating func binary(level: Int, allowsIn: Bool) throws(SyntaxError) -> Expression {
    var value = try power()
    while let (found, _) = operation(allowsIn: allowsIn), found >= level {
      var rest: [(operation: BinaryOperator, side: Expression)] = []
      while let (next, operation) = operation(allowsIn: allowsIn), next == found {
        try advance()
        rest.append((operation, try binary(level: found + 1, allowsIn: allowsIn)))
        guard rest.count <= Parser.maximumRow else { throw fail("too many operators in a row") }
      }
      value = Chain(value, rest)
    }
    return value
  }

  private mutating func power() throws(SyntaxError) -> Expression {
    let base = try unary()
    guard try take(.power) else { return base }
    return Chain(
      base,
      [(.power, try nested { parser throws(SyntaxError) in try parser.power() })]
    )
  }

  private mutating func unary() throws(SyntaxError) -> Expression {
    let kind: Unary.Kind? =
      switch token {
      case .punctuator(.not): .not
      case .punctuator(.minus): .minus
      case .punctuator(.plus): .plus
      case .punctuator(.bitNot): .bitNot
      case .word("void"): .void
      case .word("typeof"): .type
      default: nil
      }
    if let kind {
      try advance()
      let operand = try nested { parser throws(SyntaxError) in try parser.unary() }
      if kind == .minus, let literal = operand as? Literal, case .number(let n) = literal.value {
        return Literal(.number(-n))
      }
      return Unary(kind, operand)
    }
    if isAt(.increment) || isAt(.decrement) {
      let step = isAt(.increment) ? 1.0 : -1
      try advance()
      return try increment(
        try nested { parser throws(SyntaxError) in try parser.unary() },
        step,
        isPrefix: true
      )
    }
    if try take(word: "delete") {
      return Deletion(try nested { parser throws(SyntaxError) in try parser.unary() })
    }
    let value = try postfix()
    guard isAt(.increment) || isAt(.decrement), !lexer.isAfterLineEnd else { return value }
    let step = isAt(.increment) ? 1.0 : -1
    try advance()
    return try increment(value, step, isPrefix: false)
  }

  private func increment(
    _ value: Expression,
    _ step: Double,
    isPrefix: Bool
  ) throws(SyntaxError) -> Expression {
    guard let target = value as? Target else { throw fail("this cannot be counted up") }
    markAssigned(target)
    return Increment(target, step, isPrefix: isPrefix)
  }

  /// Parses the members, elements and calls that follow a value.
  private mutating func postfix() throws(SyntaxError) -> Expression {
    var value = try primary()
    var count = 0
    while case .punctuator(let punctuator) = token {
      let position = lexer.start
      switch punctuator {
      case .dot:
        try advance()
        guard case .word(let word) = token else { throw fail("a name is expected here") }
        try advance()
        value = Member(value, word, names.intern(word), at: position)
      case .openBracket:
        try advance()
        let key = try expression()
        try expect(.closeBracket)
        if let literal = key as? Literal, case .string(let text) = literal.value {
          value = Member(value, text.string, names.intern(text.string), at: position)
        } else {
          value = Element(value, key, at: position)
        }
      case .open: value = Call(value, try arguments(), at: position)
      default: return value
      }
      count += 1
      guard count <= 64 else { throw fail("more than 64 members and calls in a row") }
    }
    return value
  }

  private mutating func arguments() throws(SyntaxError) -> [Expression] {
    try expect(.open)
    var values: [Expression] = []
    while try !take(.close) {
      values.append(try assignment())
      if !isAt(.close) { try expect(.comma) }
    }
    return values
  }
}
