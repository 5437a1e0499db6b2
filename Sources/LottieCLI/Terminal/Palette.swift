@preconcurrency private import Rainbow
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// When results have colors.
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

/// Colors of results.
struct Paint {
  private let isOn: Bool
  /// Whether any results have colors.
  private static let isUsed = Atomic(false)

  init(isOn: Bool) {
    self.isOn = isOn
    if isOn { Paint.isUsed.store(true, ordering: .relaxed) }
    // Rainbow detects terminals itself, and would drop the colors of --color always.
    if isOn { Rainbow.outputTarget = .console }
    if isOn { Rainbow.enabled = true }
  }

  /// Escapes a text, except the colors that a ``Paint`` has added.
  static func keepingColors(_ escape: (String) -> String, _ text: String) -> String {
    guard isUsed.load(ordering: .relaxed), text.contains("\u{1B}[") else { return escape(text) }
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: /\x1B\[[0-7;]{1,8}m/) {
      result += escape(String(rest[..<match.range.lowerBound])) + match.output
      rest = rest[match.range.upperBound...]
    }
    return result + escape(String(rest))
  }

  func error(_ text: String) -> String { isOn ? text.red.bold : text }
  func warning(_ text: String) -> String { isOn ? text.yellow.bold : text }
  func good(_ text: String) -> String { isOn ? text.green.bold : text }
  func strong(_ text: String) -> String { isOn ? text.bold.underline : text }
  func quiet(_ text: String) -> String { isOn ? text.dim : text }
}

/// Colors of messages: only on a terminal, never under `NO_COLOR`.
enum Palette {
  private static let isOn = Console.isInteractive && getenv("NO_COLOR") == nil

  static func error(_ text: String) -> String { isOn ? text.red.bold : text }
  static func warning(_ text: String) -> String { isOn ? text.yellow.bold : text }
  static func quiet(_ text: String) -> String { isOn ? text.dim : text }
}
