import Foundation
import TestSupport
import Testing

/// An option without effect is reported.
struct SilentOptionTests {
  private let folder: TemporaryFolder

  private static let font =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().path + "/TextTests/Fonts/tiny-blocks.ttf"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
    try folder.write("font", to: "f.ttf")
    try folder.write(
      #"""
      {"nm":"t","v":"5.9.0","w":40,"h":40,"fr":10,"ip":0,"op":10,
      "fonts":{"list":[{"fName":"Tiny-Bold","fFamily":"Nowhere","fStyle":"Bold","ascent":50}]},
      "slots":{"ink":{"p":{"k":[1,0,0]}}},
      "layers":[{"ty":5,"nm":"Title","ip":0,"op":10,"ks":{"o":{"sid":"shine","k":100}},
      "t":{"d":{"k":[{"t":0,"s":{"t":"A","f":"Tiny-Bold","s":40,"lh":48,"fc":[1,0,0]}}]},
      "p":{},"m":{"g":1},"a":[]}}]}
      """#,
      to: "text.json"
    )
  }

  private func run(_ line: String) throws -> Program.Outcome {
    try Program.run(line.split(separator: " ").map { String($0) }, in: folder.url, bytes: [])
  }

  @Test(arguments: [
    (
      "render text.json --frame 0 --font Helvetica=f.ttf", 64,
      #"--font: the animation has no font "Helvetica"; available: "Tiny-Bold""#
    ),
    (
      "render text.json --frame 0 --font Tiny-Blod=f.ttf", 64,
      #"--font: the animation has no font "Tiny-Blod"; available: "Tiny-Bold""#
    ),
    (
      "render bar.json --frame 0 --font Helvetica=f.ttf", 64,
      #"--font: the animation has no font "Helvetica""#
    ),
    (
      "render text.json --frame 0 --font Nowhere=gone.ttf", 66,
      "--font: gone.ttf: No such file or directory"
    ),
    (
      "render text.json --frame 0 --font-dir gone", 66,
      "--font-dir: gone: No such file or directory"
    ),
    ("get text.json ** --font-dir f.ttf", 66, "--font-dir: f.ttf: Not a directory"),
    (
      "render bar.json --frame 0 --assets-dir gone", 66,
      "--assets-dir: gone: No such file or directory"
    ),
    ("info bar.json --assets-dir gone", 66, "--assets-dir: gone: No such file or directory"),
    (
      "convert bar.json c.lottie --assets-dir gone", 66,
      "--assets-dir: gone: No such file or directory"
    ),
    (
      "render bar.json s.gif --sheet", 64,
      "a sheet is one image: write .png, .jpg, .webp or .ppm, not .gif"
    ),
    (
      "render bar.json s.svg --contact 3", 64,
      "a sheet is one image: write .png, .jpg, .webp or .ppm, not .svg"
    ),
  ])
  func `it is an error`(line: String, status: Int32, message: String) throws {
    let before = folder.names
    let run = try run(line)
    #expect(run.errors == "error: \(message)\n")
    #expect(run.status == status)
    #expect(folder.names == before)
  }

  @Test func `a font that need not be there is allowed not to be`() throws {
    #expect(
      try run("render bar.json --frame 0 --font Helvetica=f.ttf --allow-unmatched").status == 0
    )
  }

  @Test func `the name in the warning is one that --font takes`() throws {
    let run = try run("render text.json --frame 0")
    #expect(run.errors.contains("the font Nowhere Bold is not found"))
    let given = try Program.run(
      ["render", "text.json", "--frame", "0", "--font", "Nowhere Bold=\(Self.font)"],
      in: folder.url,
      bytes: []
    )
    #expect(given.status == 0 && given.errors.isEmpty)
  }

  @Test func `a value for an unused slot is reported`() throws {
    try folder.write(#"{"shien":50}"#, to: "slots.json")
    let run = try run("render text.json --frame 0 --slots slots.json")
    #expect(
      run.errors.contains(
        #"warning: text.json: --slots: no property has the slot "shien"; did you mean "shine"?"#
      )
    )
    try folder.write(#"{"shine":50}"#, to: "slots.json")
    #expect(
      try !self.run("render text.json --frame 0 --slots slots.json").errors.contains("--slots")
    )
  }

  @Test(arguments: ["a.y4m --background white", "%d.png"])
  func `a loop count without effect is reported`(output: String) throws {
    let run = try run("render bar.json \(output) --loop forever")
    #expect(run.errors.contains("note: --loop forever has no effect"))
    #expect(try !self.run("render bar.json a.gif --loop forever").errors.contains("--loop"))
  }
}
