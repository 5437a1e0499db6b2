import LottieModel

/// Names of the precomp layers around a composition.
enum IOSPaths {
  private static let limit = 20

  /// A list of names for each use of the composition, outermost first; at most 20.
  static func names(
    around composition: CompositionContext,
    in document: LintDocument
  ) -> [[String]] {
    var found: [[String]] = []
    var open: [(CompositionContext, [String])] = [(composition, [])]
    var steps = 0
    while let (current, names) = open.popLast(), found.count < limit, steps < 1_000 {
      steps += 1
      guard let id = current.asset?.id else {
        found.append(names)
        continue
      }
      guard names.count < 64 else { continue }
      for outer in document.compositions {
        for layer in outer.layers where layer.type == .precomp && layer.refID == id {
          open.append((outer, [layer.name ?? "Layer"] + names))
        }
      }
    }
    return found.isEmpty ? [[]] : found
  }
}
