import Foundation
import LottieCodecs
import LottieKit
import TestSupport
import Testing

/// Containers that `lottie convert` makes: several animations, slots, themes, other colors.
struct PackTests {
  private let folder: TemporaryFolder

  /// A square of 20 in the middle of 40, filled by `fill`, with odd but valid numbers.
  private static func square(_ name: String, fill: String, _ more: String = "") -> String {
    """
    {"v":"5.7.0","fr":10,"ip":0,"op":10,"w":40,"h":40,"odd":1.50e1,\(more)"layers":[
    {"ty":4,"nm":"\(name)","ip":0,"op":10,"st":0,"ks":{"p":{"a":0,"k":[20.0,20.0]}},"shapes":[
    {"ty":"rc","nm":"Box","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[20,20.00]},"r":{"a":0,"k":0}},
    \(fill)]}]}
    """
  }

  private static let red =
    ##"{"ty":"fl","nm":"Fill","c":{"a":0,"k":[1.0,0,0,1]},"o":{"a":0,"k":100}}"##
  private static let gradient =
    ##"{"ty":"gf","nm":"Ramp","t":1,"s":{"a":0,"k":[-10,0]},"e":{"a":0,"k":[10,0]},"##
    + ##""o":{"a":0,"k":100},"g":{"p":2,"k":{"a":0,"k":[0,1,0,0,1,0,0,1]}}}"##
  private static let moving =
    ##"{"ty":"fl","nm":"Fill","c":{"a":1,"k":[{"t":0,"s":[1,0,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},"##
    + ##"{"t":9,"s":[0,0,1]}]},"o":{"a":0,"k":100}}"##

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.square("A", fill: Self.red), to: "a.json")
    try folder.write(Self.square("B", fill: Self.gradient), to: "b.json")
    try folder.write(Self.square("C", fill: Self.moving), to: "more/a.json")
  }

  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> Program.Outcome {
    let run = try Program.run(arguments, in: folder.url, input: "")
    #expect(run.status == status, "\(arguments): \(run.errors)")
    return run
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.read(name), as: UTF8.self)
  }

  private func entry(_ name: String, _ pack: String = "pack.lottie") throws -> String {
    String(decoding: try ZipArchive(folder.read(pack)).read(name), as: UTF8.self)
  }

  /// The pixels of all frames.
  private func frames(_ arguments: String...) throws -> Data {
    let run = try Program.run(
      ["render"] + arguments + ["-", "--format", "rgba", "-q"],
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
    return run.output
  }

  @Test func `several animations are packed as they are, and drawn as before`() throws {
    let said = try run("convert", "a.json", "b.json", "more/a.json", "pack.lottie").errors
    #expect(said.contains(#"more/a.json: the animation "a" gets the id a-2"#))
    #expect(
      try entry("manifest.json").hasSuffix(
        #""initial":{"animation":"a"},"animations":[{"id":"a"},{"id":"b"},{"id":"a-2"}]}"#
      )
    )
    for (id, file) in [("a", "a.json"), ("b", "b.json"), ("a-2", "more/a.json")] {
      #expect(try entry("a/\(id).json") == text(file))
      let drawn = try frames("pack.lottie", "--animation", id)
      #expect(try drawn == frames(file) && !drawn.isEmpty)
    }
    try run("convert", "a.json", "b.json", "again.lottie", "--initial", "b")
    #expect(try entry("manifest.json", "again.lottie").contains(#""initial":{"animation":"b"}"#))
    #expect(try frames("again.lottie") == frames("b.json"))
    try run("convert", "a.json", "b.json", "more/a.json", "same.lottie")
    #expect(try folder.read("same.lottie") == folder.read("pack.lottie"))
    #expect(try !run("validate", "pack.lottie").text.contains("container/"))
  }

  @Test func `a container that a player does not open fails all of its animations`() throws {
    try run("convert", "a.json", "b.json", "pack.lottie")
    let said = try run("validate", "pack.lottie", "--target", "lottie-web", status: 1).text
    #expect(said.contains("fails 2"))
    #expect(said.components(separatedBy: "compat/container.dotlottie.v2").count == 2)
  }

  @Test func `equal images and fonts are stored once`() throws {
    let png = Fixtures.png
    try folder.write(png, to: "images/logo.png")
    try folder.write([1, 2, 3], to: "f.ttf")
    let data = "data:image/png;base64," + Base64.encode(png)
    func assets(_ path: String, _ folder: String) -> String {
      #""fonts":{"list":[{"fName":"F","fFamily":"F","fPath":"f.ttf"}]},"#
        + #""assets":[{"id":"i","w":2,"h":1,"p":"\#(path)","u":"\#(folder)","e":0}],"#
    }
    try folder.write(
      Self.square("A", fill: Self.red, assets("logo.png", "images/")),
      to: "one.json"
    )
    try folder.write(Self.square("B", fill: Self.red, assets(data, "")), to: "two.json")
    try run("convert", "one.json", "two.json", "pack.lottie")
    let names = try ZipArchive(folder.read("pack.lottie")).entries.map(\.name)
    #expect(names == ["manifest.json", "a/one.json", "a/two.json", "i/logo.png", "f/f.ttf"])
    for name in ["a/one.json", "a/two.json"] {
      #expect(try entry(name).contains(#""p":"logo.png","u":"i/","e":0"#))
      #expect(try entry(name).contains(#""fPath":"/f/f.ttf""#))
    }
  }

  @Test func `a slot changes nothing but the property and the list of slots`() throws {
    try run("convert", "a.json", "s.json", "--slot", "brand=A.**.Color")
    let slotted = try text("s.json")
    let back = slotted.replacing(#""sid":"brand","#, with: "")
      .replacing(#","slots":{"brand":{"p":{"a":0,"k":[1.0,0,0,1]}}}"#, with: "")
    #expect(try back == text("a.json") && slotted != back)
    #expect(try frames("s.json") == frames("a.json"))
    try folder.write(##"{"brand":"#00ff00"}"##, to: "values.json")
    #expect(
      try frames("s.json", "--slots", "values.json")
        == frames("a.json", "--set", "A.**.Color=#00ff00")
    )
  }

  @Test(arguments: [
    ("x=Nope.**.Color", "no property matches Nope.**.Color"),
    ("x=A.**", "has another value than"),
    ("x=A.Box.Sise", "did you mean"),
    ("nothing", "is not NAME=KEYPATH"),
  ])
  func `a slot that cannot be is told`(slot: String, message: String) throws {
    let run = try run("convert", "a.json", "s.json", "--slot", slot, status: 64)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!folder.names.contains("s.json"))
  }

  @Test func `a slot has values of one type`() throws {
    let run = try run(
      "convert",
      "a.json",
      "s.json",
      "--slot",
      "x=**.Fill.Color",
      "--slot",
      "x=**.Fill.Opacity",
      status: 64
    )
    #expect(run.errors.contains("values of two types, color (A.Fill.Color)"), "\(run.errors)")
  }

  @Test func `a theme draws as --set does`() throws {
    let sets = [
      "--set", "**.Fill.Color=#102030", "--set", "**.Ramp.Colors=#000000@0,#ffff00@1", "--set",
      "**.Box.Size=30,10", "--set", "**.Transform.Opacity=50", "--set",
      "**.Transform.Position=10,20",
    ]
    try run(
      "convert",
      "a.json",
      "b.json",
      "pack.lottie",
      "--theme-id",
      "dark",
      "--set",
      sets[1],
      "--set",
      sets[3],
      "--set",
      sets[5],
      "--set",
      sets[7],
      "--set",
      sets[9]
    )
    for name in ["a", "b"] {
      let themed = try frames("pack.lottie", "--animation", name, "--theme", "dark")
      var line = ["render", name + ".json", "-", "--format", "rgba", "-q", "--allow-unmatched"]
      line += sets
      let set = try Program.run(line, in: folder.url)
      #expect(set.status == 0 && set.output == themed && !themed.isEmpty, "\(set.errors)")
      #expect(try frames("pack.lottie", "--animation", name) == frames(name + ".json"))
    }
    #expect(try !run("validate", "pack.lottie").text.contains("container/"))
    // The rules of a slot that one animation has.
    #expect(!(try entry("t/dark.json").contains("animations")))
  }

  @Test func `a theme goes into a container beside its others`() throws {
    try run("convert", "a.json", "one.lottie", "--theme-id", "x", "--set", "**.Fill.Color=#00f")
    try run(
      "convert",
      "one.lottie",
      "pack.lottie",
      "--theme-id",
      "y",
      "--set",
      "**.Fill.Color=#0f0"
    )
    #expect(try entry("manifest.json").contains(#""themes":[{"id":"x"},{"id":"y"}]"#))
    for (theme, color) in [("x", "#00f"), ("y", "#0f0")] {
      #expect(
        try frames("pack.lottie", "--theme", theme)
          == frames("a.json", "--set", "**.Fill.Color=\(color)")
      )
    }
    try run("convert", "pack.lottie", "b.json", "all.lottie")
    #expect(try entry("t/y.json", "all.lottie") == entry("t/y.json"))
  }

  @Test func `what a container's manifest says of animations, themes and machines stays`() throws {
    var zip = try ZipWriter()
    let manifest = """
      {"version":"2","initial":{"animation":"x","stateMachine":"m"},"animations":[{"id":"x","name":"X","themes":["t"],\
      "background":"#ff0000ff","initialTheme":"t"}],"themes":[{"id":"t"}],"stateMachines":[{"id":"m"}]}
      """
    try zip.add("manifest.json", Array(manifest.utf8))
    try zip.add("a/x.json", Array(Self.square("X", fill: Self.red).utf8))
    try zip.add("t/t.json", Array(#"{"rules":[]}"#.utf8))
    try zip.add("s/m.json", Array(#"{"initial":"a","states":[]}"#.utf8))
    try folder.write(zip.archive, to: "x.lottie")
    let line = [
      "x.lottie", "a.json", "pack.lottie", "--theme-id", "n", "--set", "A.Fill.Color=#00f",
    ]
    let packed = try Program.run(["convert"] + line, in: folder.url)
    #expect(packed.status == 0, "\(packed.errors)")
    #expect(
      try entry("manifest.json").hasSuffix(
        #""initial":{"animation":"x","stateMachine":"m"},"animations":[{"id":"x","name":"X","themes":["t","n"],"#
          + ##""background":"#ff0000ff","initialTheme":"t"},{"id":"a"}],"themes":[{"id":"t"},{"id":"n"}],"##
          + #""stateMachines":[{"id":"m"}]}"#
      )
    )
    // The same into the container itself.
    try run("convert", "x.lottie", "y.lottie", "--theme-id", "n", "--set", "X.Fill.Color=#00f")
    #expect(try entry("manifest.json", "y.lottie").contains(#""themes":["t","n"]"#))
  }

  @Test func `a theme holds texts, and the style of the slot stays`() throws {
    let text =
      #"{"v":"5.7.0","fr":10,"ip":0,"op":10,"w":40,"h":40,"layers":[{"ty":5,"nm":"T","ip":0,"op":10,"#
      + #""ks":{},"t":{"d":{"k":[{"s":{"t":"old","f":"F","s":9,"fc":[1,0,0]},"t":0}]},"a":[]}}]}"#
    try folder.write(text, to: "t.json")
    try run("convert", "t.json", "pack.lottie", "--theme-id", "n", "--set", "T.**.Text=new")
    #expect(try entry("t/n.json").contains(#""type":"Text","value":{"text":"new"}"#))
    #expect(
      try frames("pack.lottie", "--theme", "n") == frames("t.json", "--set", "T.**.Text=new")
    )
  }

  @Test func `what a pattern matches and no slot can hold is told`() throws {
    let solid = ##"{"ty":1,"nm":"S","ip":0,"op":10,"ks":{},"sw":9,"sh":9,"sc":"#ff0000"},"##
    let text = Self.square("A", fill: Self.red).replacing(
      #""layers":["#,
      with: #""layers":["# + solid
    )
    try folder.write(text, to: "solid.json")
    let said = try run("convert", "solid.json", "s.json", "--slot", "c=**.Color").errors
    #expect(said.contains("no slot can hold S.Color"), "\(said)")
    #expect(try self.text("s.json").contains(#""c":{"sid":"c","a":0"#))
    let alone = try run("convert", "solid.json", "t.json", "--slot", "c=S.Color", status: 64)
    #expect(alone.errors.contains("S.Color: no property of its own"), "\(alone.errors)")
  }

  @Test func `a slot with an expression is drawn as before`() throws {
    let turning = Self.square("A", fill: Self.red).replacing(
      #""ks":{"#,
      with:
        #""ks":{"o":{"a":1,"x":"var $bm_rt = loopOut('cycle');","k":[{"t":0,"s":[100]},{"t":3,"s":[0]}]},"#
    )
    try folder.write(turning, to: "loop.json")
    try run("convert", "loop.json", "s.json", "--slot", "fade=A.Transform.Opacity")
    #expect(try frames("s.json") == frames("loop.json"))
  }

  @Test func `colors change everywhere, and nothing else`() throws {
    for (file, count) in [("a.json", 1), ("b.json", 1), ("more/a.json", 1)] {
      let said = try run("convert", file, "new.json", "--color-map", "#FF0000=#00ff00").errors
      #expect(said.contains("--color-map #FF0000=#00ff00: \(count) color"))
      let back = try text("new.json").replacing("[0,1,0,1]", with: "[1.0,0,0,1]")
        .replacing("[0,0,1,0,1,0,0,1]", with: "[0,1,0,0,1,0,0,1]")
        .replacing("[0,1,0]", with: "[1,0,0]")
      #expect(try back == text(file))
    }
    let missing = try run(
      "convert",
      "b.json",
      "new.json",
      "--color-map",
      "#123456=#fff",
      status: 64
    )
    #expect(missing.errors.contains("it has #ff0000, #0000ff"))
  }

  @Test func `colors of solids, texts, effects, slots and old files change`() throws {
    let text = """
      {"v":"4.0.0","fr":10,"ip":0,"op":10,"w":40,"h":40,"slots":{"c":{"p":{"a":0,"k":[1,0,0]}}},"layers":[
      {"ty":1,"nm":"S","ip":0,"op":10,"ks":{},"sw":9,"sh":9,"sc":"#FF0000"},
      {"ty":5,"nm":"T","ip":0,"op":10,"ks":{},"t":{"a":[],"d":{"k":[{"t":0,"s":{"t":"x","f":"F","s":9,"fc":[1,0,0],"sc":[1,0,0]}}]}}},
      {"ty":4,"nm":"O","ip":0,"op":10,"ks":{},"ef":[{"ty":21,"nm":"Tint","en":1,"mn":"ADBE Fill","ef":[
      {"ty":10,"nm":"Fill Mask","v":{"a":0,"k":0}},{"ty":7,"nm":"All Masks","v":{"a":0,"k":0}},
      {"ty":2,"nm":"Color","v":{"a":0,"k":[1,0,0,1]}}]}],"shapes":[
      {"ty":"fl","nm":"Old","c":{"a":0,"k":[255,0,0,255]},"o":{"a":0,"k":100}},
      {"ty":"st","nm":"Slot","c":{"sid":"c","a":0,"k":[1,0,0]},"o":{"a":0,"k":100},"w":{"a":0,"k":1}}]}]}
      """
    try folder.write(text, to: "all.json")
    let said = try run("convert", "all.json", "new.json", "--color-map", "red=#0000ff").errors
    #expect(said.contains(": 7 colors"), "\(said)")
    let new = try self.text("new.json")
    #expect(
      new
        == text.replacing("#FF0000", with: "#0000ff").replacing("[1,0,0", with: "[0,0,1")
        .replacing("[255,0,0", with: "[0,0,255")
    )
  }

  @Test(arguments: [
    (["a.json", "b.json", "x.json"], "packed into a .lottie file"),
    (["a.json", "b.json", "x.lottie", "--initial", "z"], "there is no animation \"z\""),
    (
      ["a.json", "x.json", "--theme-id", "d", "--set", "**.Color=red"], "--theme-id writes a theme"
    ),
    (["a.json", "x.lottie", "--theme-id", "d"], "--theme-id needs --set"),
    (["a.json", "x.lottie", "--theme-id", "../d", "--set", "**.Color=red"], "letters, digits"),
    (["a.json", "x.json", "--color-map", "red"], "is not OLD=NEW"),
    (["a.json", "b.json", "x.lottie", "--set", "No.Color=red"], "no property matches No.Color"),
    (["a.json", "b.json", "a.json"], "packed into a .lottie file"),
  ])
  func `mistakes are told, and nothing is written`(line: [String], message: String) throws {
    let run = try Program.run(["convert"] + line, in: folder.url)
    #expect(run.status == 64 && run.errors.contains(message), "\(run.errors)")
    #expect(folder.names == ["a.json", "b.json", "more/a.json"])
  }
}

/// An image of two pixels: red, blue.
private enum Fixtures {
  static let png =
    Base64.decode(
      ("iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAYAAAD0In+KAAAADklEQVR4nGP4z8AAQv8BD/kD/YURmXYAAAAASUVORK"
        + "5CYII=").utf8
    ) ?? []
}
