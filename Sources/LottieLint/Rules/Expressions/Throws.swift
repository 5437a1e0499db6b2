import LottieExpressions
import LottieModel

/// `expr/throws`: an expression throws in a player asked about.
///
/// lottie-web runs expressions in strict mode and catches nothing: of the frame in which one throws
/// nothing is drawn. Tried in Chromium with lottie-web 5.13.
struct Throws: PropertyRule {
  let info = RuleInfo(
    .expressionThrows,
    .error,
    once: true,
    "An expression throws in a target player.",
    explanation:
      "lottie-web runs expressions in strict mode, where assignments need a declared variable; it draws nothing of a frame in which one throws.",
    example: #"{"x": "size = 2 * value; $bm_rt = size;"}"#,
    fix:
      "Declare the name with `var`, or bake the expression with `lottie convert --bake-expressions`."
  )

  /// Names that lottie-web declares around an expression.
  private static let environment: Set<String> = [
    "$bm_rt", "value", "time", "velocity", "index", "name", "width", "height", "inPoint",
    "outPoint", "numKeys", "active", "hasParent", "transform", "anchorPoint", "position",
    "rotation", "scale", "content", "effect", "mask", "thisProperty", "thisLayer", "thisComp",
    "comp", "textIndex", "textTotal", "selectorValue",
  ]

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    let players = [Player.web, .canvas].filter(document.options.targets.contains)
    guard !players.isEmpty, let cursor = property.cursor["x"], let text = cursor.string,
      let word = document.scripts.undeclared(text).first(where: {
        !Self.environment.contains($0.name)
      })
    else { return }
    let names = players.map(\.rawValue).joined(separator: ", ")
    report.add(
      info,
      at: cursor,
      "line \(word.line) of the expression: \(Words.quoted(word.name)) is assigned without a declaration, which throws in \(names)",
      players: PlayerSet(players)
    )
  }
}
