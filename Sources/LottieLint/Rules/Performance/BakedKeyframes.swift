import LottieModel

/// `perf/baked-keyframes`: a property has a keyframe at every frame.
struct BakedKeyframes: PropertyRule {
  let info = RuleInfo(
    .bakedKeyframes,
    .info,
    once: true,
    "A property has a keyframe at every frame.",
    explanation:
      "Exporters bake expressions, tracking and puppets like this: the file is many times larger than the motion requires.",
    example: "rotation with 120 keyframes over 120 frames",
    fix: "Simplify the motion (Window > Smoother), or animate it with a few keyframes."
  )

  /// Keyframes in a row: below that it may be drawn by hand.
  private static let minimum = 30

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let list = property.keyframes, list.count >= BakedKeyframes.minimum else { return }
    var (before, run) = (Double?.none, 1)
    for keyframe in list.elements {
      let time = keyframe["t"]?.double
      let isNext =
        before.flatMap { before in time.map { $0 > before && $0 - before < 1.1 } } ?? false
      run = isNext ? run + 1 : 1
      before = time
      if run == BakedKeyframes.minimum {
        return report.add(
          info,
          at: list,
          "\(list.count) keyframes, one at every frame for a while"
        )
      }
    }
  }
}
