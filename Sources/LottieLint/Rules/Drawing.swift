import LottieFrames
import LottieModel

extension RuleCatalog {
  /// Rules about the content of drawn frames.
  static let drawing: [any Rule] = [
    DrawnBlank(), DrawnStatic(), DrawnClipped(), Flashes(),
  ]
}

struct DrawnBlank: DrawnRule {
  let info = RuleInfo(
    "draw/blank",
    .warning,
    "All frames, or the first or the last frame, are empty.",
    explanation:
      "Every pixel is transparent or has one color. Apps show the first frame before playback and the last one afterwards; an empty one looks as if nothing had been loaded. Needs --draw.",
    example: "an image that is not found, or a logo that fades in from nothing",
    fix:
      "If all frames are empty, check the export settings; otherwise start and end with visible content, or let the app start and stop at another frame."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    guard let first = film.contents.first, let last = film.contents.last else { return }
    let location = document.root["layers"] ?? document.root
    guard film.contents.contains(where: { $0 == .image || $0 != first }) else {
      let words = first == .nothing ? "all frames are empty" : "all frames have one color only"
      return report.add(info, at: location, words, severity: .error)
    }
    let (isFirst, isLast) = (first != .image, last != .image)
    guard isFirst || isLast else { return }
    let isEmpty = (!isFirst || first == .nothing) && (!isLast || last == .nothing)
    let (one, both) =
      isEmpty ? ("is empty", "are empty") : ("has one color only", "have one color only")
    let words =
      isFirst && isLast
      ? "the first and the last frame \(both)" : "the \(isFirst ? "first" : "last") frame \(one)"
    report.add(info, at: location, words, severity: .info)
  }
}

struct DrawnStatic: DrawnRule {
  let info = RuleInfo(
    "draw/static",
    .warning,
    "The animation never changes.",
    explanation:
      "All frames are equal: the motion was lost, or a still image would do, which is smaller and needs no power. Needs --draw.",
    example: "an animation of two seconds whose keyframes are all later",
    fix: "Export the part of the timeline with motion, or use an image."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    guard film.isStill, film.frames.count > 1, let first = film.contents.first, first != .nothing
    else { return }
    report.add(
      info,
      at: document.root["layers"] ?? document.root,
      "all \(film.frames.count) frames are the same image"
    )
  }
}

struct DrawnClipped: DrawnRule {
  let info = RuleInfo(
    "draw/clipped",
    .info,
    "The edge of the canvas cuts what a layer shows.",
    explanation:
      "Part of it lies beyond the edge and is not drawn, though the layer neither enters nor leaves there, nor covers the canvas as a background does. Needs --draw.",
    example: "a circle of which the right third lies outside the composition",
    fix: "Enlarge the composition, or move the layer inside."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    for cut in film.cuts {
      let edges = Words.series(cut.edges.map(\.rawValue))
      let words =
        cut.edges.count == 1
        ? "\(edges) edge of the canvas cuts" : "\(edges) edges of the canvas cut"
      report.add(info, at: cut.layer, "the \(words) \(Words.number(cut.depth.rounded())) px off")
    }
  }
}

struct Flashes: DrawnRule {
  let info = RuleInfo(
    "a11y/flash",
    .error,
    "The animation flashes more than three times in a second.",
    explanation:
      "Flashes may cause seizures: WCAG 2.3.1 allows three in any one second, general or red, unless they cover at most a quarter of any 341 × 256 pixels of a screen of 1024 × 768, here filled by the animation. Played once; over black and over white where it is transparent. Needs --draw.",
    example: "a white layer that is switched on and off ten times a second",
    fix: "Flash at most three times a second, with less contrast, or over less of the frame."
  )

  func check(_ film: Film, in document: LintDocument, _ report: inout Report) {
    for found in film.flashes {
      let flash = found.measured
      let kind = flash.kind == .red ? "red flashes" : "flashes"
      let backdrop = flash.backdrop.map { " over \($0.rawValue)" } ?? ""
      let frames =
        "\(Words.number(flash.frames.lowerBound)) to \(Words.number(flash.frames.upperBound))"
      let message =
        "more than three \(kind) in a second\(backdrop), frames \(frames), "
        + "over \(Int((flash.area * 100).rounded())) % of a block of 341 × 256"
      report.add(info, at: found.layer ?? document.root.location, message)
    }
  }
}
