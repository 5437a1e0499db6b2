import LottieEngine
import LottieModel
import Testing

@testable import LottieKit

/// What is reported while drawing has the rule by which `validate` reports it.
struct DiagnosticTests {
  private func diagnostics(_ layers: String, assets: String = "") throws -> [Diagnostic] {
    let text =
      #"{"w":100,"h":100,"fr":10,"ip":0,"op":10,"assets":[\#(assets)],"layers":[\#(layers)]}"#
    let composition = Composition(try LottieAnimation.decode(Array(text.utf8)))
    composition.update(frame: 0)
    return composition.diagnostics
  }

  @Test(arguments: [
    (#"{"ty":3,"ind":1,"parent":9}"#, "ref/missing-parent"),
    (#"{"ty":3,"ind":1,"parent":2},{"ty":3,"ind":2,"parent":1}"#, "ref/parent-cycle"),
    (#"{"ty":3,"ind":1,"tt":1,"tp":9}"#, "ref/matte-source"),
    (#"{"ty":3,"ind":1,"tt":1,"tp":2},{"ty":3,"ind":2,"tt":1,"tp":1}"#, "ref/matte-cycle"),
    (#"{"ty":0,"refId":"none"}"#, "ref/missing-asset"),
    (#"{"ty":2,"refId":"none"}"#, "ref/missing-asset"),
    (
      #"{"ty":4,"shapes":[{"ty":"rp","c":{"k":20000},"tr":{}}]}"#,
      "perf/limit"
    ),
    (#"{"ty":4,"shapes":[{"ty":"fl"}]}"#, "spec/schema"),
    (#"{"ty":4,"shapes":[{"ty":"tw"}]}"#, "compat/twist"),
    (
      #"{"ty":3,"ks":{"r":{"k":0,"x":"nope()"}}}"#,
      "expr/failure"
    ),
  ])
  func `a kind knows its rule`(layers: String, rule: String) throws {
    #expect(try diagnostics(layers).map(\.rule) == [rule])
  }

  @Test func `a composition within itself has a rule of its own`() throws {
    let found = try diagnostics(
      #"{"nm":"A","ty":0,"refId":"c"}"#,
      assets: #"{"id":"c","layers":[{"nm":"B","ty":0,"refId":"c"}]}"#
    )
    #expect(found.map(\.rule) == ["ref/precomp-cycle"])
    #expect(found.map(\.keypath) == ["A.B"])
  }

  @Test(arguments: [
    ("thisLayer.sampleImage([0,0])[0]", "", "sampleImage")
  ])
  func `values of expressions that are made up are reported`(
    script: String,
    more: String,
    function: String
  ) throws {
    let found = try diagnostics(
      #"{"ty":4,"nm":"L",\#(more)"ks":{"rx":{"k":30},"r":{"k":0,"x":"\#(script)"}},"shapes":[]}"#
    )
    let invented = found.filter { $0.kind == .inventedValue(function: function) }
    #expect(invented.map(\.keypath) == ["L.Transform.Rotation"], "\(found.map(\.kind))")
    #expect(invented.map(\.rule) == ["expr/construct"])
    #expect(invented.first?.message.contains(function) == true)
  }

  @Test(arguments: ["thisLayer.toComp([0,0])[0]", "thisLayer.sourceRectAtTime().width"])
  func `what is found is not made up`(script: String) throws {
    let layer = #"{"ty":3,"ks":{"r":{"k":0,"x":"\#(script)"}}}"#
    #expect(try diagnostics(layer).isEmpty)
  }
}
