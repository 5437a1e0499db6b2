import Foundation
import LottieModel
import TestSupport
import Testing

/// Commands say the same of the same file.
struct OneFactTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func document(_ layers: String, _ more: String = "") -> String {
    #"{"v":"5.7.0","w":100,"h":100,"fr":10,"ip":0,"op":10\#(more),"layers":[\#(layers)]}"#
  }

  private static func shapes(_ items: String) -> String {
    #"{"ty":4,"nm":"L","ind":1,"ip":0,"op":10,"st":0,"ks":{},"shapes":[\#(items)]}"#
  }

  private func run(_ arguments: String..., input: String) throws -> Program.Outcome {
    try Program.run(arguments, in: folder.url, input: input)
  }

  private static let square = #"""
    {"ty":"rc","nm":"R","p":{"a":0,"k":[50,50]},"s":{"a":0,"k":[60,60]},"r":{"a":0,"k":0}}
    """#

  /// The rules about features in a text of JSON.
  private func features(_ text: String) -> Set<String> {
    Set(
      text.split(separator: #""rule":""#).dropFirst().map { String($0.prefix { $0 != "\"" }) }
        .filter { rule in Feature.allCases.contains { RuleID($0).text == rule } }
    )
  }

  /// What the three commands say of features; render's status under `--strict-features`.
  private func answers(_ document: String) throws -> (Set<String>, status: Int32) {
    try folder.write(document, to: "a.json")
    let render = ["render", "a.json", "a.png", "--frame", "0", "--report", "r.json"]
    let drawn = try Program.run(render + ["--strict-features"], in: folder.url)
    let report = try String(
      contentsOf: folder.url.appendingPathComponent("r.json"),
      encoding: .utf8
    )
    let lint = try run("validate", "a.json", "--target", "lottie", "--format", "json", input: "")
    let info = try run("info", "a.json", "--format", "json", input: "")
    #expect(features(report) == features(lint.text))
    #expect(features(report) == features(info.text))
    return (features(report), drawn.status)
  }

  @Test(arguments: [
    (
      #"{"ty":"sh","nm":"P","ks":{"a":1,"k":[{"t":0,"s":[{"v":[[0,0],[9,9]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]]}]},{"t":9,"s":[{"v":[[0,0],[9,9],[9,0]],"i":[[0,0],[0,0],[0,0]],"o":[[0,0],[0,0],[0,0]]}]}]}}"#,
      "compat/shape.path.vertex_mismatch"
    ),
    (#"{"ty":"tw","nm":"T","a":{"k":40},"c":{"k":[0,0]}}"#, "compat/twist"),
  ])
  func `what is not drawn is reported by render, validate and info alike`(
    shape: String,
    rule: String
  ) throws {
    let (found, status) = try answers(Self.document(Self.shapes(Self.square + "," + shape)))
    #expect(found == [rule])
    #expect(status == 1)
  }

  @Test(arguments: [
    #"{"ty":6,"nm":"Sound","ind":1,"ip":0,"op":10,"st":0,"ks":{},"refId":"a"}"#,
    #"{"ty":15,"nm":"Data","ind":1,"ip":0,"op":10,"st":0,"ks":{},"refId":"a"}"#,
    #"{"ty":1,"nm":"L","ind":1,"ip":0,"op":10,"st":0,"ks":{},"sw":9,"sh":9,"sc":"ff0000","ef":[{"ty":5,"nm":"Blur","mn":"ADBE Gaussian Blur","en":1,"ef":[{"ty":0,"nm":"Blurriness","mn":"x","v":{"a":0,"k":3}}]}]}"#,
    #"{"ty":1,"nm":"L","ind":1,"ip":0,"op":10,"st":0,"ks":{},"sw":9,"sh":9,"sc":"ff0000","ef":[{"ty":5,"nm":"Size","mn":"","en":1,"ef":[{"ty":0,"nm":"Slider","mn":"ADBE Slider Control-0001","v":{"a":0,"k":3}}]}]}"#,
  ])
  func `supported content is drawn without warnings`(layer: String) throws {
    let (found, status) = try answers(Self.document(layer, #","assets":[{"id":"a","p":"a.mp3"}]"#))
    #expect(found == [])
    #expect(status == 0)
  }

  @Test func `each name of --only must mean something`() throws {
    let text = Self.document(Self.shapes(Self.square))
    let outcome = try run(
      "render",
      "-",
      "a.png",
      "--frame",
      "0",
      "--only",
      "L",
      "--only",
      "Typo",
      input: text
    )
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("--only: no layer, group, fill or stroke matches Typo"))
  }

  @Test(arguments: [
    (#"{"ty":"zz","nm":"M","s":{"k":1},"r":{"k":2},"pt":{"k":1}}"#, "Ridges"),
    (#"{"ty":"pb","nm":"M","a":{"k":1}}"#, "Amount"),
    (#"{"ty":"op","nm":"M","a":{"k":1},"lj":1,"ml":{"k":4}}"#, "Miter Limit"),
  ])
  func `what keypaths lists, convert writes and diff names`(shape: String, name: String) throws {
    try folder.write(Self.document(Self.shapes(Self.square + "," + shape)), to: "a.json")
    let keypath = "L.M.\(name)"
    #expect(try run("keypaths", "a.json", input: "").text.contains(keypath))
    let written = try run("convert", "a.json", "b.json", "--set", "\(keypath)=7", input: "")
    #expect(written.status == 0, "\(written.errors)")
    #expect(try run("get", "b.json", keypath, input: "").text == "\(keypath) = 7\n")
    let changes = try run("diff", "a.json", "b.json", input: "")
    #expect(changes.text.contains(keypath), "\(changes.text)")
  }

  @Test func `info finds expressions wherever they are`() throws {
    let shape = #"{"ty":"zz","nm":"M","s":{"k":1,"x":"var $bm_rt=time"},"r":{"k":2},"pt":{"k":1}}"#
    try folder.write(Self.document(Self.shapes(Self.square + "," + shape)), to: "a.json")
    #expect(
      try run("info", "a.json", "--format", "json", input: "").text.contains(#""expressions""#)
    )
    #expect(try run("info", "a.json", "--expressions", input: "").text.contains("L.M.Size"))
  }

  @Test func `a value without effect is reported`() throws {
    let text = Self.document(Self.shapes(Self.square))
    let outcome = try run(
      "render",
      "-",
      "a.png",
      "--frame",
      "0",
      "--set",
      "**.Rotation X=60",
      input: text
    )
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.contains(
        #"1 property; 1 without effect: only three-dimensional layers ("ddd": 1) turn that way"#
      ),
      "\(outcome.errors)"
    )
  }
}
