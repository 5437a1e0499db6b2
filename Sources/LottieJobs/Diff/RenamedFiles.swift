import LottieKit

/// Files that are on one side only, but were there under another name.
///
/// Files with equal bytes belong together, then those whose frames are equal.
struct RenamedFiles {
  /// The new names by the old ones.
  private(set) var pairs: [String: String] = [:]

  /// Frames that are compared.
  private static let frameCount = 5
  /// Pixels of their longer side.
  private static let side = 32
  /// Files on one side whose frames are compared, at most.
  private static let fileLimit = 300

  /// Pairs the files of two folders.
  ///
  /// - Parameters:
  ///   - before: Names and paths of the files that are only in the first folder.
  ///   - after: Files that are only in the second.
  ///   - request: Loading of the files, and the tolerance of equal frames.
  init(
    before: [(name: String, path: String)],
    after: [(name: String, path: String)],
    _ request: DiffRequest
  ) {
    guard !before.isEmpty, !after.isEmpty else { return }
    let equal = RenamedFiles.equal(before, after)
    pairs = equal
    let taken = Set(equal.values)
    let free = after.filter { !taken.contains($0.name) }
    let rest = before.filter { equal[$0.name] == nil }
    guard !free.isEmpty, !rest.isEmpty else { return }
    let (old, new) = (
      RenamedFiles.looks(of: rest, request), RenamedFiles.looks(of: free, request)
    )
    var found: Set<String> = []
    for file in rest {
      guard let look = old[file.name] else { continue }
      let same = free.first { other in
        guard !found.contains(other.name), let theirs = new[other.name] else { return false }
        return look.isLike(theirs, request.threshold)
      }
      guard let same else { continue }
      found.insert(same.name)
      pairs[file.name] = same.name
    }
  }

  /// Files with equal bytes: those of equal size are read, once or twice each.
  private static func equal(
    _ before: [(name: String, path: String)],
    _ after: [(name: String, path: String)]
  ) -> [String: String] {
    let sizes = Set(before.compactMap { FileWriting.size($0.path) })
      .intersection(after.compactMap { FileWriting.size($0.path) })
    func contents(_ path: String) -> [UInt8]? {
      guard let size = FileWriting.size(path), sizes.contains(size) else { return nil }
      return FileWriting.read(path)
    }
    var known: [Int: [(name: String, path: String)]] = [:]
    for file in after {
      if let bytes = contents(file.path) { known[bytes.hashValue, default: []].append(file) }
    }
    var pairs: [String: String] = [:]
    for file in before {
      guard let bytes = contents(file.path), let other = known[bytes.hashValue]?.first,
        FileWriting.read(other.path) == bytes
      else { continue }
      known[bytes.hashValue]?.removeFirst()
      pairs[file.name] = other.name
    }
    return pairs
  }

  /// Small frames of an animation.
  private struct Look: Sendable {
    let size: [Double]
    let frames: [Pixmap]

    func isLike(_ other: Look, _ threshold: Double) -> Bool {
      size == other.size && frames.count == other.frames.count
        && zip(frames, other.frames).allSatisfy { PixmapDiff($0, $1).error <= threshold }
    }
  }

  private static func looks(
    of files: [(name: String, path: String)],
    _ request: DiffRequest
  ) -> [String: Look] {
    let files = Array(files.prefix(fileLimit))
    // Files that cannot be read are reported as added and removed.
    let looks = ParallelResults.all(files.count) { index in
      (files[index].name, (try? request.load(files[index].path)).flatMap(look))
    }
    return Dictionary(looks.compactMap { name, look in look.map { (name, $0) } }) { first, _ in
      first
    }
  }

  /// Nil for an animation that shows nothing.
  private static func look(of file: AnimationFile) -> Look? {
    let size = file.animation.size
    guard let settings = RenderSettings(fitting: size, longest: side) else { return nil }
    var frames: [Pixmap] = []
    _ = FrameComparison.all(of: file, file, settings, count: frameCount) { frames.append($2) }
    guard frames.contains(where: { $0.pixels.contains { $0 != 0 } }) else { return nil }
    return Look(size: [size.width, size.height], frames: frames)
  }
}
