import LottieEngine
import LottieModel
import Testing

struct PreCompositionLayerTests {
  /// A composition whose solid moves by one a frame and shows from 0 to 50.
  private let mover =
    #"{"id":"m","layers":[{"ty":1,"sc":"000000","sw":10,"sh":10,"ip":0,"op":50,"ks":{"p":{"k":[{"t":0,"s":[0,0]},{"t":50,"s":[50,0]}]}}}]}"#

  private func x(_ members: String, at frame: Double) throws -> String? {
    let line = try drawn(#"{"ty":0,"refId":"m"\#(members)}"#, assets: mover, at: frame).last
    guard let line else { return nil }
    guard let start = line.firstRange(of: "matrix(1 0 0 1 ") else { return "0" }
    return String(line[start.upperBound...].prefix { $0 != " " })
  }

  @Test func `its inner time begins at its start time`() throws {
    #expect(try x(#","st":10"#, at: 15) == "5")
    #expect(try x(#","st":10"#, at: 9) == nil)
    #expect(try x(#","st":-10"#, at: 15) == "25")
  }

  @Test func `time stretch slows its inner time, a negative one reverses it`() throws {
    #expect(try x(#","sr":2"#, at: 30) == "15")
    #expect(try x(#","sr":2,"st":10"#, at: 30) == "10")
    #expect(try x(#","sr":-1,"st":40"#, at: 30) == "10")
  }

  @Test func `a remap gives its inner time in seconds, without start and stretch`() throws {
    let tm = #","tm":{"k":[{"t":0,"s":[2]},{"t":10,"s":[0]}]}"#
    #expect(try x(tm, at: 0) == "20")
    #expect(try x(tm + #","st":3,"sr":2"#, at: 5) == "10")
  }

  @Test func `a remap to the layer's end shows the frame before`() throws {
    #expect(try x(#","op":50,"tm":{"k":5}"#, at: 0) == "49")
  }

  @Test func `it is clipped to its size, in its own coordinates`() throws {
    #expect(
      try drawn(#"{"ty":0,"refId":"m","w":30,"h":20,"ks":{"p":{"k":[1,2]}}}"#, assets: mover) == [
        "group clip(0 0 30 20) matrix(1 0 0 1 1 2)",
        "  fill #000000 matrix(1 0 0 1 1 2) \(solidPath)",
      ]
    )
  }

  @Test func `what is mixed within it does not see what lies below it`() throws {
    let asset = #"{"id":"b","layers":[\#(solid(more: #","bm":1"#))]}"#
    #expect(
      try drawn(#"{"ty":0,"refId":"b","w":30,"h":20}"#, assets: asset).first
        == "group isolated clip(0 0 30 20)"
    )
  }

  @Test func `compositions that contain themselves are cut and reported`() throws {
    let assets =
      #"{"id":"a","layers":[{"nm":"B","ty":0,"refId":"b"}]},{"id":"b","layers":[{"nm":"A","ty":0,"refId":"a"},\#(solid())]}"#
    let composition = try composition(#"{"nm":"R","ty":0,"refId":"a"}"#, assets: assets)
    #expect(composition.diagnostics.map(\.code) == [.cycle])
    #expect(composition.diagnostics.first?.keypath == "R.B.A")
    #expect(composition.diagnostics.first?.pointer.description == "/assets/1/layers/0")
    #expect(lines(composition.update(frame: 0)) == ["fill #000000 \(solidPath)"])
  }

  @Test func `a composition that is missing is reported`() throws {
    let composition = try composition(#"{"nm":"R","ty":0,"refId":"zz"}"#)
    #expect(composition.diagnostics.map(\.code) == [.missingReference])
    #expect(lines(composition.update(frame: 0)).isEmpty)
  }

  @Test func `one composition shown twice runs at two times`() throws {
    let layers = #"{"ty":0,"refId":"m","st":-10},{"ty":0,"refId":"m","st":-20}"#
    #expect(
      try drawn(layers, assets: mover) == [
        "fill #000000 matrix(1 0 0 1 20 0) \(solidPath)",
        "fill #000000 matrix(1 0 0 1 10 0) \(solidPath)",
      ]
    )
  }
}
