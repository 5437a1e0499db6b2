import LottieExpressions
public import LottieModel

/// An expression of a document, and its result.
public struct ExpressionEntry: Equatable, Sendable {
  /// The names on the path to its property, joined by dots.
  public let keypath: String
  /// JSON pointer to the property that has the expression.
  public let pointer: JSONPath
  /// The expression, as in the document.
  public let source: String
  /// The names of the environment and the library that it uses, sorted.
  public let uses: [String]
  /// The reason why it cannot be evaluated; nil if it can.
  public let problem: String?
}

extension Composition {
  /// The expressions of the document, in document order, each once per use of its composition; at
  /// most 10,000.
  public func expressions() -> [ExpressionEntry] {
    guard let scripts else { return [] }
    return scripts.expressions().prefix(10_000).map { scripts.entry($0) }
  }
}

extension ScriptLayer {
  /// The properties with expressions, in document order.
  var expressions: [ScriptProperty] {
    _ = root
    return allProperties.filter { $0.script != nil }
      .sorted { $0.location.number < $1.location.number }
  }
}

extension ScriptGraph {
  private static let maximumCompositions = 2_000

  /// The properties with expressions: composition by composition, each in document order.
  ///
  /// Layers and compositions without any are skipped: their properties would take much memory.
  func expressions() -> [ScriptProperty] {
    let count = ExpressionCount(animation)
    var found: [ScriptProperty] = []
    var queue = [root]
    var next = 0
    var layers = 0
    while next < queue.count, queue.count < ScriptGraph.maximumCompositions {
      let composition = queue[next]
      next += 1
      layers += composition.allLayers.count
      guard layers <= CompositionPlan.maximumLayers else { break }
      for layer in composition.allLayers {
        if count.hasExpressions(layer.model) { found += layer.expressions }
        guard case .precomp(let precomp) = layer.model.kind,
          count.hasExpressions(in: precomp.refID), let child = composition.child(of: layer)
        else { continue }
        queue.append(child)
      }
    }
    return found
  }

  fileprivate func entry(_ property: ScriptProperty) -> ExpressionEntry {
    let source = property.script ?? ""
    var uses: [String] = []
    var problem: String?
    switch program(source) {
    case .success(let program):
      uses = program.freeNames.filter { $0 != "$bm_rt" }.sorted()
      let unknown = uses.filter { !bindings.knows($0) }
      if !unknown.isEmpty {
        problem = "unknown: " + unknown.prefix(8).joined(separator: ", ")
      }
    case .failure(let failure): problem = "line \(failure.line): \(failure.message)"
    }
    return ExpressionEntry(
      keypath: property.keypath,
      pointer: animation.document.pointer(to: property.location),
      source: source,
      uses: uses,
      problem: problem
    )
  }
}

extension ScriptBindings {
  /// Whether a name is defined, here or in the library.
  fileprivate func knows(_ name: String) -> Bool {
    HostName(rawValue: name) != nil || Program.libraryHas(name)
  }
}
