import LottieCodecs
import LottieKit
import LottieModel

/// Messages of errors: location, problem, and what to do.
extension Failure {
  /// An animation could not be loaded.
  init(_ error: LoadError, input: String) {
    let name = input == "-" ? "standard input" : input
    switch error {
    case .unreadable(_, let reason):
      self.init(.noInput, "\(name): \(reason)")
    case .tooLarge(let limit):
      self.init(.badDocument, "\(name): larger than the limit of \(limit >> 20) MiB")
    case .networkNotAllowed:
      self.init(.noInput, "\(name): is on the network; use --allow-network to allow that")
    case .badURL(let reason):
      self.init(.noInput, "\(name): \(reason)")
    case .badContainer(let error):
      self.init(.badDocument, "\(name): \(error.explanation)")
    case .noAnimation:
      self.init(
        .badDocument,
        "\(name): the archive contains no animation (animations/*.json, a/*.json)"
      )
    case .noSuchAnimation(let wanted, let available):
      self.init(
        .usage,
        "\(name): no animation \"\(wanted)\"; available: "
          + available.prefix(20).joined(separator: ", ")
      )
    case .noSuchTheme(let wanted, let available):
      self.init(
        .usage,
        "\(name): no theme \"\(wanted)\"; available: "
          + (available.isEmpty ? "none" : available.prefix(20).joined(separator: ", "))
      )
    case .badTheme(let entry):
      self.init(.badDocument, "\(name)(\(entry)): not a theme, an object with a list of rules")
    case .badDocument(let error, let entry):
      self.init(.badDocument, Failure.text(error, name: name + (entry.map { "(\($0))" } ?? "")))
    }
  }

  /// An override could not be written into a document.
  init(_ error: ValueBaker.Problem) {
    switch error {
    case .noLocation(let keypath):
      self.init(.usage, "\(keypath): the document has no property that could hold the value")
    case .shared(let keypath):
      self.init(
        .usage,
        "\(keypath) cannot be written into the document: "
          + "it is in a composition that is used elsewhere too"
      )
    case .limitedToFrames(let keypath):
      self.init(
        .usage,
        "\(keypath): values by frame range cannot be written into a document"
      )
    case .notADocuments:
      self.init(.usage, "--only and --overlay cannot be written into a document")
    }
  }

  private static func text(_ error: ModelError, name: String) -> String {
    switch error {
    case .notJSON(let error, let location):
      "\(name):\(location.line):\(location.column): not JSON: \(error.explanation)"
    case .malformed(let pointer, let location, let expected, let found):
      "\(name):\(location.line):\(location.column): not a Lottie animation: expected \(expected), "
        + "found \(found)" + (pointer.description.isEmpty ? "" : " at \(pointer)")
    }
  }

  /// Output could not be written.
  init(_ error: CodecError, output: String) {
    switch error {
    // Ends quietly, as ripgrep does: `lottie features | head` is no error.
    case .brokenPipe: self.init(.done, "")
    case .cannotWrite: self.init(.cannotWrite, error.explanation)
    case .programFailed(_, _, _, let lines):
      self.init(.cannotWrite, error.explanation, details: lines)
    default: self.init(.internalError, "\(output): \(error.explanation)")
    }
  }
}

extension JSONError {
  /// The problem as text.
  fileprivate var explanation: String {
    switch reason {
    case .unexpectedEnd: "unexpected end of the text"
    case .unexpected(let byte, let expected):
      "expected \(expected), found "
        + (byte > 0x20 && byte < 0x7F
          ? "'\(Character(UnicodeScalar(byte)))'" : "byte \(byte)")
    case .badNumber: "a number that JSON does not allow"
    case .badString: "a string with bytes or escapes that JSON does not allow"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .tooLarge(let limit): "larger than \(limit >> 20) MiB"
    }
  }
}

extension Diagnostic {
  /// The message on one line: position, keypath, problem, pointer.
  func line(input: String) -> String {
    let keypath = keypath.map { "\($0): " } ?? ""
    let location = pointer.description.isEmpty ? "" : " (\(pointer))"
    return "\(input):\(position.line):\(position.column): \(keypath)\(message)\(location)"
  }
}
