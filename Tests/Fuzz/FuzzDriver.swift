import Foundation

/// libFuzzer's entry point for programs with a `main` of their own:
/// <https://llvm.org/docs/LibFuzzer.html#using-libfuzzer-as-a-library>.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ read: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// What AddressSanitizer asks for at its start.
///
/// Swift keeps pointers with tag bits, which LeakSanitizer takes for lost memory.
@_cdecl("__asan_default_options")
func asanDefaultOptions() -> UnsafePointer<UInt8> {
  let options: StaticString = "detect_leaks=0"
  return options.utf8Start
}

/// Runs libFuzzer in this process.
enum FuzzDriver {
  /// Tells processes that libFuzzer starts which reader it is: it passes its own arguments only.
  private static let variable = "LOTTIE_FUZZ_READER"

  /// The reader of this process.
  nonisolated(unsafe) private(set) static var reader = Reader.json

  /// Runs libFuzzer if the first argument names a reader, with the arguments after it.
  ///
  /// - Returns: Its status; nil without a reader.
  static func run() -> Int32? {
    var count = CommandLine.argc
    var arguments = CommandLine.unsafeArgv
    if count > 1, let reader = Reader(rawValue: CommandLine.arguments[1]) {
      self.reader = reader
      setenv(variable, reader.rawValue, 1)
      count -= 1
      arguments += 1
      arguments[0] = CommandLine.unsafeArgv[0]
    } else if let reader = ProcessInfo.processInfo.environment[variable].flatMap(Reader.init) {
      self.reader = reader
    } else {
      return nil
    }
    return runDriver(&count, &arguments) { bytes, count in
      FuzzDriver.reader.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
      return 0
    }
  }
}
