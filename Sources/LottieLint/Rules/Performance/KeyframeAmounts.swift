import LottieModel

extension RuleCatalog {
  /// Amounts of keyframes.
  static let keyframeAmounts: [any Rule] = [
    ManyKeyframes(), BakedKeyframes(), KeyframesOutside(),
  ]
}

struct ManyKeyframes: DocumentRule {
  let info = RuleInfo(
    "perf/keyframes",
    .warning,
    "There are very many keyframes.",
    explanation:
      "Baked expressions and traced motion have one for each frame.",
    example: "5,000 keyframes",
    fix: "Bake fewer frames, or ease between a few keyframes."
  )

  func check(_ document: LintDocument, _ report: inout Report) {
    let count = KeyframeCount.total(document)
    if Double(count) > document.options.limits.keyframes {
      report.add(info, at: document.root, "\(count) keyframes")
    }
  }
}

struct BakedKeyframes: PropertyRule {
  let info = RuleInfo(
    "perf/baked-keyframes",
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
      let time = keyframe[.time]?.double
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

struct KeyframesOutside: PropertyRule {
  let info = RuleInfo(
    "perf/keyframes-outside",
    .info,
    once: true,
    "Keyframes lie outside the layer's visible time.",
    explanation:
      "They are never reached and make the file larger.",
    example: "keyframes at 200 on a layer that ends at 60",
    fix: "Trim the keyframes to the work area before exporting."
  )

  func check(_ property: PropertyContext, in document: LintDocument, _ report: inout Report) {
    guard let list = property.keyframes, list.count > 1, let start = property.layer.inPoint,
      let end = property.layer.outPoint
    else { return }

    let times = list.elements.compactMap { $0[.time]?.double }
    let outside = times.filter { $0 < start }.count - 1
    let behind = times.filter { $0 > end }.count - 1
    let count = max(0, outside) + max(0, behind)
    if count > 0 {
      report.add(info, at: list, "\(Words.count(count, "keyframe")) outside the layer's time")
    }
  }
}
