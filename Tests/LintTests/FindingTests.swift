import LottieLint
import LottieModel
import Synchronization
import Testing

struct FindingTests {
  @Test func `a finding has its location in four forms`() throws {
    let finding = try #require(
      Sample.report().findings.first { $0.rule == .colorRange }
    )
    #expect(finding.keypathText == "Sky › Group 1 › Fill 1")
    #expect(finding.pointer == "/layers/0/shapes/0/it/0/c/k/0")
    #expect(finding.position.line == 4)
    #expect(finding.position.column == 17)
  }

  @Test func `what no target draws is an error only when targets are given`() {
    let asked = Sample.run.findings.first { $0.rule == RuleID(.layerText) }
    #expect(asked?.severity == .error)
    #expect(asked?.players == [.rlottie])
    let unasked = Sample.report { $0.targets = [.rlottie] }.findings
    #expect(unasked.first { $0.rule == RuleID(.layerText) }?.severity == .warning)
  }

  @Test func `players are judged by what they lose`() {
    let camera = Sample.report(
      #"{"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[{"ty":13,"ip":0,"op":9,"ks":{}},"#
        + #"{"ty":3,"ddd":1,"ip":0,"op":9,"ks":{}}]}"#
    ) { options in
      options.targets = Player.allCases
      options.namesTargets = true
    }
    func outcome(_ player: Player) -> PlayerVerdict.Outcome? {
      camera.verdicts.first { $0.player == player }?.outcome
    }
    #expect(outcome(.web) == .fails)
    #expect(outcome(.rlottie) == .loses)
    #expect(outcome(.skottie) == .plays)
    let text = Sample.run.reports[0].verdicts
    #expect(text.first { $0.player == .rlottie }?.outcome == .loses)
  }

  /// A square with a repeater that scales its copies; a second document has a trimmed fill as well.
  @Test func `lottie-ios is Core Animation until that reports something`() {
    func outcome(_ more: String) -> PlayerVerdict.Outcome? {
      let shape = #"{"ty":"rc","s":{"a":0,"k":[9,9]},"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0}}"#
      let fill = #"{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}}"#
      let copies =
        #"{"ty":"rp","c":{"a":0,"k":3},"o":{"a":0,"k":0},"tr":{"s":{"a":0,"k":[50,50]}}}"#
      let layer =
        #"{"ty":4,"ip":0,"op":9,"st":0,"ks":{},"shapes":[\#(shape),\#(more)\#(fill),\#(copies)]}"#
      return Sample.report(
        #"{"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[\#(layer)]}"#
      ) { options in
        options.targets = [.ios]
        options.namesTargets = true
      }.verdicts.first?.outcome
    }
    #expect(outcome("") == .differs)
    let trim = #"{"ty":"tm","s":{"a":0,"k":0},"e":{"a":0,"k":50},"o":{"a":0,"k":0},"m":1},"#
    #expect(outcome(trim) == .loses)
  }

  @Test func `an expression that throws in a player makes its verdict`() {
    let text = #"""
      {"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[{"ty":1,"ip":0,"op":9,"sw":9,"sh":9,\#
      "sc":"#ff0000","ks":{"r":{"a":0,"k":0,"x":"foo = 1; $bm_rt = foo;"}}}]}
      """#
    let verdict = Sample.report(text) { options in
      options.targets = [.web]
      options.namesTargets = true
    }.verdicts.first
    #expect(verdict?.outcome == .loses)
    #expect(verdict?.rules == [.expressionThrows])
  }

  @Test func `what changes no frame is not lost`() {
    let text = #"""
      {"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[{"ty":1,"ip":0,"op":9,"sw":9,"sh":9,\#
      "sc":"#ff0000","ks":{"r":{"a":0,"k":0,"x":"$bm_rt = 0;"}}}]}
      """#
    var options = LintOptions()
    options.targets = [.android]
    options.namesTargets = true
    func report(_ visibility: FeatureVisibility) -> FileReport {
      var environment = LintEnvironment()
      environment.visibility = {
        { { uses, _ in uses.map(\.hit.feature) == [.expressions] ? visibility : .visible } }
      }
      return Linter(options).check(Array(text.utf8), file: "a.json", environment: environment)
    }
    func severity(_ visibility: FeatureVisibility) -> Severity? {
      report(visibility).findings.first { $0.rule.text == "compat/expressions" }?.severity
    }
    #expect(report(.visible).verdicts.first?.outcome == .loses)
    #expect(severity(.visible) == .error)
    #expect(report(.slight).verdicts.first?.outcome == .plays)
    #expect(severity(.slight) == .info)
    #expect(report(.none).verdicts.first?.outcome == .plays)
    #expect(severity(.none) == nil)
  }

  @Test(arguments: [
    (FeatureVisibility.visible, PlayerVerdict.Outcome.unknown), (.slight, .plays), (.none, .plays),
  ])
  func `what is unknown of a player is told where the way of others shows`(
    visibility: FeatureVisibility,
    outcome: PlayerVerdict.Outcome
  ) {
    let text = #"""
      {"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[{"ty":4,"ip":0,"op":9,"st":0,"ks":{},"shapes":[\#
      {"ty":"el","p":{"k":[4,4]},"s":{"k":[2,2]}},{"ty":"st","w":{"k":6},"lc":1,"lj":1,\#
      "c":{"k":[1,0,0]},"o":{"k":100}}]}]}
      """#
    var options = LintOptions()
    options.targets = [.iosMainThread]
    options.namesTargets = true
    var environment = LintEnvironment()
    environment.visibility = {
      { { uses, _ in uses.map(\.ways) == [[.rule(.hollowStrokes)]] ? visibility : .visible } }
    }
    let report = Linter(options).check(Array(text.utf8), file: "a.json", environment: environment)
    #expect(report.verdicts.first?.outcome == outcome)
    let told = report.findings.contains { $0.rule.text == "compat/stroke.hollow" }
    #expect(told == (outcome == .unknown))
  }

  @Test func `each target has tests of its own`() {
    let text = #"{"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[]}"#
    var options = LintOptions()
    options.targets = [.android, .web, .skottie]
    options.namesTargets = true
    let opened = Mutex(0)
    var environment = LintEnvironment()
    environment.visibility = {
      {
        opened.withLock { $0 += 1 }
        return { _, _ in .none }
      }
    }
    _ = Linter(options).check(Array(text.utf8), file: "a.json", environment: environment)
    #expect(opened.withLock { $0 } == 3)
  }

  @Test func `features that change a little each count where they are seen together`() {
    let text = #"""
      {"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[{"ty":4,"ip":0,"op":9,"ks":{},"shapes":[\#
      {"ty":"rc","p":{"k":[4,4]},"s":{"k":[4,4]},"r":{"k":0}},{"ty":"st","w":{"k":1},\#
      "c":{"k":[1,0,0]},"o":{"k":100}}]}]}
      """#
    func verdict(together: FeatureVisibility) -> PlayerVerdict? {
      var options = LintOptions()
      options.targets = [.android]
      options.namesTargets = true
      var environment = LintEnvironment()
      environment.visibility = {
        { { uses, most in uses.count == 1 ? min(.slight, most) : together } }
      }
      return Linter(options).check(Array(text.utf8), file: "a.json", environment: environment)
        .verdicts.first
    }
    #expect(verdict(together: .slight)?.outcome == .plays)
    #expect(verdict(together: .visible)?.outcome == .differs)
    #expect(
      verdict(together: .visible)?.features.map(\.rawValue)
        == ["stroke.cap.missing", "stroke.join.missing"]
    )
  }

  /// Here an expression hides the keyframes that the player moves otherwise, and the player does not run expressions.
  @Test func `features that show only together are both reported`() throws {
    let text = #"""
      {"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[{"ty":1,"ip":0,"op":9,"sw":9,"sh":9,\#
      "sc":"#ff0000","ks":{"p":{"a":1,"x":"$bm_rt = loopOut();","k":[\#
      {"t":0,"s":[0,0],"to":[0,9],"ti":[0,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":5,"s":[9,9]}]}}}]}
      """#
    func features(_ visible: [Set<Feature>]) -> Set<Feature> {
      var options = LintOptions()
      options.targets = [.iosCoreAnimation]
      options.namesTargets = true
      var environment = LintEnvironment()
      environment.visibility = {
        { { uses, _ in visible.contains(Set(uses.map(\.hit.feature))) ? .visible : .none } }
      }
      let report = Linter(options).check(Array(text.utf8), file: "a.json", environment: environment)
      return Set(report.verdicts.first?.features ?? [])
    }
    let both: Set<Feature> = [.expressions, try #require(Feature(rawValue: "kf.spatial"))]
    #expect(features([both]) == both)
    #expect(features([both, [.expressions]]) == [.expressions])
    #expect(features([]) == [])
  }

  @Test func `an effect of the wrong type is lost where players go by the type`() {
    func outcomes(_ type: Int) -> [PlayerVerdict.Outcome] {
      Sample.report(
        #"{"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[{"ty":1,"ip":0,"op":9,"sw":9,"sh":9,"#
          + #""sc":"red","ks":{},"ef":[{"ty":\#(type),"mn":"ADBE Fill","en":1,"ef":[]}]}]}"#
      ) { options in
        options.targets = [.web, .skottie]
        options.namesTargets = true
      }.verdicts.map(\.outcome)
    }
    #expect(outcomes(21) == [.plays, .plays])
    #expect(outcomes(5) == [.differs, .plays])
  }

  @Test func `lottie-android plays the one animation of a container`() {
    func outcome(_ features: [Feature]) -> PlayerVerdict.Outcome? {
      var options = LintOptions()
      options.targets = [.android]
      options.namesTargets = true
      var environment = LintEnvironment()
      environment.features = features
      let text = #"{"v":"5.7.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[]}"#
      return Linter(options).check(Array(text.utf8), file: "a.lottie", environment: environment)
        .verdicts.first?.outcome
    }
    #expect(outcome([.containerDotlottieV2]) == .plays)
    #expect(outcome([.containerDotlottieV2, .containerDotlottieMulti]) == .differs)
  }

  @Test(arguments: [
    (
      #"{"ty":"st","w":{"k":1},"d":[{"n":"o","nm":"o","v":{"k":0}},{"n":"d","nm":"d","v":{"k":9}},"#
        + #"{"n":"g","nm":"g","v":{"k":3}}]}"#,
      ["spec/dash-array", "compat/stroke.dash.offset_first", "compat/stroke.dash.unpaired"]
        + ["compat/stroke.dash.no_offset"], "compat/stroke.dash.offset_first",
      Player.web
    ),
    (
      #"{"ty":"fl","c":{"a":0,"k":[255,9,0]}}"#, ["spec/color-range", "compat/color.bytes"],
      "compat/color.bytes", Player.android
    ),
    (
      #"{"ty":"fl","c":{"a":0,"k":[1.2,0,0]}}"#, ["spec/color-range", "compat/color.out_of_range"],
      "compat/color.out_of_range", Player.web
    ),
    (
      #"{"ty":"fl","c":{"a":0,"k":[1,0,0]},"o":{"a":0,"k":130}}"#,
      ["spec/opacity-range", "compat/transform.opacity.out_of_range"],
      "compat/transform.opacity.out_of_range", Player.web
    ),
  ])
  func `what players lack is told once`(
    shape: String,
    rules: [String],
    told: String,
    playing: Player
  ) {
    let text = #"""
      {"v":"4.0.0","fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[{"ty":4,"ip":0,"op":9,"ks":{},"shapes":[\#
      \#(shape)]}]}
      """#
    func findings(_ targets: [Player]) -> [String] {
      Sample.report(text) { options in
        options.targets = targets
        options.namesTargets = !targets.isEmpty
        options.select = rules
      }
      .findings.map(\.rule.text)
    }
    #expect(findings([.rlottie]) == [told])
    #expect(findings([playing]) == [rules[0]])
  }

  @Test func `strict turns tolerances into errors and leaves the rest`() {
    let lenient = Sample.report { $0.select = ["spec"] }.findings
    #expect(lenient.filter { $0.severity == .error }.isEmpty)
    let strict = Sample.report {
      $0.select = ["spec"]
      $0.isStrict = true
    }.findings
    #expect(strict.contains { $0.rule == .colorRange && $0.severity == .error })
  }

  @Test func `one rule does not flood a report`() {
    let layer = #"{"ty":4,"ip":0,"op":9,"ks":{},"shapes":[],"parent":99,"ind":1}"#
    let layers = Array(repeating: layer, count: 5_000).joined(separator: ",")
    let findings = Sample.report(
      #"{"fr":60,"ip":0,"op":9,"w":9,"h":9,"layers":[\#(layers)]}"#
    ) { $0.select = ["ref/missing-parent"] }.findings
    #expect(findings.count == 200)
    #expect(findings.reduce(0) { $0 + $1.count } == 5_000)
  }
}
