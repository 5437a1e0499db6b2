extension Parser {
  mutating func statement() throws(SyntaxError) -> Statement {
    try nested { parser throws(SyntaxError) in try parser.statementHere() }
  }

  private mutating func statementHere() throws(SyntaxError) -> Statement {
    switch token {
    case .punctuator(.openBrace): return try block()
    case .punctuator(.semicolon):
      try advance()
      return Block([])
    case .word("var"), .word("const"): return try declaration()
    case .word("let") where startsDeclaration(): return try declaration()
    case .word("function"): return try functionDeclaration()
    case .word("if"): return try conditional()
    case .word("for"): return try forLoop()
    case .word("while"), .word("do"): return try whileLoop()
    case .word("return"), .word("break"), .word("continue"), .word("throw"): return try jump()
    case .word("try"): return try guarded()
    case .word("switch"): return try choice()
    case .word("class"), .word("with"), .word("import"), .word("export"), .word("debugger"):
      throw fail("this kind of statement is not known")
    default:
      let value = try expression()
      try endStatement()
      return ExpressionStatement(value, resultSlot: resultSlot)
    }
  }

  /// Whether `let` is followed by a name.
  private func startsDeclaration() -> Bool {
    var ahead = lexer
    if case .word(let word)? = try? ahead.next() { return word != "in" && word != "instanceof" }
    return false
  }

  /// A semicolon, given or inserted.
  private mutating func endStatement() throws(SyntaxError) {
    if try take(.semicolon) { return }
    guard isAt(.closeBrace) || token == .end || lexer.isAfterLineEnd else {
      throw fail("\";\" is expected here")
    }
  }

  private mutating func block() throws(SyntaxError) -> Statement {
    try scoped(Scope(parent: scope, function: scope.function)) { parser throws(SyntaxError) in
      Block(try parser.bracedStatements())
    }
  }

  mutating func bracedStatements() throws(SyntaxError) -> [Statement] {
    try expect(.openBrace)
    var statements: [Statement] = []
    while !isAt(.closeBrace) {
      guard token != .end else { throw fail("\"}\" is expected here") }
      statements.append(try statement())
    }
    try advance()
    return statements
  }

  private mutating func declaration() throws(SyntaxError) -> Statement {
    let declaration = try variables(allowsIn: true)
    try endStatement()
    return Declaration(declaration)
  }

  /// `var a = 1, b`, from the keyword on.
  private mutating func variables(
    allowsIn: Bool
  ) throws(SyntaxError) -> [(variable: Variable, value: Expression?)] {
    guard case .word(let kind) = token else { return [] }
    try advance()
    var result: [(variable: Variable, value: Expression?)] = []
    repeat {
      let position = lexer.start
      let name = try name()
      let home = kind == "var" ? scope.root : scope
      let slot = home.declare(name, isConstant: kind == "const")
      let variable = variable(name, at: position)
      var value: Expression?
      if try take(.assign) {
        value = try assignment(allowsIn: allowsIn)
      } else if kind != "var" {
        value = Literal(.undefined)
      }
      if kind != "var", !scope.function.adopted.contains(slot) {
        scope.function.adopted.append(slot)
      }
      result.append((variable, value))
    } while try take(.comma)
    return result
  }

  private mutating func functionDeclaration() throws(SyntaxError) -> Statement {
    try advance()
    let name = try name()
    let slot = scope.root.declare(name)
    let code = try function(named: name, knowsItself: false)
    scope.function.hoisted.append((slot, code))
    return Block([])
  }

  private mutating func conditional() throws(SyntaxError) -> Statement {
    var branches: [(condition: Expression, body: Statement)] = []
    var otherwise: Statement?
    repeat {
      try advance()
      try expect(.open)
      let condition = try expression()
      try expect(.close)
      branches.append((condition, try statement()))
      guard try take(word: "else") else { return If(branches, nil) }
    } while isAt(word: "if")
    otherwise = try statement()
    return If(branches, otherwise)
  }

  private mutating func whileLoop() throws(SyntaxError) -> Statement {
    if try take(word: "do") {
      let body = try statement()
      guard try take(word: "while") else { throw fail("\"while\" is expected here") }
      try expect(.open)
      let condition = try expression()
      try expect(.close)
      _ = try take(.semicolon)
      return Loop(condition: condition, body: body, isTestedLast: true)
    }
    try advance()
    try expect(.open)
    let condition = try expression()
    try expect(.close)
    return Loop(condition: condition, body: try statement())
  }

  private mutating func forLoop() throws(SyntaxError) -> Statement {
    try advance()
    try expect(.open)
    return try scoped(Scope(parent: scope, function: scope.function)) {
      parser throws(SyntaxError) in try parser.forParts()
    }
  }

  private mutating func forParts() throws(SyntaxError) -> Statement {
    var start: Statement?
    if try !take(.semicolon) {
      let isDeclared = isAt(word: "var") || isAt(word: "let") || isAt(word: "const")
      if isDeclared {
        let declared = try variables(allowsIn: false)
        if let first = declared.first, isAt(word: "in") || isAt(word: "of") {
          return try forEach(first.variable, isDeclared: true)
        }
        start = Declaration(declared)
      } else {
        let value = try expression(allowsIn: false)
        if let target = value as? Target, isAt(word: "in") || isAt(word: "of") {
          markAssigned(target)
          return try forEach(target, isDeclared: false)
        }
        start = ExpressionStatement(value, resultSlot: nil)
      }
      try expect(.semicolon)
    }
    let condition = isAt(.semicolon) ? nil : try expression()
    try expect(.semicolon)
    let step = isAt(.close) ? nil : try expression()
    try expect(.close)
    return Loop(start: start, condition: condition, step: step, body: try statement())
  }

  private mutating func forEach(
    _ target: Target,
    isDeclared: Bool
  ) throws(SyntaxError) -> Statement {
    let givesKeys = isAt(word: "in")
    try advance()
    let list = try expression()
    try expect(.close)
    return ForEach(target, isDeclared: isDeclared, list, givesKeys: givesKeys, try statement())
  }

  private mutating func jump() throws(SyntaxError) -> Statement {
    let position = lexer.start
    guard case .word(let word) = token else { return Block([]) }
    try advance()
    let isBare =
      isAt(.semicolon) || isAt(.closeBrace) || token == .end || lexer.isAfterLineEnd
    let value = isBare || word == "break" || word == "continue" ? nil : try expression()
    try endStatement()
    switch word {
    case "break": return Jump(.broken)
    case "continue": return Jump(.continued)
    case "return": return Return(value)
    default:
      guard let value else { throw fail("a value to throw is expected here") }
      return Throw(value, at: position)
    }
  }

  private mutating func guarded() throws(SyntaxError) -> Statement {
    try advance()
    let body = try block()
    var handler: (variable: Variable?, body: Statement)?
    if try take(word: "catch") {
      handler = try scoped(Scope(parent: scope, function: scope.function)) {
        parser throws(SyntaxError) in
        var variable: Variable?
        if try parser.take(.open) {
          let position = parser.lexer.start
          let name = try parser.name()
          parser.scope.declare(name)
          variable = parser.variable(name, at: position)
          try parser.expect(.close)
        }
        return (variable, try parser.block())
      }
    }
    let cleanup = try take(word: "finally") ? try block() : nil
    guard handler != nil || cleanup != nil else { throw fail("\"catch\" is expected here") }
    return Try(body, handler, cleanup)
  }

  private mutating func choice() throws(SyntaxError) -> Statement {
    try advance()
    try expect(.open)
    let value = try expression()
    try expect(.close)
    try expect(.openBrace)
    return try scoped(Scope(parent: scope, function: scope.function)) {
      parser throws(SyntaxError) in
      var cases: [(test: Expression?, body: [Statement])] = []
      while try !parser.take(.closeBrace) {
        var test: Expression?
        if try parser.take(word: "case") {
          test = try parser.expression()
        } else if try !parser.take(word: "default") {
          throw parser.fail("\"case\" is expected here")
        }
        try parser.expect(.colon)
        cases.append((test, try parser.caseBody()))
      }
      return Switch(value, cases)
    }
  }

  private mutating func caseBody() throws(SyntaxError) -> [Statement] {
    var body: [Statement] = []
    while !isAt(.closeBrace), !isAt(word: "case"), !isAt(word: "default") {
      guard token != .end else { throw fail("\"}\" is expected here") }
      body.append(try statement())
    }
    return body
  }

  /// Notes that a name is assigned to, so that it becomes a variable if it is none.
  func markAssigned(_ target: Target) {
    if let variable = target as? Variable { variable.isAssigned = true }
  }
}
