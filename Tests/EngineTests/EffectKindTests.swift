import LottieModel
import Testing

@testable import LottieEngine

struct EffectKindTests {
  @Test func `the effects with a rule are those listed as drawn`() {
    let drawn = Feature.allCases.filter { feature in
      guard feature.rawValue.hasPrefix("effect."), feature != .effectDisabled,
        feature.definition.found.hasPrefix("effect")
      else { return false }
      switch feature.ownSupport {
      case .drawn, .partly: return true
      case .read, .ignored, .notDrawn: return false
      }
    }
    #expect(Set(EffectKind.rules.keys) == Set(drawn))
  }
}
