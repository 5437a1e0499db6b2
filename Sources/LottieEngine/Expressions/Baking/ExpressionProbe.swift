package import LottieModel

/// Evaluates the expressions of a document one by one, for benchmarks.
package final class ExpressionProbe {
  private static let maximum = 10_000

  private let graph: ScriptGraph
  private let properties: [ScriptProperty]

  /// Prepares the first 10 000 expressions of a document; nil if there is none.
  package init?(_ animation: LottieAnimation) {
    guard animation.document.mayHaveExpressions else { return nil }
    graph = ScriptGraph(
      animation,
      TextFactory(animation, TextSources()),
      DataFiles(animation, nil)
    )
    properties = Array(graph.expressions().prefix(ExpressionProbe.maximum))
    guard !properties.isEmpty else { return nil }
  }

  /// The expressions.
  package var sources: [String] { properties.map { $0.script ?? "" } }

  /// Moves to a frame and evaluates what is outdated there.
  package func update(frame: Double) {
    graph.begin(frame: frame)
    for property in properties { graph.resolve(property) }
  }

  /// Evaluates an expression again, while everything it reads is up to date.
  package func evaluate(_ index: Int) {
    properties[index].memo.epoch = -1
    graph.resolve(properties[index])
  }
}
