import LottieModel

/// Messages for text that is not JSON.
enum BadText {
  /// The rule for a parsing error, and the message.
  static func rule(for error: JSONError, in bytes: [UInt8]) -> (RuleID, String) {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return (.jsonEncoding, "the text is UTF-16, not UTF-8")
    }
    switch error.reason {
    case .unexpectedEnd:
      return (
        .jsonSyntax,
        bytes.isEmpty ? "the file is empty" : "not JSON: the text ends too early"
      )
    case .unexpected(let byte, let expected):
      let found =
        byte > 0x20 && byte < 0x7F ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)"
      return (.jsonSyntax, "not JSON: expected \(expected), found \(found)")
    case .badNumber: return (.jsonSyntax, "not JSON: a number that JSON does not allow")
    case .badString:
      let byte = error.offset < bytes.count ? bytes[error.offset] : 0
      if byte >= 0x80 { return (.jsonEncoding, "bytes that are not UTF-8") }
      return (.jsonSyntax, "not JSON: a control character or escape that JSON does not allow")
    case .tooDeep(let limit):
      return (.jsonDepth, "nested deeper than \(limit) levels")
    case .tooLarge(let limit):
      return (.jsonSize, "larger than \(limit >> 20) MiB")
    }
  }
}
