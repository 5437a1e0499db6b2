import Foundation

/// Folders to search for files.
package enum Directories {
  /// Whether a path is a folder.
  package static func exists(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// Rejects missing folders.
  static func check(_ paths: [String], option: String) throws {
    for path in paths {
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
        throw Failure(.noInput, "\(option): \(path): No such file or directory")
      }
      guard isDirectory.boolValue else {
        throw Failure(.noInput, "\(option): \(path): Not a directory")
      }
    }
  }
}
