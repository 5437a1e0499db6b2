import LottieKit
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The conditions for coloring results.
package enum ColorChoice: String, OptionText, CaseIterable {
  /// On a terminal, unless `NO_COLOR` is set.
  case auto
  case always
  case never

  var isOn: Bool {
    switch self {
    case .auto: isatty(STDOUT_FILENO) == 1 && getenv("NO_COLOR") == nil
    case .always: true
    case .never: false
    }
  }
}

/// Colors of results and messages.
package struct TextColors: Sendable {
  /// Adds a color to a text.
  package typealias Stroke = @Sendable (String) -> String

  let error: Stroke
  let warning: Stroke
  let good: Stroke
  let strong: Stroke
  let quiet: Stroke

  /// Creates colors for each kind of text.
  package init(
    error: @escaping Stroke,
    warning: @escaping Stroke,
    good: @escaping Stroke,
    strong: @escaping Stroke,
    quiet: @escaping Stroke
  ) {
    (self.error, self.warning, self.good) = (error, warning, good)
    (self.strong, self.quiet) = (strong, quiet)
  }

  /// No colors.
  package static let plain = TextColors(
    error: { $0 },
    warning: { $0 },
    good: { $0 },
    strong: { $0 },
    quiet: { $0 }
  )

  /// Escapes a text, except the colors that a paint has added.
  static func keepingColors(_ escape: (String) -> String, _ text: String) -> String {
    guard text.contains("\u{1B}[") else { return escape(text) }
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: /\x1B\[[0-7;]{1,8}m/) {
      result += escape(String(rest[..<match.range.lowerBound])) + match.output
      rest = rest[match.range.upperBound...]
    }
    return result + escape(String(rest))
  }
}
