import LottieLint
import LottieModel
import Testing

/// What `render` reports has the ids of `validate`.
struct RenderRuleTests {
  private let animation = """
    {"v":"5.7.0","fr":60,"ip":0,"op":60,"w":9,"h":9,"layers":[
    {"ty":99,"nm":"A","ip":0,"op":60,"ks":{},"mb":true},
    {"ty":4,"nm":"B","ip":0,"op":60,"ks":{},"shapes":[{"ty":"tw","a":{"a":0,"k":9},"c":{"a":0,"k":[0,0]}}]}]}
    """

  private func rule(_ code: Diagnostic.Code, _ message: String, _ pointer: String) throws -> RuleID?
  {
    let document = try JSONDocument(Array(animation.utf8))
    let diagnostic = Diagnostic(
      code: code,
      message: message,
      pointer: JSONPath(pointer),
      position: document.position(of: .root)
    )
    return RenderRules(document.bytes).rule(for: diagnostic)
  }

  @Test func `the feature at the place is named`() throws {
    let layer = "layers of type 99 are not drawn"
    #expect(try rule(.unsupported, layer, "/layers/0") == RuleID(.layerUnknownType))
    let blur = "motion blur is not drawn"
    #expect(try rule(.unsupported, blur, "/layers/0") == RuleID(.layerMotionBlur))
  }

  @Test func `a feature below the place is named`() throws {
    #expect(try rule(.unsupported, "twists are not drawn", "/layers/1") == RuleID(.twist))
  }

  @Test func `other reports have rules too`() throws {
    #expect(try rule(.missingImage, "", "") == .imageFile)
    #expect(try rule(.missingFont, "", "") == .fontMissing)
    #expect(try rule(.expression, "", "") == RuleID(.expressions))
    #expect(try rule(.cycle, "layers are parents of each other", "") == .parentCycle)
    #expect(try rule(.malformed, "", "") == .schema)
  }
}
