/// Finds functions and initializers by their braces.
///
/// Strings and comments are recognized line by line only, so that braces in multi-line strings
/// count; enough to find what is large, not to measure it.
enum FunctionFinder {
  /// A function and its extent in lines, from 0.
  struct Function {
    var name: String
    var start: Int
    var count: Int
  }

  /// The functions of a file, in order; nested ones count on their own and in their parents.
  static func functions(in lines: [Substring]) -> [Function] {
    var found: [Function] = []
    for (i, line) in lines.enumerated() {
      guard let name = name(in: line), let end = end(of: lines, from: i) else { continue }
      found.append(Function(name: name, start: i, count: end - i + 1))
    }
    return found
  }

  /// The name declared in a line, if it declares one.
  private static func name(in line: Substring) -> String? {
    let words = line.split { $0 == " " }
    guard let word = words.first(where: { !modifiers.contains($0) && !$0.hasPrefix("@") }) else {
      return nil
    }
    if word == "func" {
      let rest = words.drop { $0 != "func" }.dropFirst().first ?? ""
      return String(rest.prefix { $0 != "(" && $0 != "<" })
    }
    let isInit = ["init(", "init?(", "init<"].contains { word.hasPrefix($0) }
    return isInit ? "init" : nil
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "static", "mutating", "override",
    "required", "convenience", "final", "nonmutating", "borrowing", "consuming", "indirect",
  ]

  /// The line in which the first brace opened at or after a line closes again; nil when a declaration
  /// has no body.
  private static func end(of lines: [Substring], from start: Int) -> Int? {
    var depth = 0
    var isOpen = false
    var parentheses = 0
    for i in start..<lines.count {
      for character in code(lines[i]) {
        switch character {
        case "(": parentheses += 1
        case ")": parentheses -= 1
        case "{": (depth, isOpen) = (depth + 1, true)
        case "}": depth -= 1
        default: break
        }
        if isOpen, depth == 0, parentheses <= 0 { return i }
        if depth < 0 { return nil }
      }
      let next = i + 1 < lines.count ? lines[i + 1].drop { $0 == " " } : ""
      let continues = ["{", "where ", "->", ")", "throws"].contains { next.hasPrefix($0) }
      if !isOpen, parentheses == 0, !continues { return nil }
    }
    return nil
  }

  /// A line without comments and strings.
  private static func code(_ line: Substring) -> String {
    var result = ""
    var isString = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" {
        isString.toggle()
      } else if !isString {
        if character == "/", previous == "/" { return result }
        result.append(character)
      }
      previous = character
    }
    return result
  }
}
