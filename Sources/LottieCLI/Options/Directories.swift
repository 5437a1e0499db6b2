import ArgumentParser
import Foundation
import LottieKit

/// Folders to search for files.
enum Directories {
  /// Whether a path is a folder.
  static func exists(_ path: String) -> Bool {
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

/// Where the images of an animation are searched for.
struct AssetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Folder to search for images. May be repeated.", valueName: "folder"),
    completion: .directory
  )
  var assetsDir: [String] = []

  @Flag(help: "Allow images that the animation names by http or https URL.")
  var allowNetworkAssets = false

  /// What may be fetched for an animation.
  func network(for input: InputOptions) -> NetworkAccess { input.network(allowNetworkAssets) }

  /// The folders, which exist.
  var directories: [String] {
    get throws {
      try Directories.check(assetsDir, option: "--assets-dir")
      return assetsDir
    }
  }
}
