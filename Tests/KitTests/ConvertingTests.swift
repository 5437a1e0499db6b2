import LottieKit
import LottieModel
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
