extension Parser {
  mutating func primary() throws(SyntaxError) -> Expression {
    let position = lexer.start
    switch token {
    case .number(let number):
      try advance()
      return Literal(.number(number))
    case .string(let string):
      try advance()
      return Literal(.text(string))
    case .template(let text, let isLast): return try template(text, isLast)
    case .punctuator(.open):
      try advance()
      let value = try expression()
      try expect(.close)
      return value
    case .punctuator(.openBracket): return try array()
    case .punctuator(.openBrace): return try object()
    case .punctuator(.over), .punctuator(.divideAssign):
      throw fail("regular expressions are not known")
    case .word(let word): return try self.word(word, at: position)
    case .end: throw fail("the script ends in the middle")
    case .punctuator(let punctuator): throw fail("\"\(punctuator.rawValue)\" cannot stand here")
    }
  }

  private mutating func word(_ word: String, at position: Int) throws(SyntaxError) -> Expression {
    switch word {
    case "function":
      try advance()
      if case .word(let name) = token, !Parser.keywords.contains(name) {
        try advance()
        return FunctionExpression(try function(named: name, knowsItself: true))
      }
      return FunctionExpression(try function(named: "", knowsItself: false))
    case "new": return try construction()
    case "this":
      try advance()
      return variable(word, at: position)
    case "true", "false":
      try advance()
      return Literal(.bool(word == "true"))
    case "null":
      try advance()
      return Literal(.null)
    default: return variable(try name(), at: position)
    }
  }

  private mutating func construction() throws(SyntaxError) -> Expression {
    try advance()
    let name = try name()
    guard ["Array", "Object", "Error", "TypeError", "RangeError"].contains(name) else {
      throw fail("only arrays, objects and errors can be made with \"new\"")
    }
    guard try take(.open) else { return Construction(name, []) }
    var values: [Expression] = []
    while try !take(.close) {
      values.append(try assignment())
      if !isAt(.close) { try expect(.comma) }
    }
    return Construction(name, values)
  }

  private mutating func array() throws(SyntaxError) -> Expression {
    try advance()
    var elements: [Expression] = []
    while try !take(.closeBracket) {
      if try take(.comma) {
        elements.append(Literal(.undefined))
        continue
      }
      elements.append(try assignment())
      if !isAt(.closeBracket) { try expect(.comma) }
    }
    return ArrayLiteral(elements)
  }

  private mutating func object() throws(SyntaxError) -> Expression {
    try advance()
    var members: [(key: String, value: Expression)] = []
    while try !take(.closeBrace) {
      let position = lexer.start
      var key = ""
      switch token {
      case .word(let word): key = word
      case .string(let string): key = string
      case .number(let number): key = NumberText.text(number)
      default: throw fail("a name is expected here")
      }
      let isWord = if case .word = token { true } else { false }
      try advance()
      if try take(.colon) {
        members.append((key, try assignment()))
      } else if isAt(.open) {
        members.append((key, FunctionExpression(try function(named: key, knowsItself: false))))
      } else if isWord, !Parser.keywords.contains(key) {
        members.append((key, variable(key, at: position)))
      } else {
        throw fail("\":\" is expected here")
      }
      if !isAt(.closeBrace) { try expect(.comma) }
    }
    return ObjectLiteral(members)
  }

  private mutating func template(_ text: String, _ isLast: Bool) throws(SyntaxError) -> Expression {
    var texts = [text]
    var parts: [Expression] = []
    var isLast = isLast
    while !isLast {
      try advance()
      parts.append(try expression())
      guard isAt(.closeBrace) else { throw fail("\"}\" is expected here") }
      guard case .template(let next, let ends) = try lexer.template() else { break }
      texts.append(next)
      isLast = ends
    }
    try advance()
    return parts.isEmpty ? Literal(.text(text)) : Template(texts, parts)
  }

  /// A function from its parameters on.
  mutating func function(named name: String, knowsItself: Bool) throws(SyntaxError) -> FunctionCode
  {
    let inner = Scope(ofFunctionIn: scope)
    let outerResult = resultSlot
    resultSlot = nil
    defer { resultSlot = outerResult }
    return try scoped(inner) { parser throws(SyntaxError) in
      let selfSlot = knowsItself ? inner.declare(name) : nil
      let parameters = try parser.parameters(inner)
      return FunctionCode(
        name: name,
        parameters: parameters,
        body: try parser.bracedStatements(),
        scope: inner.function,
        selfSlot: selfSlot
      )
    }
  }

  private mutating func parameters(
    _ inner: Scope
  ) throws(SyntaxError) -> [(slot: Int, defaultValue: Expression?)] {
    try expect(.open)
    var parameters: [(slot: Int, defaultValue: Expression?)] = []
    while try !take(.close) {
      let slot = inner.declare(try name())
      parameters.append((slot, try take(.assign) ? try assignment() : nil))
      if !isAt(.close) { try expect(.comma) }
    }
    return parameters
  }

  /// `a => b`, `(a, b) => { … }`; nil, and nothing is read, when none is here.
  mutating func arrowFunction() throws(SyntaxError) -> Expression? {
    guard let names = arrowParameters() else { return nil }
    while !isAt(.arrow) { try advance() }
    try advance()
    let inner = Scope(ofFunctionIn: scope)
    let outerResult = resultSlot
    resultSlot = nil
    defer { resultSlot = outerResult }
    let code = try scoped(inner) { parser throws(SyntaxError) in
      let parameters = names.map { (slot: inner.declare($0), defaultValue: Expression?.none) }
      let body =
        parser.isAt(.openBrace)
        ? try parser.bracedStatements() : [Return(try parser.assignment())]
      return FunctionCode(
        name: "",
        parameters: parameters,
        body: body,
        scope: inner.function,
        selfSlot: nil
      )
    }
    return FunctionExpression(code)
  }

  private func arrowParameters() -> [String]? {
    var ahead = lexer
    func next() -> Token { (try? ahead.next()) ?? .end }
    if case .word(let word) = token, !Parser.keywords.contains(word) {
      return next() == .punctuator(.arrow) ? [word] : nil
    }
    guard isAt(.open) else { return nil }
    var names: [String] = []
    var token = next()
    while case .word(let word) = token, !Parser.keywords.contains(word) {
      names.append(word)
      token = next()
      guard token == .punctuator(.comma) else { break }
      token = next()
    }
    guard token == .punctuator(.close) else { return nil }
    return next() == .punctuator(.arrow) ? names : nil
  }
}
