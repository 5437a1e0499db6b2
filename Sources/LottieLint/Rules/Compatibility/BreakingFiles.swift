import LottieModel

extension RuleCatalog {
  /// Rules for files that players cannot open or play.
  static let breakingFiles: [any Rule] = [
    FileBreaking(), FileBreakingShape(), PlayerStops(), NoEngine(),
  ]
}

extension RuleID {
  package static let fileBreaking: RuleID = "compat/file-breaking"
  package static let fileBreakingShape: RuleID = "compat/undecodable-shape"
}

struct FileBreaking: DocumentRule {
  let info = RuleInfo(
    .fileBreaking,
    .error,
    "A player cannot play the file at all.",
    explanation:
      "A value that a player cannot read makes it reject the whole file.",
    example: "a camera layer in lottie-web",
    fix: "Remove the layer or shape, or choose another player."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let players = PlayerSet(document.options.targets)
    // Before layers in space the feature says it.
    for composition in document.compositions where !composition.hasLayersInSpace {
      for layer in composition.layers {
        let web = players.intersection(PlayerSet([.web, .canvas]))
        if layer.type == .camera, !web.isEmpty {
          let message = "\(layer.words) is a camera, which stops lottie-web with an error"
          report.add(info, at: layer.cursor, message, players: web)
        }
      }
    }
  }
}

struct FileBreakingShape: ShapeRule {
  let info = RuleInfo(
    .fileBreakingShape,
    .error,
    "A value of a shape stops lottie-ios from reading the file.",
    explanation:
      "lottie-ios reads these members as fixed sets; another value is an error for the whole file.",
    example: #"{"ty": "gf", "t": 3}"#,
    fix: "Use one of the values the specification lists."
  )

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    let players = PlayerSet(document.options.targets).intersection(.ios4)
    guard !players.isEmpty, let type = shape.type else { return }
    let member: (JSONName, ClosedRange<Int>)? =
      switch type {
      case .gradientFill, .gradientStroke: ("t", 1...2)
      case .merge: ("mm", 1...5)
      case .trim: ("m", 1...2)
      default: nil
      }
    guard let (name, range) = member, let value = shape.cursor[name], let number = value.double,
      !range.contains(Int(max(-1e6, min(1e6, number)))) || number != number.rounded()
    else { return }
    report.add(
      info,
      at: value,
      "lottie-ios cannot read \"\(name)\" \(Words.number(number)), and does not play the file",
      players: players
    )
  }
}

struct NoEngine: FeatureRule {
  let info = RuleInfo(
    "compat/ios-no-engine",
    .error,
    "Neither engine of lottie-ios plays everything.",
    explanation:
      "A repeater needs Core Animation, a text animator the main-thread engine; a file with both loses one of them.",
    example: "a repeater and a text animator in one file",
    fix: "Bake the repeater or the text animator in After Effects."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    let players = PlayerSet(document.options.targets).intersection(PlayerSet([.ios]))
    guard !players.isEmpty else { return }
    let fallbacks: [Feature] = [
      .textAnimator, .textDocumentKeyframes, .trimOnFill, .strokeDashAnimated,
    ]
    guard let repeater = hits[.repeater]?.occurrences.first,
      let other = fallbacks.first(where: { hits[$0] != nil })
    else { return }
    let name = FeatureMatrix.row(other).name.lowercased()
    report.add(
      info,
      at: repeater.location,
      "lottie-ios draws repeaters in one engine only, and \(name) in the other only",
      players: players
    )
  }
}
