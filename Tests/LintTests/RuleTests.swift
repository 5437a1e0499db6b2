import LottieLint
import LottieModel
import Testing

/// Each rule has documents that break it and documents that do not.
struct RuleTests {
  @Test(arguments: RuleCase.all)
  func `bad documents break the rule and good ones do not`(_ item: RuleCase) throws {
    let found = try item.report.findings.filter { $0.rule.text == item.rule }
    if item.isBad {
      #expect(!found.isEmpty)
      for finding in found {
        #expect(!finding.message.isEmpty)
        #expect(finding.message.last != ".")
        #expect(finding.position.line >= 1)
      }
    } else {
      #expect(found.map(\.message) == [])
    }
  }

  @Test func `no rule lacks cases`() {
    let bad = Set(RuleCase.all.filter(\.isBad).map(\.rule))
    let good = Set(RuleCase.all.filter { !$0.isBad }.map(\.rule))
    // What needs a file around the document is tested with files, in the tests of the commands.
    let files: Set = [
      "json/size", "container/zip", "container/gzip", "container/manifest", "container/renamed",
      "tgs/size", "dest/size", "container/manifest-form", "container/manifest-reference",
      "container/theme",
      "container/theme-rule", "container/machine",
      "container/machine-reference", "container/machine-flow", "container/unused-file",
      "container/entry",
    ]
    // What only drawing can break is tested where it is drawn.
    let rules = RuleCatalog.named.filter {
      !($0 is DrawingRule || $0 is any DrawnRule || $0 is PolicyCost)
    }
    for rule in rules.map(\.info.id.text) where !files.contains(rule) {
      #expect(bad.contains(rule), "\(rule) has no bad case")
      #expect(good.contains(rule), "\(rule) has no good case")
    }
  }

  @Test func `no feature that a player lacks is without a case`() {
    let bad = Set(RuleCase.all.filter(\.isBad).map(\.rule))
    // Features that leave no trace in a document, or are reported for the container.
    let untraceable: Set<Feature> = [.imageSizeMismatch, .precompSizeDiffers]
    for row in FeatureMatrix.rows where !untraceable.contains(row.feature) {
      let everywhere = Player.allCases.allSatisfy { row.effectiveSupport(by: $0) == .plays }
      let isContainer = row.feature.rawValue.hasPrefix("container.")
      guard row.loss != .none, !everywhere, !isContainer else { continue }
      #expect(bad.contains("compat/\(row.feature.rawValue)"), "\(row.feature.rawValue)")
    }
  }

  @Test func `no case is without a rule`() {
    for rule in Set(RuleCase.all.map(\.rule)) {
      #expect(RuleCatalog.rule(named: rule) != nil, "\(rule)")
    }
  }

  @Test func `ids are unique and rules say what they are`() {
    let rules = RuleCatalog.all.map(\.info)
    #expect(Set(rules.map(\.id)).count == rules.count)
    for info in rules {
      #expect(info.id.text.split(separator: "/").count == 2)
      #expect(info.summary.last == ".", "\(info.id)")
      #expect(!info.explanation.isEmpty && !info.example.isEmpty && info.fix.last == ".")
    }
  }
}
