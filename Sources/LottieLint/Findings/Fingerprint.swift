import LottieModel

extension LintFinding {
  /// Identifies a finding across exports of the animation.
  ///
  /// Made from the rule, the names on the path and the message without numbers; lines, pointers and
  /// counts are not included.
  package var fingerprint: String {
    let words = message.prefix { $0 != "(" }.filter { !$0.isNumber }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte
      in "\(file)\(entry ?? "")\u{1}\(rule)\u{1}\(keypath.joined(separator: "\u{2}"))\u{1}\(words)"
      .utf8
    {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
