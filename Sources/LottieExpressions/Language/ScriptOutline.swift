/// An outline of a script, read with the interpreter's own lexer and parser, without running it.
///
/// Comments and strings are not taken for code. Of a script with a syntax error only what precedes
/// the error is outlined.
package struct ScriptOutline {
  /// A call, as `thisComp.layer("Sky")`.
  package struct Call: Equatable, Sendable {
    /// The name called.
    package let name: String
    /// The word before the dot in front of it.
    package let owner: String?
    /// Whether a dot is in front of it.
    let isMethod: Bool
    /// The first argument, when it is a text.
    package let text: String?
    /// The line, from 1.
    package let line: Int
  }

  /// A name and its line, from 1.
  package struct Word: Equatable, Sendable {
    /// The name.
    package let name: String
    /// The line.
    package let line: Int
  }

  /// The calls of functions by name, in order; not of those that the script declares itself.
  package let calls: [Call]
  private let source: String

  /// Reads a script.
  ///
  /// Linear in its length.
  package init(_ source: String) {
    self.source = source
    calls = ScriptOutline.calls(source)
  }

  /// The names that are assigned without a declaration, in order; none of a script with a syntax
  /// error.
  ///
  /// Those within `try { … }` are left out: exceptions there are caught.
  package var undeclared: [Word] {
    let scope = Scope(ofFunctionIn: nil)
    var parser = Parser(lexer: Lexer(source), names: Names(host: []), scope: scope)
    do throws(SyntaxError) {
      guard source.utf8.count <= Parser.maximumSource else { return [] }
      try parser.advance()
      while parser.token != .end { _ = try parser.statement() }
    } catch {
      return []
    }
    var lines = LineCount(source)
    let caught = ScriptOutline.caught(source)
    let words = scope.assignedUndeclared.sorted { $0.position < $1.position }
      .filter { word in !caught.contains { $0.contains(word.position) } }
    return words.map {
      Word(name: $0.text, line: lines.line(of: $0.position))
    }
  }

  /// The blocks after `try`; of nested ones the outermost.
  private static func caught(_ source: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var reader = Reader(source)
    var depth = 0
    var begin: (depth: Int, start: Int)?
    var followsTry = false
    while let token = reader.next() {
      switch token {
      case .punctuator(.openBrace):
        if followsTry, begin == nil { begin = (depth, reader.start) }
        depth += 1
      case .punctuator(.closeBrace):
        depth -= 1
        if let open = begin, open.depth == depth {
          ranges.append(open.start..<max(open.start, reader.start))
          begin = nil
        }
      default: break
      }
      followsTry = token == .word("try")
    }
    return ranges
  }

  private static func calls(_ source: String) -> [Call] {
    var calls: [Call] = []
    var declared: Set<String> = []
    var reader = Reader(source)
    var lines = LineCount(source)
    var before: [(token: Token, start: Int)] = []
    while let token = reader.next() {
      if case .word(let name) = token, case .word(let keyword)? = before.last?.token,
        ["const", "function", "let", "var"].contains(keyword)
      {
        declared.insert(name)
      }
      if token == .punctuator(.open), case .word(let name)? = before.last?.token,
        let last = before.last
      {
        let isMethod = before.dropLast().last?.token == .punctuator(.dot)
        var owner: String?
        if isMethod, case .word(let word)? = before.dropLast(2).last?.token { owner = word }
        let line = lines.line(of: last.start)
        calls.append(
          Call(name: name, owner: owner, isMethod: isMethod, text: reader.textAhead, line: line)
        )
      }
      before.append((token, reader.start))
      if before.count > 3 { before.removeFirst() }
    }
    return calls.filter { $0.isMethod || !declared.contains($0.name) }
  }

  /// Counts lines while walking through a script: positions are asked for in ascending order.
  private struct LineCount {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1

    init(_ source: String) { bytes = Array(source.utf8) }

    mutating func line(of wanted: Int) -> Int {
      while position < wanted, position < bytes.count {
        if bytes[position] == 10 { line += 1 }
        position += 1
      }
      return line
    }
  }

  /// The lexer, with what the parser otherwise does for it: the ends of code within templates.
  private struct Reader {
    private var lexer: Lexer
    /// Open braces of each enclosing template.
    private var braces: [Int] = []

    init(_ source: String) { lexer = Lexer(source) }

    var start: Int { lexer.start }

    /// The text that follows, if a text does.
    var textAhead: String? {
      var ahead = lexer
      guard case .string(let text)? = try? ahead.next() else { return nil }
      return text
    }

    mutating func next() -> Token? {
      guard var token = try? lexer.next() else { return nil }
      if token == .punctuator(.closeBrace), braces.last == 0 {
        braces.removeLast()
        guard let rest = try? lexer.template() else { return nil }
        token = rest
      }
      switch token {
      case .end: return nil
      case .punctuator(.openBrace): if !braces.isEmpty { braces[braces.count - 1] += 1 }
      case .punctuator(.closeBrace): if !braces.isEmpty { braces[braces.count - 1] -= 1 }
      case .template(_, isLast: false): braces.append(0)
      default: break
      }
      return token
    }
  }
}
