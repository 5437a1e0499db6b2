import Foundation
import LottieKit
import LottieLint
import Synchronization

/// Expands files, folders and patterns on the command line to files.
package struct InputExpansion {
  /// Extensions of animations, lowercase.
  package static let fileExtensions = ["json", "lot", "lottie", "tgs"]

  /// Whether a name has an extension of animations.
  static func isAnimation(_ name: String) -> Bool {
    fileExtensions.contains(name.split(separator: ".").last?.lowercased() ?? "")
  }

  /// The files in the order given; those of a folder or pattern are sorted.
  static func files(_ names: [String], ignoring ignored: [Glob]) throws -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for name in names {
      try StoreURL.checkInput(name)
      for file in try expand(name) where seen.insert(file).inserted {
        if !ignored.contains(where: { $0.matches(file) }) { files.append(file) }
      }
    }
    return files
  }

  private static func expand(_ name: String) throws -> [String] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
    if isFolder.boolValue { return below(name) }
    guard name != "-", !exists, Glob.isPattern(name) else { return [name] }
    let fixed = name.split(separator: "/", omittingEmptySubsequences: false)
      .prefix { !Glob.isPattern(String($0)) }.joined(separator: "/")
    let glob = Glob(name)
    let found = below(fixed.isEmpty ? (name.hasPrefix("/") ? "/" : ".") : fixed)
      .filter { name.contains("/") || !$0.contains("/") }.filter(glob.matches)
    guard !found.isEmpty else { throw Failure(.noInput, "\(name): no file matches") }
    return found
  }

  private static func below(_ folder: String) -> [String] {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    // The enumerator takes a link to a folder for a file.
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    let all = FileManager.default.enumerator(atPath: real)?.compactMap { $0 as? String } ?? []
    let found = all.filter { path in
      isAnimation(path)
        && !path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "node_modules" }
    }
    let inside = found.filter { !InputFile.leads($0, outOf: real) }
    report(links: found.count - inside.count, of: folder)
    return inside.sorted().map { prefix + $0 }
  }

  /// Folders whose links were reported: `lottie serve` looks into the same ones again and again.
  private static let reported = Guarded<Set<String>>([])

  private static func report(links count: Int, of folder: String) {
    guard count > 0, reported.withLock({ $0.insert(folder).inserted }) else { return }
    let links = Words.count(count, "link leads", "links lead")
    Console.warning("\(folder): \(links) out of it, not followed; name such a file to read it")
  }
}
