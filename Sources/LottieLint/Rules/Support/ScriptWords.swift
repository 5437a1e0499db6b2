import LottieModel

extension JSONCursor {
  /// Whether a text may hold a word of ASCII letters: a scan of the bytes, much cheaper than
  /// parsing the script.
  func mayHold(_ word: String) -> Bool {
    let text = rawString
    var word = word
    return word.withUTF8 { word in
      guard let first = word.first, text.count >= word.count else { return false }
      for i in 0...text.count - word.count {
        // Escapes may represent any letters.
        if text[i] == UInt8(ascii: "\\"), i + 1 < text.count, text[i + 1] == UInt8(ascii: "u") {
          return true
        }
        guard text[i] == first else { continue }
        if (1..<word.count).allSatisfy({ text[i + $0] == word[$0] }) { return true }
      }
      return false
    }
  }
}
