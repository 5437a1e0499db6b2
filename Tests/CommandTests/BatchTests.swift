import Foundation
import LottieKit
import TestSupport
import Testing

/// `lottie batch -`: a task in, a result out.
struct BatchTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "bar.json")
  }

  private func batch(_ lines: String..., arguments: [String] = []) throws -> Program.Outcome {
    try Program.run(
      ["batch", "-"] + arguments,
      in: folder.url,
      input: lines.joined(separator: "\n")
    )
  }

  private func results(_ run: Program.Outcome) throws -> [JSONValue] {
    try run.text.split(separator: "\n").map {
      try JSONDocument(Array($0.utf8)).withRoot(JSONValue.init)
    }
  }

  @Test func `a rendered task has the bytes of the command`() throws {
    let run = try batch(
      #"{"id": "x", "do": "render", "input": "bar.json", "output": "b/a.png", "frame": 5, "size": "40x30"}"#
    )
    #expect(run.status == 0, "\(run.errors)")
    let single = try Program.run(
      ["render", "bar.json", "single.png", "--frame", "5", "--size", "40x30"],
      in: folder.url
    )
    #expect(single.status == 0)
    let bytes = try folder.read("b/a.png")
    #expect((bytes == (try folder.read("single.png"))) as Bool)
    let result = try #require(try results(run).first)
    #expect(result["id"] == .string("x"))
    #expect(result["status"] == .string("done"))
    #expect(result["output"] == .string("b/a.png"))
    #expect(result["bytes"] == .number(Double(bytes.count)))
    // FNV-1a by its definition: <http://www.isthe.com/chongo/tech/comp/fnv/>.
    let sum = bytes.reduce(into: 0xCBF2_9CE4_8422_2325 as UInt64) {
      $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    #expect(result["checksum"] == .string(String(format: "%016llx", sum)))
  }

  @Test func `a task that fails says why and the others go on`() throws {
    let run = try batch(
      "not JSON",
      "",
      "[1]",
      #"{"do": "paint", "input": "bar.json"}"#,
      #"{"do": "render", "input": "bar.json"}"#,
      #"{"id": 70, "do": "render", "input": "none.json", "output": "a.png"}"#,
      #"{"do": "render", "input": "bar.json", "output": "b.png", "sise": "3x3"}"#,
      #"{"do": "render", "input": "bar.json", "output": "c.png", "set": {"None.Color": "red"}}"#,
      #"{"do": "convert", "input": "bar.json", "output": "./bar.json"}"#,
      #"{"do": "render", "input": "bar.json", "output": "-"}"#,
      #"{"do": "info", "input": "bar.json"}"#
    )
    #expect(run.status == 1)
    #expect(run.errors == "10 tasks: 1 done, 9 failed\n")
    let found = try results(run).map { result in
      [result["id"], result["exit"], result["error"]].map { value -> String in
        switch value {
        case .string(let text)?: text
        case .number(let number)?: String(Int(number))
        default: "-"
        }
      }
    }
    #expect(
      found == [
        ["1", "64", "line 1, byte 2: not JSON"],
        ["3", "64", "line 3: expected an object, as {\"do\": \"render\", \"input\": \"a.json\"}"],
        [
          "4", "64",
          "line 4: \"do\": there is no \"paint\"; there is render, validate, info, convert, diff",
        ],
        ["5", "64", "line 5: \"output\" is missing"],
        ["70", "66", "none.json: No such file or directory"],
        ["7", "64", "Unknown option '--sise'. Did you mean '--size'?"],
        ["8", "64", "--set: no property matches None.Color; there is no \"None\""],
        [
          "9", "64",
          "./bar.json is the same file as the input bar.json; "
            + "choose another output or use --overwrite-input",
        ],
        [
          "10", "64",
          "line 10: \"-\": tasks read and write files, not standard input and output",
        ],
        ["11", "0", "-"],
      ]
    )
    #expect(folder.names == ["bar.json"])
  }

  @Test func `values of a task are those of the options`() throws {
    let run = try batch(
      #"""
      {"do": "render", "input": "bar.json", "output": "a.png", "frame": 0, "background": "#00ff00", "hide": "back"}
      """#,
      #"{"do": "render", "input": "bar.json", "output": "b.png", "frame": 0, "hide": ["back"]}"#
    )
    #expect(run.status == 0, "\(run.text)")
    for (name, options) in [("a", ["--background", "#00ff00"]), ("b", [])] {
      let single = try Program.run(
        ["render", "bar.json", "single.png", "--frame", "0", "--hide", "back"] + options,
        in: folder.url
      )
      #expect(single.status == 0)
      #expect(((try folder.read("\(name).png")) == (try folder.read("single.png"))) as Bool)
    }
  }

  @Test func `an animation that changes between two tasks is loaded again`() throws {
    let process = Process()
    let (input, output) = (Pipe(), Pipe())
    process.executableURL = try Program.executable
    process.arguments = ["batch", "-"]
    process.currentDirectoryURL = folder.url
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    func answer(_ line: String) throws -> JSONValue {
      try input.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
      // The answer comes before the input ends: it was flushed.
      var bytes: [UInt8] = []
      while bytes.last != 0x0A {
        bytes += output.fileHandleForReading.availableData
      }
      return try JSONDocument(bytes.dropLast()).withRoot(JSONValue.init)
    }
    let task = #"{"do": "info", "input": "bar.json"}"#
    let first = try answer(task)["report"]
    #expect(try answer(task)["report"] == first)
    let text = Document.bar
    try folder.write(text.replacing(#""op":"#, with: #""op":1"#), to: "bar.json")
    let second = try answer(task)["report"]
    #expect(second?["end_frame"] != first?["end_frame"])
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `a task has its own time`() throws {
    let line =
      #"{"do": "render", "input": "bar.json", "output": "a.gif", "timeout": 0.001, "speed": 0.01}"#
    let run = try batch(line, #"{"do": "info", "input": "bar.json"}"#)
    let all = try results(run)
    #expect(all.map { $0["exit"] } == [.number(75), .number(0)])
    #expect(all[0]["error"] == .string("not finished after 0.001 s (--timeout)"))
    #expect(folder.names == ["bar.json"])
  }

  @Test func `jobs change nothing but the order`() throws {
    let lines = (0..<10).map { number in
      #"{"id": \#(number), "do": "render", "input": "bar.json", "output": "o/\#(number).png", "frame": \#(number)}"#
    }.joined(separator: "\n")
    func sums(_ jobs: String) throws -> [String] {
      let run = try batch(lines, arguments: ["--jobs", jobs])
      #expect(run.status == 0)
      return try results(run).map { "\($0["id"] ?? .null) \($0["checksum"] ?? .null)" }.sorted()
    }
    let (one, three) = (try sums("1"), try sums("3"))
    #expect(one == three)
  }
}
