// After the Unicode Bidirectional Algorithm, UAX #9: <https://www.unicode.org/reports/tr9/>. Strong
// characters, numbers and neutrals; not the explicit controls and isolates, nor mirrored brackets.

/// The direction of each character of a line, and their visual order.
struct BidirectionalText {
  private enum Kind {
    case left
    case right
    case number
    case neutral
  }

  /// Embedding levels: even runs to the right, odd to the left.
  private(set) var levels: [UInt8] = []
  /// The level of the paragraph, that of its first strong character.
  let base: UInt8

  /// Determines the levels of a paragraph.
  ///
  /// `direction`: 0 to the right, 1 to the left; nil is that of its first strong character.
  init(_ characters: [Character], direction: Int? = nil) {
    let kinds = characters.map(BidirectionalText.kind)
    guard kinds.contains(.right) || direction == 1 else {
      base = 0
      hasRightToLeft = false
      levels = Array(repeating: 0, count: characters.count)
      return
    }
    let first = kinds.first { $0 == .left || $0 == .right }
    base = direction.map { $0 == 1 ? 1 : 0 } ?? (first == .right ? 1 : 0)
    levels = BidirectionalText.levels(kinds, base: base)
    hasRightToLeft = levels.contains { $0 % 2 == 1 }
  }

  /// Whether anything runs to the left.
  let hasRightToLeft: Bool

  private static func levels(_ kinds: [Kind], base: UInt8) -> [UInt8] {
    let direction: Kind = base == 1 ? .right : .left
    var resolved = kinds
    // The last strong one before i, neutrals that are resolved included.
    var strong = direction
    var i = 0
    // Neutrals between two of a kind join them, others follow the paragraph; numbers count as right.
    while i < kinds.count {
      guard kinds[i] == .neutral else {
        if kinds[i] != .number { strong = kinds[i] }
        i += 1
        continue
      }
      let end = kinds[i...].firstIndex { $0 != .neutral } ?? kinds.count
      // A number is left only after a strong left character.
      let before = i == 0 ? direction : kinds[i - 1] == .number ? strong : kinds[i - 1]
      let after = end == kinds.count ? direction : kinds[end] == .number ? .right : kinds[end]
      for k in i..<end { resolved[k] = before == after ? before : direction }
      strong = resolved[i]
      i = end
    }
    var last = direction
    return zip(kinds, resolved).map { kind, resolved in
      if kind == .left || kind == .right { last = kind }
      switch resolved {
      case .right: return 1
      case .number: return last == .left && base == 0 ? 0 : 2
      case .left, .neutral: return base == 0 ? 0 : 2
      }
    }
  }

  /// The indices of a range of the characters from left to right.
  func visualOrder(_ range: Range<Int>) -> [Int] {
    var order = Array(range)
    guard let highest = levels[range].max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var i = 0
      while i < order.count {
        guard levels[order[i]] >= level else {
          i += 1
          continue
        }
        let end = order[i...].firstIndex { levels[$0] < level } ?? order.count
        order[i..<end].reverse()
        i = end
      }
    }
    return order
  }

  private static func kind(_ character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .neutral }
    switch scalar.value {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: return .number
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return .right
    default: break
    }
    return scalar.properties.isAlphabetic || character.isLetter ? .left : .neutral
  }
}
