import ArgumentParser
import LottieEngine
import LottieKit

/// `LottieDev expressions-agreement`: whether files with expressions draw the same however they are
/// drawn.
struct ExpressionsAgreement: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Checks that files with expressions draw the same in any order, on any thread, baked.",
    discussion: """
      Frames drawn in order, backwards, mixed, and on several threads must be equal bytes. Drawn \
      without the interpreter after baking, no channel may be off by more than \
      \(ExpressionsCheck.tolerance); files with expressions that cannot be baked are counted.
      """
  )

  @Argument(help: "Folders of animations.")
  var folders: [String]

  @Option(help: "Frames of each file, spread over its range.")
  var frames = 60

  @Option(help: "Pixels along the longer side.")
  var side = 128

  @Option(help: "Only paths that contain this.")
  var match = ""

  func run() throws {
    var (count, expressions, baked, failed) = (0, 0, 0, 0)
    for path in SourceFolder.animations(below: folders, matching: match) {
      guard let file = try? AnimationFile(path: path) else { continue }
      let check = ExpressionsCheck(file: file, side: side, limit: frames)
      let found = check.count
      guard found > 0 else { continue }
      count += 1
      expressions += found
      let result = check.bake()
      if result.left.isEmpty { baked += 1 }
      let problems = check.problems(result)
      if !problems.isEmpty { failed += 1 }
      for problem in problems { print("\(path): \(problem)") }
    }
    print(
      "\(count) files with \(expressions) expressions, \(baked) can be baked whole, "
        + "\(failed) draw differently"
    )
    if failed > 0 || count == 0 { throw ExitCode(1) }
  }
}
