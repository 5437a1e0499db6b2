import LottieEngine
import LottieGeometry
import LottieModel
import LottieScene
import Testing

struct MaskAndMatteTests {
  private func mask(_ mode: String, _ more: String = "") -> String {
    #"{"mode":"\#(mode)","pt":{"k":{"v":[[0,0],[5,0],[5,5]],"c":true}}\#(more)}"#
  }

  private func groupLine(_ masks: String...) throws -> String? {
    try drawn(solid(more: #","masksProperties":[\#(masks.joined(separator: ","))]"#)).first
  }

  @Test func `masks act in their order, each by its mode`() throws {
    #expect(
      try groupLine(mask("a"), mask("s"), mask("i"), mask("l"), mask("d"), mask("f"))
        == "group mask(add 1) mask(subtract 1) mask(intersect 1) mask(lighten 1) mask(darken 1) mask(difference 1)"
    )
  }

  @Test func `a mask may be inverted and have an opacity`() throws {
    #expect(
      try groupLine(mask("s", #","inv":true,"o":{"k":50}"#)) == "group mask(subtract inverted 0.5)"
    )
  }

  @Test func `a mask that is off takes no part`() throws {
    #expect(try groupLine(mask("n")) == "fill #000000 \(solidPath)")
    #expect(try groupLine(mask("n"), mask("a")) == "group mask(add 1)")
  }

  @Test func `a mask moves with its layer`() throws {
    let layer = solid(more: #","masksProperties":[\#(mask("a"))],"ks":{"p":{"k":[7,8]}}"#)
    let list = try composition(layer).update(frame: 0)
    guard case .group(let group) = list.items.first?.content else { throw EngineTestError() }
    #expect(group.masks.first?.transform == .translation(7, 8))
    #expect(group.masks.first?.path.path.contours.first?.isClosed == true)
  }

  @Test func `a masked layer's opacity and blend mode are its group's`() throws {
    #expect(
      try drawn(solid(more: #","bm":1,"ks":{"o":{"k":50}},"masksProperties":[\#(mask("a"))]"#)) == [
        "group opacity 0.5 blend(multiply) mask(add 1)", "  fill #000000 \(solidPath)",
      ]
    )
  }

  @Test(arguments: [(1, "alpha"), (2, "alpha inverted"), (3, "luma"), (4, "luma inverted")])
  func `the layer above is the matte and is not drawn itself, marked as a source or not`(
    mode: Int,
    words: String
  ) throws {
    for source in [solid("#ff0000", more: #","td":1"#), solid("#ff0000")] {
      #expect(
        try drawn([source, solid(more: #","tt":\#(mode)"#)].joined(separator: ",")) == [
          "group matte(\(words))", "  fill #ff0000 \(solidPath)", "content",
          "  fill #000000 \(solidPath)",
        ]
      )
    }
  }

  @Test func `a matte may be named by its number, and serve several layers`() throws {
    let layers = [
      solid("#ff0000", more: #","ind":5"#), solid("#00ff00", more: #","tt":1,"tp":5"#),
      solid("#0000ff", more: #","tt":2,"tp":5"#),
    ]
    #expect(
      try drawn(layers.joined(separator: ",")) == [
        "group matte(alpha inverted)", "  fill #ff0000 \(solidPath)", "content",
        "  fill #0000ff \(solidPath)", "group matte(alpha)", "  fill #ff0000 \(solidPath)",
        "content", "  fill #00ff00 \(solidPath)",
      ]
    )
  }

  @Test func `a matte with a matte of its own is evaluated without it`() throws {
    let layers = [
      solid("#ff0000"), solid("#00ff00", more: #","tt":1"#), solid("#0000ff", more: #","tt":1"#),
    ]
    #expect(
      try drawn(layers.joined(separator: ",")) == [
        "group matte(alpha)", "  fill #00ff00 \(solidPath)", "content",
        "  fill #0000ff \(solidPath)",
      ]
    )
  }

  @Test func `a layer marked as a matte source is not drawn though unused`() throws {
    #expect(try drawn(solid(more: #","td":1"#)).isEmpty)
  }

  @Test func `mattes in a cycle are cut at the last layer and reported`() throws {
    let composition = try composition(
      [
        solid("#ff0000", more: #","ind":1,"tt":1,"tp":2"#),
        solid("#00ff00", more: #","ind":2,"tt":1,"tp":1"#),
      ].joined(separator: ",")
    )
    #expect(composition.diagnostics.map(\.code) == [.cycle])
    #expect(composition.diagnostics[0].pointer.description == "/layers/1")
    #expect(
      lines(composition.update(frame: 0)) == [
        "group matte(alpha)", "  fill #00ff00 \(solidPath)", "content",
        "  fill #ff0000 \(solidPath)",
      ]
    )
  }

  @Test func `a long cycle of mattes is cut once, and layers that use it are drawn`() throws {
    // 1 → 3 → 4 → 2 → 3 …, and 5 → 1.
    let links = [(1, 3), (2, 3), (3, 4), (4, 2), (5, 1)]
    let layers = links.map {
      solid("#00000\($0.0)", more: #","ind":\#($0.0),"tt":1,"tp":\#($0.1)"#)
    }
    let composition = try composition(layers.joined(separator: ","))
    #expect(composition.diagnostics.map(\.code) == [.cycle])
    #expect(composition.diagnostics[0].pointer.description == "/layers/3")
    let order = lines(composition.update(frame: 0)).filter { $0.contains("fill") }
      .map { String($0.drop { $0 == " " }.prefix(12).suffix(1)) }
    // 2 is not used any more, so it is drawn, above 5.
    #expect(order == ["1", "5", "3", "2"])
  }

  @Test func `a matte that is missing is reported and the layer drawn without`() throws {
    for layer in [solid(more: #","tt":1"#), solid(more: #","ind":1,"tt":1,"tp":9"#)] {
      let composition = try composition(layer)
      #expect(composition.diagnostics.map(\.code) == [.missingReference])
      #expect(lines(composition.update(frame: 0)) == ["fill #000000 \(solidPath)"])
    }
  }

  @Test func `a matte that shows nothing at a frame leaves nothing before it`() throws {
    let layers = [solid("#ff0000", more: #","ip":10"#), solid(more: #","tt":1"#)]
    #expect(
      try drawn(layers.joined(separator: ","))
        == ["group matte(alpha)", "content", "  fill #000000 \(solidPath)"]
    )
  }
}
