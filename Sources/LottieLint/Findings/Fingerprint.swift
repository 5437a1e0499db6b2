import LottieModel
import LottieScene

extension LintFinding {
  /// Identifies a finding across exports of the animation.
  ///
  /// Made from the rule, the names on the path and the message without numbers; lines, pointers and
  /// counts are not included.
  package var fingerprint: String {
    let words = message.prefix { $0 != "(" }.filter { !$0.isNumber }
    let layers = keypath.joined(separator: "\u{2}")
    return Checksum("\(file)\(entry ?? "")\u{1}\(rule)\u{1}\(layers)\u{1}\(words)".utf8).text
  }
}
