import LottieKit
import LottieLint
import Testing

/// The code of the article "Linting".
struct LintingGuideTests {
  init() throws { try Guide.enter() }

  @Test func `a document`() throws {
    let linter = try AnimationLinter(players: ["lottie-android", "lottie-web/svg"])
    let document = Array(
      #"{"w":9,"h":9,"fr":30,"ip":0,"op":0,"layers":[{"ty":4,"parent":7}]}"#.utf8
    )
    for finding in linter.findings(in: document, file: "anim.json") {
      print(finding.severity, finding.rule, finding.message, finding.pointer, finding.position.line)
    }
    #expect(linter.findings(in: document).contains { $0.severity == .error })
    #expect(AnimationLinter.playerNames.contains("lottie-android"))
    let isUnknown = #expect(throws: AnimationLinter.Failure.self) {
      try AnimationLinter(players: ["nobody"])
    }
    #expect(isUnknown == .unknownPlayer("nobody", available: AnimationLinter.playerNames))
  }

  @Test func `what is not drawn here`() throws {
    let view = try LottieAnimationView(animation: .file("anim.json"))
    for diagnostic in view.diagnostics { print(diagnostic.pointer, diagnostic.message) }
    #expect(view.diagnostics.contains { $0.message.contains("secret.png") })
  }
}
