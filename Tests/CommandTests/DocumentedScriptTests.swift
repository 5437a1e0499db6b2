import Foundation
import TestSupport
import Testing

/// The commands of README.md, docs/usage.md, docs/ci.md, the skill and docs/state-machines.md, run as they are written there.
struct DocumentedScriptTests {
  private let folder: TemporaryFolder
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws { folder = try TemporaryFolder() }

  /// The blocks of a language on a page, in order.
  private func blocks(_ language: String, of page: String = "docs/ci.md") throws -> [String] {
    try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
      .split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 && $0.element.hasPrefix(language + "\n") }
      .map { String($0.element.dropFirst(language.count + 1)) }
  }

  /// Runs a line where `lottie` is the program.
  private func shell(_ line: String) throws -> Program.Outcome {
    let path = try Program.executable.deletingLastPathComponent().path
    return try Program.shell("PATH='\(path)':$PATH; \(line)", in: folder.url)
  }

  @Test func `the hook before a commit takes any file name`() throws {
    let hook = try #require(try blocks("sh").first { $0.hasPrefix("#!/bin/sh") })
    let git = "git -c user.name=a -c user.email=a@b -c init.defaultBranch=main"
    #expect(try shell("\(git) init -q").status == 0)
    try folder.write(hook, to: ".git/hooks/pre-commit")
    _ = try shell("chmod +x .git/hooks/pre-commit")
    for name in ["äh \"so\" ist's.json", "two\nlines.json", "-dash.json"] {
      try folder.write(Document.bar, to: "assets/" + name)
    }
    let good = try shell("git add . && \(git) commit -qm good")
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.text.contains("in 3 documents") || good.errors.contains("in 3 documents"))
    let removed = try shell("git rm -q assets/two*json && \(git) commit -qm removed")
    #expect(removed.status == 0, "\(removed.errors)")
    try folder.write("{", to: "assets/bad ü.json")
    #expect(try shell("git add . && \(git) commit -qm bad").status != 0)
  }

  @Test func `the skill's document is clean and moves, and its commands run`() throws {
    let page = "docs/skills/lottie/SKILL.md"
    let text = try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
    let ball = try #require(try blocks("json", of: page).first)
    try folder.write(ball, to: "ball.json")
    #expect(try shell("lottie validate ball.json").text == "✓ nothing found in 1 document\n")
    let places = try shell("lottie get ball.json Ball.Transform.Position --frames 0..120:60").text
    let name = "Ball.Transform.Position"
    #expect(places == "0 \(name) = 40,100\n60 \(name) = 160,100\n")
    // With the names that the commands use.
    let title =
      #"{"ty":5,"nm":"Title","ip":0,"op":120,"ks":{},"t":{"d":{"k":[{"t":0,"s":"#
      + #"{"t":"a","s":20,"f":"Sans","fc":[0,0,0]}}]},"a":[]}},"#
    let document = ball.replacing(#""layers": ["#, with: #""layers": ["# + title)
      .replacing(#""nm": "Ball""#, with: #""nm": "Logo""#)
    try folder.write(document, to: "anim.json")
    try folder.write(document, to: "old.json")
    let lines = try blocks("sh", of: page).flatMap { $0.split(separator: "\n") }
    #expect(lines.count == 16)
    for line in lines {
      let run = try shell(String(line))
      let finds = ["lottie validate", "lottie diff"].contains { line.hasPrefix($0) }
      #expect(run.status == 0 || run.status == 1 && finds, "\(line): \(run.errors)")
    }
  }

  @Test func `the commands of the examples run`() throws {
    try folder.write(Document.bar, to: "assets/bar.json")
    let yaml = try blocks("yaml").joined(separator: "\n").split(separator: "\n")
    let lines = yaml.filter { !$0.contains("entry:") }.compactMap { line in
      line.firstRange(of: "lottie validate").map { String(line[$0.lowerBound...]) }
    }
    #expect(lines.count == 3, "\(lines)")
    for line in lines {
      let run = try shell(line)
      #expect(run.status == 0, "\(line): \(run.errors)")
    }
    for name in ["lottie.sarif", "gl-code-quality.json"] {
      _ = try JSONSerialization.jsonObject(with: Data(try folder.read(name)))
    }
  }

  /// What the lines of README.md and docs/usage.md speak of: a logo, a title in a font, a marker.
  private static let document = ##"""
    {"v":"5.9.0","nm":"anim","w":64,"h":64,"fr":30,"ip":0,"op":90,
    "markers":[{"tm":10,"cm":"intro","dr":20}],
    "fonts":{"list":[{"fName":"Roboto-Bold","fFamily":"Roboto","fStyle":"Bold","ascent":75}]},
    "layers":[{"ty":5,"nm":"Title","ind":1,"ip":0,"op":90,"st":0,"ks":{"p":{"a":0,"k":[0,60,0]}},
    "t":{"d":{"k":[{"t":0,"s":{"t":"A","f":"Roboto-Bold","s":20,"j":0,"tr":0,"lh":24,"fc":[1,0,0]}}]},
    "p":{},"m":{"g":1},"a":[]}},
    {"ty":4,"nm":"Logo","ind":2,"ip":0,"op":90,"st":0,"ks":{"p":{"a":0,"k":[32,32,0]}},"shapes":[
    {"ty":"gr","nm":"Group 1","it":[
    {"ty":"rc","nm":"Rectangle 1","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,20]},"r":{"a":0,"k":0}},
    {"ty":"fl","nm":"Fill 1","c":{"a":0,"k":[0,0.5,1]},"o":{"a":0,"k":100}},{"ty":"tr"}]}]}]}
    """##

  @Test func `the commands of README run`() throws {
    for name in [
      "anim.json", "old.json", "intro.json", "loop.json", "assets/anim.json", "icons/home.json",
    ] {
      try folder.write(Self.document, to: name)
    }
    try folder.write(Self.document, to: "icons-v1/home.json")
    for name in ["new.json", "icons-v2/home.json"] {
      try folder.write(Self.document.replacing("[0,0.5,1]", with: "[1,0.5,0]"), to: name)
    }
    try folder.write(
      #"{"initial":"a","states":[{"type":"PlaybackState","name":"a","animation":"","transitions":[]}]}"#,
      to: "machines/rating.json"
    )
    try folder.write(#"{"do": "info", "input": "anim.json"}"#, to: "tasks.ndjson")
    let font = Self.root.appendingPathComponent("Tests/TextTests/Fonts/tiny-blocks.ttf")
    try folder.write([UInt8](try Data(contentsOf: font)), to: "fonts/Roboto-Bold.ttf")
    try folder.write("id,Title,Logo.Group 1.Fill 1.Color\n1,B,red\n2,,#00ff00\n", to: "rows.csv")
    for line in [
      "lottie convert anim.json anim.tgs -q", "lottie convert anim.json sticker.tgs -q",
      "lottie convert anim.json anim.lottie -q",
      "lottie render anim.json badge.png --frame 0 --size 8x8 -q",
    ] { #expect(try shell(line).status == 0, "\(line)") }
    let blocks = try blocks("sh", of: "README.md") + blocks("sh", of: "docs/usage.md")
    let written = blocks.joined().split(separator: "\n").map(String.init)
    // The server does not end by itself; `PageSiteTests` looks at its answers.
    let lines = written.filter { $0.hasPrefix("lottie ") && !$0.contains(" serve ") }
    #expect(lines.count == 47, "\(lines.count)")
    let hasVideo = try shell("command -v ffmpeg").status == 0
    for line in lines where hasVideo || !line.contains(".webm") {
      let run = try shell(line)
      // Two animations differ, a sticker is larger than allowed, and there is no keyboard input.
      let expected: Int32 =
        line.contains(" diff ") || line.contains("telegram") ? 1 : line.contains(" play ") ? 64 : 0
      #expect(run.status == expected, "\(line): \(run.text) \(run.errors)")
    }
    for name in [
      "anim-24.png", "poster.png", "frames/00089.png", "anim-frames/00030.png", "anim.gif",
      "part.webp", "out/new.gif", "sheet.json", "still.png", "cards/2.png",
    ] { #expect(folder.names.contains(name), "\(name)") }
  }

  @Test func `the commands about containers run`() throws {
    for name in ["intro.json", "loop.json"] {
      try folder.write(Self.document.replacing("[0,0.5,1]", with: "[1,0,0]"), to: name)
    }
    try folder.write(
      """
      {"initial":"a","states":[{"type":"PlaybackState","name":"a","animation":"","autoplay":true,"transitions":[
      {"type":"Transition","toState":"b","guards":[{"type":"Numeric","inputName":"stars","conditionType":"Equal","compareTo":3}]}]},
      {"type":"PlaybackState","name":"b","animation":"loop","transitions":[]}],
      "inputs":[{"type":"Numeric","name":"stars","value":0}]}
      """,
      to: "rating.json"
    )
    let lines = try blocks("sh", of: "docs/state-machines.md").joined().split(separator: "\n")
    #expect(lines.count == 9)
    for line in lines {
      let run = try shell(String(line))
      #expect(run.status == 0, "\(line): \(run.text) \(run.errors)")
    }
    for name in ["pack.lottie", "slots.json", "blue.lottie", "rating.gif"] {
      #expect(folder.names.contains(name), "\(name)")
    }
    #expect(
      try shell("lottie machine pack.lottie rating.json --events 'set:stars=3'").text.contains(
        "to \"b\""
      )
    )
  }
}
