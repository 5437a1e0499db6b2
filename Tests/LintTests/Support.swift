import LottieLint
import LottieModel

/// Documents for the tests.
enum Sample {
  /// A layer with a parent that is not there, and a text layer.
  static let broken = """
    {"v":"5.7.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"layers":[
    {"ty":4,"nm":"Sky","ind":1,"parent":9,"ip":0,"op":60,"ks":{},"shapes":[
    {"ty":"gr","nm":"Group 1","it":[{"ty":"fl","nm":"Fill 1","o":{"a":0,"k":100},
    "c":{"a":0,"k":[255,0,0]}},{"ty":"tr"}]}]},
    {"ty":5,"nm":"T <&> \\"1\\"","ind":2,"ip":0,"op":60,"ks":{},"t":{"d":{"k":[]}}}]}
    """

  static func report(
    _ text: String = broken,
    file: String = "a.json",
    _ change: (inout LintOptions) -> Void = { _ in }
  ) -> FileReport {
    var options = LintOptions()
    change(&options)
    return Linter(options).check(Array(text.utf8), file: file)
  }

  static var run: LintRun {
    let report = report { options in
      options.targets = [.rlottie]
      options.namesTargets = true
    }
    return LintRun(reports: [report], targets: [.rlottie])
  }
}
