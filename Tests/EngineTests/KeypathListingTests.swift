import LottieEngine
import Testing

struct KeypathListingTests {
  private let transform = [
    "Anchor Point", "Position", "Scale", "Rotation", "Rotation X", "Rotation Y", "Rotation Z",
    "Opacity",
  ]

  private func listing(_ layers: String, assets: String = "") throws -> [String] {
    try composition(layers, assets: assets).hierarchyKeypaths(.mainThread).map(\.string)
  }

  @Test func `layers are listed from the bottom up, each with its transform`() throws {
    let names = try listing(
      #"{"ty":3,"nm":"top"},{"ty":3,"nm":"bottom"}"#
    )
    let expected = ["bottom", "top"].flatMap { layer in
      [layer, layer + ".Transform"] + transform.map { "\(layer).Transform.\($0)" }
    }
    #expect(names == expected)
  }

  @Test func `a group lists its transform twice, its items in order`() throws {
    let names = try listing(
      shapeLayer(
        group(
          #"{"ty":"el","nm":"dot","p":{"k":[0,0]},"s":{"k":[9,9]}}"#,
          fill(more: #","nm":"paint""#),
          more: #","nm":"g""#
        ),
        more: #","nm":"l""#
      )
    )
    let parts = transform + ["Skew", "Skew Axis"]
    let expected =
      ["l", "l.Transform"] + transform.map { "l.Transform.\($0)" } + ["l.g"]
      + parts.map { "l.g.\($0)" }
      + [
        "l.g.dot", "l.g.dot.Position", "l.g.dot.Size", "l.g.paint", "l.g.paint.Opacity",
        "l.g.paint.Color", "l.g.Transform",
      ] + parts.map { "l.g.Transform.\($0)" }
    #expect(Set(names) == Set(expected))
    #expect(names.count == expected.count)
    #expect(
      names.filter { !$0.contains("Transform") } == expected.filter { !$0.contains("Transform") }
    )
  }

  @Test func `a stroke always has dashes and their phase`() throws {
    let names = try listing(
      shapeLayer(#"{"ty":"st","nm":"s","c":{"k":[0,0,0]},"w":{"k":1}}"#, more: #","nm":"l""#)
    )
    #expect(
      names.filter { $0.hasPrefix("l.s.") }
        == ["Opacity", "Color", "Stroke Width", "Dashes", "Dash Phase"].map { "l.s." + $0 }
    )
  }

  @Test func `split positions, solids and time remaps have properties of their own`() throws {
    let split = #"{"ty":3,"nm":"n","ks":{"p":{"s":true,"x":{"k":1},"y":{"k":2}}}}"#
    let names = try listing(
      split + "," + solid(more: #","nm":"s""#)
        + #",{"ty":0,"nm":"p","refId":"a","w":9,"h":9,"tm":{"k":1}}"#,
      assets: #"{"id":"a","layers":[{"ty":3,"nm":"first"},{"ty":3,"nm":"second"}]}"#
    )
    #expect(names.contains("n.Transform.X Position") && names.contains("n.Transform.Y Position"))
    #expect(!names.contains("n.Transform.Position"))
    #expect(names.contains("s.Color"))
    #expect(names.contains("p.Time Remap"))
    let inner = names.filter { $0 == "p.first" || $0 == "p.second" }
    #expect(inner == ["p.first", "p.second"])
  }

  @Test
  func
    `hidden items, merges and repeaters are not lottie-ios's, a hidden layer keeps its transform`()
    throws
  {
    let layers =
      shapeLayer(
        square(0, 0),
        #"{"ty":"mm","nm":"merge","mm":1}"#,
        fill(more: #","nm":"off","hd":true"#),
        more: #","nm":"l""#
      ) + "," + solid(more: #","nm":"gone","hd":true"#)
    let names = try listing(layers)
    #expect(!names.contains { $0.hasPrefix("l.merge") || $0.hasPrefix("l.off") })
    #expect(names.contains("gone.Transform.Opacity") && !names.contains("gone.Color"))
    let ours = try composition(layers).hierarchyKeypaths(.lottie).map(\.string)
    #expect(ours.contains("l.merge"))
  }

  @Test func `masks have names that lottie-ios does not list`() throws {
    let layers = solid(
      more: #","nm":"s","masksProperties":[{"mode":"a","nm":"m","pt":{"k":{"v":[[0,0]]}}}]"#
    )
    let entries = try composition(layers).hierarchyKeypaths()
    let mask = entries.filter { $0.string.hasPrefix("s.m") }
    #expect(
      mask.map(\.string) == ["", ".Shape", ".Opacity", ".Expansion", ".Feather"].map { "s.m" + $0 }
    )
    #expect(!mask.contains { !$0.isNonstandard })
    let theirs = try listing(layers)
    #expect(!theirs.contains { $0.hasPrefix("s.m") })
  }

  @Test
  func `the Core Animation listing has eight names and no group's own where its transform has it`()
    throws
  {
    let layers = shapeLayer(group(square(0, 0), fill(), more: #","nm":"g""#), more: #","nm":"l""#)
    let names = try composition(layers).hierarchyKeypaths(.coreAnimation).map(\.string)
    #expect(names.contains("l.g.Transform.Scale") && !names.contains("l.g.Scale"))
    #expect(!names.contains("l") && !names.contains("l.g.Layer.Roundness"))
  }
}
