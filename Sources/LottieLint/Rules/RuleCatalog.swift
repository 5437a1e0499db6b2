package import LottieModel

/// All rules there are.
package enum RuleCatalog {
  /// The rules by group, then those of the matrix.
  ///
  /// A list stands in the file of its rules.
  package static let all: [any Rule] = {
    let lists: [[any Rule]] = [
      json, container, StructureRule.spec, keyframes, values, kindsAndVersions, slips,
      assetReferences, layerReferences, images, fonts, slots, expressionReferences, fontFiles,
      imageTypes,
      breakingFiles, mobile, [IOSFallback()], fileAndImageSizes, keyframeAmounts, amounts,
      redundancy, [DrawingRule.limit], unused, invisible, empty, leftovers, names, markers, times,
      expressions, DrawingRule.expressions, drawing, accessibility, telegram, destinations, policy,
      FeatureMatrix.rows.map(FeatureSupport.init),
    ]
    return lists.flatMap { $0 }
  }()

  /// The rules that are not one for a feature each.
  package static let named: [any Rule] = all.filter { !($0 is FeatureSupport) }

  /// The rule of an id.
  package static func rule(_ id: RuleID) -> (any Rule)? { rule(named: id.text) }

  /// The description of the rule of an id; for one without a rule, a description from the id.
  ///
  /// So a finding is always reported.
  static func info(of id: RuleID) -> RuleInfo {
    rule(id)?.info
      ?? RuleInfo(id, .error, "\(id).", explanation: "", example: "", fix: "Correct the file.")
  }

  /// The rule of a name, as configurations write it; nil when there is none.
  package static func rule(named name: String) -> (any Rule)? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.info.id.text, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Groups of rules, in order.
  package static let groups: [String] = all.reduce(into: []) { groups, rule in
    if groups.last != rule.info.group { groups.append(rule.info.group) }
  }
}
