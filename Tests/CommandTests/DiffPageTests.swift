import Foundation
import TestSupport
import Testing

/// What `lottie diff` says in words, on its page and in Markdown.
struct DiffPageTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let hostile =
    "</script><img src=x onerror=alert(1)> | `b` [x](javascript:y)\u{202E}\u{7}\n::error::"

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url)
  }

  /// A document with a layer whose transform, shapes and other members are given.
  private func document(
    _ transform: String,
    shapes: String = "",
    layer: String = "",
    members: String = #""fr":10,"ip":0,"op":10,"w":20,"h":10"#
  ) -> String {
    """
    {"v":"5.7.0",\(members),"layers":[{"ty":4,"nm":"A","ind":1,"ip":0,"op":10,"st":0\(layer),
    "ks":{\(transform)},"shapes":[\(shapes)]}]}
    """
  }

  /// The cell of the Markdown table that says what changed.
  private func words(_ before: String, _ after: String) throws -> [String] {
    try folder.write(before, to: "before.json")
    try folder.write(after, to: "after.json")
    let run = try run("diff", "before.json", "after.json", "--format", "markdown", "--frames", "1")
    #expect(run.status == 1, "\(run.errors)")
    let row = try #require(run.text.split(separator: "\n").last)
    let cells = row.components(separatedBy: " | ")
    try #require(cells.count == 4)
    return cells[3].dropLast(2).components(separatedBy: "<br>")
  }

  @Test func `values have units, colors and defaults`() throws {
    func trim(_ offset: String, _ color: String) -> String {
      #"{"ty":"tm","nm":"Trim","s":{"a":0,"k":0},"e":{"a":0,"k":100},"o":\#(offset),"m":1},"#
        + #"{"ty":"fl","nm":"Fill","c":{"a":0,"k":\#(color)},"o":{"a":0,"k":100}}"#
    }
    #expect(
      try words(
        document(
          #""s":{"a":0,"k":[100,100]}"#,
          shapes: trim(#"{"a":0,"k":0}"#, "[1,0,0,1]")
        ),
        document(
          #""s":{"a":0,"k":[50,100]},"o":{"a":0,"k":40}"#,
          shapes: trim(#"{"a":0,"k":45}"#, "[0,0.2,1,1]")
        )
      ) == [
        #"A › Transform › Scale: \[100, 100] % → \[50, 100] %"#, "A › Trim › Offset: 0° → 45°",
        "A › Fill › Color: #ff0000 → #0033ff", "A › Transform › Opacity: 100 % → 40 %",
      ]
    )
  }

  @Test func `the document's size and times are said once`() throws {
    #expect(
      try words(
        document(""),
        document("", members: #""fr":20,"ip":0,"op":30,"w":40,"h":10"#)
      ) == [
        "size: 20 × 10 px → 40 × 10 px", "duration: 1 s → 1.5 s",
        "frame rate: 10 frames/s → 20 frames/s",
      ]
    )
    #expect(
      try words(document(""), document("", layer: #","hd":true"#)) == ["A › Hidden: off → on"]
    )
  }

  @Test func `keyframes are told by their frames`() throws {
    func moving(_ list: String) -> String { document(#""r":{"a":1,"k":[\#(list)]}"#) }
    let ease = #""i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}"#
    let soft = #""i":{"x":[1],"y":[1]},"o":{"x":[0.5],"y":[0]}"#
    let old = moving(#"{"t":0,"s":[0],\#(ease)},{"t":5,"s":[90],\#(ease)},{"t":9,"s":[0]}"#)
    let name = "A › Transform › Rotation: "
    #expect(
      try words(
        old,
        moving(#"{"t":0,"s":[0],\#(soft)},{"t":5,"s":[45],\#(ease)},{"t":8,"s":[0]}"#)
      ) == [name + "easing at frame 0; 90° → 45° at frame 5; keyframe at frame 9 → frame 8"]
    )
    #expect(
      try words(old, moving(#"{"t":0,"s":[0],\#(ease)},{"t":5,"s":[90]}"#))
        == [name + "3 keyframes → 2 keyframes"]
    )
    #expect(try words(old, document(#""r":{"a":0,"k":9}"#)) == [name + "3 keyframes → 9°"])
  }

  @Test func `Markdown of hostile names is a table of text`() throws {
    let name = String(decoding: try JSONEncoder().encode(Self.hostile), as: UTF8.self)
    try folder.write(Document.bar, to: "a/x|y `z`.json")
    try folder.write(
      Document.bar.replacing(#""nm":"back""#, with: #""nm":\#(name)"#),
      to: "b/x|y `z`.json"
    )
    let run = try run("diff", "a", "b", "--format", "markdown", "--frames", "2")
    #expect(run.status == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.text == ##"""
        **1 changed, 0 renamed, 0 added, 0 removed, 0 equal**

        | | file | difference | what changed |
        |---|---|---|---|
        | changed | x\|y \`z\`.json | draws the same | layer back: renamed to \</script>\<img src=x onerror=alert(1)> \| \`b\` \[x](javascript:y)\\u202e\\u0007\\n::error:: |

        """##
    )
    _ = try self.run("diff", "a", "b", "-o", "page.html", "--frames", "2", "-q")
    let html = String(decoding: try folder.read("page.html"), as: UTF8.self)
    // Two blocks and two scripts.
    #expect(html.components(separatedBy: "<script").count == 5)
    #expect(html.components(separatedBy: "</script").count == 5)
    #expect(!html.contains("<img") && !html.contains("\u{202E}") && !html.contains("\u{7}"))
  }

  @Test func `pictures are written where they are wanted, and linked`() throws {
    try folder.write(Document.bar, to: "a/bar.json")
    try folder.write(Document.bar.replacing("#ff0000", with: "#0000ff"), to: "b/bar.json")
    try folder.write(Document.bar.replacing("20,\"h\"", with: "40,\"h\""), to: "b/new.json")
    let url = "https://example.org/pr/7"
    let run = try run(
      "diff",
      "a",
      "b",
      "--format",
      "markdown",
      "--frames",
      "2",
      "--images",
      "im",
      "--image-base-url",
      url
    )
    #expect(
      run.text.contains("| ![before](\(url)/001-before.png) | ![after](\(url)/001-after.png) |")
    )
    #expect(run.text.contains("|  | ![after](\(url)/002-after.png) |"))
    let names = folder.names.filter { $0.hasSuffix(".png") }.sorted()
    #expect(names == ["im/001-after.png", "im/001-before.png", "im/002-after.png"])
    for wrong in ["javascript:alert(1)", "https://a b", "https://a/)](x", "https://a/?\"", ""] {
      let run = try self.run(
        "diff",
        "a",
        "b",
        "--format",
        "markdown",
        "--images",
        "im",
        "--image-base-url",
        wrong
      )
      #expect(run.status == 64, "\(wrong)")
    }
    #expect(try self.run("diff", "a", "b", "--images", "im").status == 64)
  }

  @Test func `files that moved are found by content and by frames`() throws {
    try folder.write(Document.bar, to: "a/old.json")
    try folder.write(Document.bar, to: "b/sub/new.json")
    // Another text and other names, the same frames.
    let green = Document.bar.replacing("#ff0000", with: "#00ff00")
    try folder.write(green, to: "a/green.json")
    try folder.write(green.replacing(#""nm":"back""#, with: #""nm": "front""#), to: "b/lime.json")
    // Two that show nothing are not the same for that.
    let blank = #"{"v":"5","fr":10,"ip":0,"op":10,"w":20,"h":10,"layers":[]}"#
    try folder.write(blank, to: "a/blank.json")
    try folder.write(blank + " ", to: "b/nothing.json")
    let run = try run("diff", "a", "b")
    #expect(run.status == 1)
    #expect(
      run.text == """
        removed  blank.json
        renamed  green.json → lime.json
          renamed  layer back  back → front
        added  nothing.json
        renamed  old.json → sub/new.json
        0 changed, 2 renamed, 1 added, 1 removed, 0 equal

        """
    )
    let json = try self.run("diff", "a", "b", "--format", "json").text
    #expect(json.contains(#"{"file":"lime.json","change":"renamed","from":"green.json","#))
  }

  @Test func `a page of many files is bounded`() throws {
    for number in 0..<420 {
      try folder.write(Document.bar, to: "a/\(number).json")
      try folder.write(Document.bar.replacing("#ff0000", with: "#0000ff"), to: "b/\(number).json")
    }
    let run = try run("diff", "a", "b", "-o", "page.html", "--frames", "1", "-q")
    #expect(run.status == 1, "\(run.errors)")
    let html = String(decoding: try folder.read("page.html"), as: UTF8.self)
    // All are listed, 400 have pictures.
    #expect(html.components(separatedBy: #""id="f"#).count == 1)
    #expect(html.components(separatedBy: #" id="f"#).count == 421)
    #expect(html.components(separatedBy: #""sheet":null"#).count == 21)
  }

  @Test func `a page never replaces an input`() throws {
    for name in ["a/x.json", "b/x.json"] { try folder.write(Document.bar, to: name) }
    for arguments in [["a", "b", "-o", "b/x.json"], ["a/x.json", "b/x.json", "-o", "a/x.json"]] {
      let run = try Program.run(["diff"] + arguments, in: folder.url)
      #expect(run.status == 64, "\(run.text)")
    }
    #expect(try folder.read("b/x.json") == Array(Document.bar.utf8))
  }
}
