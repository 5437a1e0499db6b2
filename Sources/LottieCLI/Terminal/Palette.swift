private import Rainbow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Colours of messages: only on a terminal, never under `NO_COLOR`.
enum Palette {
  private static let isOn = Console.isInteractive && getenv("NO_COLOR") == nil

  static func error(_ text: String) -> String { isOn ? text.red.bold : text }
  static func warning(_ text: String) -> String { isOn ? text.yellow.bold : text }
  static func quiet(_ text: String) -> String { isOn ? text.dim : text }
}
