import LottieEngine
import LottieModel
import Testing

struct UnsupportedFeatureTests {
  private func reports(_ layer: String) throws -> [(String, String?)] {
    try composition(layer).diagnostics.filter { $0.code == .unsupported }
      .map { ($0.pointer.description, $0.keypath) }
  }

  @Test func `what is not drawn is reported with its location and keypath`() throws {
    let effects =
      #","nm":"L","ef":[{"ty":5,"mn":"ADBE Twirl","nm":"Twirl"},{"ty":5,"nm":"Off","en":0}]"#
    let found = try reports(solid(more: effects))
    #expect(found.map(\.0) == ["/layers/0/ef/0"])
    #expect(found.map(\.1) == ["L.Twirl"])
  }

  @Test func `one feature is reported once for a layer, and again for another`() throws {
    let twist = #"{"ty":"tw","a":{"k":1},"c":{"k":[0,0]}}"#
    let layer = shapeLayer(twist, group(twist), twist, more: #","nm":"A""#)
    #expect(try reports(layer).map(\.0) == ["/layers/0/shapes/0"])
    #expect(try reports([layer, layer].joined(separator: ",")).count == 2)
  }

  @Test(arguments: [(7, 1, false), (7, 5, true), (1, 5, false), (1, 1, false), (3, 11, false)])
  func `a layer style with an unsupported blend mode is reported`(
    kind: Int,
    mode: Int,
    isReported: Bool
  ) throws {
    let style = #","sy":[{"ty":\#(kind),"nm":"S","bm":{"a":0,"k":\#(mode)}}]"#
    #expect(try reports(solid(more: style)).map(\.0) == (isReported ? ["/layers/0/sy/0"] : []))
  }

  @Test func `a layer in a composition shown twice is reported once, by its first path`() throws {
    let composition = try composition(
      #"{"nm":"one","ty":0,"refId":"c"},{"nm":"two","ty":0,"refId":"c"}"#,
      assets: #"{"id":"c","layers":[{"nm":"cam","ty":13,"pe":{"k":1}},{"ty":3,"ddd":1}]}"#
    )
    #expect(composition.diagnostics.map(\.keypath) == ["one.cam"])
  }

  @Test func `adjustment of nothing, nulls and sounds are no reason for a report`() throws {
    #expect(try reports(#"{"ty":3},{"ty":6,"refId":"s"},{"ty":11}"#).isEmpty)
  }
}
