import Foundation
import LottieCodecs

/// Reads and writes small files of settings and reports.
enum FileWriting {
  /// Writes a file whole, or not at all.
  static func write(_ text: String, to path: String) throws {
    do throws(CodecError) {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw Failure(error, output: path)
    }
  }

  /// The bytes of a file; nil when there is none.
  static func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
