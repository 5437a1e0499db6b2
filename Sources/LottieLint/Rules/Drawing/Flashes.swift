import LottieModel

/// `a11y/flash`: the animation flashes more than three times in a second.
struct Flashes: DrawnRule {
  let info = RuleInfo(
    .flash,
    .error,
    "The animation flashes more than three times in a second.",
    explanation:
      "Flashes may cause seizures: WCAG 2.3.1 allows three in any one second, general or red, unless they cover at most a quarter of any 341 × 256 pixels of a screen of 1024 × 768, here filled by the animation. Played once; over black and over white where it is transparent. Needs --draw.",
    example: "a white layer that is switched on and off ten times a second",
    fix: "Flash at most three times a second, with less contrast, or over less of the frame."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    for flash in film.flashes {
      let kind = flash.kind == .red ? "red flashes" : "flashes"
      let backdrop = flash.backdrop.map { " over \($0.rawValue)" } ?? ""
      let frames =
        "\(Words.number(flash.frames.lowerBound)) to \(Words.number(flash.frames.upperBound))"
      let message =
        "more than three \(kind) in a second\(backdrop), frames \(frames), "
        + "over \(Int((flash.area * 100).rounded())) % of a block of 341 × 256"
      report.add(info, at: flash.layer ?? document.root.location, message)
    }
  }
}
