import LottieExpressions
import LottieModel

/// The outlines and errors of a document's scripts, each distinct one read once for all rules.
///
/// Not thread-safe, as the rules of a document run one after the other.
final class Scripts {
  private var outlines: [String: ScriptOutline] = [:]
  private var undeclared: [String: [ScriptOutline.Word]] = [:]
  private var failures: [String: ScriptFailure?] = [:]
  private var thrown: [JSONLocation: ThrownExpression]?

  /// The calls of a script.
  func outline(_ text: String) -> ScriptOutline {
    if let known = outlines[text] { return known }
    let outline = ScriptOutline(text)
    outlines[text] = outline
    return outline
  }

  /// The names that get values in a script without being declared.
  func undeclared(_ text: String) -> [ScriptOutline.Word] {
    if let known = undeclared[text] { return known }
    let words = outline(text).undeclared
    undeclared[text] = words
    return words
  }

  /// What the expressions of the document throw, by their properties, found by a run of all.
  func thrown(_ run: () -> [ThrownExpression]) -> [JSONLocation: ThrownExpression] {
    if let thrown { return thrown }
    let found = Dictionary(run().map { ($0.property, $0) }) { first, _ in first }
    thrown = found
    return found
  }

  /// The reason why a script cannot be read; nil if it can.
  func failure(_ text: String) -> ScriptFailure? {
    if let known = failures[text] { return known }
    var failure: ScriptFailure?
    do throws(ScriptFailure) { _ = try Program(text, Names(host: [])) } catch { failure = error }
    failures.updateValue(failure, forKey: text)
    return failure
  }
}
