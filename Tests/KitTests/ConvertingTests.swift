import LottieEngine
import LottieKit
import LottieModel
import LottieScene
import Testing

struct ConvertingTests {
  private func value(_ text: String) throws -> JSONValue {
    try JSONDocument(Array(text.utf8)).withRoot(JSONValue.init)
  }

  private func edited(_ text: String, _ change: (inout DocumentEdit) -> Void) throws -> String {
    var edit = DocumentEdit()
    change(&edit)
    return String(decoding: JSONText.bytes(edit.apply(to: try value(text))), as: UTF8.self)
  }

  @Test func `numbers keep so many digits, the rate all`() throws {
    let text = try edited(#"{"fr":29.9700012,"layers":[{"x":1.23456,"y":-0.0001}]}"#) {
      $0.precision = 2
    }
    #expect(text == #"{"fr":29.9700012,"layers":[{"x":1.23,"y":0}]}"#)
  }

  @Test func `names go, those of other things stay`() throws {
    let text = try edited(#"{"nm":"root","layers":[{"ty":4,"nm":"a","mn":"b","refId":"c"}]}"#) {
      $0.strips = [.names, .matchnames]
    }
    #expect(text == #"{"nm":"root","layers":[{"ty":4,"refId":"c"}]}"#)
  }

  @Test func `match names stay where expressions may ask for them`() throws {
    let document = #"{"layers":[{"ty":4,"mn":"b","ks":{"o":{"k":1,"x":"value"}}}]}"#
    #expect(try edited(document) { $0.strips = [.matchnames] } == document)
  }

  @Test func `hidden layers go unless they are needed`() throws {
    let text = """
      {"layers":[{"ind":1,"hd":true},{"ind":2,"hd":true,"td":1},{"ind":3,"tt":1},\
      {"ind":4,"hd":true},{"ind":5,"parent":4}]}
      """
    let kept = try edited(text) { $0.strips = [.hidden] }
    #expect(!kept.contains("\"ind\":1"))
    for index in 2...5 { #expect(kept.contains("\"ind\":\(index)")) }
  }

  @Test func `unused assets go, also those that only unused ones show`() throws {
    let text = try edited(
      """
      {"assets":[{"id":"a","layers":[{"refId":"b"}]},{"id":"b"},{"id":"c","layers":[{"refId":"d"}]},\
      {"id":"d"}],"layers":[{"refId":"a"}]}
      """
    ) { $0.strips = [.unused] }
    #expect(
      text
        == #"{"assets":[{"id":"a","layers":[{"refId":"b"}]},{"id":"b"}],"layers":[{"refId":"a"}]}"#
    )
  }

  @Test func `old forms become new ones`() throws {
    let text = try edited(
      #"{"o":{"k":[{"t":0,"s":[0],"e":[9]},{"t":5,"s":[9],"e":[3]},{"t":8}]},"r":{"k":4}}"#
    ) { $0.upgrades = true }
    #expect(
      text
        == #"{"o":{"k":[{"t":0,"s":[0]},{"t":5,"s":[9]},{"t":8,"s":[3]}],"a":1},"r":{"k":4,"a":0}}"#
    )
  }

  @Test(arguments: [
    (#"{"o":{"k":{"t":0,"s":[5]}}}"#, #"{"o":{"k":[{"t":0,"s":[5]}],"a":1}}"#),
    (
      #"{"o":{"a":1,"k":[{"t":9,"s":[5]},[1],{"t":4,"s":[6]}]}}"#,
      #"{"o":{"a":1,"k":[{"t":4,"s":[6]},{"t":9,"s":[5]}]}}"#
    ),
    (
      #"{"ks":{"o":40,"p":[1,2],"r":{"a":0,"k":0}}}"#,
      #"{"ks":{"o":{"a":0,"k":40},"p":{"a":0,"k":[1,2]},"r":{"a":0,"k":0}}}"#
    ),
    (
      #"{"ty":"fl","r":1,"c":{"a":0,"k":[255,51,0,1]}}"#,
      #"{"ty":"fl","r":1,"c":{"a":0,"k":[1,0.2,0,1]}}"#
    ),
    (##"{"ty":"st","c":{"a":0,"k":"#ff0000"}}"##, #"{"ty":"st","c":{"a":0,"k":[1,0,0]}}"#),
    (
      #"{"ty":"sh","closed":true,"ks":{"a":0,"k":{"v":[[1,2]]}}}"#,
      #"{"ty":"sh","ks":{"a":0,"k":{"v":[[1,2]],"c":true,"i":[[0,0]],"o":[[0,0]]}}}"#
    ),
    (
      #"{"mode":"a","cl":false,"pt":{"a":0,"k":[{"v":[],"i":[],"o":[],"c":true}]}}"#,
      #"{"mode":"a","pt":{"a":0,"k":{"v":[],"i":[],"o":[],"c":true}}}"#
    ),
    (#"{"d":{"k":[{"t":0,"s":{"t":"x"}}]}}"#, #"{"d":{"k":[{"t":0,"s":{"t":"x"}}]}}"#),
  ])
  func `each old form becomes the new one`(old: String, new: String) throws {
    #expect(try edited(old) { $0.upgrades = true } == new)
  }

  /// A composition used twice, with a red fill.
  private let twice = """
    {"assets":[{"id":"c","layers":[{"ty":4,"nm":"L","shapes":[{"ty":"gr","nm":"G","it":[\
    {"ty":"fl","nm":"F","c":{"a":0,"k":[1,0,0],"ix":4,"x":"x"}},{"ty":"tr"}]}]}]}],\
    "layers":[{"ty":0,"nm":"A","refId":"c"},{"ty":0,"nm":"B","refId":"c"}]}
    """

  @Test func `a value is written where its path leads`() throws {
    var baker = ValueBaker(try value(twice))
    try baker.set(
      [["A", "L", "G", "F", "Color"], ["B", "L", "G", "F", "Color"]],
      to: .color(.white)
    )
    let text = String(decoding: JSONText.bytes(baker.document), as: UTF8.self)
    #expect(text.contains(#""c":{"a":0,"k":[1,1,1,1],"ix":4}"#))
    try baker.hide([["B"]])
    #expect(baker.document["layers"] != (try value(twice))["layers"])
  }

  @Test func `a value of one use of a composition is not written`() throws {
    var baker = ValueBaker(try value(twice))
    #expect(throws: ValueBaker.Problem.shared) {
      try baker.set([["A", "L", "G", "F", "Color"]], to: .color(.white))
    }
    #expect(throws: ValueBaker.Problem.outOfReach) {
      try baker.set([["A", "L", "Blur", "Radius"]], to: .number(3))
    }
    #expect(baker.document == (try value(twice)))
  }

  @Test func `pretty text has an element a line and reads back`() throws {
    let document = try value(#"{"a":[1,2],"b":[{"c":{}}]}"#)
    let text = JSONText.bytes(document, .pretty)
    let expected = "{\n  \"a\": [1,2],\n  \"b\": [\n    {\n      \"c\": {}\n    }\n  ]\n}\n"
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  @Test func `differences are by name, not by order`() throws {
    let a = try value(
      #"{"layers":[{"nm":"A","ks":{"o":{"a":0,"k":50}}},{"nm":"B","ks":{"o":{"k":1}}}]}"#
    )
    let b = try value(
      #"{"layers":[{"nm":"C","x":1},{"nm":"A","ks":{"o":{"a":0,"k":80.0001,"ix":3}}}]}"#
    )
    #expect(StructuralDiff(a, a).differences.isEmpty)
    #expect(
      StructuralDiff(a, b).differences.map { "\($0.change) \($0.keypath)" } == [
        "changed A.Transform.Opacity", "removed B.Transform.Opacity", "added C.x",
      ]
    )
  }
}
