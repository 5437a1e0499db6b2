import LottieGeometry
import LottieScene

/// All paths above a place in a list, as one path: what the paints at that place paint.
///
/// It starts with the path of an earlier place, so that a list of many paths and paints in turn collects
/// each path once.
final class PaintedPath {
  private let start: PaintedPath?
  private let sources: [PathSource]
  /// Number of sources, those of the earlier place included.
  let count: Int
  private var sourceGeneration: Generation = 0
  private(set) var path = PathResource(BezierPath())

  /// Creates a path from that of an earlier place, all of which is seen here as well, and the sources since.
  init(_ start: PaintedPath?, _ sources: [PathSource]) {
    self.start = start
    self.sources = sources
    count = (start?.count ?? 0) + sources.count
  }

  /// Rebuilds the path if anything above changed; the earlier place's must be updated.
  ///
  /// - Returns: Nanoseconds of one core that it took, estimated.
  func update(generation now: Generation, force: Bool) -> Int {
    let newest = max(start?.sourceGeneration ?? 0, sources.generation)
    guard force || newest != sourceGeneration else { return 0 }
    sourceGeneration = newest
    path = PathResource(
      start?.path,
      followedBy: sources.combined,
      replacing: path,
      generation: now
    )
    return PaintedPath.workPerVertex * path.vertexCount
  }

  /// Of making a vertex, moving it and putting it into the path, all of which is made anew.
  private static let workPerVertex = 100
}
