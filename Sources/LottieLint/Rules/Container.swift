import LottieModel

extension RuleCatalog {
  /// Containers.
  static let container: [any Rule] =
    FileRule.container + [
      Renamed()
    ]
}

extension RuleID {
  package static let badZip: RuleID = "container/zip"
  package static let noAnimation: RuleID = "container/manifest"
  package static let badGzip: RuleID = "container/gzip"
  static let entry: RuleID = "container/entry"
  static let manifestForm: RuleID = "container/manifest-form"
  static let manifestReference: RuleID = "container/manifest-reference"
  static let theme: RuleID = "container/theme"
  static let themeRule: RuleID = "container/theme-rule"
  static let machine: RuleID = "container/machine"
  static let machineReference: RuleID = "container/machine-reference"
  static let machineFlow: RuleID = "container/machine-flow"
  static let unusedFile: RuleID = "container/unused-file"
}

extension FileRule {
  /// Containers that cannot be opened.
  static let container: [any Rule] = [
    RuleInfo(
      .badZip,
      .error,
      "The .lottie file is not a readable zip archive.",
      explanation:
        "Players unpack the archive first; if that fails nothing plays.",
      example: "a .lottie file cut short",
      fix: "Export or pack the file again."
    ),
    RuleInfo(
      .noAnimation,
      .error,
      "The .lottie file holds no animation.",
      explanation:
        "Players look for animations/*.json or a/*.json, as the manifest names them.",
      example: "an archive with images only",
      fix: "Pack the animation with its manifest again."
    ),
    RuleInfo(
      .badGzip,
      .error,
      "The .tgs file is not readable gzip data.",
      explanation:
        "Telegram and others unpack it first.",
      example: "a .tgs file cut short",
      fix: "Compress the JSON with gzip again."
    ),
    RuleInfo(
      .entry,
      .error,
      "A file of the container is one that players cannot take out.",
      explanation:
        "Players take stored and deflated files of up to 64 MiB, at most 4096 of them; one that is damaged, or packed "
        + "otherwise, is missing to them.",
      example: "a/intro.json compressed with Zstandard",
      fix: "Pack the files again, stored or deflated."
    ),
    RuleInfo(
      .manifestForm,
      .error,
      "The manifest is one that players refuse.",
      explanation:
        "dotLottie's players read it strictly: one missing member or value of another type, and nothing plays.",
      example: #"{"version": 2, "animations": [{"name": "intro"}]}"#,
      fix: "Write the member as the dotLottie format has it, or pack the file again."
    ),
    RuleInfo(
      .manifestReference,
      .error,
      "The manifest and the files of the container do not agree.",
      explanation:
        "What is named and missing cannot be shown; a theme that is not listed is not applied.",
      example: #"{"initial": {"animation": "intro"}} without a/intro.json"#,
      fix: "Add the file to the container and the manifest, or take the name out of it."
    ),
    RuleInfo(
      .theme,
      .error,
      "A theme is one that players refuse.",
      explanation: "A theme is read strictly: one wrong value, and none of its rules applies.",
      example: #"{"rules": [{"id": "fill", "type": "Gradient", "value": [{"offset": 0}]}]}"#,
      fix: "Write the value as the format has it for the type of the rule."
    ),
    RuleInfo(
      .themeRule,
      .error,
      "A rule of a theme does not do what it seems to.",
      explanation:
        "A rule sets a slot of the animations it names, to a value of the slot's type; others are passed over, or "
        + "give black or zero.",
      example: #"{"id": "fill", "type": "Color", "value": [1, 0]}"#,
      fix: "Correct the slot, the type or the value of the rule."
    ),
    RuleInfo(
      .machine,
      .error,
      "A state machine is one that players refuse.",
      explanation:
        "A machine is read strictly: one wrong value, and the animation shows without any interaction.",
      example: #"{"initial": "idle", "states": [{"type": "PlaybackState", "name": "idle"}]}"#,
      fix: "Write the member as the format has it."
    ),
    RuleInfo(
      .machineReference,
      .error,
      "A state machine names what does not exist.",
      explanation:
        "A missing initial state keeps the machine from starting; other missing names make transitions, guards and "
        + "actions that never do anything.",
      example: #"{"type": "Transition", "toState": "pressed"} without such a state"#,
      fix: "Correct the name, or add what it names."
    ),
    RuleInfo(
      .machineFlow,
      .warning,
      "A state machine does not go where it seems to.",
      explanation:
        "Cycles of transitions without guards stop the machine; of several such transitions only the last is taken; "
        + "some settings are ignored.",
      example: "two states whose transitions without guards lead to each other",
      fix: "Give the transition a guard, or correct the setting."
    ),
    RuleInfo(
      .unusedFile,
      .info,
      "A file of the container is not used.",
      explanation: "It makes the file larger, and is never shown.",
      example: "i/old-logo.png that no asset names",
      fix: "Take it out of the container."
    ),
  ].map(FileRule.init)
}

struct Renamed: DocumentRule {
  let info = RuleInfo(
    "container/renamed",
    .warning,
    "The file's extension does not match its format.",
    explanation:
      "Players that rely on the extension do not open it.",
    example: "sticker.tgs that holds plain JSON",
    fix: "Rename the file, or convert it to the format of its extension."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    guard let expected = document.environment.expected, expected != document.environment.container
    else { return }
    report.add(
      info,
      at: document.root,
      "the name promises \(expected.words), the file is \(document.environment.container.words)"
    )
  }
}
