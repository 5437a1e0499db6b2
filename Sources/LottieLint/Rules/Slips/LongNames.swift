import LottieModel

/// Finds members written out in words where players read the format's short names.
struct LongNames: LayerRule, ShapeRule {
  let info = RuleInfo(
    "slip/member-name",
    .warning,
    "A member has a name in words, which players do not read.",
    explanation:
      "The format's names are short: \"o\" for opacity, \"p\" for position, \"masksProperties\" for masks. Players pass over others, and what they set is as it is by default.",
    example: #"{"ks": {"opacity": {"a": 0, "k": 50}}}"#,
    fix: "Rename the member."
  )

  func check(
    _ layer: LayerContext,
    in composition: CompositionContext,
    of document: LintDocument,
    _ report: inout Report
  ) {
    check(layer.cursor, LongNames.layer, &report)
    if let transform = layer.transform { check(transform, LongNames.transform, &report) }
  }

  func check(_ shape: ShapeContext, in document: LintDocument, _ report: inout Report) {
    if shape.type == .transform { check(shape.cursor, LongNames.transform, &report) }
  }

  private func check(
    _ object: JSONCursor,
    _ names: [(words: JSONName, name: JSONName)],
    _ report: inout Report
  ) {
    for (words, name) in names {
      guard let member = object[words], object[name] == nil else { continue }
      report.add(info, at: member, "\"\(words)\" has no effect; players read \"\(name)\"")
    }
  }

  /// Only members that may be left out: those that may not are reported as missing.
  private static let transform: [(JSONName, JSONName)] = [
    ("opacity", .opacity), ("position", .position), ("scale", .scale), ("rotation", .rotation),
    ("anchor", .anchor), ("anchorPoint", .anchor), ("skew", .skew),
  ]

  private static let layer: [(JSONName, JSONName)] = [
    ("masks", .masks), ("mask", .masks), ("effects", .effects), ("blendMode", .blendMode),
    ("trackMatte", .trackMatte),
  ]
}
