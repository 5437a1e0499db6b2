import LottieGeometry
import LottieScene

/// A path source of a renderer or a merge: an output of a path node, possibly within groups or
/// repeated.
indirect enum PathSource {
  /// The output of a path node.
  case output(PathOutput)
  /// The contents of a group, in its parent's coordinates.
  case group(TransformNode, [PathSource])
  /// The contents of a repeater.
  case repeated(RepeaterNode, [PathSource])

  /// Generation of its last change.
  var generation: Generation {
    switch self {
    case .output(let output): output.generation
    case .group(let transform, let inner): max(transform.matrixGeneration, inner.generation)
    case .repeated(let repeater, let inner): max(repeater.generation, inner.generation)
    }
  }

  /// Generation of the last move of a group or repeater in it.
  var transformGeneration: Generation {
    switch self {
    case .output: 0
    case .group(let transform, let inner):
      max(transform.matrixGeneration, inner.transformGeneration)
    case .repeated(let repeater, let inner): max(repeater.generation, inner.transformGeneration)
    }
  }

  /// Adds the contours to a path.
  func append(to path: inout BezierPath, matrix: Affine) {
    switch self {
    case .output(let output):
      if matrix == .identity {
        path.contours += output.path.contours
      } else {
        path.contours += output.path.applying(matrix).contours
      }
    case .group(let transform, let inner):
      let matrix = transform.matrix.then(matrix)
      for source in inner { source.append(to: &path, matrix: matrix) }
    case .repeated(let repeater, let inner):
      let original = inner.combined
      let vertices = original.contours.reduce(original.contours.count) { $0 + $1.vertices.count }
      guard vertices > 0 else { return }
      for copy in repeater.copies(PathSource.maximumVertices / vertices)
      where path.contours.count < PathSource.maximumContours {
        path.contours += original.applying(copy.matrix.then(matrix)).contours
      }
    }
  }

  /// Maximum vertices; nested repeaters add no more.
  private static let maximumContours = 100_000
  static let maximumVertices = 500_000
}

extension [PathSource] {
  /// Generation of their last change.
  var generation: Generation {
    var newest: Generation = 0
    for source in self { newest = Swift.max(newest, source.generation) }
    return newest
  }

  /// Generation of the last move of a group or repeater in them.
  var transformGeneration: Generation {
    reduce(0) { Swift.max($0, $1.transformGeneration) }
  }

  /// All contours as one path.
  var combined: BezierPath {
    var path = BezierPath()
    for source in self { source.append(to: &path, matrix: .identity) }
    return path
  }

  /// The path of each output separately, in the coordinates outside all groups.
  var separate: [BezierPath] {
    flatMap { source -> [BezierPath] in
      switch source {
      case .output(let output): return [output.path]
      case .group(let transform, let inner):
        return inner.separate.map { $0.applying(transform.matrix) }
      case .repeated(let repeater, let inner):
        let paths = inner.separate
        return repeater.copies(1_000 / Swift.max(paths.count, 1)).flatMap { copy in
          paths.map { $0.applying(copy.matrix) }
        }
      }
    }
  }
}
