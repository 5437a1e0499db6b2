import LottieGeometry
import LottieModel
import LottieScene

/// Makes one path of all above it, which then stands in their place for what is below.
final class MergePathsNode: AnimatorNode {
  let keypathName: String
  let isExtension = true
  let propertyMap: any NodePropertyMap = NoProperties()
  let output = PathOutput(isMerged: true)
  private let sources: [PathSource]
  private let mode: Merge.Mode

  init(name: String, _ model: Merge, sources: [PathSource]) {
    keypathName = name
    self.sources = sources
    mode = model.mode
  }

  /// When a group or repeater between this and the paths above last moved.
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
