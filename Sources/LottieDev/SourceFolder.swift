import Foundation

/// Files below folders.
enum SourceFolder {
  /// Paths of animations, sorted, those that contain a text.
  static func animations(below folders: [String], matching text: String = "") -> [String] {
    files(below: folders, fileExtensions: ["json", "lottie", "tgs"])
      .filter { text.isEmpty || $0.contains(text) }
  }

  /// Paths of regular files with one of several extensions, sorted within each folder.
  ///
  /// Files beside a render case (`.colors.json`, `.budget.json`) are left out: they are not animations.
  static func files(below folders: [String], fileExtensions: Set<String>) -> [String] {
    folders.flatMap { files(below: $0, fileExtensions: fileExtensions) }
      .filter { !$0.hasSuffix(".colors.json") && !$0.hasSuffix(".budget.json") }
  }

  /// The files among some, spread evenly.
  static func sample(_ files: [String], of count: Int) -> [String] {
    let count = min(count, files.count)
    return (0..<max(0, count)).map { files[$0 * files.count / count] }
  }

  private static func files(below folder: String, fileExtensions: Set<String>) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    let paths = all.compactMap { $0 as? String }
    return paths.filter { fileExtensions.contains(($0 as NSString).pathExtension.lowercased()) }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
