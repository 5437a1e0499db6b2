import Foundation

/// Files below a folder.
enum SourceFolder {
  /// Paths of animations, sorted, those that contain a text.
  static func animations(below folder: String, matching text: String = "") -> [String] {
    files(below: folder, endings: ["json", "lottie", "tgs"])
      .filter { text.isEmpty || $0.contains(text) }
  }

  /// Paths of regular files with one of some endings, sorted.
  static func files(below folder: String, endings: Set<String>) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    let paths = all.compactMap { $0 as? String }
    return paths.filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
