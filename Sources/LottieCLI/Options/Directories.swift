import Foundation

/// Folders to look for files in.
enum Directories {
  /// Refuses those that are not there.
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
