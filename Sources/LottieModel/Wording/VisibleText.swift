/// Text from documents and file names, safe to show on a terminal, in a log or in a report.
///
/// A control character could move the cursor, retitle the window, forge a line of a log or a workflow
/// command, or reverse the text (<https://trojansource.codes>). It is escaped as in JSON, `\u001b`,
/// also in output that is JSON, where it means the same.
package enum VisibleText {
  /// Escapes text of several lines: line feeds and tabs stay.
  package static func lines(_ text: String) -> String {
    escaped(text) { isControl($0) && $0 != "\n" && $0 != "\t" }
  }

  /// Escapes text that must stay on one line, such as a name.
  package static func line(_ text: String) -> String { escaped(text, isControl) }

  /// A field of comma-separated values (RFC 4180), in quotation marks where it needs them.
  ///
  /// A spreadsheet would run text that begins like a formula: an apostrophe makes it text
  /// (<https://owasp.org/www-community/attacks/CSV_Injection>). Lists of numbers stay.
  package static func field(_ text: String) -> String { quoted(line(text)) }

  /// A field whose line feeds and tabs stay, so that ``plain(cell:)`` gives the text again.
  ///
  /// Other control characters are escaped.
  package static func cell(_ text: String) -> String {
    quoted(escaped(text) { isControl($0) && $0 != "\n" && $0 != "\t" })
  }

  /// The text of a field that was read, without the apostrophe that keeps it from being a formula.
  package static func plain(cell text: String) -> String {
    text.unicodeScalars.first == "'" && isLikeFormula(text)
      ? String(text.unicodeScalars.dropFirst()) : text
  }

  private static func quoted(_ text: String) -> String {
    let text = isLikeFormula(text) ? "'" + text : text
    // By scalars: a combining mark behind a comma makes one character of both.
    guard text.unicodeScalars.contains(where: { ",\"\n".unicodeScalars.contains($0) }) else {
      return text
    }
    var result: String.UnicodeScalarView = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result.append(scalar) }
      result.append(scalar)
    }
    return String(result) + "\""
  }

  /// Whether a text begins like a formula, behind any number of apostrophes, and is not a list of
  /// numbers.
  private static func isLikeFormula(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first(where: { $0 != "'" }),
      "=+-@\t".unicodeScalars.contains(first)
    else { return false }
    return !text.split(separator: ",").allSatisfy { Double($0) != nil }
  }

  private static func escaped(
    _ text: String,
    _ isHidden: (Unicode.Scalar) -> Bool
  ) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  /// C0, DEL, C1, line and paragraph separators, and the controls of bidirectional text (UAX #9).
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
