import Foundation
import TestSupport
import Testing

/// Control characters of documents and file names reach neither a terminal nor a log.
struct ControlCharacterTests {
  private let folder: TemporaryFolder

  /// A line feed with a workflow command, sequences of a terminal in C0 and C1, DEL, and text that runs
  /// from right to left.
  private static let attack =
    "A\n::error file=a.swift,line=1::owned\r\u{1B}[2J\u{1B}]0;owned\u{7}\u{9B}31m\u{7F}\u{202E}\u{2066}\u{2028}"
  /// As it is in JSON.
  private static let quoted =
    #"A\n::error file=a.swift,line=1::owned\r\u001b[2J\u001b]0;owned\u0007\u009b31m\u007f\u202e\u2066\u2028"#
  private static let name = "e\u{1B}[31m\n::error::\u{202E}.json"

  private static let document = #"""
    {"v":"5.7.0","nm":"@","fr":10,"ip":0,"op":10,"w":20,"h":10,"meta":{"g":"@","a":"@"},
    "markers":[{"tm":4,"cm":"@","dr":0},{"tm":5,"cm":"=cmd|' /C calc'!A0","dr":2}],
    "fonts":{"list":[{"fName":"@","fFamily":"@","fStyle":"Regular","ascent":50}]},
    "assets":[{"id":"@","w":1,"h":1,"u":"@","p":"@"}],
    "layers":[
    {"ty":99,"nm":"@","ind":1,"ip":0,"op":10,"st":0,"ks":{}},
    {"ty":2,"nm":"@","ind":3,"ip":0,"op":10,"st":0,"refId":"@","ks":{}},
    {"ty":5,"nm":"@","ind":4,"ip":0,"op":10,"ks":{},
    "t":{"d":{"k":[{"t":0,"s":{"t":"@","f":"@","s":4,"lh":4,"fc":[1,0,0]}}]},"p":{},"m":{"g":1},"a":[]}},
    {"ty":1,"nm":"=1+1@","ind":2,"ip":0,"op":10,"st":0,"parent":9,"sw":20,"sh":10,"sc":"#ff0000",
    "ks":{"o":{"k":100,"x":"var $bm_rt = thisComp.layer('@').nothing;"}}}]}
    """#.replacingOccurrences(of: "@", with: quoted)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.document, to: "inject.json")
    try folder.write(Self.document, to: Self.name)
    try folder.write(Self.other, to: "other.json")
  }

  private static let other = document.replacingOccurrences(of: "A\\n", with: "B\\n")

  private func checkText(_ text: String, _ command: [String]) {
    checkControls(text, command)
    let forged = text.split(separator: "\n").filter { $0.hasPrefix("::error") }
    #expect(forged.isEmpty, "\(command)")
  }

  private func checkControls(_ text: String, _ command: [String]) {
    let bad = text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0xA: false
      case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    #expect(bad.isEmpty, "\(command): \(bad.map { String($0.value, radix: 16) })")
  }

  private static let commands: [[String]] =
    [
      ["info"], ["info", "--expressions"], ["keypaths", "--values"],
      ["keypaths", "--format", "tree", "--values"], ["keypaths", "--format", "csv", "--values"],
      ["get", "**"], ["get", "**", "--format", "csv"], ["get", "**", "--bounds"], ["markers"],
      ["markers", "--name", "\u{1B}x"], ["markers", "--require", "a\u{1B}"],
      ["keypaths", "no\u{1B}\nthing"], ["get", "no\u{1B}"], ["bench", "--frames", "1"],
      ["render", "--frame", "0", "--font", "\(attack)=gone.ttf"],
      ["render", "a.png", "--frame", "marker:\u{1B}"], ["render", "a\u{1B}.png", "--frame", "0"],
      ["render", "a\u{1B}\n%d.png", "--frames", "0..2", "--checksum"],
      ["render", "--set", "**.Opacity=1\u{1B}"], ["render", "--text", "no\u{1B}=x"],
      ["render", "--image", "\(attack)=gone\u{1B}.png", "--frame", "0"],
      ["render", "--animation", "x\u{1B}"], ["render", "--dry-run"], ["render", "a\u{1B}.bmp"],
      ["convert", "a\u{1B}\n.json"], ["convert", "c.json", "--bake-expressions"], ["play"],
      ["convert", "c.json", "--set", "**.Opacity=50"], ["diff", "other.json"],
      ["diff", "other.json", "--visual", "--frames", "1"], ["validate"], ["validate", "--verbose"],
      ["validate", "--draw"], ["validate", "--fix", "--dry-run"],
    ] + ["csv", "swift", "vtt", "chapters"].map { ["markers", "--format", $0] }

  @Test(arguments: ["inject.json", name, "gone" + name])
  func `text shows them escaped, for every command`(file: String) throws {
    for command in Self.commands {
      let run = try Program.run(
        [command[0], file] + command.dropFirst(),
        in: folder.url,
        bytes: []
      )
      checkText(run.errors, command)
      checkText(run.text, command)
    }
  }

  @Test(
    arguments: [
      "text", "compact", "json", "ndjson", "sarif", "github", "junit", "checkstyle", "gitlab",
      "markdown",
    ]
  )
  func `every report of validate shows them escaped, on standard output and in a file`(
    format: String
  ) throws {
    for file in ["inject.json", Self.name] {
      for more in [[], ["--draw", "--verbose"]] {
        let command = ["validate", file, "--format", format, "--target", "lottie-web"] + more
        let run = try Program.run(command, in: folder.url, bytes: [])
        let written = try Program.run(command + ["-o", "report.txt"], in: folder.url, bytes: [])
        checkText(run.errors + written.errors, command)
        #expect(!run.text.isEmpty)
        let report = try folder.read("report.txt")
        #expect(String(decoding: report, as: UTF8.self) == run.text)
        // In a log every line of the format github is a command: none may be that of a name.
        let forged = run.text.split(separator: "\n").filter { $0.hasPrefix("::error file=a.swift") }
        #expect(forged.isEmpty)
        if format != "github" {
          checkText(run.text, command)
        } else {
          checkControls(run.text, command)
        }
      }
    }
  }

  @Test func `the comparison of two folders shows them escaped`() throws {
    for (name, text) in [("a/in.json", Self.document), ("b/in.json", Self.other)] {
      try folder.write(text, to: name)
      try folder.write(text, to: String(name.prefix(2)) + Self.name)
    }
    try folder.write(Self.document, to: "a/gone" + Self.name)
    for more in [[], ["--visual", "--frames", "1"], ["--format", "json"]] {
      let command = ["diff", "a", "b"] + more
      let run = try Program.run(command, in: folder.url, bytes: [])
      checkText(run.text + run.errors, command)
      #expect(run.status == 1)
      if more.last == "json" {
        let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
        let files = (json?["files"] as? [[String: Any]])?.compactMap { $0["file"] as? String }
        #expect(files?.sorted() == [Self.name, "gone" + Self.name, "in.json"])
      } else {
        #expect(run.text.contains(#"removed  gonee\u001b[31m\n::error::\u202e.json"#))
      }
    }
  }

  @Test func `arguments that are not understood are escaped, too`() throws {
    for command in [
      ["rend\u{1B}er"], ["render", "--x\u{1B}\u{202E}"], ["render", "a", "--fps", "\u{1B}"],
    ] {
      checkText(try Program.run(command, in: folder.url, bytes: []).errors, command)
    }
  }

  @Test func `JSON stays JSON, and names stay what they are`() throws {
    let commands = [
      ["info"], ["info", "--expressions"], ["keypaths", "--values"], ["get", "**"], ["markers"],
      ["diff", "other.json"],
    ]
    for command in commands {
      let run = try Program.run(
        [command[0], "inject.json"] + command.dropFirst() + ["--format", "json"],
        in: folder.url,
        bytes: []
      )
      checkText(run.text, command)
      let json = try JSONSerialization.jsonObject(with: run.output)
      if command == ["markers"] {
        let markers = (json as? [String: Any])?["markers"] as? [[String: Any]]
        let names = markers?.compactMap { $0["name"] as? String }
        #expect(names?.first == Self.attack)
      }
    }
  }

  @Test func `a spreadsheet runs nothing`() throws {
    let markers = try Program.run("markers", "inject.json", "--format", "csv", in: folder.url)
    #expect(markers.text.contains("\n'=cmd|' /C calc'!A0,5,"))
    let keypaths = try Program.run(
      "keypaths",
      "inject.json",
      "--layers",
      "--format",
      "csv",
      in: folder.url
    )
    #expect(keypaths.text.contains("\n\"'=1+1A\\n::error file=a.swift,line=1::owned"))
    let values = try Program.run(
      ["get", "inject.json", "**.Position", "--format", "csv", "--set", "**.Position=-1,-2"],
      in: folder.url,
      bytes: []
    )
    #expect(values.text.contains(",\"-1,-2\"\n"))
  }

  @Test func `a marker is a constant of Swift whatever its name is`() throws {
    let run = try Program.run("markers", "inject.json", "--format", "swift", in: folder.url)
    #expect(run.text.contains(#""A\u{a}::error file=a.swift,line=1::owned\u{d}\u{1b}[2J"#))
  }
}
