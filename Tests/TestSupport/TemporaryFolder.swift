package import Foundation

/// A folder for one test, gone afterwards.
package final class TemporaryFolder {
  /// Where it is.
  package let url: URL

  /// Makes an empty folder.
  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lottie-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Where it is, without a slash at the end.
  package var path: String { url.path }

  /// The files in it and in its folders, sorted, but for hidden ones.
  package var names: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return all.filter { !$0.hasPrefix(".") && !isFolder($0) }.sorted()
  }

  /// All that lies in it, sorted, with hidden files and folders.
  package var entries: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// Writes a file, and creates its folders.
  package func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  /// Writes a text, and creates its folders.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path + "/" + name,
      withDestinationPath: target
    )
  }

  /// The bytes of a file.
  package func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appendingPathComponent(name)))
  }

  private func isFolder(_ name: String) -> Bool {
    var isFolder = ObjCBool(false)
    let exists = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
    return exists && isFolder.boolValue
  }
}
