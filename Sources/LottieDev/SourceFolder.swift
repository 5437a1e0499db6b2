import Foundation

/// Files below a folder.
enum SourceFolder {
  /// Paths of regular files with one of some endings, sorted.
  static func files(below folder: String, endings: Set<String>) -> [String] {
    guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
    let paths = all.compactMap { $0 as? String }
    return paths.filter { endings.contains(($0 as NSString).pathExtension.lowercased()) }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
