#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The font files of a folder and of those within it; links do not lead out of it.
///
/// fontconfig could look itself, but then it writes a cache, or complains that it cannot.
enum FontFolder {
  /// Folders within folders, and files, that are looked at.
  private static let maximumDepth = 8
  private static let maximumFiles = 10_000

  private static let fileExtensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfb"]

  /// The files, sorted; none when there is no such folder.
  static func files(_ directory: String) -> [String] {
    var files: [String] = []
    guard let root = resolved(directory) else { return [] }
    look(into: directory, depth: 0, &files)
    return files.sorted().filter { file in
      guard let path = resolved(file), path.hasPrefix(root == "/" ? "/" : root + "/") else {
        return false
      }
      // Opening a named pipe would wait for somebody who writes to it.
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }

  /// The path without symbolic links; nil when there is no such file.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func look(into directory: String, depth: Int, _ files: inout [String]) {
    guard depth < maximumDepth else { return }
    for name in names(directory) where files.count < maximumFiles {
      let path = directory + "/" + name
      let lowercased = name.lowercased()
      if fileExtensions.contains(where: lowercased.hasSuffix) {
        files.append(path)
      } else if isDirectory(path) {
        look(into: path, depth: depth + 1, &files)
      }
    }
  }

  /// The names in a folder, except those that begin with a dot.
  private static func names(_ directory: String) -> [String] {
    guard let stream = opendir(directory) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// Whether it is a folder; symbolic links are not followed.
  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
