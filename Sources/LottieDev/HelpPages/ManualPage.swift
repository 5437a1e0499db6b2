/// The manual page, in the mdoc language: <https://mandoc.bsd.lv/man/mdoc.7.html>.
struct ManualPage {
  private let root: BuiltProgram.Command

  init(_ root: BuiltProgram.Command) {
    self.root = root
  }

  func text() -> String {
    var lines = [
      #".\" Written by make docs; do not edit."#,
      ".Dd $Mdocdate$",
      ".Dt LOTTIE 1",
      ".Os",
      ".Sh NAME",
      ".Nm lottie",
      ".Nd \(plain(root.abstract ?? ""))",
      ".Sh SYNOPSIS",
    ]
    for command in root.visibleCommands {
      lines += [".Nm lottie", ".Ar \(command.commandName)"] + synopsis(command)
    }
    lines += [".Sh DESCRIPTION"] + paragraphs(root.discussion) + [".Sh COMMANDS"]
    for command in root.visibleCommands {
      lines += [".Ss lottie \(command.commandName)", escaped(command.abstract ?? "")]
      lines += paragraphs(command.discussion)
      lines += [".Bl -tag -width Ds"]
      for argument in command.arguments ?? [] where argument.shouldDisplay {
        lines += item(argument)
      }
      lines += [".El"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func synopsis(_ command: BuiltProgram.Command) -> [String] {
    var lines = [".Op Ar options"]
    for argument in command.arguments ?? [] where argument.kind == "positional" {
      let name = escaped(argument.valueName ?? "")
      lines.append(argument.isOptional ? ".Op Ar \(name)" : ".Ar \(name)")
    }
    return lines
  }

  private func item(_ argument: BuiltProgram.Argument) -> [String] {
    var words = argument.abstract ?? ""
    if let values = argument.allValues, !values.isEmpty {
      words += " Values: \(values.joined(separator: ", "))."
    }
    if let value = argument.defaultValue { words += " Default: \(value)." }
    guard argument.kind != "positional" else {
      return [".It Ar \(escaped(argument.valueName ?? ""))", escaped(words)]
    }
    let names = (argument.names ?? []).map { ($0.kind == "long" ? "-" : "") + $0.name }
    let value = argument.kind == "option" ? " Ar \(escaped(argument.valueName ?? ""))" : ""
    return [
      ".It " + names.map { "Fl \(escaped($0))" }.joined(separator: " , ") + value, escaped(words),
    ]
  }

  /// Blank lines part paragraphs; what is indented stays as it is.
  private func paragraphs(_ text: String?) -> [String] {
    var lines: [String] = []
    var isLiteral = false
    for line in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty, !isLiteral { lines.append(".Pp") }
      if line.hasPrefix("  ") != isLiteral, !line.isEmpty {
        isLiteral.toggle()
        lines.append(isLiteral ? ".Bd -literal" : ".Ed")
      }
      if !line.isEmpty || isLiteral { lines.append(escaped(String(line))) }
    }
    return isLiteral ? lines + [".Ed"] : lines
  }

  /// A text in which a backslash and a line that begins with a dot or a quote mean themselves.
  private func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  private func plain(_ text: String) -> String {
    escaped(text.hasSuffix(".") ? String(text.dropLast()) : text)
  }
}
