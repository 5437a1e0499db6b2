import LottieModel

/// `policy/forbidden-feature`: a feature is used that the team forbids.
struct PolicyForbiddenFeature: FeatureRule {
  let info = RuleInfo(
    .policyForbiddenFeature,
    .error,
    "A feature is used that the team forbids.",
    explanation:
      "The configuration lists the features forbidden.",
    example: "forbidden-features: [expressions]",
    fix: "Leave the feature out."
  )

  func check(_ hits: FeatureHits, in document: LintDocument, _ report: inout Report) {
    for id in document.options.policy.forbiddenFeatures {
      for feature in hits.features where LintOptions.matchesFeature(feature, id) {
        guard let hit = hits[feature], let occurrence = hit.occurrences.first else { continue }
        let name = FeatureMatrix.row(feature).name
        report.add(info, at: occurrence.location, "\(name) is forbidden", count: hit.count)
      }
    }
  }
}
