/// Makes the tree of a script: ECMAScript 5 without regular expressions, `with`, labels and accessors;
/// with `let`, `const`, arrow functions and templates.
struct Parser {
  /// Bytes of a script.
  static let maximumSource = 64 << 10
  /// Parts within parts.
  static let maximumDepth = 60
  /// Members and calls after one another, operators in a row.
  static let maximumRow = 400

  var lexer: Lexer
  var token = Token.end
  let names: Names
  var depth = 0
  var scope: Scope
  /// Slot for the value of the last expression of the script; nil within functions.
  var resultSlot: Int?

  /// Compiles a script.
  static func parse(_ source: String, _ names: Names) throws(SyntaxError) -> Program.Main {
    guard source.utf8.count <= maximumSource else {
      throw SyntaxError("more than \(maximumSource) bytes", at: 0)
    }
    let root = Scope(ofFunctionIn: nil)
    var parser = Parser(lexer: Lexer(source), names: names, scope: root)
    let slot = root.declare("\u{0}result")
    parser.resultSlot = slot
    try parser.advance()
    var body: [Statement] = []
    while parser.token != .end { body.append(try parser.statement()) }
    root.adoptAssigned()
    let named = root.slot(of: "$bm_rt")
    let free = root.close()
    let code = FunctionCode(
      name: "",
      parameters: [],
      body: body,
      scope: root.function,
      selfSlot: nil
    )
    return Program.Main(code: code, resultSlot: named ?? slot, freeNames: free)
  }

  mutating func advance() throws(SyntaxError) { token = try lexer.next() }

  func fail(_ message: String) -> SyntaxError { SyntaxError(message, at: lexer.start) }

  func isAt(_ punctuator: Punctuator) -> Bool { token == .punctuator(punctuator) }

  func isAt(word: String) -> Bool { token == .word(word) }

  mutating func take(_ punctuator: Punctuator) throws(SyntaxError) -> Bool {
    guard isAt(punctuator) else { return false }
    try advance()
    return true
  }

  mutating func take(word: String) throws(SyntaxError) -> Bool {
    guard isAt(word: word) else { return false }
    try advance()
    return true
  }

  mutating func expect(_ punctuator: Punctuator) throws(SyntaxError) {
    guard try take(punctuator) else { throw fail("\"\(punctuator.rawValue)\" is expected here") }
  }

  /// A name that is no keyword.
  mutating func name() throws(SyntaxError) -> String {
    guard case .word(let word) = token, !Parser.keywords.contains(word) else {
      throw fail("a name is expected here")
    }
    try advance()
    return word
  }

  /// Goes one level deeper while a part is read.
  mutating func nested<T>(
    _ read: (inout Parser) throws(SyntaxError) -> T
  ) throws(SyntaxError) -> T {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Parser.maximumDepth else {
      throw fail("more than \(Parser.maximumDepth) parts within parts")
    }
    return try read(&self)
  }

  /// Parses within a new scope.
  mutating func scoped<T>(
    _ inner: Scope,
    _ read: (inout Parser) throws(SyntaxError) -> T
  ) throws(SyntaxError) -> T {
    let outer = scope
    scope = inner
    defer { scope = outer }
    let result = try read(&self)
    inner.close()
    return result
  }

  /// A use of a name.
  func variable(_ name: String, at position: Int) -> Variable {
    let variable = Variable(name, names.intern(name), at: position)
    scope.use(variable)
    return variable
  }

  static let keywords: Set<String> = [
    "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do",
    "else", "export", "extends", "false", "finally", "for", "function", "if", "import", "in",
    "instanceof", "new", "null", "return", "super", "switch", "this", "throw", "true", "try",
    "typeof", "var", "void", "while", "with", "yield",
  ]
}
