import ArgumentParser
import Foundation
import LottieKit
import TestSupport
import Testing

@testable import LottieCLI
@testable import LottieJobs

/// Requests: their members are the options of the commands.
struct RequestTests {
  /// Options of a command that are no members of its request, as a task cannot have them.
  private static let others: [BatchTask.Kind: Set<String>] = [
    .render: [
      "checksum", "jobs", "progress", "dry-run", "rows", "map", "limit", "keep-going",
      "no-keep-going", "fail-fast", "output", "time",
    ],
    .validate: ["dry-run", "output"],
    .info: ["quiet"],
    .convert: [],
    .diff: ["output"],
  ]

  @Test(arguments: BatchTask.Kind.allCases)
  func `a task has the options of its command, and no others`(kind: BatchTask.Kind) {
    let options = Self.options(of: kind.rawValue)
    let names = kind.options.map(\.name)
    let inverse = kind.options.filter { $0.form == .invertible }.map { "no-" + $0.name }
    #expect(Set(names).count == names.count)
    #expect(options.subtracting(names + inverse) == Self.others[kind])
    #expect(options.isSuperset(of: names + inverse))
  }

  @Test(arguments: BatchTask.Kind.allCases)
  func `a member takes a value where the option does`(kind: BatchTask.Kind) {
    let forms = Dictionary(uniqueKeysWithValues: kind.options.map { ($0.name, $0.form) })
    for option in CommandDescription().options(of: kind.rawValue) {
      guard let name = option.longName, let form = forms[name] else { continue }
      #expect(option.takesValue == (form == .value || form == .list), "\(name)")
    }
  }

  @Test func `lottie get has the members that its help lists`() {
    let names = GetRequest.fields.all.filter { $0.form != .operand }.map(\.name)
    let options = Self.options(of: "get")
    #expect(options.subtracting(names) == ["time", "progress", "no-expressions", "quiet"])
    #expect(options.isSuperset(of: names))
  }

  /// The long names of a command's options that are its own.
  private static func options(of command: String) -> Set<String> {
    Set(CommandDescription().options(of: command).compactMap(\.longName))
      .subtracting(["help", "version"])
  }

  private static let texts = [
    #"{"input":"a.json"}"#,
    #"{"input":"a.json","output":"o/{name}-{frame}.png","frames":"0..50%:2","size":"64x32"}"#,
    #"{"input":"a.json","frame":"marker:in","fit":"cover","max-memory":"67108864","pad":3}"#,
    #"{"input":"a.json","from":"1.5s","to":48,"speed":2,"loop":"bounce","reverse":true}"#,
    #"{"input":"a.json","set":{"A.B":[{"frames":"0..5","value":"7"}]}}"#,
    #"{"input":"a.json","set":["A.B=1"],"hide":["A","B"],"expressions":false,"motion-blur":"off"}"#,
    #"{"input":"a.json","text":{"Title":"x=y"},"font":["F=f.ttf"],"image":{"i":"a.png"}}"#,
    #"{"input":"a.json","slots":"s.json","allow-network":true,"timeout":1.5,"overwrite":false}"#,
    #"{"input":"a.json","align":"top-left","crop":"0,1,20,30","background":"checker","fps":"30000/1001"}"#,
    #"{"input":"a.json","row":{"id":"7"},"part":{"first":0,"last":9,"folder":"p"}}"#,
  ]

  @Test(arguments: texts) func `a request is written as it is read`(text: String) throws {
    let request = try JSONDecoder().decode(RenderRequest.self, from: Data(text.utf8))
    let again = try JSONDecoder().decode(
      RenderRequest.self,
      from: try JSONEncoder().encode(request)
    )
    #expect(again.members == request.members)
    let given = try JSONDocument(Array(text.utf8)).withRoot(JSONValue.init).memberList ?? []
    #expect(Set(request.members.keys) == Set(given.map(\.name)))
    for member in given where member.name != "to" {
      #expect(request.members[member.name] == member.value, "\(member.name)")
    }
  }

  @Test func `what is decoded is what the command line asks for`() throws {
    let typed = try RenderCommand.parse(
      [
        "a.json", "--output", "b.gif", "--frames", "0..10:2", "--width", "40", "--no-overwrite",
        "--set", "A.B=1", "--hide", "C", "--trim", "--dither", "floyd", "--threads", "3",
      ]
    ).request
    let decoded = try JSONDecoder().decode(
      RenderRequest.self,
      from: Data(
        #"""
        {"input": "a.json", "output": "b.gif", "frames": "0..10:2", "width": 40, "overwrite": false,
        "set": "A.B=1", "hide": "C", "trim": true, "dither": "floyd", "threads": 3}
        """#.utf8
      )
    )
    #expect(typed.members == decoded.members)
    #expect(typed.members.count == 10)
  }

  @Test(
    arguments: [
      (#"{"size": "3x"}"#, "The value '3x' is invalid for '--size'"),
      (#"{"fit": "wide"}"#, "Please provide one of 'contain', 'cover', 'fill' or 'none'."),
      (#"{"frame": true}"#, "Missing value for '--frame'"),
      (#"{"trim": 1}"#, "The option '--trim' does not take any value, but '1' was specified."),
      (#"{"frame": 1, "frames": "0..1"}"#, "give --frame or --frames, not both"),
      (#"{"sise": "3x3"}"#, "Unknown option '--sise'. Did you mean '--size'?"),
      (#"{"Size": "3x3"}"#, #"there is no option "Size""#),
      (#"{"frame": [false]}"#, #""frame": expected a string, a number or a list of them"#),
      (#"{"pad": -1}"#, "--pad must be 0 to 4096"),
    ]
  )
  func `a member that is wrong is named`(text: String, message: String) throws {
    let value = try JSONDocument(Array(text.utf8)).withRoot(JSONValue.init)
    guard case .object(let members) = value else { return }
    let failure = #expect(throws: Failure.self) { try RenderRequest(members: members) }
    #expect(failure?.message.hasSuffix(message) == true, "\(failure?.message ?? "")")
    #expect(failure?.status == .usage)
  }

  @Test func `a flag that is off by default may be false, and a pair may be named by its opposite`()
    throws
  {
    let request = try RenderRequest(
      members: ["trim": .bool(false), "no-overwrite": .bool(true), "no-expressions": .bool(false)]
    )
    #expect(request.members == ["overwrite": .bool(false)])
  }
}
