import LottieGeometry
import LottieModel
import LottieScene
import Testing

@testable import LottieEngine

/// Documents made to take for ever, or to take all memory.
///
/// What is left of them is counted. The time limit only names the one that hangs.
@Suite(.timeLimit(.minutes(10)))
struct LimitTests {
  @Test func `compositions deeper within one another than the limit are left out and reported`()
    throws
  {
    let assets = (0..<80).map { i in
      #"{"id":"\#(i)","layers":[{"ty":0,"refId":"\#(i + 1)"},\#(solid())]}"#
    }
    let composition = try composition(
      #"{"ty":0,"refId":"0"}"#,
      assets: (assets + [#"{"id":"80","layers":[]}"#]).joined(separator: ",")
    )
    #expect(composition.diagnostics.map(\.code) == [.limit])
    #expect(lines(composition.update(frame: 0)).count == 64)
  }

  @Test func `echoes within echoes end at the limit on steps and are reported`() throws {
    let echo =
      #"{"ty":5,"mn":"ADBE Echo","ef":[{"ty":0,"v":{"k":0.1}},{"ty":0,"v":{"k":200}}]}"#
    // Each composition shows the next one 201 times: 60 billion squares.
    let assets = (0..<5).map { i in
      let layer = i == 4 ? solid() : #"{"ty":0,"refId":"\#(i + 1)","ef":[\#(echo)]}"#
      return #"{"id":"\#(i)","layers":[\#(layer)]}"#
    }
    let composition = try composition(
      #"{"ty":0,"refId":"0","ef":[\#(echo)]}"#,
      assets: assets.joined(separator: ",")
    )
    // Each takes ten thousand of two million steps.
    #expect(lines(composition.update(frame: 0)).filter { $0.contains("#000000") }.count <= 200)
    #expect(composition.diagnostics.contains { $0.kind == .limit(.steps(2_000_000, echo: 10_000)) })
  }

  @Test func `groups that are removed as they turn out empty are counted as well`() throws {
    let values = [1, 1, 20, 2, 20, 1, 1, 1].map { #"{"ty":0,"v":{"k":\#($0)}}"# }
    // Each composition shows the next one as its picture and as its own map: 2 to the power of 40 groups.
    let effect =
      #"{"ty":5,"mn":"ADBE Displacement Map","ef":[\#(values.joined(separator: ","))]}"#
    func layer(_ i: Int) -> String {
      i == 40 ? #"{"ty":3,"ind":1}"# : #"{"ty":0,"ind":1,"refId":"\#(i)","ef":[\#(effect)]}"#
    }
    let assets = (0..<40).map { #"{"id":"\#($0)","layers":[\#(layer($0 + 1))]}"# }
    let composition = try composition(layer(0), assets: assets.joined(separator: ","))
    #expect(lines(composition.update(frame: 0)).isEmpty)
    #expect(composition.diagnostics.contains { $0.code == .limit })
    // Each takes four of two million steps; at the limit no more are opened than lie within one another.
    #expect(composition.writtenItems <= 500_000 + 100)
    #expect(composition.writtenItems > 100_000)
  }

  @Test func `a chain of mattes of effects ends at the limit on its depth`() throws {
    let layers = (1...2_000).map { i in
      ##"{"ty":1,"ind":\##(i),"ip":0,"op":60,"sw":8,"sh":8,"sc":"#ff0000","##
        + #""ef":[{"ty":5,"mn":"ADBE Set Matte3","ef":[{"ty":10,"v":{"k":\#(i + 1)}}]}]}"#
    }
    let composition = try composition(layers.joined(separator: ","))
    _ = composition.update(frame: 0)
    #expect(composition.diagnostics.contains { $0.kind == .limit(.effectMattes(64)) })
  }

  @Test func `a cycle of a matte and an effect's matte ends without a limit`() throws {
    let effect = #""ef":[{"ty":5,"mn":"ADBE Set Matte3","ef":[{"ty":10,"v":{"k":2}}]}]"#
    let size = ##""ip":0,"op":60,"sw":8,"sh":8,"sc":"#ff0000""##
    let composition = try composition(
      #"{"ty":1,"ind":1,\#(size),\#(effect)},{"ty":1,"ind":2,"tt":1,"tp":1,\#(size)}"#
    )
    #expect(!lines(composition.update(frame: 0)).isEmpty)
    #expect(composition.diagnostics.isEmpty)
  }

  @Test func `more layers than the limit are left out and reported`() throws {
    // Each composition shows the next one ten times: a million layers.
    let assets = (0..<6).map { i in
      let layer = i == 5 ? solid() : #"{"ty":0,"refId":"\#(i + 1)"}"#
      return
        #"{"id":"\#(i)","layers":[\#(Array(repeating: layer, count: 10).joined(separator: ","))]}"#
    }
    let composition = try composition(
      #"{"ty":0,"refId":"0"}"#,
      assets: assets.joined(separator: ",")
    )
    #expect(composition.diagnostics.map(\.code) == [.limit])
    #expect(lines(composition.update(frame: 0)).count <= 50_000)
  }

  @Test func `more copies than the limit are left out and reported`() throws {
    let repeater = #"{"ty":"rp","nm":"r","c":{"k":1e9},"tr":{"p":{"k":[1,0]}}}"#
    let composition = try composition(shapeLayer(square(0, 0), fill(), group(repeater)))
    #expect(composition.diagnostics.map(\.code) == [.limit])
    #expect(composition.diagnostics[0].pointer.description == "/layers/0/shapes/2/it/0")
    let many = try drawn(shapeLayer(square(0, 0), fill(), repeater))
    #expect(many.count == 10_000)
  }

  @Test func `text beyond the limit of all layers together is left out and reported`() throws {
    func text(_ name: String, _ count: Int, animators: Int = 0) -> String {
      let document =
        #"{"k":[{"t":0,"s":{"t":"\#(String(repeating: "a", count: count))","f":"F"}}]}"#
      let list = Array(repeating: #"{"s":{},"a":{"o":{"k":50}}}"#, count: animators)
      return
        #"{"ty":5,"nm":"\#(name)","t":{"d":\#(document),"a":[\#(list.joined(separator: ","))]}}"#
    }
    let still = try composition(
      [
        text("a", 60_000), text("b", 40_000), text("c", 1), text("d", 0), #"{"ty":0,"refId":"x"}"#,
      ].joined(separator: ","),
      assets: #"{"id":"x","layers":[\#(text("e", 2))]}"#
    )
    let limits = still.diagnostics.filter { $0.code == .limit }
    #expect(limits.map(\.pointer.description) == ["/layers/2", "/layers/4"])
    // 4,000,000 characters times animators.
    let animated = try composition(
      [text("a", 40_000, animators: 100), text("b", 1, animators: 1), text("c", 1)]
        .joined(separator: ",")
    )
    let more = animated.diagnostics.filter { $0.code == .limit }
    #expect(more.map(\.pointer.description) == ["/layers/1"])
  }

  @Test func `repeaters of repeaters of nothing end`() throws {
    let repeater = #"{"ty":"rp","c":{"k":10000},"tr":{}}"#
    let layer = shapeLayer(fill(), repeater, repeater, repeater, repeater, fill())
    #expect(try drawn(layer).isEmpty)
    let merged = shapeLayer(repeater, repeater, repeater, #"{"ty":"mm","mm":2}"#, fill())
    #expect(try drawn(merged).isEmpty)
  }

  @Test func `repeaters of repeaters end at the limit of items, which is reported`() throws {
    let repeater = #"{"ty":"rp","c":{"k":1000},"tr":{"p":{"k":[1,0]}}}"#
    let composition = try composition(
      shapeLayer(square(0, 0), fill(), repeater, repeater, repeater)
    )
    #expect(composition.diagnostics.isEmpty)
    #expect(composition.update(frame: 0).items.count <= 200_000)
    #expect(composition.diagnostics.map(\.code) == [.limit])
    composition.update(frame: 1)
    #expect(composition.diagnostics.count == 1)
  }

  @Test func `a path of repeated repetitions is bounded`() throws {
    let repeater = #"{"ty":"rp","c":{"k":10000},"tr":{"p":{"k":[1,0]}}}"#
    let composition = try composition(shapeLayer(square(0, 0), repeater, repeater, fill()))
    guard case .fill(let item) = composition.update(frame: 0).items.first?.content else {
      throw EngineTestError()
    }
    #expect(item.path.path.contours.count <= 110_000)
  }

  /// Layers that are their own map, so that their contents are written twice, as in each composition of the
  /// chain that they show; the innermost has blinds.
  private func displaced(depth: Int, count: Int = 1) throws -> Composition {
    func layer(_ number: Int, showing composition: Int) -> String {
      let map =
        #"{"ty":5,"mn":"ADBE Displacement Map","ef":[{"ty":0,"v":{"k":\#(number)}},{"ty":7,"v":{"k":1}},{"ty":0,"v":{"k":5}}]}"#
      return
        #"{"ty":0,"ind":\#(number),"refId":"\#(composition)","w":100,"h":100,"ef":[\#(map)]}"#
    }
    let assets = (1...depth).map { i in
      let layer = i == depth ? blinds(#"{"k":1}"#) : layer(1, showing: i + 1)
      return #"{"id":"\#(i)","layers":[\#(layer)]}"#
    }
    return try composition(
      (1...count).map { layer($0, showing: 1) }.joined(separator: ","),
      assets: assets.joined(separator: ",")
    )
  }

  /// Where a limit was exceeded, and which.
  private func limits(_ composition: Composition) -> [String: Diagnostic.Kind] {
    let limits = composition.diagnostics.filter { $0.code == .limit }
    return Dictionary(uniqueKeysWithValues: limits.map { ($0.pointer.description, $0.kind) })
  }

  /// A square of 1,000 with blinds of some width: half of the diagonal, 707.1, takes 708 strips of 1 on either
  /// side of the middle, rectangles of 4 vertices of 48 bytes, and 48 bytes for each: 339,840 bytes.
  private func blinds(_ width: String) -> String {
    let effect =
      #"{"ty":5,"mn":"ADBE Venetian Blinds","ef":[{"ty":0,"v":{"k":50}},{"ty":0,"v":{"k":0}},{"ty":0,"v":\#(width)}]}"#
    return #"{"ty":1,"sw":1000,"sh":1000,"ef":[\#(effect)]}"#
  }

  /// The number of masks in a list, and of their vertices.
  private func masks(_ list: DisplayList) -> [Int] {
    list.items.flatMap { item -> [Int] in
      guard case .group(let group) = item.content else { return [] }
      return group.masks.map(\.path.vertexCount)
    }
  }

  @Test func `maps end at the limit of bytes, which is reported with the layer`() throws {
    // Two for each of three layers. Four fit into 1,500,000 bytes with all their groups, a fifth does not: it is
    // in the map of the topmost layer, of which nothing remains.
    let small = try displaced(depth: 1, count: 3)
    small.listBytes = 1_500_000
    #expect(masks(small.update(frame: 0)) == [5_664, 5_664, 5_664, 5_664])
    #expect(limits(small) == ["/assets/0/layers/0": .limit(.listMemory)])
    small.update(frame: 1)
    #expect(limits(small).count == 1)
    let large = try displaced(depth: 1, count: 3)
    large.listBytes = 2_500_000
    #expect(masks(large.update(frame: 0)).count == 6)
    #expect(limits(large).isEmpty)
  }

  @Test func `maps within maps are written no further than the limit of bytes`() throws {
    let few = try displaced(depth: 3)
    #expect(masks(few.update(frame: 0)).count == 8)
    #expect(limits(few).isEmpty)
    // A million: 67,108,864 / 339,840 = 197 fit, each with its fill and groups, and as many compositions.
    let many = try displaced(depth: 20)
    many.update(frame: 0)
    #expect(many.writtenItems > 197)
    #expect(many.writtenItems < 3_000)
    #expect(limits(many) == ["/assets/19/layers/0": .limit(.listMemory)])
  }

  @Test func `what is left out for its bytes does not depend on the frames before`() throws {
    // The upper layer has 2 · 8 strips at first, then as many as the lower one.
    let width = #"{"k":[{"t":0,"s":[100],"h":1},{"t":5,"s":[1],"h":1},{"t":9,"s":[100],"h":1}]}"#
    let composition = try composition([blinds(width), blinds(#"{"k":1}"#)].joined(separator: ","))
    composition.listBytes = 500_000
    #expect(masks(composition.update(frame: 0)) == [5_664, 64])
    #expect(masks(composition.update(frame: 5)) == [5_664])
    #expect(composition.diagnostics.map(\.pointer.description) == ["/layers/0"])
    #expect(masks(composition.update(frame: 9)) == [5_664, 64])
  }

  @Test func `the paths of echoes count, those that do not change once`() throws {
    // 100 times a star of 10,000 points, 20,000 vertices of 48 bytes, which turns: 960,000 bytes.
    func star(_ rotation: String) -> String {
      let echo =
        #"{"ty":5,"mn":"ADBE Echo","ef":[{"ty":0,"v":{"k":0.1}},{"ty":0,"v":{"k":99}},{"ty":0,"v":{"k":1}},{"ty":0,"v":{"k":1}}]}"#
      return shapeLayer(
        #"{"ty":"sr","sy":1,"p":{"k":[0,0]},"pt":{"k":10000},"r":\#(rotation),"or":{"k":9},"ir":{"k":5}}"#,
        fill(),
        more: #","ef":[\#(echo)]"#
      )
    }
    func stars(_ list: DisplayList) -> Int {
      list.items.filter { if case .fill = $0.content { true } else { false } }.count
    }
    let turning = try composition(star(#"{"k":[{"t":0,"s":[0]},{"t":99,"s":[90]}]}"#))
    // The present one is its node's. 67,108,864 / 960,048 = 69.9.
    #expect(stars(turning.update(frame: 0)) == 70)
    #expect(limits(turning) == ["/layers/0": .limit(.listMemory)])
    let still = try composition(star(#"{"k":0}"#))
    #expect(stars(still.update(frame: 0)) == 100)
    #expect(limits(still).isEmpty)
  }

  @Test func `compositions within chains of mattes that show nothing end`() throws {
    // 100 layers, each through a chain of 60 mattes: 6,100 visits a level, 37 million for two.
    func level(_ next: String) -> String {
      let chain = (1...60).map { i in
        #"{"ind":\#(i),\#(next)\#(i > 1 ? #","tt":1"# : "")}"#
      }
      let users = Array(repeating: #"{\#(next),"tt":1,"tp":60}"#, count: 100)
      return (chain + users).joined(separator: ",")
    }
    let nothing = #""ty":4,"shapes":[]"#
    let assets = #"{"id":"a","layers":[\#(level(nothing))]}"#
    let composition = try composition(level(#""ty":0,"refId":"a""#), assets: assets)
    #expect(composition.update(frame: 0).items.isEmpty)
  }

  @Test func `very many paths and paints in turn are cut and reported`() throws {
    let pair = square(0, 0) + "," + fill()
    let composition = try composition(
      shapeLayer(Array(repeating: pair, count: 2_000).joined(separator: ","))
    )
    #expect(composition.diagnostics.map(\.code) == [.limit])
    // 1 + 2 + … + 1,094 = 598,965; one more would be 600,060.
    #expect(composition.update(frame: 0).items.count == 1_094)
  }

  @Test func `very many adjustment layers are cut and reported`() throws {
    let effect = #"{"ty":5,"mn":"ADBE Invert","ef":[{"ty":7,"v":{"k":1}},{"ty":0,"v":{"k":0}}]}"#
    let adjustment = #"{"ty":12,"ip":0,"op":60,"ks":{},"ef":[\#(effect)]}"#
    let layers = Array(repeating: adjustment, count: 40) + [shapeLayer(square(0, 0) + "," + fill())]
    let composition = try composition(layers.joined(separator: ","))
    #expect(composition.diagnostics.filter { $0.code == .limit }.count == 1)
    // A group for each of 32, and the square.
    #expect(composition.update(frame: 0).items.count == 33)
  }

  @Test func `a chain of very many mattes is cut and reported`() throws {
    let count = 20_000
    let layers = Array(repeating: solid(more: #","tt":1"#), count: count)
    let composition = try composition(layers.joined(separator: ","))
    #expect(composition.diagnostics.first?.code == .missingReference)
    #expect(composition.diagnostics.dropFirst().allSatisfy { $0.code == .limit })
    #expect(!composition.update(frame: 0).items.isEmpty)
  }

  @Test func `absurd numbers draw something or nothing, but end`() throws {
    let huge = "1e308"
    let layers = [
      shapeLayer(
        #"{"ty":"sr","sy":1,"p":{"k":[0,0]},"pt":{"k":\#(huge)},"or":{"k":\#(huge)},"ir":{"k":-\#(huge)}}"#,
        #"{"ty":"rd","r":{"k":\#(huge)}}"#,
        #"{"ty":"tm","s":{"k":-\#(huge)},"e":{"k":\#(huge)},"o":{"k":\#(huge)}}"#,
        #"{"ty":"rp","c":{"k":3},"o":{"k":-\#(huge)},"tr":{"s":{"k":[0,1e200]},"r":{"k":\#(huge)},"p":{"k":[\#(huge),0]}}}"#,
        #"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":\#(huge)},"d":[{"n":"d","v":{"k":\#(huge)}},{"n":"g","v":{"k":\#(huge)}},{"n":"o","v":{"k":-\#(huge)}}]}"#
      ),
      #"{"ty":1,"sw":\#(huge),"sh":-\#(huge),"sr":1e-300,"ip":-\#(huge),"op":\#(huge),"st":-\#(huge),"ks":{"s":{"k":[\#(huge),\#(huge)]},"r":{"k":\#(huge)}}}"#,
      #"{"ty":0,"refId":"a","sr":1e-300,"st":-\#(huge),"w":\#(huge),"h":\#(huge)}"#,
    ]
    let composition = try composition(
      layers.joined(separator: ","),
      assets: #"{"id":"a","layers":[\#(solid(more: #","ip":-1e308,"op":1e308"#))]}"#
    )
    for frame in [0.0, 1e300, -1e300, .infinity, .nan, 5] { _ = composition.update(frame: frame) }
  }

  @Test func `offsets of stops that overshoot absurdly end`() throws {
    let k =
      #"{"k":[{"t":0,"s":[0,0,0,0,1,1,1,1,0.5,0],"o":{"x":[0.3],"y":[1e308]},"i":{"x":[0.6],"y":[-1e308]}},{"t":10,"s":[0,0,0,0,1,1,1,1,0.5,1e308]}]}"#
    let gradient = #"{"ty":"gf","s":{"k":[0,0]},"e":{"k":[9,0]},"g":{"p":2,"k":\#(k)}}"#
    #expect(try drawn(shapeLayer(square(0, 0), gradient), at: 5).count == 1)
  }

  @Test func `nodes are counted once per use of their composition`() throws {
    // A layer of 1,000 items takes 1,001,500 bytes by the estimate, one that shows it 1,500 more: 536 of them are
    // 537,604,000 bytes, of 536,870,912 that they may take.
    let items = Array(
      repeating: #"{"ty":"rc","p":{"k":[0,0]},"s":{"k":[1,1]},"r":{"k":0}}"#,
      count: 1_000
    )
    let asset = #"{"id":"a","layers":[{"ty":4,"shapes":[\#(items.joined(separator: ","))]}]}"#
    let composition = try composition(
      Array(repeating: #"{"ty":0,"refId":"a","w":9,"h":9}"#, count: 537).joined(separator: ","),
      assets: asset
    )
    let limits = limits(composition)
    #expect(limits.count == 2)
    #expect(limits["/layers/535"] == .limit(.nodeMemory))
    #expect(limits["/layers/536"] == .limit(.nodeMemory))
  }

  @Test func `modifiers are counted once per use of their composition`() throws {
    // 2 · 10,000 vertices of a star, each 2.7 microseconds: 54 ms; 4 s are 74 of them.
    let star =
      #"{"ty":"sr","sy":1,"p":{"k":[0,0]},"pt":{"k":10000},"r":{"k":0},"or":{"k":9},"ir":{"k":5}}"#
    let layer = #"{"ty":4,"shapes":[\#(star),{"ty":"op","a":{"k":1},"lj":1}]}"#
    let composition = try composition(
      Array(repeating: #"{"ty":0,"refId":"a","w":9,"h":9}"#, count: 75).joined(separator: ","),
      assets: #"{"id":"a","layers":[\#(layer)]}"#
    )
    #expect(limits(composition) == ["/layers/74": .limit(.work)])
  }

  @Test func `texts of expressions share the characters`() throws {
    // 100,000 for ten layers; one alone has its 16,384.
    let script = "var s='W';while(s.length<16000)s+=s;$bm_rt=s"
    let text =
      #"{"ty":5,"ip":0,"op":9,"t":{"d":{"k":[{"t":0,"s":{"t":"a","s":9,"f":"A"}}],"x":"\#(script)"},"a":[]}}"#
    let many = try composition(Array(repeating: text, count: 10).joined(separator: ","))
    many.update(frame: 0)
    #expect(
      limits(many)
        == Dictionary(
          uniqueKeysWithValues: (0..<10).map { ("/layers/\($0)", .limit(.characters(10_000))) }
        )
    )
    let one = try composition(text)
    one.update(frame: 0)
    #expect(limits(one).isEmpty)
    // With less memory there are fewer: 8 MiB / 640.
    let less = try composition(text)
    less.listBytes = 8 << 20
    less.update(frame: 0)
    #expect(limits(less) == ["/layers/0": .limit(.characters(13_107))])
  }
}
