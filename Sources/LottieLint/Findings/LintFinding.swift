package import LottieModel

/// A finding of a rule, with its location in the file.
package struct LintFinding: Codable, Sendable {
  /// The file as named by the user.
  package var file: String
  /// The entry of the file, when it is a container.
  package var entry: String?
  /// Id of the rule.
  package var rule: RuleID
  /// Its severity, after the configuration.
  package var severity: Severity
  /// The message: one sentence without a full stop.
  package var message: String
  /// A way to correct it.
  package var fix: String
  /// The JSON pointer of the location.
  package var pointer: String
  /// Line and column of the location.
  package var position: TextPosition
  /// Names of the layer and of the items between it and the location.
  package var keypath: [String]
  /// The affected target players.
  package var players: [Player]
  /// Number of occurrences, itself included.
  package var count: Int
  /// Keypaths of the next occurrences, for display.
  package var others: [String] = []
  /// Byte offset of the location.
  package var offset: Int
  /// The column in UTF-16 units, where ``LintOptions/listsFixes`` is set.
  package var utf16Column: Int?
  /// The changes of the text that correct it, as `--fix` makes them; empty where there are none or
  /// none were requested.
  package var changes: [TextChange] = []

  /// The finding with control characters of the document and of file names escaped.
  var visible: LintFinding {
    var copy = self
    copy.file = VisibleText.line(file)
    copy.entry = entry.map(VisibleText.line)
    copy.message = VisibleText.line(message)
    copy.fix = VisibleText.line(fix)
    copy.pointer = VisibleText.line(pointer)
    copy.keypath = keypath.map(VisibleText.line)
    copy.others = others.map(VisibleText.line)
    return copy
  }

  /// The message with its location in words: the entry of a container with the pointer, the layers.
  package var text: String {
    let prefix = entry.map { "\($0)\(pointer.isEmpty ? "" : "#\(pointer)"): " } ?? ""
    let layers = keypath.isEmpty ? "" : "\(keypathText): "
    return prefix + layers + message
  }

  /// The keypath as designers read it: `Sky › Group 1 › Fill 1`.
  package var keypathText: String { keypath.joined(separator: " › ") }
}
