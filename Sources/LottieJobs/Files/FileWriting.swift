import Foundation
import LottieKit

/// Reads and writes small files such as settings and reports.
package enum FileWriting {
  /// Writes a file atomically, and creates its folder.
  package static func write(_ text: String, to path: String) throws {
    try write(Array(text.utf8), to: path)
  }

  /// Writes a file atomically, and creates its folder.
  package static func write(_ bytes: [UInt8], to path: String) throws {
    try OutputFiles.makeFolder(of: path)
    do throws(CodecError) {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw Failure(error, output: path)
    }
  }

  /// Writes an output: a file, or standard output for `-`.
  static func put(_ bytes: [UInt8], to output: String) throws {
    guard output == "-" else { return try write(bytes, to: output) }
    do throws(CodecError) {
      try StandardOutput.write(bytes)
    } catch {
      throw Failure(error, output: "standard output")
    }
  }

  /// The size of a regular file in bytes; nil for anything else.
  static func size(_ path: String) -> Int? {
    let state = FileState(path)
    return state.exists && !path.hasPrefix("/dev/") ? state.size : nil
  }

  /// Removes a file, if it exists.
  static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  /// Refuses what is no regular file or cannot be opened.
  ///
  /// - Throws: ``Failure``.
  package static func check(_ path: String) throws {
    do throws(LoadError) {
      try InputFile.check(path)
    } catch {
      throw Failure(error, input: path)
    }
  }

  /// The bytes of a file; nil when there is nothing of that name.
  ///
  /// - Throws: ``Failure`` for what cannot be read, such as a named pipe.
  static func contents(_ path: String) throws -> [UInt8]? {
    guard (try? FileManager.default.attributesOfItem(atPath: path)) != nil else { return nil }
    do throws(LoadError) {
      return try InputFile.read(path)
    } catch {
      throw Failure(error, input: path)
    }
  }

  /// The bytes of a file; nil when it does not exist or is no regular file.
  package static func read(_ path: String) -> [UInt8]? {
    path == "-" ? nil : try? InputFile.read(path)
  }
}
