import LottieLint
import LottieModel
import Testing

/// What is wrong with a manifest, a theme or a state machine is found at its place.
struct ContainerCheckTests {
  /// A container without defects.
  private static let files = [
    "manifest.json": """
    {"version":"2","generator":"t","animations":[{"id":"main","themes":["dark"]}],
    "themes":[{"id":"dark"}],"stateMachines":[{"id":"m"}],"initial":{"animation":"main","stateMachine":"m"}}
    """,
    "a/main.json": """
    {"v":"5.7.0","fr":30,"ip":0,"op":60,"w":10,"h":10,"markers":[{"cm":"mid","tm":10,"dr":5}],
    "slots":{"fill":{"p":{"a":0,"k":[1,0,0]}}},"assets":[{"id":"i","p":"logo.png","u":"/i/","w":1,"h":1}],
    "layers":[{"ty":4,"nm":"Star","ip":0,"op":60,"ks":{},"shapes":[
    {"ty":"fl","c":{"sid":"fill","a":0,"k":[1,0,0]},"o":{"a":0,"k":100}}]}]}
    """,
    "i/logo.png": "",
    "t/dark.json": #"{"rules":[{"id":"fill","type":"Color","value":[0,0,0]}]}"#,
    "s/m.json": """
    {"initial":"a","states":[
    {"type":"PlaybackState","name":"a","animation":"main","segment":"mid","transitions":[
    {"type":"Transition","toState":"b","guards":[{"type":"Event","inputName":"go"}]}]},
    {"type":"PlaybackState","name":"b","animation":"","transitions":[],"entryActions":[
    {"type":"SetTheme","value":"dark"}]}],
    "interactions":[{"type":"Click","layerName":"Star","actions":[{"type":"Fire","inputName":"go"}]}],
    "inputs":[{"type":"Event","name":"go"},{"type":"Numeric","name":"n","value":0}]}
    """,
  ]

  private static func findings(_ files: [String: String]) -> [LintFinding] {
    let container = LintContainer(names: files.keys.sorted()) { name in
      files[name].map { Array($0.utf8) }
    }
    return Linter().check(container, file: "pack.lottie").flatMap(\.findings)
  }

  /// A text in place of another, and what is then found.
  struct Defect: Sendable, CustomTestStringConvertible {
    var entry: String
    var old: String
    var new: String
    var rule: String
    var pointer: String
    var severity = Severity.warning
    var testDescription: String { "\(rule) \(pointer)" }
  }

  private static func manifest(
    _ old: String,
    _ new: String,
    _ rule: String,
    _ pointer: String,
    _ severity: Severity
  ) -> Defect {
    Defect(
      entry: "manifest.json",
      old: old,
      new: new,
      rule: "container/\(rule)",
      pointer: pointer,
      severity: severity
    )
  }

  private static func theme(
    _ old: String,
    _ new: String,
    _ rule: String,
    _ pointer: String,
    _ severity: Severity = .warning
  ) -> Defect {
    Defect(
      entry: "t/dark.json",
      old: old,
      new: new,
      rule: "container/\(rule)",
      pointer: pointer,
      severity: severity
    )
  }

  private static func machine(
    _ old: String,
    _ new: String,
    _ rule: String,
    _ pointer: String,
    _ severity: Severity = .warning
  ) -> Defect {
    Defect(
      entry: "s/m.json",
      old: old,
      new: new,
      rule: "container/machine\(rule)",
      pointer: pointer,
      severity: severity
    )
  }

  static let defects: [Defect] = [
    manifest(#""version":"2""#, #""version":2"#, "manifest-form", "/version", .error),
    manifest(#""version":"2""#, #""version":"2.0""#, "manifest-form", "/version", .error),
    manifest(#""id":"main","#, #""name":"main","#, "manifest-form", "/animations/0", .error),
    manifest(#"{"id":"main""#, #"{"id":"gone""#, "manifest", "/animations/0/id", .error),
    manifest(#"["dark"]"#, #"["light"]"#, "manifest-reference", "/animations/0/themes/0", .warning),
    manifest(
      #"{"id":"dark"}"#,
      #"{"id":"dark"},{"id":"x"}"#,
      "manifest-reference",
      "/themes/1/id",
      .warning
    ),
    manifest(
      #"{"id":"dark"}"#,
      #"{"id":"dark"},{"id":"dark"}"#,
      "manifest-reference",
      "/themes/1/id",
      .info
    ),
    manifest(#"[{"id":"dark"}]"#, "[]", "manifest-reference", "/themes", .warning),
    manifest(
      #"[{"id":"m"}]"#,
      #"[{"id":"x"}]"#,
      "manifest-reference",
      "/stateMachines/0/id",
      .error
    ),
    manifest(
      #""animation":"main""#,
      #""animation":"x""#,
      "manifest-reference",
      "/initial/animation",
      .error
    ),
    manifest(
      #""stateMachine":"m""#,
      #""stateMachine":"x""#,
      "manifest-reference",
      "/initial/stateMachine",
      .error
    ),
    theme("[0,0,0]", "[0,0]", "theme-rule", "/rules/0/value"),
    theme(#""Color""#, #""Bezier""#, "theme", "/rules/0/type", .warning),
    theme(#""value":[0,0,0]"#, #""value":"black""#, "theme", "/rules/0/value", .error),
    theme(#""Color","value":[0,0,0]"#, #""Scalar","value":1"#, "theme-rule", "/rules/0/id"),
    theme(#""id":"fill""#, #""id":"x""#, "theme-rule", "/rules/0/id", .warning),
    theme(#""id":"fill","#, #""id":"fill","animations":[],"#, "theme-rule", "/rules/0/animations"),
    theme(
      #""id":"fill","#,
      #""id":"fill","animations":["x"],"#,
      "theme-rule",
      "/rules/0/animations"
    ),
    theme(#""value":[0,0,0]"#, #""expression":"1""#, "theme-rule", "/rules/0/expression"),
    theme(
      #""Color","value":[0,0,0]"#,
      #""Image","value":{"src":"x.png"}"#,
      "theme-rule",
      "/rules/0/value",
      .error
    ),
    theme(
      #""value":[0,0,0]"#,
      #""keyframes":[{"frame":5,"value":[0,0,0]},{"frame":1,"value":[0,0,0]}]"#,
      "theme-rule",
      "/rules/0/keyframes"
    ),
    machine(#""initial":"a""#, #""initial":"x""#, "-reference", "/initial", .error),
    machine(#""toState":"b""#, #""toState":"x""#, "-reference", "/states/0/transitions/0/toState"),
    machine(#""animation":"main""#, #""animation":"x""#, "-reference", "/states/0/animation"),
    machine(#""mid""#, #""x""#, "-reference", "/states/0/segment"),
    machine(#""mid""#, #"[0,5]"#, "", "/states/0/segment", .error),
    machine(
      #"{"type":"Fire","inputName":"go"}"#,
      #"{"type":"SetNumeric","inputName":"n","value":"x"}"#,
      "-reference",
      "/interactions/0/actions/0/value"
    ),
    machine(
      #"{"type":"Fire","inputName":"go"}"#,
      #"{"type":"SetNumeric","inputName":"n","value":"$x"}"#,
      "-reference",
      "/interactions/0/actions/0/value"
    ),
    machine(
      #"{"type":"Fire","inputName":"go"}"#,
      #"{"type":"SetFrame","value":"$go"}"#,
      "-reference",
      "/interactions/0/actions/0/value"
    ),
    machine(#""Numeric","name":"n""#, #""Numeric","name":"go""#, "-flow", "/inputs/1/name"),
    machine(#""segment""#, #""speed":0,"segment""#, "-flow", "/states/0/speed"),
    machine(#""segment""#, #""final":true,"segment""#, "-flow", "/states/0/final"),
    machine(
      #""type":"Event","inputName":"go""#,
      #""type":"Numeric","inputName":"x","conditionType":"Equal","compareTo":1"#,
      "-reference",
      "/states/0/transitions/0/guards/0/inputName"
    ),
    machine(
      #""type":"Event","inputName":"go""#,
      #""type":"Event","inputName":"x""#,
      "",
      "/states/0/transitions/0/guards/0/inputName",
      .error
    ),
    machine(#""name":"b""#, #""name":"a""#, "", "/states/1/name", .error),
    machine(#""value":"dark""#, #""value":"x""#, "-reference", "/states/1/entryActions/0/value"),
    machine(#""Star""#, #""x""#, "-reference", "/interactions/0/layerName"),
    machine(
      #""Fire","inputName":"go""#,
      #""Toggle","inputName":"n""#,
      "-reference",
      "/interactions/0/actions/0/inputName"
    ),
    machine(
      #""type":"Click","layerName":"Star""#,
      #""type":"OnComplete","stateName":"x""#,
      "-reference",
      "/interactions/0/stateName"
    ),
    machine(#""type":"Click""#, #""type":"Swipe""#, "", "/interactions/0/type", .warning),
    machine(#""toState":"b""#, #""toState":"a""#, "-flow", "/states/1/name", .info),
    machine(
      #""type":"Transition","#,
      #""type":"Tweened","duration":0,"easing":[0,0,1,1],"#,
      "-flow",
      "/states/0/transitions/0/duration"
    ),
    machine(
      #""type":"Transition","#,
      #""type":"Tweened","duration":1,"easing":[2,0,1,1],"#,
      "-flow",
      "/states/0/transitions/0/easing"
    ),
    machine(
      #""animation":"","transitions":[]"#,
      #""animation":"","transitions":[{"type":"Transition","toState":"b","guards":[]}]"#,
      "-flow",
      "/states/1/transitions"
    ),
  ]

  @Test func `a sound container has no findings`() {
    #expect(Self.findings(Self.files).map(\.message) == [])
  }

  @Test(arguments: defects)
  func `a defect is found at its place`(_ defect: Defect) throws {
    var files = Self.files
    let text = try #require(files[defect.entry])
    #expect(text.contains(defect.old))
    files[defect.entry] = text.replacing(defect.old, with: defect.new, maxReplacements: 1)
    let found = Self.findings(files)
    #expect(
      found.contains {
        $0.entry == defect.entry && $0.rule.text == defect.rule && $0.pointer == defect.pointer
          && $0.severity == defect.severity
      },
      "\(found.map { "\($0.entry ?? "") \($0.rule) \($0.pointer) \($0.severity): \($0.message)" })"
    )
  }

  @Test func `files that are not used are told`() throws {
    var files = Self.files
    files["i/old.png"] = ""
    files["t/dark.json"] = nil
    files["manifest.json"] = files["manifest.json"]?.replacing(#","themes":["dark"]"#, with: "")
      .replacing(#""themes":[{"id":"dark"}],"#, with: "")
    let found = Self.findings(files).map { "\($0.rule.text) \($0.pointer)" }
    #expect(found.contains("container/unused-file "))
  }
}
