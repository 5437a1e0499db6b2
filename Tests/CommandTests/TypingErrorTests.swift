import Foundation
import TestSupport
import Testing

/// Mistyped options and commands are named, whatever else is on the line.
struct TypingErrorTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  @Test(arguments: [
    ("rendr bar.json", "unknown command rendr; did you mean render?"),
    ("help rnder", "unknown command rnder; did you mean render?"),
    ("keypath bar.json", "unknown command keypath; did you mean keypaths?"),
    ("bar.json", "bar.json is not a command; did you mean lottie info bar.json?"),
    ("xyzzy", "unknown command xyzzy; lottie --help lists them"),
    ("render --fraem 3 bar.json o.png", "unknown option --fraem; did you mean --frame?"),
    ("render bar.json o.png --fraem 3", "unknown option --fraem; did you mean --frame?"),
    ("render bar.json o.png --fraem=3", "unknown option --fraem; did you mean --frame?"),
    (
      "render --no-overwirte bar.json",
      "unknown option --no-overwirte; did you mean --no-overwrite?"
    ),
    ("render bar.json -frame 3", "unknown option -frame; did you mean --frame?"),
    ("render --fial-fast bar.json", "unknown option --fial-fast; did you mean --fail-fast?"),
    ("info --formt json bar.json", "unknown option --formt; did you mean --format?"),
    ("get bar.json --frmae=3", "unknown option --frmae; did you mean --frame?"),
    (
      "render bar.json --xyzzyxyzzy", "unknown option --xyzzyxyzzy; lottie render --help lists them"
    ),
    ("render bar.json --frame marker:midle", #"no marker "midle"; did you mean "middle"?"#),
    ("render bar.json --marker midle", #"no marker "midle"; did you mean "middle"?"#),
    ("play bar.json --marker midle", #"no marker "midle"; did you mean "middle"?"#),
  ])
  func `the nearest word is named`(line: String, message: String) throws {
    let words = line.split(separator: " ").map { String($0) }
    let run = try Program.run(words, in: folder.url, bytes: [])
    #expect(run.errors == "error: \(message)\n")
    #expect(run.status == 64)
    #expect(run.text.isEmpty)
    #expect(folder.names == ["bar.json"])
  }

  @Test func `negative numbers are values`() throws {
    let document = Document.bar.replacingOccurrences(of: "\"ip\":0", with: "\"ip\":-5")
    try folder.write(document, to: "early.json")
    for words in [["--frame", "-1"], ["--frame=-1"], ["--frames", "-3..-1"], ["--from", "-2"]] {
      let run = try Program.run(
        ["render", "early.json", "f/%d.png"] + words,
        in: folder.url,
        bytes: []
      )
      #expect(run.status == 0, "\(words): \(run.errors)")
    }
    let outside = try Program.run("render", "bar.json", "--frame", "-1", in: folder.url)
    #expect(outside.errors.hasPrefix("error: frame -1 is out of range"))
  }

  @Test func `what follows two dashes is no option`() throws {
    let run = try Program.run("info", "--", "--fraem", in: folder.url)
    #expect(run.errors == "error: --fraem: No such file or directory\n")
    #expect(run.status == 66)
  }
}
