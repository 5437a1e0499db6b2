/// To which unit of a selector each character of a text belongs.
struct TextUnits: Equatable {
  /// The unit of each character.
  private(set) var indices: [Int] = []
  /// Number of units.
  private(set) var total = 0

  /// Counts units as After Effects and lottie-web do.
  ///
  /// - Parameters:
  ///   - characters: The characters, line breaks included.
  ///   - basis: 1 characters, 2 characters that are not blank, 3 words, 4 lines.
  init(_ characters: [TextLayout.Character], basedOn basis: Int) {
    indices.reserveCapacity(characters.count)
    for (i, character) in characters.enumerated() {
      indices.append(total)
      let isLast = i == characters.count - 1
      let endsUnit =
        switch basis {
        case 2: !character.isBreak && !character.isBlank
        case 3: character.isBreak || character.isBlank || isLast
        case 4: character.isBreak || isLast
        default: !character.isBreak
        }
      if endsUnit { total += 1 }
    }
  }

  /// The same units in an order that looks random and is always the same.
  ///
  /// After Effects' own order is not known; lottie-web takes another each time.
  func shuffled(seed: UInt64) -> TextUnits {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var order = Array(0..<max(total, 1))
    for i in order.indices.dropFirst().reversed() {
      // xorshift64: <https://www.jstatsoft.org/article/view/v008i14>
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      order.swapAt(i, Int(state % UInt64(i + 1)))
    }
    var result = self
    result.indices = indices.map { $0 < order.count ? order[$0] : $0 }
    return result
  }
}
