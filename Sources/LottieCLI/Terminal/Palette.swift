import LottieJobs
import LottieKit
@preconcurrency private import Rainbow

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The colors of the program.
enum Palette {
  /// Colors of messages: only on a terminal, never under `NO_COLOR`.
  static var messages: TextColors {
    Console.isInteractive && getenv("NO_COLOR") == nil ? colors : .plain
  }

  /// Colors of results.
  static var results: TextColors {
    // Rainbow detects terminals itself, and would drop the colors of --color always.
    Rainbow.outputTarget = .console
    Rainbow.enabled = true
    return colors
  }

  private static let colors = TextColors(
    error: { $0.red.bold },
    warning: { $0.yellow.bold },
    good: { $0.green.bold },
    strong: { $0.bold.underline },
    quiet: { $0.dim }
  )
}
