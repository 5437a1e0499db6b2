/// A script, compiled once and run many times, on one worker.
package final class Program {
  struct Main {
    let code: FunctionCode
    /// The variable that holds the script's value at the end.
    let resultSlot: Int
    /// The names it uses and does not declare.
    var freeNames: Set<String> = []

    /// Levels of the tree.
    var nestingDepth: Int { code.nestingDepth }
  }

  let main: Main

  /// The free names it uses.
  package var freeNames: Set<String> { main.freeNames }

  /// Whether the library has a function or a constant of a name.
  package static func libraryHas(_ name: String) -> Bool { Library.global(name) != nil }

  private let source: String

  /// Compiles a script.
  ///
  /// - Throws: A ``ScriptFailure`` when it cannot be read.
  package init(_ source: String, _ names: Names) throws(ScriptFailure) {
    self.source = source
    do throws(SyntaxError) {
      main = try Parser.parse(source, names)
    } catch {
      throw ScriptFailure(
        .syntax,
        error.message,
        line: Program.line(of: error.position, in: source)
      )
    }
  }

  /// The line of a position in the script, from 1.
  package func line(of position: Int) -> Int { Program.line(of: position, in: source) }

  private static func line(of position: Int, in source: String) -> Int {
    1 + source.utf8.prefix(max(position, 0)).count { $0 == 10 }
  }

  /// Runs it; the value is what it assigned to `$bm_rt`, else that of its last expression.
  func run(_ run: Evaluation) throws(Abrupt) -> Value {
    let code = main.code
    try run.charge()
    let isHeld = code.scope.makesFunctions
    let frame = try run.makeFrame(nil, count: code.scope.slotCount, isHeld: isHeld)
    defer { if !isHeld { run.discard(frame) } }
    try code.prepare(frame, run)
    for statement in code.body {
      guard try statement.execute(frame, run) == .normal else { break }
    }
    return frame[main.resultSlot].present
  }
}

extension Value {
  /// The value, undefined where there is none.
  var present: Value {
    if case .absent = self { .undefined } else { self }
  }
}
