import LottieGeometry
import LottieScene

/// Path outputs that share modifiers, and those modifiers in order.
///
/// Modifiers start from fresh paths: when a path or a modifier of the chain changes, all of it is
/// recomputed; outputs that come out equal keep their generation.
final class ModifierChain {
  /// A modifier or a merge, and the outputs above it.
  final class Step {
    /// The operation.
    enum Action {
      case modify(any ModifierNode)
      case merge(MergePathsNode)
    }

    let action: Action
    let targets: [PathOutput]
    /// Generation of the node's last change.
    var generation: Generation = 0

    init(_ action: Action, targets: [PathOutput]) {
      self.action = action
      self.targets = targets
    }

    /// The properties of a modifier; nil for a merge.
    var propertyMap: (any NodePropertyMap)? {
      if case .modify(let node) = action { node.propertyMap } else { nil }
    }

    /// Whether it is animated.
    var isAnimated: Bool {
      if case .modify(let node) = action { !node.propertyMap.animated.isEmpty } else { false }
    }

    /// Number of vertices of the paths that it changes, as they are.
    var vertexCount: Int {
      targets.reduce(0) { sum, output in
        output.working.contours.reduce(sum) { $0 + $1.vertices.count }
      }
    }

    /// The first pass: takes new values.
    func update(frame: Double, generation now: Generation, force: Bool) -> Bool {
      guard case .modify(let node) = action,
        node.update(frame: frame, generation: now, force: force)
      else { return false }
      generation = now
      return true
    }
  }

  private let steps: [Step]
  private let outputs: [PathOutput]
  private var inputGeneration: Generation = 0

  init(_ steps: [Step]) {
    self.steps = steps
    guard steps.count > 1 else {
      outputs = steps.first?.targets ?? []
      return
    }
    var outputs: [PathOutput] = []
    var seen: Set<ObjectIdentifier> = []
    for output in steps.flatMap(\.targets) where seen.insert(ObjectIdentifier(output)).inserted {
      outputs.append(output)
    }
    self.outputs = outputs
  }

  /// The second pass: recomputes everything if anything changed.
  ///
  /// - Returns: Nanoseconds of one core that it took, estimated.
  func update(frame: Double, generation now: Generation, force: Bool) -> Int {
    let newest = newestInput
    guard force || newest != inputGeneration else { return 0 }
    for output in outputs { output.working = output.source }
    var work = 0.0
    for step in steps {
      let vertices = step.vertexCount
      switch step.action {
      case .modify(let node):
        var paths = step.targets.map(\.working)
        node.modify(&paths)
        for (output, path) in zip(step.targets, paths) { output.working = path }
        work += node.workPerVertex * Double(max(vertices, step.vertexCount))
      case .merge(let node):
        for output in step.targets { output.set(output.working, generation: now) }
        node.rebuildOutputs(frame: frame, generation: now)
        node.output.working = node.output.source
        work += ModifierWork.merge * Double(vertices)
      }
    }
    for output in outputs { output.set(output.working, generation: now) }
    inputGeneration = newestInput
    return Int(min(work, 1e15))
  }

  private var newestInput: Generation {
    var newest: Generation = 0
    for output in outputs where !output.isMerged { newest = max(newest, output.sourceGeneration) }
    for step in steps {
      newest = max(newest, step.generation)
      if case .merge(let node) = step.action { newest = max(newest, node.transformGeneration) }
    }
    return newest
  }
}
