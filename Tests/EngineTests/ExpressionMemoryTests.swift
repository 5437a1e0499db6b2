import LottieModel
import Testing

@testable import LottieEngine

struct ExpressionMemoryTests {
  @Test func `what is known of expressions goes with the composition`() throws {
    weak var property: ScriptProperty?
    weak var layer: ScriptLayer?
    func look() throws {
      let rotation = #"{"a":1,"k":[{"t":0,"s":[0]},{"t":9,"s":[9]}],"x":"value+thisLayer.opacity"}"#
      let opacity = #"{"a":0,"k":50,"x":"thisLayer.rotation+key(1).value"}"#
      let composition = try composition(
        solid(more: #","nm":"A","ks":{"r":\#(rotation),"o":\#(opacity)}"#)
      )
      composition.update(frame: 3)
      property = composition.scripts?.expressions().first
      layer = property?.layer
      #expect(property != nil && layer != nil)
    }
    try look()
    #expect(property == nil)
    #expect(layer == nil)
  }
}
