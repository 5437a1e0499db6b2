import LottieKit

/// Opens a container, unpacks all of it, and loads its animations and themes.
enum ContainerReader {
  /// Far below the program's limits, so that an input takes milliseconds.
  private static let limits = ZipArchive.Limits(entries: 100, totalSize: 4 << 20)

  static func read(_ bytes: [UInt8]) {
    guard ZipArchive.isArchive(bytes) else {
      _ = try? Gzip.inflate(bytes, limit: limits.totalSize)
      return
    }
    guard let archive = try? ZipArchive(bytes, limits: limits) else { return }
    for entry in archive.entries { _ = try? archive.read(entry) }
    guard let file = try? AnimationFile(bytes: bytes) else { return }
    for theme in file.themes { _ = try? file.themed(theme) }
    AnimationReader.draw(file.animation)
  }
}
