/// Identifies a layer, an item or a property by the names on the path to it, or several by a
/// pattern.
///
/// A name may hold `*`, which matches any run of characters within it. `**` as a name matches any
/// number of names, none included; at the end it matches at least one. In a dotted string a
/// backslash escapes a dot, a star or a backslash: `Logo v1\.5.Fill 1.Color`.
public struct AnimationKeypath: Hashable, Sendable {
  /// The names, with stars and escapes as they are written.
  public let keys: [String]

  private let steps: [Step]
  /// Whether dots may also be those of a name: it was written as one text.
  private let mayJoinNames: Bool

  private enum Step: Hashable, Sendable {
    /// A name, character by character.
    case name(String)
    /// The literal pieces between the stars of a pattern, two at least.
    case pieces([[Character]])
    /// Any number of names.
    case anyNumber
  }

  /// Creates a keypath from names joined by dots.
  public init(keypath: String) {
    var keys: [String] = []
    var key = ""
    var isEscaped = false
    for character in keypath {
      if isEscaped {
        key += character == "." ? "." : "\\\(character)"
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "." {
        keys.append(key)
        key = ""
      } else {
        key.append(character)
      }
    }
    if isEscaped { key += "\\" }
    self.init(keys: keys + [key], mayJoinNames: true)
  }

  /// Creates a keypath from names, in which dots have no special meaning.
  public init(keys: [String]) { self.init(keys: keys, mayJoinNames: false) }

  private init(keys: [String], mayJoinNames: Bool) {
    self.keys = keys
    self.mayJoinNames = mayJoinNames
    steps = keys.map(AnimationKeypath.step)
  }

  /// Creates a keypath that matches exactly a path of names, in which no character has a special meaning.
  package init(exactly names: [String]) {
    self.init(
      keys: names.map { name in
        name.replacing("\\", with: "\\\\").replacing("*", with: "\\*")
      }
    )
  }

  /// The names joined by dots; dots within names are escaped.
  public var string: String {
    keys.map { $0.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "\\.") }
      .joined(separator: ".")
  }

  /// Whether it matches a path of names.
  ///
  /// A keypath written as one text also matches names with dots that it does not escape, as listings print them. Takes
  /// time in proportion to the product of both lengths.
  public func matches(_ path: [String]) -> Bool {
    if isMatched(by: path) { return true }
    guard mayJoinNames, path.contains(where: { $0.utf8.contains(UInt8(ascii: ".")) }) else {
      return false
    }
    let parts = path.flatMap {
      $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
    return isMatched(by: parts)
  }

  private func isMatched(by path: [String]) -> Bool {
    // For each prefix of the path, whether the steps so far match it: backtracking as a table.
    var reached = [Bool](repeating: false, count: path.count + 1)
    reached[0] = true
    for (i, step) in steps.enumerated() {
      var next = [Bool](repeating: false, count: path.count + 1)
      if case .anyNumber = step {
        var isReached = false
        for j in 0...path.count {
          if i == steps.count - 1 { next[j] = isReached }
          if reached[j] { isReached = true }
          if i < steps.count - 1 { next[j] = isReached }
        }
      } else {
        for j in path.indices where reached[j] && AnimationKeypath.fits(step, path[j]) {
          next[j + 1] = true
        }
      }
      reached = next
    }
    return reached[path.count]
  }

  private static func step(_ key: String) -> Step {
    guard key != "**" else { return .anyNumber }
    var pieces: [[Character]] = [[]]
    var isEscaped = false
    for character in key {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      if !isEscaped, character == "*" {
        pieces.append([])
      } else {
        if isEscaped, character != "*", character != "\\" { pieces[pieces.count - 1].append("\\") }
        pieces[pieces.count - 1].append(character)
      }
      isEscaped = false
    }
    if isEscaped { pieces[pieces.count - 1].append("\\") }
    return pieces.count == 1 ? .name(String(pieces[0])) : .pieces(pieces)
  }

  private static func fits(_ step: Step, _ name: String) -> Bool {
    switch step {
    case .name(let literal): return literal == name
    case .anyNumber: return true
    case .pieces(let pieces): return fits(pieces, Array(name))
    }
  }

  /// Greedy from the left: the first and last piece match at the ends, the others anywhere between.
  private static func fits(_ pieces: [[Character]], _ name: [Character]) -> Bool {
    guard let first = pieces.first, let last = pieces.last,
      name.count >= first.count + last.count, name.starts(with: first),
      name.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = name[first.count..<name.count - last.count]
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard
        let start = rest.indices.first(where: { rest[$0...].starts(with: piece) })
      else { return false }
      rest = rest[(start + piece.count)...]
    }
    return true
  }
}

extension AnimationKeypath: ExpressibleByStringLiteral {
  /// Creates a keypath from names joined by dots.
  public init(stringLiteral value: String) {
    self.init(keypath: value)
  }
}
