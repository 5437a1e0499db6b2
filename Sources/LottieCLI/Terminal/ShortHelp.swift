/// What `-h` prints of what `--help` prints: the usage, some examples, and a line for each option.
enum ShortHelp {
  /// Examples that are kept.
  private static let examples = 4
  /// The column at which descriptions begin.
  private static let indent = String(repeating: " ", count: 26)

  /// Shortens the help of a command.
  ///
  /// - Parameters:
  ///   - help: All of it.
  ///   - command: The command's name, with which the last line tells how to read all.
  ///   - columns: The width of a line.
  /// - Returns: The short help, without a line break at its end.
  static func text(_ help: String, of command: String, columns: Int) -> String {
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let usage = lines.firstIndex(where: { $0.hasPrefix("USAGE: ") }) else { return help }
    let abstract = lines[..<usage].prefix { !$0.isEmpty }.map { line in
      line.hasPrefix("OVERVIEW: ") ? String(line.dropFirst("OVERVIEW: ".count)) : line
    }
    var shown = abstract + [""] + lines[usage...].prefix { !$0.isEmpty } + [""]
    if let start = lines.firstIndex(of: "EXAMPLES") {
      shown += lines[start...].prefix(examples + 1).prefix { !$0.isEmpty } + [""]
    }
    let options = lines[usage...].drop { !$0.isEmpty }.dropFirst()
    shown += rows(Array(options), columns)
    while shown.last?.isEmpty ?? false { shown.removeLast() }
    return (shown + ["", "'lottie \(command) --help' says more."]).joined(separator: "\n")
  }

  /// Titles as they are, and each option on one line, or two where its names reach into the description.
  private static func rows(_ lines: [String], _ columns: Int) -> [String] {
    var rows: [String] = []
    var index = 0
    while index < lines.count {
      let line = lines[index]
      index += 1
      guard line.hasPrefix("  "), !line.hasPrefix(indent) else {
        rows.append(line)
        continue
      }
      var words = line.count > indent.count ? String(line.dropFirst(indent.count)) : ""
      let isNameAlone = words.isEmpty || line.prefix(indent.count).last != " "
      let name = isNameAlone ? line : String(line.prefix(indent.count))
      if isNameAlone {
        rows.append(name)
        words = ""
      }
      while index < lines.count, lines[index].hasPrefix(indent) {
        words += (words.isEmpty ? "" : " ") + lines[index].dropFirst(indent.count)
        index += 1
      }
      rows.append((isNameAlone ? indent : name) + cut(words, to: columns - indent.count))
    }
    return rows
  }

  /// The first sentence, as much of it as fits a line.
  private static func cut(_ words: String, to width: Int) -> String {
    var sentence = words
    for end in [". ", " (default", " (values", "; "] {
      guard let range = sentence.firstRange(of: end) else { continue }
      sentence = String(sentence[..<range.lowerBound])
    }
    if sentence.hasSuffix(".") { sentence.removeLast() }
    guard sentence.count > width else { return sentence }
    let fitting = sentence.prefix(max(1, width - 1))
    return (fitting.lastIndex(of: " ").map { fitting[..<$0] } ?? fitting) + "…"
  }
}
