import LottieEngine
import Testing

/// Patterns that people use, on documents of the shape they use them on; counted by hand.
struct KeypathCountTests {
  private func named(_ item: String, _ name: String) -> String {
    String(item.dropLast()) + #","nm":"\#(name)"}"#
  }

  private var stroke: String { #"{"ty":"st","c":{"k":[0,0,0]},"w":{"k":2},"o":{"k":100}}"# }
  private var gradient: String {
    #"{"ty":"gf","g":{"p":2,"k":{"k":[0,0,0,0,1,1,1,1]}},"s":{"k":[0,0]},"e":{"k":[9,9]}}"#
  }

  private func count(_ pattern: String, _ layers: String, assets: String = "") throws -> Int {
    let entries = try composition(layers, assets: assets).hierarchyKeypaths(.mainThread)
    let keypath = AnimationKeypath(keypath: pattern)
    return entries.filter { $0.kind != nil && keypath.matches($0.path) }.count
  }

  /// Three layers of eight groups with one paint each: ten strokes and fourteen fills in all.
  private var manyGroups: String {
    let paints =
      Array(repeating: named(stroke, "Stroke 1"), count: 10)
      + Array(repeating: named(fill(), "Fill 1"), count: 14)
    let groups = paints.enumerated().map { i, paint in
      group(square(0, 0), paint, more: #","nm":"Group \#(i)""#)
    }
    return (0..<3).map { i in
      shapeLayer(groups[i * 8..<i * 8 + 8].joined(separator: ","), more: #","nm":"Layer \#(i)""#)
    }.joined(separator: ",")
  }

  // Opacities: one for each of 24 paints, two for each of 24 groups, one for each of three layers.
  @Test(arguments: [
    ("**.Stroke 1.Color", 10), ("**.Fill 1.Color", 14), ("**.Color", 24), ("**.Opacity", 75),
    ("Layer 0.Group 0.Stroke 1.Color", 1), ("Layer 0.*.Stroke 1.Color", 8),
    ("**.Group 1*.Stroke 1.Color", 1), ("**.Group 1*.Fill 1.Color", 10),
    ("**.Group 3.Transform.Opacity", 1), ("**.Group 3.Opacity", 1), ("*.Transform.Opacity", 3),
  ])
  func `patterns over groups of paints`(pattern: String, count: Int) throws {
    #expect(try self.count(pattern, manyGroups) == count)
  }

  @Test(arguments: [("**.TEXT.Color", 1), ("**.Color", 1), ("TEXT.Stroke Color", 1)])
  func `a text's color is not its stroke's`(pattern: String, count: Int) throws {
    let text =
      #"{"ty":5,"nm":"TEXT","t":{"d":{"k":[{"t":0,"s":{"t":"a","f":"A","s":9,"fc":[0,0,0]}}]}}}"#
    #expect(try self.count(pattern, text) == count)
  }

  @Test(arguments: [("**.base_color.**.Color", 6), ("**.base_color.Color", 0)])
  func `a layer's name between any others`(pattern: String, count: Int) throws {
    let inner = (0..<3).map { i in
      shapeLayer(
        group(square(0, 0), fill(), stroke, more: #","nm":"base_color""#),
        more: #","nm":"part \#(i)""#
      )
    }
    let precomp = #"{"ty":0,"nm":"all","refId":"c","w":9,"h":9}"#
    let assets = #"{"id":"c","layers":[\#(inner.joined(separator: ","))]}"#
    #expect(try self.count(pattern, precomp, assets: assets) == count)
  }

  @Test(arguments: [("**.Colors", 1), ("**.**.**.Colors", 1), ("*.Colors", 0)])
  func `a gradient's colors`(pattern: String, count: Int) throws {
    let layer = shapeLayer(
      group(group(square(0, 0), gradient, more: #","nm":"in""#), more: #","nm":"out""#),
      more: #","nm":"sky""#
    )
    #expect(try self.count(pattern, layer) == count)
  }

  @Test(arguments: [
    ("**.Stroke 1.**.Color", 1), ("**.Accent.**.Color", 1), ("**.Color", 2),
    ("**.Stroke Width", 1),
  ])
  func `names on the path`(pattern: String, count: Int) throws {
    let layers =
      shapeLayer(
        group(square(0, 0), named(stroke, "pen"), more: #","nm":"Stroke 1""#),
        more: #","nm":"Lines""#
      ) + ","
      + shapeLayer(group(square(0, 0), fill(), more: #","nm":"dot""#), more: #","nm":"Accent""#)
    #expect(try self.count(pattern, layers) == count)
  }

  @Test(arguments: [
    ("MASTER.Transform.Position", 1), ("BG-On.Group 1.Fill 1.Color", 1),
    ("**.Group 1.Fill 1.Color", 2),
  ])
  func `one property by its whole path`(pattern: String, count: Int) throws {
    let switchLayers = ["BG-On", "BG-Off"].map { name in
      shapeLayer(
        group(square(0, 0), named(fill(), "Fill 1"), more: #","nm":"Group 1""#),
        more: #","nm":"\#(name)""#
      )
    }
    let master = #"{"ty":3,"nm":"MASTER","ks":{"p":{"k":[5,5]}}}"#
    #expect(try self.count(pattern, (switchLayers + [master]).joined(separator: ",")) == count)
  }
}
