import Foundation

/// A folder of its own for files that nobody else reads.
struct ScratchFolder {
  private let url: URL

  /// Makes it, for this user alone.
  ///
  /// - Throws: ``Failure``.
  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("lottie-" + UUID().uuidString)
    do {
      try FileManager.default.createDirectory(
        at: url,
        withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw Failure(.cannotWrite, "\(url.path): a temporary folder cannot be made")
    }
  }

  /// The path of a file in it.
  func path(of name: String) -> String { url.appendingPathComponent(name).path }

  /// Removes it with all that is in it.
  func remove() { FileWriting.remove(url.path) }
}
