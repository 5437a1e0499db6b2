import LottieEngine
import LottieModel
import Testing

/// Which layers show, when, and in what order.
struct LayerStackTests {
  @Test func `the first layer lies on top, so it is drawn last`() throws {
    #expect(
      try drawn([solid("#ff0000"), solid("#00ff00")].joined(separator: ",")) == [
        "fill #00ff00 \(solidPath)", "fill #ff0000 \(solidPath)",
      ]
    )
  }

  @Test(arguments: [(9.99, 0), (10, 1), (19.99, 1), (20, 0)])
  func `a layer shows from its in point up to its out point, which is excluded`(
    frame: Double,
    count: Int
  ) throws {
    #expect(try drawn(solid(more: #","ip":10,"op":20"#), at: frame).count == count)
  }

  @Test
  func
    `the start time of a layer that is no composition moves neither its range nor its keyframes`()
    throws
  {
    let layer = solid(
      more:
        #","ip":0,"op":20,"st":50,"sr":3,"ks":{"p":{"k":[{"t":0,"s":[0,0]},{"t":10,"s":[10,0]}]}}"#
    )
    #expect(try drawn(layer, at: 5) == ["fill #000000 matrix(1 0 0 1 5 0) \(solidPath)"])
  }

  @Test func `a hidden layer is not drawn, but carries others`() throws {
    let layers = [
      solid(more: #","ind":1,"hd":true,"ks":{"p":{"k":[7,8]}}"#), solid(more: #","parent":1"#),
    ]
    #expect(
      try drawn(layers.joined(separator: ",")) == ["fill #000000 matrix(1 0 0 1 7 8) \(solidPath)"]
    )
  }

  @Test func `a layer beyond its range or without opacity carries others`() throws {
    let layers = [
      #"{"ty":3,"ind":1,"ip":50,"op":60,"ks":{"o":{"k":0},"p":{"k":[{"t":0,"s":[0,0]},{"t":10,"s":[10,0]}]}}}"#,
      solid(more: #","parent":1"#),
    ]
    #expect(
      try drawn(layers.joined(separator: ","), at: 4)
        == ["fill #000000 matrix(1 0 0 1 4 0) \(solidPath)"]
    )
  }

  @Test func `a parent's transform applies after the layer's own; its opacity does not apply`()
    throws
  {
    // The child: scaled to half, then moved by (10, 0); the parent: turned by 90°, then moved.
    let layers = [
      solid(more: #","parent":7,"ks":{"s":{"k":[50,50]},"p":{"k":[10,0]}}"#),
      #"{"ty":3,"ind":7,"ks":{"o":{"k":10},"r":{"k":90},"p":{"k":[100,50]}}}"#,
    ]
    #expect(
      try drawn(layers.joined(separator: ","))
        == ["fill #000000 matrix(0 0.5 -0.5 0 100 60) \(solidPath)"]
    )
  }

  @Test func `parents in a cycle: every layer is drawn, one link is cut and reported`() throws {
    let moved = #""ks":{"p":{"k":[5,0]}}"#
    let composition = try composition(
      [
        solid(more: #","nm":"a","ind":1,"parent":2,\#(moved)"#),
        solid(more: #","nm":"b","ind":2,"parent":1,\#(moved)"#),
      ].joined(separator: ",")
    )
    #expect(composition.diagnostics.map(\.code) == [.cycle])
    #expect(
      lines(composition.update(frame: 0)) == [
        "fill #000000 matrix(1 0 0 1 5 0) \(solidPath)",
        "fill #000000 matrix(1 0 0 1 10 0) \(solidPath)",
      ]
    )
  }

  @Test func `a layer that is its own parent has none`() throws {
    let composition = try composition(solid(more: #","ind":1,"parent":1"#))
    #expect(composition.diagnostics.map(\.code) == [.cycle])
    #expect(lines(composition.update(frame: 0)) == ["fill #000000 \(solidPath)"])
  }

  @Test func `a parent that is missing is reported and the layer drawn without`() throws {
    let composition = try composition(solid(more: #","nm":"kid","parent":9"#))
    #expect(composition.diagnostics.map(\.code) == [.missingReference])
    #expect(composition.diagnostics[0].keypath == "kid")
    #expect(composition.diagnostics[0].pointer.description == "/layers/0")
    #expect(lines(composition.update(frame: 0)).count == 1)
  }

  @Test func `a long chain of parents is followed to its end`() throws {
    let count = 5000
    let layers = (1...count).map { i in
      i == count
        ? #"{"ty":3,"ind":\#(i),"ks":{"p":{"k":[1,0]}}}"#
        : i == 1
          ? solid(more: #","ind":1,"parent":2"#)
          : #"{"ty":3,"ind":\#(i),"parent":\#(i + 1),"ks":{"p":{"k":[0.01,0]}}}"#
    }
    let drawn = try drawn(layers.joined(separator: ","))
    #expect(drawn == ["fill #000000 matrix(1 0 0 1 50.98 0) \(solidPath)"])
  }

  @Test func `a layer's opacity is its only item's, or else its group's`() throws {
    #expect(
      try drawn(
        shapeLayer(square(0, 0), fill(more: #","o":{"k":50}"#), more: #","ks":{"o":{"k":50}}"#)
      )
        == ["fill #000000@0.25 \(squarePath(0, 0))"]
    )
    #expect(
      try drawn(
        shapeLayer(square(0, 0), fill(), fill("1,0,0"), more: #","ks":{"o":{"k":50}}"#)
      ) == [
        "group opacity 0.5", "  fill #ff0000 \(squarePath(0, 0))",
        "  fill #000000 \(squarePath(0, 0))",
      ]
    )
  }

  @Test func `a layer's blend mode is its only item's, or else its group's`() throws {
    #expect(try drawn(solid(more: #","bm":1"#)) == ["fill #000000 blend(multiply) \(solidPath)"])
    #expect(
      try drawn(shapeLayer(square(0, 0), fill(), fill(), more: #","bm":2"#)).first
        == "group blend(screen)"
    )
  }

  @Test
  func `an item's blend mode is lost in its layer's: alone in it, it has nothing to mix with`()
    throws
  {
    #expect(
      try drawn(shapeLayer(square(0, 0), fill(more: #","bm":1"#), more: #","bm":2"#))
        == ["fill #000000 blend(screen) \(squarePath(0, 0))"]
    )
  }
}
