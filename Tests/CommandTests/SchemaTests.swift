import Foundation
import LottieJobs
import LottieKit
import TestSupport
import Testing

struct SchemaTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples")

  private func json(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8)).withRoot(JSONValue.init)
  }

  @Test func `the check of schemas finds what does not fit`() throws {
    let schema = try json(
      """
      {"type": "object", "required": ["a"], "properties": {"a": {"type": ["integer", "null"]},
      "b": {"type": "array", "items": {"enum": ["x", "y"]}}, "c": {"const": 1},
      "d": {"additionalProperties": {"type": "boolean"}}}}
      """
    )
    func problems(_ text: String) throws -> [String] {
      SchemaCheck.problems(try json(text), schema, at: "")
    }
    #expect(try problems(#"{"a": null, "b": ["x", "y"], "c": 1, "d": {"e": true}}"#).isEmpty)
    #expect(try problems("{}") == [#": no "a""#])
    #expect(try problems(#"{"a": 1.5}"#).count == 1)
    #expect(try problems(#"{"a": 1, "b": ["z"]}"#).first?.hasPrefix("/b/0") == true)
    #expect(try problems(#"{"a": 1, "c": 2}"#).count == 1)
    #expect(try problems(#"{"a": 1, "d": {"e": 1}}"#).first?.hasPrefix("/d/e") == true)
    #expect(try problems(#"{"a": 1, "z": 1}"#) == [#": "z" is not in the schema"#])
    #expect(try problems("[]").count == 2)
    #expect(SchemaCheck.problems(.null, try json(#"{"pattern": "a"}"#), at: "").count == 1)
  }

  @Test func `outputs that are checked are found by their arguments`() {
    let cases: [([String], String?)] = [
      (["info", "a.json", "--format", "json"], "info"),
      (["info", "a.json", "--format=json", "--expressions"], "info-expressions"),
      (["info", "a.json"], nil), (["keypaths", "a.json", "--count", "--format", "json"], nil),
      (["bench", "a.json", "--json"], "bench"), (["render", "a.json", "--report", "r"], "render"),
      (["optimize", "a.json", "--report", "json"], "optimize"), (["batch", "-"], "batch"),
      (["batch", "-", "--records"], nil), (["validate", "a.json", "--format", "sarif"], nil),
    ]
    for (arguments, name) in cases { #expect(SchemaCheck.schemaName(arguments) == name) }
  }

  @Test func `schemas are listed, printed and of draft 2020-12`() throws {
    let list = try Program.run("schema", in: folder)
    for (name, summary) in OutputSchemas.names {
      #expect(list.text.contains(name) && list.text.contains(summary))
      let text = try Program.run("schema", name, in: folder).text
      #expect(text == OutputSchemas.text(name).map { $0 + "\n" })
      let schema = try json(text)
      #expect(schema["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
      let isVersioned = schema["required"]?.elements?.first == .string("version")
      #expect(isVersioned == (name != "batch"))
    }
    let unknown = try Program.run("schema", "infos", in: folder)
    #expect(unknown.status == 64)
    #expect(unknown.errors == "error: there is no schema \"infos\"; did you mean \"info\"?\n")
  }

  @Test func `every output of samples has the form of its schema`() throws {
    let lines = [
      "info markers.json text.json", "info markers.json --expressions", "keypaths loader.json",
      "get loader.json **.Color", "get loader.json * --bounds --transform",
      "keypaths text.json --fields",
      "markers markers.json", "profile loader.json --frames 1",
      "validate markers.json text.json", "features --target lottie", "rules",
      "diff loader.json loader.json --visual --frames 1 --width 20",
      "bench loader.json --frames 2 --size 20x20", "bench loader.json --frames 2 --threads 2",
    ]
    for line in lines {
      let arguments = line.split(separator: " ").map { String($0) } + ["--format", "json"]
      let run = try Program.run(arguments, in: folder, input: "")
      #expect(run.status < 2, "\(line): \(run.errors)")
      #expect(try json(run.text)["version"] == .number(1))
    }
  }
}
