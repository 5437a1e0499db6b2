public import LottieModel

extension LoadError {
  /// The error and its location, in English, without a full stop.
  ///
  /// - Parameter name: How the text names what was loaded.
  /// - Returns: One line, unless a name holds line breaks.
  public func explanation(of name: String) -> String {
    switch self {
    case .unreadable(_, let reason), .badURL(let reason): "\(name): \(reason)"
    case .tooLarge(let limit): "\(name): larger than the limit of \(limit >> 20) MiB"
    case .networkNotAllowed: "\(name): is on the network, which is not allowed"
    case .privateHost(let host): "\(name): \(host) has a private address, which is not allowed"
    case .badContainer(let error): "\(name): \(error.explanation)"
    case .noAnimation:
      "\(name): the archive contains no animation (animations/*.json, a/*.json)"
    case .noSuchAnimation(let wanted, let available):
      "\(name): no animation \"\(wanted)\"; available: \(LoadError.list(available))"
    case .noSuchTheme(let wanted, let available):
      "\(name): no theme \"\(wanted)\"; available: \(LoadError.list(available))"
    case .badTheme(let entry):
      "\(name)(\(entry)): players refuse this theme; lottie validate says why"
    case .badDocument(let error, let entry):
      error.explanation(of: name + (entry.map { "(\($0))" } ?? ""))
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.prefix(20).joined(separator: ", ")
  }
}

extension ModelError {
  /// The error and its location, with line and column, in English, without a full stop.
  ///
  /// - Parameter name: How the text names the document.
  /// - Returns: One line, unless a name holds line breaks.
  public func explanation(of name: String) -> String {
    switch self {
    case .notJSON(let error, let place):
      "\(name):\(place.line):\(place.column): not JSON: \(error.explanation)"
    case .malformed(let pointer, let place, let expected, let found):
      "\(name):\(place.line):\(place.column): not a Lottie animation: expected \(expected), "
        + "found \(found)" + (pointer.description.isEmpty ? "" : " at \(pointer)")
    }
  }
}
