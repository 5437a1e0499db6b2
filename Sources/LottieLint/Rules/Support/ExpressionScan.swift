/// The words of an expression, read without understanding it: enough to see what it calls and assigns.
struct ExpressionScan {
  /// A name or a sign, and the line it stands in, from 1.
  struct Token: Equatable {
    let text: String
    let line: Int
    let isName: Bool
  }

  let tokens: [Token]

  init(_ source: String) {
    var reader = Reader(source)
    tokens = reader.tokens()
  }

  /// The first call of a function by one of some names, where it stands.
  func call(_ names: Set<String>) -> Token? {
    tokens.indices.dropLast().first {
      tokens[$0 + 1].text == "(" && names.contains(tokens[$0].text)
    }
    .map { tokens[$0] }
  }

  /// The first name that gets a value without having been declared anywhere in the expression.
  var undeclared: Token? {
    let declared = declaredNames
    return tokens.indices.dropLast().first { i in
      let before = i > 0 ? tokens[i - 1].text : ""
      return tokens[i].isName && tokens[i + 1].text == "=" && before != "."
        && !declared.contains(tokens[i].text)
    }
    .map { tokens[$0] }
  }

  /// Names that lottie-web declares around an expression.
  private static let surroundings: Set<String> = [
    "$bm_rt", "value", "time", "velocity", "index", "name", "width", "height", "inPoint",
    "outPoint",
    "numKeys", "active", "hasParent", "transform", "anchorPoint", "position", "rotation", "scale",
    "content", "effect", "mask", "thisProperty", "thisLayer", "thisComp", "comp", "textIndex",
    "textTotal", "selectorValue",
  ]

  /// Names behind `var`, `let` and `const`, of functions, and in parentheses before a body.
  private var declaredNames: Set<String> {
    var names = ExpressionScan.surroundings
    for (i, token) in tokens.enumerated() where token.isName {
      switch token.text {
      case "var", "let", "const": names.formUnion(variables(from: i + 1))
      case "function", "catch": names.formUnion(parameters(from: i + 1))
      default: break
      }
    }
    if tokens.contains(where: { $0.text == "=>" }) { names.formUnion(tokens.map(\.text)) }
    return names
  }

  /// The names of a list of variables: those at its beginning and behind its commas.
  private func variables(from start: Int) -> [String] {
    var (names, depth, isNext): ([String], Int, Bool) = ([], 0, true)
    for token in tokens[min(start, tokens.count)...] {
      if isNext, token.isName { names.append(token.text) }
      isNext = false
      switch token.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ";" where depth == 0: return names
      case "," where depth == 0: isNext = true
      default: break
      }
      if depth < 0 { return names }
    }
    return names
  }

  /// The names up to the parenthesis that closes a list of parameters.
  private func parameters(from start: Int) -> [String] {
    tokens[min(start, tokens.count)...].prefix { $0.text != ")" }.filter(\.isName).map(\.text)
  }
}

extension ExpressionScan {
  /// Reads names and signs; strings, comments and numbers are passed over.
  private struct Reader {
    private static let maximum = 20_000
    private let bytes: [UInt8]
    private var place = 0
    private var line = 1

    init(_ source: String) {
      bytes = Array(source.utf8)
    }

    mutating func tokens() -> [Token] {
      var tokens: [Token] = []
      while place < bytes.count, tokens.count < Reader.maximum {
        let byte = bytes[place]
        if byte == UInt8(ascii: "\n") { line += 1 }
        if Reader.isName(byte) {
          tokens.append(name())
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          skipString(byte)
        } else if byte == UInt8(ascii: "/"), let next = following(1), next == byte {
          while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        } else if byte > 0x20 {
          tokens.append(sign())
        } else {
          place += 1
        }
      }
      return tokens.filter { !($0.isName && $0.text.utf8.first.map(Reader.isDigit) == true) }
    }

    private func following(_ distance: Int) -> UInt8? {
      place + distance < bytes.count ? bytes[place + distance] : nil
    }

    private mutating func name() -> Token {
      let start = place
      while place < bytes.count, Reader.isName(bytes[place]) { place += 1 }
      return Token(
        text: String(decoding: bytes[start..<place], as: UTF8.self),
        line: line,
        isName: true
      )
    }

    /// A sign; those that only look like an assignment are kept whole.
    private mutating func sign() -> Token {
      let start = place
      place += 1
      let first = bytes[start]
      let isLonger = following(0) == UInt8(ascii: "=") || following(0) == UInt8(ascii: ">")
      if isLonger, "=!<>+-*/%&|^".utf8.contains(first) {
        while let next = following(0), next == UInt8(ascii: "=") || next == UInt8(ascii: ">") {
          place += 1
        }
      }
      return Token(
        text: String(decoding: bytes[start..<place], as: UTF8.self),
        line: line,
        isName: false
      )
    }

    private mutating func skipString(_ quote: UInt8) {
      place += 1
      while place < bytes.count, bytes[place] != quote {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      }
      place += 1
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static func isName(_ byte: UInt8) -> Bool {
      isDigit(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }
  }
}
