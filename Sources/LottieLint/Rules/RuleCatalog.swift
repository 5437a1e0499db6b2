/// All rules there are.
package enum RuleCatalog {
  /// The rules by group, then those of the matrix.
  package static let all: [any Rule] =
    json + container + spec + references + compatibility + [IOSFallback()] + performance + hygiene
    + names + markers
    + times + expressions + telegram + policy + FeatureMatrix.rows.map(FeatureSupport.init)

  /// The rules that are not one for a feature each.
  package static let named: [any Rule] = all.filter { !($0 is FeatureSupport) }

  /// The rule of an id.
  package static func rule(_ id: String) -> (any Rule)? { all.first { $0.info.id == id } }

  /// Groups of rules, in order.
  package static let groups: [String] = all.reduce(into: []) { groups, rule in
    if groups.last != rule.info.group { groups.append(rule.info.group) }
  }
}
