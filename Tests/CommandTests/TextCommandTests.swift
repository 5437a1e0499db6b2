import Foundation
import LottieCodecs
import LottieScene
import TestSupport
import Testing

/// `--text`, `--text-map`, `--font` and `--font-dir`.
struct TextCommandTests {
  private let folder: TemporaryFolder

  /// A text "A" of red squares, 20 of 40 wide, in a font that is nowhere.
  private static let document = """
    {"nm":"t","v":"5.9.0","w":40,"h":40,"fr":10,"ip":0,"op":10,
    "fonts":{"list":[{"fName":"Tiny","fFamily":"Nowhere","fStyle":"Regular","ascent":50}]},
    "layers":[{"ty":5,"nm":"Title","ip":0,"op":10,"ks":{"p":{"k":[0,30]}},
    "t":{"d":{"k":[{"t":0,"s":{"t":"A","f":"Tiny","s":40,"lh":48,"fc":[1,0,0]}}]},
    "p":{},"m":{"g":1},"a":[]}}]}
    """

  /// A font of squares: see `FontShaperTests`.
  private static let font =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path + "/TextTests/Fonts/tiny-blocks.ttf"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.document, to: "t.json")
  }

  private func render(_ arguments: String...) throws -> (Program.Outcome, Pixmap) {
    let run = try Program.run(
      ["render", "t.json", "t.png", "--font", "Tiny=\(Self.font)"]
        + (arguments.contains("--frame") ? [] : ["--frame", "0"]) + arguments,
      in: folder.url
    )
    let pixmap = try? ImageDecoder.decode(try folder.read("t.png"))
    return (run, pixmap ?? Pixmap(width: 40, height: 40))
  }

  @Test func `a font file stands for a name`() throws {
    let (run, pixmap) = try render()
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(pixmap[10, 15] == 0xFF00_00FF && pixmap[22, 15] == 0)
  }

  /// The font moves V by a tenth of the size, of 40, closer to an A before it: to the end of its square.
  @Test(arguments: [false, true])
  func `text is kerned only if that is wanted`(_ isWanted: Bool) throws {
    let kerning = Self.font.replacing("tiny-blocks", with: "tiny-kerning")
    let run = try Program.run(
      ["render", "t.json", "t.png", "--frame", "0", "--font", "Tiny=\(kerning)"]
        + ["--text", "Title=AV"] + (isWanted ? ["--kerning"] : []),
      in: folder.url
    )
    #expect(run.status == 0)
    let pixmap = try ImageDecoder.decode(try folder.read("t.png"))
    #expect(pixmap[18, 25] == 0xFF00_00FF && pixmap[30, 25] == 0xFF00_00FF)
    #expect((pixmap[22, 25] == 0xFF00_00FF) == isWanted)
  }

  @Test func `a text is replaced, by the layer's name or a pattern`() throws {
    for name in ["Title", "**", "T*"] {
      let (run, pixmap) = try render("--text", "\(name)=B")
      #expect(run.errors == "--text \(name)=B: 1 layer\n")
      #expect(run.status == 0)
      #expect(pixmap[10, 15] == 0 && pixmap[10, 25] == 0xFF00_00FF)
    }
  }

  @Test func `a text may hold equals signs and be empty`() throws {
    #expect(try render("--text", "Title=a=b").0.status == 0)
    let (run, pixmap) = try render("--text", "Title=")
    #expect(run.status == 0)
    #expect(pixmap.pixels.allSatisfy { $0 == 0 })
  }

  @Test func `a text is a value like others, for some frames if wanted`() throws {
    let (run, pixmap) = try render("--set", "Title.Text=B")
    #expect(run.status == 0)
    #expect(pixmap[10, 15] == 0 && pixmap[10, 25] == 0xFF00_00FF)
    try folder.write(##"{"Title.Text":[{"frames":"2..3","value":"B"}]}"##, to: "set.json")
    for (frame, isReplaced) in [(0, false), (2, true), (4, false)] {
      let pixmap = try render("--set-file", "set.json", "--frame", "\(frame)").1
      #expect((pixmap[10, 15] == 0) == isReplaced, "frame \(frame)")
    }
  }

  @Test func `texts come from a file`() throws {
    try folder.write(#"{"Title":"B","other":"x"}"#, to: "map.json")
    let (run, pixmap) = try render("--text-map", "map.json")
    #expect(run.status == 0)
    #expect(pixmap[10, 15] == 0 && pixmap[10, 25] == 0xFF00_00FF)
  }

  @Test func `a text for no layer is an error, unless allowed`() throws {
    let (run, _) = try render("--text", "Titel=B")
    #expect(run.status == 64)
    #expect(
      run.errors == "error: --text: no text layer matches Titel; did you mean \"Title\"?\n"
    )
    #expect(try render("--text", "Titel=B", "--allow-unmatched").0.status == 0)
    try folder.write(#"{"other":"x"}"#, to: "map.json")
    #expect(try render("--text-map", "map.json").0.status == 64)
    #expect(try render("--text-map", "map.json", "--allow-unmatched").0.status == 0)
  }

  @Test func `words that are no text and files that are no map are errors`() throws {
    #expect(try render("--text", "Title").0.status == 64)
    #expect(try render("--font", "Tiny").0.status == 64)
    #expect(try render("--text-map", "nowhere.json").0.status == 66)
    for map in ["[]", "{", #"{"Title":1}"#] {
      try folder.write(map, to: "map.json")
      #expect(try render("--text-map", "map.json").0.status == 65)
    }
  }

  @Test func `a fallback font is reported`() throws {
    let run = try Program.run("render", "t.json", "--frame", "0", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.contains("Title: the font Nowhere Regular is not found"))
  }

  @Test func `a font file that is missing is an error`() throws {
    let run = try Program.run(
      ["render", "t.json", "--frame", "0", "--font", "Nowhere=gone.ttf"],
      in: folder.url
    )
    #expect(run.errors == "error: --font: gone.ttf: No such file or directory\n")
    #expect(run.status == 66)
  }

  @Test func `fonts are found in a folder`() throws {
    let document = Self.document.replacing("Nowhere", with: "Tiny Blocks")
    try folder.write(document, to: "u.json")
    let directory = URL(fileURLWithPath: Self.font).deletingLastPathComponent().path
    let run = try Program.run(
      ["render", "u.json", "t.png", "--frame", "0", "--font-dir", directory],
      in: folder.url
    )
    #expect(run.errors.isEmpty)
    #expect(try ImageDecoder.decode(try folder.read("t.png"))[10, 15] == 0xFF00_00FF)
  }

  @Test func `where fontconfig has no configuration only the font is reported`() throws {
    let run = try Program.run(
      ["render", "t.json", "t.png", "--frame", "0"],
      in: folder.url,
      environment: ["FONTCONFIG_SYSROOT": folder.url.path]
    )
    #expect(run.status == 0)
    #expect(run.errors.contains("the font Nowhere Regular is not found"))
    #expect(!run.errors.contains("Fontconfig"))
  }

  @Test func `get prints the text, replaced or as it was`() throws {
    let arguments = ["get", "t.json", "Title.Text", "--text", "Title=Hi \"you\""]
    #expect(try Program.run(arguments, in: folder.url).text == "Title.Text = \"Hi \\\"you\\\"\"\n")
    let original = try Program.run(arguments + ["--original"], in: folder.url)
    #expect(original.text == "Title.Text = \"A\"\n")
  }

  @Test func `bench takes texts too`() throws {
    let run = try Program.run(
      ["bench", "t.json", "--frames", "1", "--text", "Title=B", "--font", "Tiny=\(Self.font)"],
      in: folder.url
    )
    #expect(run.status == 0)
  }
}
