import LottieExpressions
import LottieModel

extension RuleCatalog {
  /// Expressions.
  static let expressions: [any Rule] = [
    ExpressionSyntax(), Construct(), Throws(), Present(), Unsafe(),
  ]
}

extension RuleID {
  package static let expressionThrows: RuleID = "expr/throws"
}

struct ExpressionSyntax: PropertyRule {
  let info = RuleInfo(
    "expr/syntax",
    .warning,
    "An expression has a syntax error.",
    explanation:
      "It is not a valid script: players that evaluate expressions throw, or use the keyframes instead.",
    example: #"{"x": "var $bm_rt = wiggle(2, "}"#,
    fix: "Correct the expression in After Effects, or convert it to keyframes."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let cursor = property.cursor[.expression], let text = cursor.string, !text.isEmpty,
      let failure = document.scripts.failure(text)
    else { return }
    report.add(info, at: cursor, "line \(failure.line) of the expression: \(failure.message)")
  }
}

/// Finds constructs that lottie-web evaluates differently, read in its source and tried in node.
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
    (TextSetters.others, [.lottie], "changes nothing"),
    (unknown, [.web, .canvas], "is not known"),
  ]

  /// Functions of After Effects that lottie-web lacks, so that expressions which call them throw.
  fileprivate static let unknown = TextSetters.drawn.union(TextSetters.others).union([
    "createStyle", "footage", "getStyleAt", "noise", "sourceTime", "temporalWiggle",
    "timeToCurrentFormat", "timeToFeetAndFrames", "timeToNTSCTimecode", "timeToTimecode",
  ])

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let cursor = property.cursor[.expression], cursor.isString else { return }
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

/// lottie-web, which runs expressions in strict mode, goes on without one that throws when it is first run, and draws
/// nothing of a frame in which one throws later.
///
/// Tried in Chromium with lottie-web 5.13.
struct Throws: PropertyRule {
  let info = RuleInfo(
    .expressionThrows,
    .error,
    once: true,
    "An expression throws in a target player.",
    explanation:
      "lottie-web runs expressions in strict mode, where assignments need a declared variable; one that throws at once is lost, and of a frame in which one throws later nothing is drawn.",
    example: #"{"x": "size = 2 * value; $bm_rt = size;"}"#,
    fix:
      "Declare names with `var` and name layers that exist, or bake the expression with `lottie convert --bake-expressions`."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    let players = [Player.web, .canvas].filter(document.options.targets.contains)
    guard !players.isEmpty, let cursor = property.cursor[.expression], let text = cursor.string,
      let thrown = Self.thrown(text, property, document)
    else { return }
    let names = players.map(\.rawValue).joined(separator: ", ")
    report.add(
      info,
      at: cursor,
      "line \(thrown.line) of the expression throws in \(names): \(thrown.reason)",
      players: PlayerSet(players)
    )
  }

  /// What an expression throws; where none can be run, that it assigns to a name which is declared neither there nor by
  /// lottie-web.
  private static func thrown(
    _ text: String,
    _ property: PropertyContext,
    _ document: LintDocument
  ) -> ThrownExpression? {
    if let run = document.environment.thrown {
      guard document.scripts.failure(text) == nil else { return nil }
      return document.scripts.thrown(run)[property.cursor.location]
    }
    let word = document.scripts.undeclared(text).first { !WebNames.declared.contains($0.name) }
    return word.map {
      let reason = "\(Words.quoted($0.name)) is assigned without a declaration"
      return ThrownExpression(property.cursor.location, line: $0.line, reason: reason)
    }
  }
}

/// Expressions that a player goes on without, as they call what it lacks.
package enum LostExpressions {
  /// Those of a document's expressions; nil where there are none.
  package static func all(
    of hit: FeatureHits.Hit,
    in document: JSONDocument,
    by player: Player
  ) -> FeatureHits.Hit? {
    guard player == .web || player == .canvas else { return nil }
    let scripts = Scripts()
    let lost = hit.filtered { occurrence in
      let text = document.withValue(at: occurrence.location) { $0.string } ?? ""
      return scripts.outline(text).calls.contains { Construct.unknown.contains($0.name) }
    }
    return lost.occurrences.isEmpty ? nil : lost
  }
}

struct Present: FeatureRule {
  let info = RuleInfo(
    "expr/present",
    .off,
    "Expressions are used, and a target player does not support them.",
    explanation:
      "It uses the exported keyframes instead.",
    example: #"{"x": "var $bm_rt = wiggle(1, 20);"}"#,
    fix: "Convert expressions to keyframes in After Effects."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    guard let hit = hits[.expressions], let first = hit.occurrences.first else { return }
    let row = FeatureMatrix.row(.expressions)
    let players = document.options.targets.filter { row.support(by: $0) == .lacks }
    guard !players.isEmpty else { return }
    let names = players.map(\.rawValue).joined(separator: ", ")
    report.add(
      info,
      at: first.location,
      "\(Words.count(hit.count, "expression")); not evaluated by \(names)",
      players: PlayerSet(players)
    )
  }
}

struct Unsafe: PropertyRule {
  let info = RuleInfo(
    "expr/unsafe",
    .off,
    "An expression does more than compute.",
    explanation:
      "Players that run it with JavaScript would load or run other code.",
    example: #"fetch("https://example.com")"#,
    fix: "Remove the expression."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let cursor = property.cursor[.expression], let text = cursor.string else { return }
    let words = [
      "eval(", "Function(", "fetch(", "XMLHttpRequest", "import(", "document.", "window.",
    ]
    if let word = words.first(where: { text.firstRange(of: $0) != nil }) {
      report.add(info, at: cursor, "an expression uses \(Words.quoted(word))")
    }
  }
}
