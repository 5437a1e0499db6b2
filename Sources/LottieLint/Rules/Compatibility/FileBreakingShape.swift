import LottieModel

/// `compat/undecodable-shape`: a value of a shape stops lottie-ios from reading the file.
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
    let member: (StaticString, ClosedRange<Int>)? =
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
