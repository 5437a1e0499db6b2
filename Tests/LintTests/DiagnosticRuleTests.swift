import LottieLint
import LottieModel
import LottieScene
import Testing

struct DiagnosticRuleTests {
  /// One of each kind: the compiler asks for more when there are more.
  static let kinds: [Diagnostic.Kind] =
    [
      .malformed(part: "", expected: "", found: ""), .missingComposition(id: ""),
      .missingImageAsset(id: ""), .missingParent(index: 1), .missingMatte(index: nil),
      .compositionCycle(id: ""), .parentCycle, .matteCycle, .expressionCycle, .limit(.paints),
      .image(reason: ""), .noImageSource, .missingSoundAsset(id: ""), .sound(reason: ""),
      .soundExpression(of: ""), .noFontSource, .missingGlyph(character: "", font: ""),
      .font(.missing(font: "")), .expression(.unusable(value: "")), .inventedValue(function: ""),
    ] + Feature.allCases.map(Diagnostic.Kind.feature)

  @Test(arguments: kinds)
  func `the rule of a diagnostic is among the rules`(_ kind: Diagnostic.Kind) {
    #expect(RuleCatalog.all.contains { $0.info.id == kind.rule }, "\(kind.rule)")
  }
}
