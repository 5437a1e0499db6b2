import LottieGeometry
import LottieModel
import LottieScene

/// A merge has no properties.
final class MergePathsProperties: NodePropertyMap {
  var kind: ObjectKind { .mergePaths }
  let location: JSONLocation
  let values: [MemberValue] = []
  var animated: [any AnyNodeProperty] = []

  init(_ context: NodeContext) { location = context.location }
}

/// Merges all paths above it into one, which replaces them for what is below.
final class MergePathsNode: AnimatorNode {
  let keypathName: String
  let isNonstandard = true
  let propertyMap: any NodePropertyMap
  let output = PathOutput(isMerged: true)
  private let sources: [PathSource]
  private let mode: Merge.Mode

  init(_ model: Merge, _ context: NodeContext, sources: [PathSource]) {
    keypathName = context.name
    propertyMap = MergePathsProperties(context)
    self.sources = sources
    mode = model.mode
  }

  /// Generation of the last move of a group or repeater between this and the paths above.
  var transformGeneration: Generation { sources.transformGeneration }

  func rebuildOutputs(frame: Double, generation: Generation) {
    output.setSource(merged, generation: generation)
  }

  private var merged: BezierPath {
    switch mode {
    case .merge: sources.combined
    case .add: .combining(.union, sources.separate)
    case .subtract: .combining(.subtract, sources.separate)
    case .intersect: .combining(.intersect, sources.separate)
    case .exclude: .combining(.exclude, sources.separate)
    }
  }
}
