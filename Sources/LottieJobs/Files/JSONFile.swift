import LottieKit

/// Reads small JSON files given on the command line.
enum JSONFile {
  /// The value in a file; `-` is standard input.
  static func read(_ path: String) throws -> JSONValue {
    do throws(LoadError) {
      return try JSONValue(file: path)
    } catch {
      throw Failure(error, input: path)
    }
  }
}
