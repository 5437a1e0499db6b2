package import LottieModel

/// Something a rule found, with its place in the file.
package struct LintFinding: Sendable {
  /// The file as it was named.
  package var file: String
  /// The entry of the file, when it is a container.
  package var entry: String?
  /// Id of the rule.
  package var rule: RuleID
  /// How much it weighs, after the configuration.
  package var severity: Severity
  /// One sentence for people, without a full stop.
  package var message: String
  /// What to do about it.
  package var fix: String
  /// Where it stands.
  package var pointer: String
  /// Where it stands, for people.
  package var position: TextPosition
  /// Names of the layer and of what lies between it and the place.
  package var keypath: [String]
  /// Players touched, of those asked about.
  package var players: [Player]
  /// Places like this one, itself included.
  package var count: Int
  /// Keypaths of the first places like this one after itself, for people.
  package var others: [String] = []
  /// Byte of the place, for excerpts.
  package var offset: Int
  /// The text around the place.
  package var excerpt: SourceExcerpt?
  /// The column in units of UTF-16, where ``LintOptions/listsFixes`` asks for it.
  package var utf16Column: Int?
  /// Changes of the text that correct it, as `--fix` makes them; empty where there are none or nobody
  /// asks.
  package var changes: [TextChange] = []

  /// The message with its place in words: the entry of a container with the pointer, the layers.
  package var text: String {
    let prefix = entry.map { "\($0)\(pointer.isEmpty ? "" : "#\(pointer)"): " } ?? ""
    let layers = keypath.isEmpty ? "" : "\(keypathText): "
    return prefix + layers + message
  }

  /// The keypath as designers read it: `Sky › Group 1 › Fill 1`.
  package var keypathText: String { keypath.joined(separator: " › ") }
}
