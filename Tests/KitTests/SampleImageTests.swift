import LottieEngine
import LottieKit
import LottieModel
import LottieScene
import Testing

/// `sampleImage` of layers of all kinds; the values are computed by hand.
struct SampleImageTests {
  private static let ease = #""o":{"x":0,"y":0},"i":{"x":1,"y":1}"#
  /// 40 × 20, orange.
  private static let solid = ##"{"ty":1,"nm":"S","ind":2,"sw":40,"sh":20,"sc":"#ff8000","ks":{}}"##

  private static func solid(_ more: String) -> String {
    String(solid.dropLast()) + "," + more + "}"
  }

  private static func rectangle(_ fill: String, x: Int, width: Int) -> String {
    #"{"ty":"gr","nm":"Group","it":[{"ty":"rc","p":{"k":[\#(x + width / 2),10]},"s":{"k":[\#(width),20]},"#
      + #""r":{"k":0}},{"ty":"fl","nm":"Fill","c":\#(fill),"o":{"k":100}},{"ty":"tr"}]}"#
  }

  private static func shape(_ items: String...) -> String {
    #"{"ty":4,"nm":"S","ind":2,"ip":0,"op":20,"ks":{},"shapes":[\#(items.joined(separator: ","))]}"#
  }

  private func composition(
    _ expression: String,
    _ layers: String,
    assets: String = ""
  ) throws -> Composition {
    let own = #"{"ty":3,"nm":"Own","ind":1,"ks":{"r":{"k":-1,"x":"\#(expression)"}}}"#
    let text =
      #"{"w":60,"h":60,"fr":10,"ip":0,"op":20,"assets":[\#(assets)],"layers":[\#(own),\#(layers)]}"#
    let animation = try LottieAnimation.decode(Array(text.utf8))
    return Composition(animation, sampler: RasterSampler())
  }

  private func value(_ composition: Composition, at frame: Double = 0) throws -> Double {
    try #require(
      composition.getValue(for: "Own.Transform.Rotation", atFrame: frame) as? Double
    )
  }

  private func value(
    _ expression: String,
    _ layers: String,
    assets: String = "",
    at frame: Double = 0
  ) throws -> Double {
    try value(try composition(expression, layers, assets: assets), at: frame)
  }

  /// The four parts of a color that `S` is asked for.
  private func color(
    _ arguments: String,
    _ layers: String,
    assets: String = "",
    at frame: Double = 0
  ) throws -> [Double] {
    try (0..<4).map { part in
      try value(
        "thisComp.layer('S').sampleImage(\(arguments))[\(part)]",
        layers,
        assets: assets,
        at: frame
      )
    }
  }

  private func expect(_ found: [Double], _ expected: [Double]) {
    #expect(
      zip(found, expected).allSatisfy { abs($0 - $1) < 0.003 },
      "\(found) is not \(expected)"
    )
  }

  @Test func `a pixel has its color`() throws {
    expect(try color("[5,5]", Self.solid), [1, 128.0 / 255, 0, 1])
    expect(try color("[50,5]", Self.solid), [0, 0, 0, 0])
  }

  @Test func `a point is the center of its pixel`() throws {
    // From 39 to 40, and from 40 to 41.
    expect(try color("[39,5]", Self.solid), [1, 128.0 / 255, 0, 1])
    expect(try color("[40,5]", Self.solid), [0, 0, 0, 0])
  }

  @Test func `what is empty has no color in the mean`() throws {
    // From 39 to 41.
    expect(try color("[39.5,5],[1,0.5]", Self.solid), [1, 128.0 / 255, 0, 0.5])
  }

  @Test(arguments: ["[19.5,9.5],[20,10]", "[19.5,9.5],[500,500]", "[19.5,5],[-3,2]"])
  func `a rectangle has the mean`(arguments: String) throws {
    let shape = Self.shape(
      Self.rectangle(#"{"k":[1,0,0]}"#, x: 0, width: 20),
      Self.rectangle(#"{"k":[0,0,1]}"#, x: 20, width: 20)
    )
    expect(Array(try color(arguments, shape).prefix(3)), [0.5, 0, 0.5])
  }

  @Test func `effects and masks count, or do not`() throws {
    let mask =
      #""masksProperties":[{"mode":"a","o":{"k":100},"pt":{"k":{"c":true,"v":[[0,0],[10,0],[10,20],[0,20]],"#
      + #""i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}}}]"#
    let fill =
      #""ef":[{"ty":21,"mn":"ADBE Fill","ef":[{"ty":10,"v":{"k":0}},{"ty":7,"v":{"k":0}},"#
      + #"{"ty":2,"v":{"k":[0,1,0,1]}},{"ty":7,"v":{"k":0}},{"ty":0,"v":{"k":0}},"#
      + #"{"ty":0,"v":{"k":0}},{"ty":0,"v":{"k":1}}]}]"#
    let layer = Self.solid("\(mask),\(fill)")
    expect(try color("[5,5],[0.5,0.5]", layer), [0, 1, 0, 1])
    expect(try color("[15,5],[0.5,0.5],true", layer), [0, 0, 0, 0])
    expect(try color("[15,5],[0.5,0.5],false", layer), [1, 128.0 / 255, 0, 1])
  }

  @Test func `where a layer is, and how opaque, does not count`() throws {
    let layer = Self.solid(
      #""hd":true,"ks":{"o":{"k":30},"p":{"k":[500,3]},"s":{"k":[7,7]},"r":{"k":45}}"#
    )
    expect(try color("[5,5]", layer), [1, 128.0 / 255, 0, 1])
  }

  @Test func `a layer that is not there yet has no color`() throws {
    expect(try color("[5,5]", Self.solid(#""ip":5,"op":9"#)), [0, 0, 0, 0])
    expect(
      try color("[5,5],[0.5,0.5],true,0.7", Self.solid(#""ip":5,"op":9"#)),
      [1, 128.0 / 255, 0, 1]
    )
  }

  @Test func `another time is another frame`() throws {
    let fill = #"{"a":1,"k":[{"t":0,"s":[0,0,0],\#(Self.ease)},{"t":10,"s":[1,1,1]}]}"#
    let shape = Self.shape(Self.rectangle(fill, x: 0, width: 40))
    expect(try color("[5,5]", shape, at: 4), [0.4, 0.4, 0.4, 1])
    expect(try color("[5,5],[0.5,0.5],true,0.8", shape, at: 4), [0.8, 0.8, 0.8, 1])
  }

  @Test func `expressions count now, and not at other times`() throws {
    let shape = Self.shape(
      Self.rectangle(#"{"k":[0,0,1],"x":"[time,1,0,1]"}"#, x: 0, width: 40)
    )
    expect(try color("[5,5]", shape, at: 4), [0.4, 1, 0, 1])
    expect(try color("[5,5],[0.5,0.5],true,0.8", shape, at: 4), [0, 0, 1, 1])
  }

  @Test func `layers of compositions are asked in their time`() throws {
    let fill = #"{"a":1,"k":[{"t":0,"s":[0,0,0],\#(Self.ease)},{"t":10,"s":[1,1,1]}]}"#
    let inner = Self.shape(Self.rectangle(fill, x: 0, width: 40))
    let layer =
      #"{"ty":0,"nm":"C","ind":3,"refId":"c","w":60,"h":60,"st":2,"ip":0,"op":20,"ks":{}}"#
    let script = "comp('C').layer('S').sampleImage([5,5])[0]"
    let found = try value(script, layer, assets: #"{"id":"c","layers":[\#(inner)]}"#, at: 7)
    expect([found], [0.5])
    let whole = "thisComp.layer('C').sampleImage([5,5])[0]"
    expect([try value(whole, layer, assets: #"{"id":"c","layers":[\#(inner)]}"#, at: 7)], [0.5])
  }

  @Test func `what is asked for in turn at several times is as when asked alone`() throws {
    let fill = #"{"a":1,"k":[{"t":0,"s":[0,0,0],\#(Self.ease)},{"t":10,"s":[1,1,1]}]}"#
    let inner = Self.shape(Self.rectangle(fill, x: 0, width: 40))
    let layer = #"{"ty":0,"nm":"C","ind":3,"refId":"c","w":60,"h":60,"ip":0,"op":20,"ks":{}}"#
    let script =
      "r=[0.5,0.5]; a=comp('C').layer('S'); b=thisComp.layer('C');"
      + "x=a.sampleImage([5,5],r,true,0.2)[0]; b.sampleImage([5,5],r,true,0.8);"
      + "x+a.sampleImage([5,5],r,true,0.2)[0]"
    expect([try value(script, layer, assets: #"{"id":"c","layers":[\#(inner)]}"#)], [0.4])
  }

  @Test func `values of a caller count`() throws {
    let shape = Self.shape(Self.rectangle(#"{"k":[1,0,0]}"#, x: 0, width: 40))
    let composition = try composition(
      "thisComp.layer('S').sampleImage([5,5])[1]",
      shape
    )
    composition.update(frame: 0)
    expect([try value(composition)], [0])
    let green = ColorValueProvider(Color(red: 0, green: 1, blue: 0))
    composition.setValueProvider(green, keypath: "S.**.Color")
    composition.update(frame: 0)
    expect([try value(composition)], [1])
    composition.removeValueProvider(for: "S.**.Color")
    composition.update(frame: 0)
    expect([try value(composition)], [0])
  }

  @Test func `what is sampled and samples has its keyframes, and is reported`() throws {
    let shape = Self.shape(
      Self.rectangle(#"{"k":[0,0,1],"x":"thisLayer.sampleImage([5,5])"}"#, x: 0, width: 40)
    )
    let composition = try composition("thisComp.layer('S').sampleImage([5,5])[2]", shape)
    composition.update(frame: 0)
    expect([try value(composition)], [1])
    let invented = composition.diagnostics.filter {
      $0.kind == .inventedValue(function: "sampleImage")
    }
    #expect(
      Set(invented.map(\.keypath)) == ["Own.Transform.Rotation", "S.Group.Fill.Color"],
      "\(composition.diagnostics)"
    )
  }

  @Test func `what does not sample is not reported`() throws {
    let composition = try composition("thisComp.layer('S').sampleImage([5,5])[2]", Self.solid)
    composition.update(frame: 0)
    #expect(composition.diagnostics.isEmpty)
  }

  @Test func `asking without end ends`() throws {
    let composition = try composition(
      "for (;;) thisComp.layer('S').sampleImage([5,5],[1,1],true,Math.random())",
      Self.shape(Self.rectangle(#"{"k":[1,0,0]}"#, x: 0, width: 40))
    )
    composition.update(frame: 0)
    #expect(try value(composition) == -1)
    #expect(composition.diagnostics.map(\.rule) == ["expr/failure"])
  }

  @Test func `a point is needed`() throws {
    let composition = try composition("thisComp.layer('S').sampleImage()[0]", Self.solid)
    composition.update(frame: 0)
    #expect(composition.diagnostics.map(\.rule) == ["expr/failure"])
  }

  @Test func `without a sampler colors are white and reported`() throws {
    let text = #"""
      {"w":9,"h":9,"fr":10,"ip":0,"op":9,"layers":[
      {"ty":3,"nm":"Own","ks":{"r":{"k":-1,"x":"thisLayer.sampleImage([0,0])[0]"}}}]}
      """#
    let composition = Composition(try LottieAnimation.decode(Array(text.utf8)))
    composition.update(frame: 0)
    expect([try value(composition)], [1])
    #expect(composition.diagnostics.map(\.kind) == [.inventedValue(function: "sampleImage")])
  }

  @Test func `frames in order are those drawn alone`() throws {
    let frames = (0..<20).map(Double.init) + [3, 17, 4]
    let color = animated("[1,0,0]", "[0,0,1]", from: 3, to: 15)
    let text = """
      {"w":60,"h":60,"fr":30,"ip":0,"op":20,"assets":[{"id":"c","layers":[
      {"ty":4,"nm":"S","ip":0,"op":20,"hd":true,"ks":{},"shapes":[
      \(Self.rectangle(color, x: 0, width: 40))]},
      {"ty":4,"nm":"T","ip":2,"op":18,"ks":{"p":\(animated("[5,5]", "[30,30]", from: 4, to: 10))},"shapes":[
      {"ty":"rc","p":{"k":[10,10]},"s":{"k":[20,20]},"r":{"k":0}},
      {"ty":"fl","o":{"k":100},"c":{"k":[0,0,0],"x":"thisComp.layer('S').sampleImage([9,9])"}}]}]}],
      "layers":[{"ty":0,"nm":"C","refId":"c","w":60,"h":60,"st":2,"ip":0,"op":20,"ks":{}}]}
      """
    #expect(try expectFramesInOrderAsAlone(text, frames: frames) > 10)
  }
}
