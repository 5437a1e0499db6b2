import Foundation
import LottieCodecs
import LottieScene
import TestSupport
import Testing

@testable import LottieCLI
@testable import LottieJobs

/// `lottie keypaths --fields` and `lottie render --rows`.
struct RowsTests {
  private let folder: TemporaryFolder

  /// A red square in the left half of 20 × 10 pixels, whose color is a slot, a blue one in the right half.
  private static let template = ##"""
    {"w":20,"h":10,"fr":10,"ip":0,"op":10,
    "slots":{"brand":{"p":{"a":0,"k":[1,0,0]}}},
    "assets":[{"id":"pic","p":"blue.png","w":4,"h":4}],"layers":[
    {"ty":4,"nm":"Left","ip":0,"op":10,"ks":{},"shapes":[
    {"ty":"rc","nm":"Box","p":{"k":[5,5]},"s":{"k":[10,10]},"r":{"k":0}},
    {"ty":"fl","nm":"Fill","c":{"sid":"brand","k":[1,0,0]},"o":{"k":100}}]},
    {"ty":1,"nm":"Right","sc":"#0000ff","sw":10,"sh":10,"ip":0,"op":10,"ks":{"p":{"k":[10,0]}}}]}
    """##

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.template, to: "t.json")
  }

  private func run(_ arguments: String..., input: String = "") throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url, input: input)
  }

  private func draw(_ table: String, _ options: String...) throws -> Program.Outcome {
    try folder.write(table, to: "data.csv")
    return try Program.run(
      ["render", "t.json", "--rows", "data.csv", "-o", "out/{id}.png", "--frame", "0"] + options,
      in: folder.url
    )
  }

  /// The colors left and right of a drawn row, as `rrggbb`; nil where nothing is.
  private func colors(_ id: String) throws -> [String?] {
    let pixmap = try ImageDecoder.decode(try folder.read("out/\(id).png"))
    return [pixmap[5, 5], pixmap[15, 5]].map { pixel -> String? in
      guard pixel >> 24 != 0 else { return nil }
      // Bytes are red, green, blue, alpha from the lowest.
      let components = [0, 8, 16].map { (shift: UInt32) -> UInt32 in pixel >> shift & 0xFF }
      return components.map { String(0x100 + $0, radix: 16).suffix(2) }.joined()
    }
  }

  @Test func `a row fills slots, properties and what is hidden`() throws {
    let table = """
      id,brand,Right.Color,hide:Right,"Right.Transform.Position"
      a,,,,
      b,#00ff00,white,no,
      c,,,TRUE,
      d,blue,,0,"30,0"

      """
    let outcome = try draw(table, "--quiet")
    #expect(outcome.errors.isEmpty && outcome.status == 0)
    #expect(
      folder.names == ["data.csv", "out/a.png", "out/b.png", "out/c.png", "out/d.png", "t.json"]
    )
    #expect(try colors("a") == ["ff0000", "0000ff"])
    #expect(try colors("b") == ["00ff00", "ffffff"])
    #expect(try colors("c") == ["ff0000", nil])
    #expect(try colors("d") == ["0000ff", nil])
  }

  @Test(arguments: [
    "id,Right.Color,brand\r\nx,#00ff00,\r\ny,,\"[0,0,1]\"\r\n",
    "\u{FEFF}id,Right.Color,brand\nx,\"#00ff00\",\ny,,\"[0,0,1]\"",
    "{\"id\":\"x\",\"Right.Color\":\"#00ff00\"}\n\n{\"id\":\"y\",\"brand\":[0,0,1]}\n",
    "[{\"id\":\"x\",\"Right.Color\":\"#00ff00\",\"brand\":null},\n{\"id\":\"y\",\"brand\":[0,0,1]}]",
  ])
  func `tables are told apart by their content`(table: String) throws {
    for input in ["data.csv", "-"] {
      try folder.write(table, to: "data.csv")
      let outcome = try run(
        "render",
        "t.json",
        "out/{id}.png",
        "--rows",
        input,
        "--frame",
        "0",
        "-q",
        input: input == "-" ? table : ""
      )
      #expect(outcome.errors.isEmpty && outcome.status == 0)
      #expect(try colors("x") == ["ff0000", "00ff00"])
      #expect(try colors("y") == ["0000ff", "0000ff"])
    }
  }

  @Test func `everything wrong with a table is said at once, and nothing is drawn`() throws {
    let table = """
      id,Right.Color,hide:Right,image:pic,Left.Fill.Colour,sku
      a,red,maybe,none.png,1,1
      b,"reddish

      ",,,,2
      c,red
      d,"red"x,,,,3
      a,,,,,3
      ,,,,,5
      e,"red
      """
    let outcome = try draw(table, "--report", "out/{sku}.json")
    #expect(outcome.status == 65)
    #expect(outcome.text.isEmpty)
    #expect(
      outcome.errors == """
        error: data.csv: 9 problems; nothing was drawn
          data.csv:1: Left.Fill.Colour: the animation has no slot, text layer or property of this name; did you mean "Left.Fill.Color"?
          data.csv:2: hide:Right: expected true or false, found "maybe"
          data.csv:2: image:pic: cannot read the image file "none.png"
          data.csv:3: Right.Color: expected a color, as #ff8800 or red, found "reddish\\n\\n"
          data.csv:6: 2 values for 6 columns
          data.csv:7: text after a quoted value; double quotation marks within quoted values
          data.csv:8: out/a.png is also the output of line 2
          data.csv:9: id: is empty, and --output needs it
          data.csv:10: a quotation mark that opens a value is never closed

        """
    )
    #expect(folder.names == ["data.csv", "t.json"])
  }

  @Test func `lines of JSON are named, too`() throws {
    let lines = "{\"id\":1,\"Right.Color\":3}\n[1]\n{\"id\":2,\n{\"id\":3,\"x\":true}\n"
    let outcome = try draw(lines)
    #expect(outcome.status == 65)
    let found = outcome.errors.split(separator: "\n").dropFirst().map { $0.prefix(18) }
    #expect(
      found == [
        "  data.csv:1: Righ", "  data.csv:2: a ro", "  data.csv:3: not ", "  data.csv:4: x: t",
      ]
    )
    let list = try draw("[{\"id\":1},\n\n{\"id\":2,\"Right.Color\":\"rd\"}]")
    #expect(list.status == 64)
    #expect(list.errors.contains("\n  data.csv:3: Right.Color: expected a color"))
  }

  @Test func `a column may be mapped, and --limit draws the first rows`() throws {
    let table = "id,shade\n1,red\n2,white\n3,blue\n"
    #expect(try draw(table).status == 64)
    let outcome = try draw(
      table,
      "--map",
      "shade=Right.Color",
      "--map",
      "shade=brand",
      "--limit",
      "2",
      "-q"
    )
    #expect(outcome.errors.isEmpty && outcome.status == 0)
    #expect(folder.names == ["data.csv", "out/1.png", "out/2.png", "t.json"])
    #expect(try colors("2") == ["ffffff", "ffffff"])
    let wrong = try draw(table + "4,rd\n", "--map", "shade=Right.Color", "--limit", "1")
    #expect(wrong.errors.contains("data.csv:5: shade: expected a color"))
    #expect(
      try draw(table, "--map", "shad=brand").errors
        == "error: --map: data.csv has no column \"shad\"; did you mean \"shade\"?\n"
    )
    #expect(
      try draw(table, "--map", "shade=brnd").errors
        == "error: --map: the animation has no slot, text layer or property \"brnd\"; "
        + "did you mean \"brand\"?\n"
    )
  }

  @Test func `a name means a slot before a text, and a text before a property`() throws {
    try folder.write(
      ##"""
      {"w":20,"h":10,"fr":10,"ip":0,"op":10,"slots":{"A":{"p":{"a":0,"k":50}}},
      "fonts":{"list":[{"fName":"F","fFamily":"F","fStyle":"R"}]},"layers":[
      {"ty":5,"nm":"A","ip":0,"op":10,"ks":{"o":{"sid":"A","k":50}},
      "t":{"d":{"k":[{"t":0,"s":{"t":"x","f":"F","s":9}}]},"p":{},"m":{"g":1},"a":[]}},
      {"ty":5,"nm":"B.*","ip":0,"op":10,"ks":{},
      "t":{"d":{"k":[{"t":0,"s":{"t":"=1+1\rtwo","f":"F","s":9}}]},"p":{},"m":{"g":1},"a":[]}}]}
      """##,
      to: "t.json"
    )
    let fields = try run("keypaths", "t.json", "--fields", "--format", "csv")
    #expect(fields.text.hasPrefix("field,kind,value\nA,number,50\nB.*,text,\"'=1+1\ntwo\"\n"))
    #expect(fields.text.contains("\nhide:B.*,boolean,false\n"))
    // The text of A can be reached as a property.
    let outcome = try draw("id,A,A.Text,B.*\n1,x,y,z\n")
    #expect(outcome.status == 64)
    #expect(
      outcome.errors
        == "error: data.csv: 1 problem; nothing was drawn\n"
        + "  data.csv:2: A: expected a number, found \"x\"\n"
    )
  }

  @Test func `an output must depend on a column and replace nothing that is read`() throws {
    try folder.write("id\nt\ndata\n", to: "data.csv")
    let one = try run("render", "t.json", "--rows", "data.csv", "-o", "{name}.png", "--frame", "0")
    #expect(one.status == 64)
    #expect(one.errors == "error: --rows needs a column in --output, as in 'out/{id}.png'\n")
    let two = try run("render", "t.json", "--rows", "data.csv", "-o", "{sku}.png", "--frame", "0")
    #expect(two.errors.contains("unknown placeholder {sku}; use {id}, {name}"))
    let report = try run(
      "render",
      "t.json",
      "--rows",
      "data.csv",
      "-o",
      "{id}.png",
      "--report",
      "{id}.json",
      "--frame",
      "0"
    )
    #expect(report.errors.contains("\n  data.csv:2: t.json is the input;"))
    let both = try run("render", "-", "--rows", "-", "-o", "{id}.png", "--frame", "0")
    #expect(both.errors == "error: the animation and --rows cannot both be standard input\n")
    #expect(try run("render", "t.json", "a.png", "--limit", "2").status == 64)
  }

  @Test(arguments: ["", #","x":"value / 2""#])
  func `values in slots draw what --slots draws`(expression: String) throws {
    let layer = { (name: String, more: String) in
      ##"""
      {"ty":4,"nm":"\##(name)","ip":0,"op":10,"ks":{"o":{"sid":"fade","k":100\##(expression)},
      "p":{"sid":"place","k":[10,5]},"r":{"sid":"turn","a":1,"k":[{"t":0,"s":[0]},{"t":9,"s":[9]}]}},"shapes":[
      {"ty":"rc","p":{"k":[0,0]},"s":{"sid":"extent","k":[6,4]},"r":{"k":0}},
      {"ty":"fl","c":{"sid":"brand","k":[1,0,0]},"o":{"sid":"fade","k":100}}]\##(more)}
      """##
    }
    try folder.write(
      ##"""
      {"w":20,"h":10,"fr":10,"ip":0,"op":10,"slots":{"fade":{"p":{"a":0,"k":100}},
      "turn":{"p":{"a":1,"k":[{"t":0,"s":[0]},{"t":9,"s":[90]}]}}},
      "assets":[{"id":"c","layers":[\##(layer("In", ""))]}],"layers":[
      {"ty":0,"refId":"c","nm":"A","w":20,"h":10,"ip":0,"op":10,"ks":{}},
      {"ty":0,"refId":"c","nm":"B","w":20,"h":10,"ip":0,"op":10,"ks":{"p":{"k":[4,2]}}},
      \##(layer("Out", ""))]}
      """##,
      to: "t.json"
    )
    let rows = [
      #"{"id":"a","fade":40}"#, ##"{"id":"b","brand":"#00ff80","place":"4,4"}"##,
      #"{"id":"c","extent":[3,9],"fade":70,"turn":30}"#, #"{"id":"d","brand":[0.1,0.5,0.3]}"#,
      #"{"id":"e","fade":{"a":0,"k":20},"place":"8,2"}"#,
    ]
    let drawn = try draw(rows.joined(separator: "\n"), "-q")
    #expect(drawn.status == 0 && drawn.errors.isEmpty, "\(drawn.errors)")
    let slots = [
      #"{"fade":40}"#, ##"{"brand":"#00ff80","place":[4,4,0]}"##,
      #"{"extent":[3,9],"fade":70,"turn":30}"#, #"{"brand":[0.1,0.5,0.3,1]}"#,
      #"{"fade":20,"place":[8,2]}"#,
    ]
    for (id, values) in zip(["a", "b", "c", "d", "e"], slots) {
      try folder.write(values, to: "slots.json")
      let single = try run(
        "render",
        "t.json",
        "s.png",
        "--slots",
        "slots.json",
        "--frame",
        "0",
        "-q"
      )
      #expect(single.status == 0 && single.errors.isEmpty)
      #expect(try folder.read("s.png") == folder.read("out/\(id).png"), "\(id)")
    }
  }

  @Test(arguments: [
    [UInt8](repeating: UInt8(ascii: ","), count: 3 << 20),
    Array("id,x\n\"".utf8) + [UInt8](repeating: 0x61, count: 3 << 20) + Array("\",1".utf8),
    Array("id,x\n1,\0\n2,\u{0}".utf8),
    [0x69, 0x64, 0x0A, 0xFF, 0xFE, 0x0A],
    [0xFF, 0xFE, 0x69, 0],
    Array("[[[[".utf8), Array("{\"id\":{\"id\":".utf8), Array("".utf8), Array("id,id\n1,2".utf8),
    Array(",b\n1,2".utf8), Array("id\n".utf8),
    Array(String(repeating: "{\n", count: 100_000).utf8),
  ])
  func `a hostile table is refused with a line`(table: [UInt8]) throws {
    try folder.write(table, to: "data.csv")
    let outcome = try run("render", "t.json", "--rows", "data.csv", "-o", "{id}.png")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("\n  data.csv:"))
    #expect(folder.names == ["data.csv", "t.json"])
  }

  @Test func `values of fields can be put back and draw the same`() throws {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")
    // The others have more names, not other ones.
    for name in ["effects", "gradients", "icon-morph", "loader", "photo", "text"] {
      let sample = samples.appendingPathComponent(name + ".json").path
      let listed = try run("keypaths", sample, "--fields", "--format", "json").output
      let output = try JSONSerialization.jsonObject(with: listed) as? [String: Any]
      let fields = try #require(output?["fields"] as? [[String: Any]])
      #expect(fields.count > 20)
      let cells = fields.compactMap { field -> (String, String)? in
        guard let name = field["field"] as? String, let value = field["value"] as? String else {
          return nil
        }
        return (name, value)
      }
      for start in stride(from: 0, to: cells.count, by: 1500) {
        let sums = try checksums(of: sample, cells[start..<min(start + 1500, cells.count)])
        #expect(Set(sums).count == 1, "\(name): \(start)")
      }
    }
  }

  /// The first frame as it is, and with fields set, fifty in a row.
  private func checksums(
    of sample: String,
    _ cells: ArraySlice<(String, String)>
  ) throws -> [Substring] {
    var rows: [[String: String]] = [["id": "0"]]
    for (index, cell) in cells.enumerated() {
      if index % 50 == 0 { rows.append(["id": "\(rows.count)"]) }
      rows[rows.count - 1][cell.0] = cell.1
    }
    try folder.write([UInt8](try JSONSerialization.data(withJSONObject: rows)), to: "rows.json")
    let drawn = try Program.run(
      ["render", sample, "--rows", "rows.json", "-o", "out/{id}.png", "--frame", "0"]
        + ["--size", "120x120", "--checksum"],
      in: folder.url
    )
    #expect(drawn.status == 0, "\(drawn.errors)")
    let sums = drawn.text.split(separator: "\n").filter { $0.contains("  frame ") }
      .map { $0.prefix(16) }
    #expect(sums.count == rows.count)
    return sums
  }
}

/// The reader of comma-separated values.
struct CSVReaderTests {
  private func records(_ text: String) -> [String] {
    var reader = CSVReader(Array(text.utf8))
    var found: [String] = []
    while true {
      do throws(CSVReader.Problem) {
        guard let record = try reader.next() else { return found }
        found.append("\(record.line) " + record.values.joined(separator: "|"))
      } catch {
        found.append("\(error.line) \(error.reason)")
      }
    }
  }

  // RFC 4180, section 2, and what a package read otherwise: docs/decisions/0019-rows.md.
  @Test(arguments: [
    ("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", ["1 aaa|bbb|ccc", "2 zzz|yyy|xxx"]),
    ("aaa,bbb\nzzz,yyy", ["1 aaa|bbb", "2 zzz|yyy"]),
    ("\"aaa\",\"b \r\nbb\",\"ccc\"\r\nz,y,x", ["1 aaa|b \nbb|ccc", "3 z|y|x"]),
    ("\"aaa\",\"b\"\"bb\",\"ccc\"", ["1 aaa|b\"bb|ccc"]),
    ("a,\n,\n\"\",b", ["1 a|", "2 |", "3 |b"]),
    ("a\n\n\r\n\rb", ["1 a", "5 b"]),
    (" a, b ", ["1  a| b "]),
    ("1,\u{301}2,\"x\",\"\u{301}\"", ["1 1|\u{301}2|x|\u{301}"]),
    ("a\u{2028}b\u{B}c\u{85},d", ["1 a\u{2028}b\u{B}c\u{85}|d"]),
    ("'=a,'-5,'x,''=b,=c", ["1 =a|-5|'x|'=b|=c"]),
    ("a\"b,c\nd", ["1 strayQuote", "2 d"]),
    ("\"a\"b,c\nd", ["1 textAfterQuote", "2 d"]),
    ("a\n\"b\n\n", ["1 a", "2 unterminated"]),
  ])
  func `records and lines`(text: String, expected: [String]) {
    #expect(records(text) == expected)
  }
}
