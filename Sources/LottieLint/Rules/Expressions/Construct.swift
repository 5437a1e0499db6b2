import LottieExpressions
import LottieModel

/// `expr/construct`: a player asked about evaluates expressions, but not this as After Effects does.
///
/// What lottie-web does otherwise was read in its source and tried in node.
struct Construct: PropertyRule {
  let info = RuleInfo(
    .construct,
    .warning,
    once: true,
    "A target player evaluates part of an expression differently from After Effects.",
    explanation:
      "The result differs, or the frame is not drawn.",
    example: #"{"x": "$bm_rt = loopOutDuration('cycle', 1);"}"#,
    fix: "Rewrite it, or bake the expression with `lottie convert --bake-expressions`."
  )

  /// Functions, the players that differ, and what they do.
  private static let functions: [(names: Set<String>, players: [Player], effect: String)] = [
    (
      ["wiggle"], [.web, .canvas],
      "takes another frequency and other random numbers each time"
    ),
    (
      ["random", "gaussRandom"], [.web, .canvas],
      "takes other random numbers each time"
    ),
    (
      ["loopOutDuration", "loop_out_duration"], [.web, .canvas],
      "repeats a range of another length"
    ),
    (["degrees_to_radians"], [.web, .canvas], "gives degrees"),
    (["sampleImage"], [.web, .canvas], "is always white"),
    (["footage"], [.web, .canvas], "is not known"),
    (TextSetters.others, [.lottie], "changes nothing"),
    (
      TextSetters.drawn.union(TextSetters.others).union(["createStyle", "getStyleAt"]),
      [.web, .canvas], "is not known"
    ),
    (
      [
        "temporalWiggle", "sourceTime", "timeToTimecode", "timeToNTSCTimecode",
        "timeToFeetAndFrames", "timeToCurrentFormat",
      ], [.web, .canvas], "is not known"
    ),
  ]

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let cursor = property.cursor["x"], cursor.isString else { return }
    let targets = document.options.targets
    let concerned = targets.filter { [.web, .canvas, .lottie].contains($0) }
    guard !concerned.isEmpty else { return }
    // lottie-web minds every name; of other players a few words count.
    let isOwn = concerned.allSatisfy { $0 == .lottie }
    if isOwn {
      let words = Self.functions.filter { $0.players.contains(.lottie) }.flatMap(\.names)
      guard words.contains(where: cursor.mayHold) else { return }
    }
    guard let text = cursor.string else { return }
    let outline = document.scripts.outline(text)
    for (names, players, effect) in Self.functions {
      let players = players.filter(targets.contains)
      guard !players.isEmpty, let call = outline.calls.first(where: { names.contains($0.name) })
      else { continue }
      add("\(call.name) \(effect)", call.line, players, at: cursor, &report)
    }
  }

  private func add(
    _ effect: String,
    _ line: Int,
    _ players: [Player],
    at cursor: JSONCursor,
    _ report: inout Report
  ) {
    let names = players.map(\.rawValue).joined(separator: ", ")
    report.add(
      info,
      at: cursor,
      "line \(line) of the expression: \(effect) in \(names)",
      players: PlayerSet(players)
    )
  }
}
