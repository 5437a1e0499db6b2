import Foundation
import LottieJobs
import LottieKit
import TestSupport
import Testing

/// `lottie mcp`, a message a line.
struct ToolServerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Document.bar, to: "in/bar.json")
    try folder.write(Document.bar, to: "outside.json")
  }

  private func answers(_ lines: [String]) throws -> [JSONValue] {
    let input = lines.joined(separator: "\n") + "\n"
    let run = try Program.run(["mcp", "--root", "in"], in: folder.url, input: input)
    #expect(run.status == 0, "\(run.errors)")
    return try run.output.split(separator: 0x0A).map {
      try JSONDocument(Array($0)).withRoot(JSONValue.init)
    }
  }

  private func call(_ tool: String, _ arguments: String) throws -> JSONValue {
    let answers = try answers([
      #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    ])
    #expect(answers.count == 1 && answers[0]["id"] == .number(7))
    return answers.first?["result"] ?? .null
  }

  /// The message of a call that has to fail.
  private func refusal(_ tool: String, _ arguments: String) throws -> String? {
    let result = try call(tool, arguments)
    #expect(result["isError"] == .bool(true), "\(arguments): \(result)")
    return result["content"]?.elements?.first?["text"]?.text
  }

  @Test func `a client is greeted, and notifications have no answer`() throws {
    let answers = try answers([
      #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":"a","method":"ping"}"#, "",
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"1999-01-01"}}"#,
      #"{"jsonrpc":"2.0","id":9,"result":{}}"#,
    ])
    #expect(answers.count == 3)
    #expect(answers[0]["result"]?["protocolVersion"] == .string("2025-03-26"))
    #expect(answers[0]["result"]?["serverInfo"]?["name"] == .string("lottie"))
    #expect(answers[0]["result"]?["capabilities"]?["tools"]?.memberList?.isEmpty == true)
    #expect(
      answers[1]
        == JSONValue(members: [
          "jsonrpc": .string("2.0"), "id": .string("a"), "result": JSONValue(members: [:]),
        ])
    )
    #expect(answers[2]["result"]?["protocolVersion"] == .string("2025-06-18"))
  }

  @Test func `what is no request is an error with its number`() throws {
    let cases: [(String, Double, JSONValue)] = [
      ("{", -32700, .null), ("[]", -32600, .null), ("17", -32600, .null),
      (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600, .number(1)),
      (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600, .null),
      (#"{"jsonrpc":"2.0","id":2,"method":"resources/list"}"#, -32601, .number(2)),
      (
        #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"rm"}}"#, -32602,
        .number(3)
      ),
      (
        #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"get","arguments":[]}}"#,
        -32602, .number(4)
      ),
      (String(repeating: "[", count: 5_000), -32700, .null),
    ]
    let answers = try answers(cases.map(\.0))
    #expect(answers.map { $0["error"]?["code"] } == cases.map { .number($0.1) })
    #expect(answers.map { $0["id"] } == cases.map { $0.2 })
  }

  @Test func `a line that is too long is refused, and the next is answered`() throws {
    let long =
      #"{"jsonrpc":"2.0","id":1,"method":"ping","params":""#
      + String(repeating: "x", count: 17 << 20) + #""}"#
    let answers = try answers([long, #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#])
    #expect(answers.first?["error"]?["code"] == .number(-32700))
    #expect(answers.last?["id"] == .number(2) && answers.count == 2)
  }

  @Test func `tools are listed with their arguments and the forms of the commands`() throws {
    let answers = try answers([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])
    let tools = answers.first?["result"]?["tools"]?.elements ?? []
    #expect(
      tools.compactMap { $0["name"]?.text } == [
        "check", "frames", "keypaths", "get", "set", "diff", "fields", "profile",
      ]
    )
    for tool in tools {
      #expect(tool["inputSchema"]?["required"]?.elements?.contains(.string("input")) == true)
      #expect(tool["annotations"]?["readOnlyHint"] == .bool(tool["name"] != .string("set")))
    }
    let form = try JSONDocument(Array((OutputSchemas.text("get") ?? "").utf8)).withRoot(
      JSONValue.init
    )
    #expect(tools.first { $0["name"] == .string("get") }?["outputSchema"] == form)
  }

  @Test func `each tool answers as its command`() throws {
    try folder.write(Document.bar.replacing("#ff0000", with: "#0000ff"), to: "in/blue.json")
    let cases = [
      ("check", "{}", "validate bar.json --no-config"), ("keypaths", "{}", "keypaths bar.json"),
      ("keypaths", #"{"pattern":"**.Color","values":true}"#, "keypaths bar.json **.Color --values"),
      ("get", #"{"keypath":"back.Color","frame":3}"#, "get bar.json back.Color --frame 3"),
      ("get", #"{"keypath":"*","bounds":true}"#, "get bar.json * --bounds"),
      ("fields", "{}", "keypaths bar.json --fields"),
      ("profile", #"{"frames":2}"#, "profile bar.json --frames 2"),
      ("diff", #"{"other":"blue.json"}"#, "diff bar.json blue.json"),
      (
        "diff", #"{"other":"blue.json","visual":true,"frames":2}"#,
        "diff bar.json blue.json --visual --frames 2"
      ),
    ]
    let inner = folder.url.appendingPathComponent("in")
    for (tool, more, line) in cases {
      let start = more == "{}" ? #"{"input":"bar.json""# : #"{"input":"bar.json","#
      let result = try call(tool, start + more.dropFirst())
      let arguments = line.split(separator: " ").map { String($0) } + ["--format", "json"]
      let wanted = try Program.run(arguments, in: inner, input: "").output.dropLast()
      #expect(
        result["content"]?.elements?.last?["text"]?.text == String(decoding: wanted, as: UTF8.self),
        "\(line)"
      )
      #expect(
        result["structuredContent"] == (try JSONDocument(Array(wanted)).withRoot(JSONValue.init))
      )
    }
  }

  @Test func `check follows the configuration of the folder, and none above it or behind a link`()
    throws
  {
    func targets() throws -> [JSONValue]? {
      try call("check", #"{"input":"bar.json"}"#)["structuredContent"]?["files"]?.elements?.first?[
        "players"
      ]?.elements?.compactMap { $0["player"] }
    }
    let all = try #require(try targets())
    let text = "targets: [rlottie]\n"
    try folder.write(text, to: ".lottie.yml")
    #expect(try targets() == all)
    let own = folder.url.appendingPathComponent("in/.lottie.yml")
    try FileManager.default.createSymbolicLink(
      at: own,
      withDestinationURL: folder.url.appendingPathComponent(".lottie.yml")
    )
    #expect(try targets() == all)
    try FileManager.default.removeItem(at: own)
    try folder.write(text, to: "in/.lottie.yml")
    #expect(try targets() == [.string("rlottie")])
    try folder.write("targets: [flash]\n", to: "in/.lottie.yml")
    #expect(try refusal("check", #"{"input":"bar.json"}"#)?.contains("flash") == true)
  }

  @Test func `frames are one image, and one frame is larger`() throws {
    func size(_ arguments: String) throws -> [Int] {
      let content = try call("frames", arguments)["content"]?.elements ?? []
      #expect(content.first?["mimeType"] == .string("image/png") && content.count == 2)
      let bytes = [UInt8](Data(base64Encoded: content.first?["data"]?.text ?? "") ?? Data())
      let image = try ImageDecoder.decode(bytes)
      return [image.width, image.height]
    }
    // The bar is 40 × 20: two rows of two frames, each with a line of 11 pixels below for its number.
    #expect(try size(#"{"input":"bar.json","count":4,"size":80}"#) == [160, 102])
    #expect(try size(#"{"input":"bar.json","frame":"50%"}"#) == [512, 256])
    #expect(try refusal("frames", #"{"input":"bar.json","count":37}"#) == "count is 1 to 36")
    #expect(try refusal("frames", #"{"input":"bar.json","as":"flash"}"#)?.contains("flash") == true)
  }

  @Test func `set writes a new file, and says what changed`() throws {
    let result = try call(
      "set",
      #"{"input":"bar.json","output":"new.json","set":{"back.Color":"lime"}}"#
    )
    let change = result["structuredContent"]?["files"]?.elements?.first?["structural"]?.elements?
      .first
    #expect(change?["keypath"] == .string("back.Color") && change?["after"] == .string("#00ff00"))
    #expect(String(decoding: try folder.read("in/new.json"), as: UTF8.self).contains("#00ff00"))
    let cases = [
      ("new.json", "new.json exists; give the name of a new file"),
      ("bar.json", "bar.json exists; give the name of a new file"),
      ("../new.json", "../new.json: outside of the folder"),
      ("/tmp/new.json", "/tmp/new.json: outside of the folder"),
      (".git/new.json", ".git/new.json: hidden files are not written"),
      ("no/new.json", "no/new.json: there is no such folder in the folder"),
      ("new.txt", "new.txt: the extension must be .json, .lottie or .tgs"),
    ]
    for (name, message) in cases {
      let given = #"{"input":"bar.json","output":"\#(name)","set":{"back.Color":"lime"}}"#
      #expect(try refusal("set", given) == message)
    }
    #expect(try refusal("set", #"{"input":"bar.json","output":"x.json"}"#) == "give set or text")
    #expect(folder.names.sorted() == ["in/bar.json", "in/new.json", "outside.json"])
  }

  @Test func `nothing outside of the folder is read or written, also by links`() throws {
    let files = FileManager.default
    let inner = folder.url.appendingPathComponent("in").path
    try files.createSymbolicLink(
      atPath: inner + "/link.json",
      withDestinationPath: "../outside.json"
    )
    try files.createSymbolicLink(atPath: inner + "/up", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: inner + "/new.json", withDestinationPath: "../made.json")
    for name in [
      "link.json", "up/outside.json", "../outside.json", "/etc/passwd", "-", "file:///etc/passwd",
      "http://localhost/a.json", "data:application/json,{}", "s3://b/a.json", "*.json", ".", "",
      "bar.json\\u0000x", "\\u001b[31m", "up",
    ] {
      let message = try refusal("get", #"{"input":"\#(name)","keypath":"**"}"#)
      #expect(
        message?.contains("folder") == true || message?.contains("name of a file") == true,
        "\(name)"
      )
    }
    for name in ["up/made.json", "new.json"] {
      _ = try refusal(
        "set",
        #"{"input":"bar.json","output":"\#(name)","set":{"back.Color":"red"}}"#
      )
    }
    #expect(
      folder.names.sorted() == ["in/bar.json", "in/link.json", "in/new.json", "outside.json"]
    )
    #expect(
      try call(
        "get",
        #"{"input":"\#(folder.url.resolvingSymlinksInPath().path)/in/bar.json","keypath":"back.Color"}"#
      )["isError"] == nil
    )
  }

  @Test func `arguments are checked`() throws {
    let cases = [
      (#"{}"#, "input is missing: Animation file in the folder: .json, .lot, .lottie or .tgs"),
      (#"{"input":1}"#, "input: expected the name of a file"),
      (#"{"input":"bar.json","draw":"yes"}"#, "draw: expected true or false"),
      (#"{"input":"bar.json","target":[1]}"#, "target: expected an array of strings"),
      (
        #"{"input":"bar.json","config":"x"}"#,
        #""config": no argument of check; it has "input", "target", "select", "draw""#
      ),
    ]
    for (arguments, message) in cases { #expect(try refusal("check", arguments) == message) }
    #expect(
      try refusal("diff", #"{"input":"bar.json","other":"bar.json","frames":1.5}"#)
        == "frames is 1 to 100"
    )
  }

  @Test func `a document that takes too long, or too much, ends its call alone`() throws {
    let layers = (0..<4_000).map { #"{"ty":4,"nm":"l\#($0)","ip":0,"op":9,"ks":{},"shapes":[]}"# }
    let many =
      #"{"v":"5","w":9,"h":9,"fr":9,"ip":0,"op":9,"layers":[\#(layers.joined(separator: ","))]}"#
    try folder.write(many, to: "in/many.json")
    let message = try refusal("keypaths", #"{"input":"many.json","values":true}"#)
    #expect(message?.hasSuffix("; ask for less, as by a pattern") == true, "\(message ?? "")")
    let lines = [
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"keypaths","arguments":{"input":"many.json"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
    ]
    let arguments = ["mcp", "--root", "in", "--timeout", "0.0001"]
    let run = try Program.run(arguments, in: folder.url, input: lines.joined(separator: "\n"))
    let answers = run.text.split(separator: "\n")
    #expect(answers.count == 2 && answers[0].contains("not finished after"), "\(run.text)")
    #expect(answers.last == #"{"jsonrpc":"2.0","id":2,"result":{}}"#)
  }

  @Test func `the folder has to exist`() throws {
    let run = try Program.run("mcp", "--root", "none", in: folder.url)
    #expect(run.status == 66 && run.errors == "error: none: there is no such folder\n")
  }
}
