import Foundation
import TestSupport
import Testing

/// What `lottie validate --draw` reports.
struct DrawingRuleTests {
  private static let red = "#ff0000"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A solid of 20 × 20 whose top left corner is at a position of a canvas of 100 × 100.
  private func solid(
    _ position: String,
    size: Int = 20,
    from start: Int = 0,
    until end: Int = 20,
    more: String = ""
  ) -> String {
    #"{"ty":1,"nm":"box","ip":\#(start),"op":\#(end),"st":0,"sw":\#(size),"sh":\#(size),"#
      + #""sc":"\#(DrawingRuleTests.red)"\#(more),"ks":{"p":\#(position)}}"#
  }

  private func still(_ x: Int, _ y: Int) -> String { #"{"a":0,"k":[\#(x),\#(y),0]}"# }

  private func moving(_ a: (Int, Int), _ b: (Int, Int)) -> String {
    #"{"a":1,"k":[{"t":0,"s":[\#(a.0),\#(a.1),0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},"#
      + #"{"t":20,"s":[\#(b.0),\#(b.1),0]}]}"#
  }

  private func found(
    _ layers: String...,
    root: String = #""fr":10,"ip":0,"op":20,"w":100,"h":100"#,
    rules: String = "draw",
    more: [String] = []
  ) throws -> String {
    try folder.write(
      #"{"v":"5.7.0",\#(root),"layers":[\#(layers.joined(separator: ","))]}"#,
      to: "a.json"
    )
    let outcome = try Program.run(
      ["validate", "a.json", "--draw", "--select", rules, "--format", "compact"] + more,
      in: folder.url
    )
    #expect(outcome.errors == "")
    return outcome.text
  }

  @Test func `what moves in sight is no finding`() throws {
    #expect(try found(solid(moving((10, 10), (60, 60)))) == "")
  }

  @Test func `nothing to see at all is an error`() throws {
    let words = "error: all frames are empty [draw/blank]"
    #expect(try found().contains(words))
    #expect(try found(solid(still(200, 10))).contains(words))
    #expect(try found(solid(still(10, 10), more: #","hd":true"#)).contains(words))
    #expect(
      try found(solid(still(0, 0), size: 100)).contains("all frames have one color only")
    )
  }

  @Test func `an empty first or last frame is a note`() throws {
    let move = moving((10, 10), (60, 60))
    #expect(try found(solid(move, from: 1)).contains("info: the first frame is empty [draw/blank]"))
    #expect(try found(solid(move, until: 19)).contains("the last frame is empty"))
    // A screen of one color is not empty, as with a fade from black.
    let cover = solid(still(0, 0), size: 100, until: 1)
    #expect(try found(cover, solid(move)).contains("the first frame has one color only"))
    #expect(
      try found(solid(move, from: 1, until: 19)).contains("the first and the last frame are empty")
    )
  }

  @Test func `an animation that never changes is reported`() throws {
    let text = try found(solid(still(10, 10)))
    #expect(text.contains("warning: all 20 frames are the same image [draw/static]"))
    // A single frame never changes by design.
    #expect(
      try found(solid(still(10, 10)), root: #""fr":10,"ip":0,"op":1,"w":100,"h":100"#) == ""
    )
  }

  @Test func `the canvas cuts what stands half outside`() throws {
    let words = "box: the right edge of the canvas cuts 10 px off [draw/clipped]"
    #expect(try found(solid(still(90, 10)), rules: "draw/clipped").contains(words))
    // It overshoots, and comes to rest inside.
    #expect(try found(solid(moving((90, 10), (40, 10)))).contains(words))
  }

  @Test func `what comes in, goes out or fills the canvas is not cut`() throws {
    // Wholly outside at the first frame: x is from −25 to −5 there.
    #expect(try found(solid(moving((-25, 10), (40, 10))), rules: "draw/clipped") == "")
    #expect(try found(solid(still(-10, -10), size: 120), rules: "draw/clipped") == "")
  }

  @Test func `a glow that fades out before the edge is not cut`() throws {
    // A radial gradient from red to nothing within 30 units, on a square of 60 that reaches beyond.
    let glow =
      #"{"ty":4,"nm":"glow","ip":0,"op":20,"st":0,"ks":{"p":{"a":0,"k":[70,50,0]}},"shapes":["#
      + #"{"ty":"rc","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[64,64]},"r":{"a":0,"k":0}},"#
      + #"{"ty":"gf","o":{"a":0,"k":100},"r":1,"t":2,"s":{"a":0,"k":[0,0]},"e":{"a":0,"k":[28,0]},"#
      + #""g":{"p":2,"k":{"a":0,"k":[0,1,0,0,1,1,0,0,0,1,1,0]}}}]}"#
    #expect(try found(glow, rules: "draw/clipped") == "")
  }

  @Test func `masks and mattes take away what is cut`() throws {
    // A mask of 20 × 20 units around what lies inside, of a box that reaches far beyond.
    let mask =
      #","hasMask":true,"masksProperties":[{"mode":"a","inv":false,"o":{"a":0,"k":100},"#
      + #""pt":{"a":0,"k":{"c":true,"v":[[0,0],[20,0],[20,20],[0,20]],"#
      + #""i":[[0,0],[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0],[0,0]]}}}]"#
    #expect(try found(solid(still(60, 60), size: 70, more: mask), rules: "draw/clipped") == "")
    #expect(
      try found(solid(still(60, 60), size: 70), rules: "draw/clipped").contains(
        "the right and bottom edges of the canvas cut 30 px off"
      )
    )
  }

  @Test func `the configuration draws, and bounds it`() throws {
    let text = #"{"v":"5.7.0","fr":10,"ip":0,"op":90,"w":9,"h":9,"layers":[]}"#
    try folder.write(text, to: "a.json")
    try folder.write("draw: true\nlimits: {drawn-frames: 10}\n", to: ".lottie.yml")
    let outcome = try Program.run("validate", "a.json", "--format", "compact", in: folder.url)
    #expect(outcome.text.contains("[draw/blank]"))
    // Ten frames in order, and sixteen of the other eighty.
    #expect(outcome.text.contains("info: 64 frames of 90 not drawn"))
    try folder.write("draw: 3\n", to: ".lottie.yml")
    #expect(try Program.run("validate", "a.json", in: folder.url).status == 64)
  }

  @Test(arguments: [
    #""fr":10,"ip":0,"op":1e999,"w":100,"h":100"#,
    #""fr":1e300,"ip":-1e300,"op":1e300,"w":1,"h":1"#,
    #""fr":1e-300,"ip":0,"op":1,"w":1e300,"h":1e-300"#, #""fr":0,"ip":0,"op":9,"w":9,"h":9"#,
    #""fr":60,"ip":9,"op":0,"w":9,"h":9"#, #""fr":60,"ip":0,"op":1e15,"w":9,"h":0"#,
    #""fr":60,"ip":0,"op":1e8,"w":1,"h":100000"#,
  ])
  func `sizes and times that are none end quickly`(_ root: String) throws {
    let text = try found(
      solid(still(0, 0)),
      root: root,
      rules: "draw,a11y,perf",
      more: ["--severity", "draw=info", "--severity", "a11y=info"]
    )
    #expect(!text.contains("error"))
  }
}
