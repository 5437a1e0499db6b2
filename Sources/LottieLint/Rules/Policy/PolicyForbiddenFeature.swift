import LottieModel

/// `policy/forbidden-feature`: a feature is used that the team forbids.
struct PolicyForbiddenFeature: FeatureRule {
  let info = RuleInfo(
    .policyForbiddenFeature,
    .error,
    "The policy forbids a feature that is used.",
    explanation:
      "The configuration lists the forbidden features.",
    example: "forbidden-features: [expressions]",
    fix: "Remove the feature."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    for id in document.options.policy.forbiddenFeatures {
      for feature in hits.features where LintOptions.matchesFeature(feature, id) {
        guard let hit = hits[feature], let occurrence = hit.occurrences.first else { continue }
        let words = feature.definition.clause("is forbidden", "are forbidden")
        report.add(info, at: occurrence.location, words, count: hit.count)
      }
    }
  }
}
