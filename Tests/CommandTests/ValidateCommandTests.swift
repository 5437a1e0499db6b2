import Foundation
import TestSupport
import Testing

/// `lottie validate` and its neighbors, as the shell sees them.
struct ValidateCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
    try folder.write(
      Document.bar.replacingOccurrences(of: "\"ind\":1", with: "\"ind\":1,\"tt\":1"),
      to: "broken.json"
    )
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(["validate"] + arguments, in: folder.url)
  }

  @Test func `a clean file is 0 and says so`() throws {
    let outcome = try run("bar.json", "--select", "ref")
    #expect(outcome.status == 0)
    #expect(outcome.text.hasSuffix("✓ nothing found in 1 document\n"))
  }

  @Test func `clean files among others are counted, and listed on request`() throws {
    try folder.write(Document.bar, to: "other.json")
    let files = ["bar.json", "other.json", "broken.json", "--select", "ref"]
    let counted = try Program.run(["validate"] + files, in: folder.url).text
    #expect(counted.contains("in 3 documents, 2 of them clean"))
    #expect(!counted.contains("other.json"))
    let listed = try Program.run(["validate", "--verbose"] + files, in: folder.url).text
    #expect(listed.contains("✓ other.json\n"))
  }

  @Test func `an error is 1, with location, names and caret`() throws {
    let outcome = try run("broken.json", "--select", "ref")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("error  4:1  back"))
    #expect(outcome.text.contains("ref/matte-source"))
    #expect(outcome.text.contains("1 error, 0 warnings, 0 notes in 1 document"))
    #expect(!outcome.text.contains("\u{1B}"))
  }

  /// As lottie-web 5.13 does in Chromium.
  @Test(arguments: [
    (
      "foo = value; foo",
      #"line 1 of the expression throws in lottie-web/svg: "foo" is assigned without a declaration"#
    ),
    (
      "var a = value;\\nthisComp.layer('none').opacity",
      "line 2 of the expression throws in lottie-web/svg: "
    ),
    ("if (time > 100) { foo = 1 }\\nvalue", nil), ("try { foo = 1 } catch (e) {}\\nvalue", nil),
  ])
  func `an expression throws where it is run`(_ script: String, _ message: String?) throws {
    let text = Document.bar.replacingOccurrences(
      of: "\"ks\":{",
      with: #""ks":{"o":{"a":0,"k":100,"x":"\#(script)"},"#
    )
    #expect(text.contains(script))
    try folder.write(text, to: "script.json")
    let told = try run("script.json", "--select", "expr/throws", "--target", "web").text
    #expect(message.map(told.contains) ?? !told.contains("expr/throws"), "\(told)")
  }

  @Test func `colors come when they are asked for`() throws {
    #expect(try run("broken.json", "--color", "always").text.contains("\u{1B}[31"))
    #expect(!(try run("broken.json", "--color", "never").text.contains("\u{1B}")))
  }

  @Test func `the weight that fails can be chosen`() throws {
    #expect(try run("broken.json", "--fail-on", "never").status == 0)
    #expect(try run("broken.json", "--severity", "ref=warning", "--target", "web").status == 0)
    let many = ["--select", "ref", "--severity", "ref=warning", "--max-warnings", "0"]
    let told = try Program.run(["validate", "broken.json"] + many, in: folder.url)
    #expect(told.status == 1 && told.errors.contains("more than 0"))
    let quiet = try Program.run(["validate", "broken.json", "-q"] + many, in: folder.url)
    #expect(quiet.status == 1 && quiet.errors == "" && quiet.text == "")
  }

  @Test func `files are reported in the order they are given`() throws {
    let outcome = try run(
      "broken.json",
      "bar.json",
      "broken.json",
      "./broken.json",
      "--select",
      "ref",
      "--format",
      "compact"
    )
    let names = outcome.text.split(separator: "\n").map { $0.prefix { $0 != ":" } }
    #expect(names == ["broken.json", "./broken.json"])
  }

  @Test func `folders and patterns are looked through`() throws {
    let sub = folder.url.appendingPathComponent("sub")
    try FileManager.default.createDirectory(at: sub, withIntermediateDirectories: true)
    try folder.write("[", to: "sub/b.json")
    #expect(try run(".", "--format", "compact", "--select", "json").text.contains("sub/b.json:1:2"))
    #expect(try run("*/*.json", "--format", "compact").text.contains("sub/b.json:1:2"))
    #expect(try run("none/*.json").status == 66)
    #expect(try run("none.json").status == 66)
  }

  @Test func `standard input is a file too`() throws {
    let outcome = try Program.run(
      ["validate", "-", "--format", "compact"],
      in: folder.url,
      input: "{"
    )
    #expect(outcome.text.hasPrefix("stdin:1:2: error: not JSON"))
    #expect(outcome.status == 1)
  }

  @Test func `damaged containers are findings`() throws {
    try Data([0x50, 0x4B, 3, 4, 9, 9]).write(to: folder.url.appendingPathComponent("a.lottie"))
    try Data([0x1F, 0x8B, 8, 9, 9]).write(to: folder.url.appendingPathComponent("a.tgs"))
    try folder.write(Document.bar, to: "b.tgs")
    let text = try run("a.lottie", "a.tgs", "b.tgs", "--format", "compact").text
    #expect(text.contains("[container/zip]"))
    #expect(text.contains("[container/gzip]"))
    #expect(text.contains("[container/renamed]"))
  }

  @Test func `a baseline keeps old findings quiet`() throws {
    #expect(try run("broken.json", "--baseline", "known.json").status == 66)
    #expect(try run("broken.json", "--baseline", "known.json", "--update-baseline").status == 0)
    let outcome = try run("broken.json", "--baseline", "known.json")
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("known findings left out"))
  }

  @Test func `other JSON of a folder is no finding, a named file is`() throws {
    try folder.write(#"{"name": "package"}"#, to: "package.json")
    #expect(try run(".", "--select", "json").status == 0)
    #expect(try run("package.json", "--select", "json").status == 1)
  }

  @Test func `a baseline hides nothing that cannot be read, and is not checked`() throws {
    try folder.write("[", to: "cut.json")
    _ = try run(".", "--baseline", "known.json", "--update-baseline")
    let outcome = try run(".", "--baseline", "known.json", "--format", "compact")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("cut.json:1:2: error"))
    #expect(!outcome.text.contains("known.json"))
  }

  @Test func `the target players are listed once, at the end`() throws {
    let text = try run("bar.json", "broken.json", "--target", "web", "--target", "android").text
    #expect(text.contains("lottie-web/svg"))
    #expect(!text.contains("skottie"))
    let all = try Program.run("features", in: folder.url).text
    #expect(all.hasPrefix("A  lottie-ios@2.5.2\nB  lottie-ios@3.0\n"))
    #expect(all.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(text.components(separatedBy: "because of").count == 2)
  }

  @Test func `the nearest configuration counts`() throws {
    try folder.write("rules: {ref/matte-source: off}\n", to: ".lottie.yml")
    #expect(try run("broken.json").status == 0)
    #expect(try run("broken.json", "--no-config").status == 1)
    try folder.write("targets: [nobody]\n", to: ".lottie.yml")
    let outcome = try run("broken.json")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(".lottie.yml: there is no player \"nobody\""))
    try folder.write("a: [\n", to: ".lottie.yml")
    #expect(try run("broken.json").status == 64)
  }

  @Test func `an override holds for its files`() throws {
    try folder.write(
      "overrides:\n  - files: \"bro*.json\"\n    rules: {ref: off}\n",
      to: ".lottie.yml"
    )
    #expect(try run("broken.json").status == 0)
  }

  @Test func `init writes a configuration that is understood, once`() throws {
    #expect(try Program.run("init", in: folder.url).status == 0)
    #expect(try run("bar.json").status == 0)
    #expect(try Program.run("init", in: folder.url).status == 73)
  }

  @Test func `fix corrects the file, or only says how`() throws {
    let before = Document.bar.replacingOccurrences(
      of: "\"ks\":{",
      with: "\"ks\":{\"o\":{\"k\":100},"
    )
    try folder.write(before, to: "old.json")
    let dry = try run("old.json", "--fix", "--dry-run")
    #expect(dry.text.contains("+ \"a\":0,"))
    #expect(try String(decoding: folder.read("old.json"), as: UTF8.self) == before)
    _ = try run("old.json", "--fix")
    let after = before.replacingOccurrences(of: "{\"k\":100}", with: "{\"a\":0,\"k\":100}")
    #expect(try String(decoding: folder.read("old.json"), as: UTF8.self) == after)
  }

  @Test func `reports go to a file`() throws {
    _ = try run("broken.json", "--format", "sarif", "--output", "out.sarif")
    #expect(try String(decoding: folder.read("out.sarif"), as: UTF8.self).contains("\"2.1.0\""))
    #expect(try run("broken.json", "--output", "broken.json/out").status == 73)
  }

  @Test func `unknown rules and players are usage errors`() throws {
    #expect(try run("bar.json", "--select", "nothing/here").status == 64)
    #expect(try run("bar.json", "--target", "nobody").status == 64)
    #expect(try run("bar.json", "--severity", "ref").status == 64)
  }

  @Test func `rules are listed and explained`() throws {
    #expect(try Program.run("rules", in: folder.url).text.contains("ref/matte-source"))
    let one = try Program.run("rules", "ref/matte-source", in: folder.url).text
    #expect(one.contains("Why ") && one.contains("Fix "))
    #expect(try Program.run("rules", "nothing", in: folder.url).status == 64)
  }

  @Test func `features are listed for players`() throws {
    let text = try Program.run("features", "--target", "android", in: folder.url).text
    #expect(text.contains("lottie-android"))
    #expect(!text.contains("skottie"))
    let json = try Program.run("features", "--format", "json", in: folder.url).output
    let output = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    #expect((output?["features"] as? [Any])?.count == 467)
  }

  @Test func `stickers are held to Telegram's size`() throws {
    #expect(try run("bar.json", "--profile", "telegram").status == 1)
  }

  @Test func `a container without an animation is a finding`() throws {
    // A zip of a manifest and a text, made with Python's zipfile.
    let zip = """
      UEsDBBQAAAAIAAAAIVBDv6ajBAAAAAIAAAANAAAAbWFuaWZlc3QuanNvbquuBQBQSwMEFAAAAAgAAAAh\
      UKwqk9gEAAAAAgAAAAoAAAByZWFkbWUudHh0y8gEAFBLAQIUAxQAAAAIAAAAIVBDv6ajBAAAAAIAAAAN\
      AAAAAAAAAAAAAACAAQAAAABtYW5pZmVzdC5qc29uUEsBAhQDFAAAAAgAAAAhUKwqk9gEAAAAAgAAAAoA\
      AAAAAAAAAAAAAIABLwAAAHJlYWRtZS50eHRQSwUGAAAAAAIAAgBzAAAAWwAAAAAA
      """
    try #require(Data(base64Encoded: zip)).write(to: folder.url.appendingPathComponent("e.lottie"))
    let outcome = try run("e.lottie", "--format", "compact")
    #expect(outcome.status == 1 && outcome.text.contains("[container/manifest]"))
  }

  @Test func `a file beyond the limit is a finding, at once`() throws {
    let url = folder.url.appendingPathComponent("huge.json")
    try Data().write(to: url)
    let file = try FileHandle(forWritingTo: url)
    try file.truncate(atOffset: 257 << 20)
    try file.close()
    let outcome = try run("huge.json", "--format", "compact")
    #expect(outcome.status == 1 && outcome.text.contains("[json/size]"))
  }

  @Test func `a sticker of more than 64 KB is a finding`() throws {
    for (size, isFound) in [(70_000, true), (30_000, false)] {
      let name = String(repeating: "x", count: size)
      let sticker =
        #"{"tgs":1,"nm":"\#(name)","v":"5.5.2","fr":60,"ip":0,"op":60,"w":512,"h":512,"layers":[]}"#
      try ValidateCommandTests.gzip(Array(sticker.utf8))
        .write(to: folder.url.appendingPathComponent("s.tgs"))
      let text = try run("s.tgs", "--profile", "telegram", "--format", "compact").text
      #expect(text.contains("[tgs/size]") == isFound)
    }
  }

  /// A gzip file of stored blocks (RFC 1951 §3.2.4, RFC 1952).
  private static func gzip(_ bytes: [UInt8]) -> Data {
    func words(_ value: UInt32, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt32($0))) }
    }
    var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    for start in stride(from: 0, to: bytes.count, by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let count = UInt32(block.count)
      result += [block.endIndex == bytes.count ? 1 : 0] + words(count, 2) + words(~count, 2) + block
    }
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return Data(result + words(~crc, 4) + words(UInt32(bytes.count), 4))
  }

  @Test func `quiet means nothing on the terminal, not no report`() throws {
    try folder.write("{\"layers\":[", to: "broken.json")
    let run = try Program.run(
      "validate",
      "broken.json",
      "--no-config",
      "-q",
      "--format",
      "json",
      "-o",
      "report.json",
      in: folder.url
    )
    #expect(run.text.isEmpty && run.errors.isEmpty && run.status == 1)
    #expect(String(decoding: try folder.read("report.json"), as: UTF8.self).contains("json/syntax"))
  }
}
