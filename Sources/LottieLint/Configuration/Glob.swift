/// Patterns for paths: `*` within a folder, `**` across folders, `?` one character.
package struct Glob: Sendable {
  private enum Part {
    case character(Character)
    case any
    case run
    /// `**/`: any folders, or none.
    case folders
    case all
  }

  private let parts: [Part]
  private let hasFolder: Bool

  package init(_ pattern: String) {
    var parts: [Part] = []
    var rest = pattern[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    hasFolder = rest.contains("/")
    while let character = rest.first {
      if rest.hasPrefix("**/") {
        parts.append(.folders)
        rest = rest.dropFirst(3)
      } else if rest.hasPrefix("**") {
        parts.append(.all)
        rest = rest.dropFirst(2)
      } else {
        parts.append(character == "*" ? .run : character == "?" ? .any : .character(character))
        rest = rest.dropFirst()
      }
    }
    self.parts = parts
  }

  /// Whether a text is a pattern and not just a name.
  package static func isPattern(_ text: String) -> Bool {
    text.contains { $0 == "*" || $0 == "?" }
  }

  /// Whether a path matches.
  ///
  /// A pattern without a slash is matched against the last part of the path. The worst-case time is
  /// the product of both lengths.
  package func matches(_ path: String) -> Bool {
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    let characters = Array(hasFolder ? path : path.split(separator: "/").last ?? path)
    // Number of characters of the path that the parts so far can have matched.
    var reached = [Bool](repeating: false, count: characters.count + 1)
    reached[0] = true
    for part in parts {
      var next = [Bool](repeating: false, count: characters.count + 1)
      var isOpen = false
      for j in 0...characters.count {
        let character = j < characters.count ? characters[j] : nil
        switch part {
        case .character(let wanted):
          if reached[j], character == wanted { next[j + 1] = true }
        case .any:
          if reached[j], let character, character != "/" { next[j + 1] = true }
        case .run, .all:
          if j > 0, case .run = part, characters[j - 1] == "/" { isOpen = false }
          isOpen = isOpen || reached[j]
          next[j] = isOpen
        case .folders:
          isOpen = isOpen || reached[j]
          next[j] = reached[j] || isOpen && j > 0 && characters[j - 1] == "/"
        }
      }
      reached = next
    }
    return reached[characters.count]
  }
}
