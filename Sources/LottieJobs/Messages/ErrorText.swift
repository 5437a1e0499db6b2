package import LottieKit

/// Messages of errors: location, problem, and what to do.
extension Failure {
  /// Creates the failure of an animation that could not be loaded.
  init(_ error: LoadError, input: String) {
    let name = input == "-" ? "standard input" : input
    let text = error.explanation(of: name)
    switch error {
    case .networkNotAllowed:
      self.init(.noInput, "\(name): is on the network; use --allow-network to allow that")
    case .privateHost(let host):
      self.init(
        .noInput,
        "\(name): \(host) has a private address; use --allow-private-network to allow that"
      )
    case .unreadable, .badURL: self.init(.noInput, text)
    case .noSuchAnimation, .noSuchTheme: self.init(.usage, text)
    case .tooLarge, .badContainer, .noAnimation, .badTheme, .badDocument:
      self.init(.badDocument, text)
    }
  }

  /// Creates the failure of an override that could not be written into a document.
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

  /// Creates the failure of output that could not be written.
  package init(_ error: CodecError, output: String) {
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

extension Diagnostic {
  /// The message on one line: position, keypath, problem, pointer.
  package func line(input: String) -> String {
    let keypath = keypath.map { "\($0): " } ?? ""
    let location = pointer.description.isEmpty ? "" : " (\(pointer))"
    return "\(input):\(position.line):\(position.column): \(keypath)\(message)\(location)"
  }
}
