import Foundation
import LottieModel
import LottieScene
import OrderedCollections
import Testing

struct LottieAnimationTests {
  /// Why a document is refused.
  private func refusal(_ text: String) -> ModelError? {
    do {
      _ = try LottieAnimation.decode(Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }

  private static let members = [
    "w": "100", "h": "50", "fr": "25", "ip": "5", "op": "55", "layers": "[]",
  ]

  private func text(_ changes: [String: String?]) -> String {
    var members = LottieAnimationTests.members
    for (name, value) in changes { members.updateValue(value ?? "", forKey: name) }
    return "{"
      + members.filter { !$0.value.isEmpty }.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\":\($0.value)"
      }
      .joined(separator: ",") + "}"
  }

  @Test func `size, times and rate are the document's; the duration follows from them`() throws {
    let animation = try LottieAnimation.decode(Array(text([:]).utf8))
    #expect(animation.size == Size(width: 100, height: 50))
    #expect(animation.startFrame == 5 && animation.endFrame == 55)
    #expect(animation.framerate == 25 && animation.duration == 2)
    #expect(animation.diagnostics.isEmpty)
  }

  @Test(arguments: ["w", "h", "fr", "ip", "op", "layers"])
  func `a document that lacks what is needed is refused at its root`(name: String) {
    guard
      case .malformed(let pointer, _, let expected, let found) = refusal(
        text([name: nil as String?])
      )
    else {
      Issue.record("it was read without \(name)")
      return
    }
    #expect(pointer.description.isEmpty)
    #expect(expected.contains("\"\(name)\""))
    #expect(found == "none")
  }

  @Test(arguments: [
    ("w", "0"), ("h", "-1"), ("fr", "0"), ("w", "1e999"), ("ip", "\"a\""), ("op", "{}"),
    ("fr", "[]"),
  ])
  func `a number that makes no sense is refused where it stands`(name: String, value: String) {
    guard case .malformed(let pointer, let position, _, _) = refusal(text([name: value])) else {
      Issue.record("it was read")
      return
    }
    #expect(pointer.description == "/\(name)")
    #expect(position.column > 1)
  }

  @Test func `layers that are no array are refused`() {
    guard case .malformed(_, _, let expected, _) = refusal(text(["layers": "{}"])) else {
      Issue.record("it was read")
      return
    }
    #expect(expected.contains("\"layers\""))
  }

  @Test(arguments: ["[]", "1", "null", "\"lottie\""])
  func `a text that is no object is refused`(text: String) {
    guard case .malformed(let pointer, _, _, _) = refusal(text) else {
      Issue.record("it was read")
      return
    }
    #expect(pointer.description.isEmpty)
  }

  @Test func `a text that is no JSON is refused as such`() {
    guard case .notJSON = refusal("<svg/>") else {
      Issue.record("it was read")
      return
    }
  }

  @Test func `a layer, an item, an asset or a marker that cannot be read is noted, the rest stays`()
    throws
  {
    let animation = try animation(
      layers: #"""
        {"nm":"no type"},
        {"ty":4,"shapes":[{"nm":"no type"},{"ty":"rc"},{"ty":"fl","c":{"k":[1,0,0]}}]},
        {"ty":3}
        """#,
      more: #","assets":[{"layers":[]},{"id":"a","layers":[]}],"markers":[{"cm":"m"},{"tm":3}]"#
    )
    #expect(animation.layers.count == 2)
    guard case .shape(let items) = animation.layers[0].kind else { throw JSONTestError() }
    #expect(items.count == 1)
    #expect(Array(animation.assets.keys) == ["a"])
    #expect(animation.markers.map(\.frameTime) == [3])
    #expect(
      animation.diagnostics.map(\.pointer.description) == [
        "/layers/0", "/layers/1/shapes/0", "/layers/1/shapes/1", "/assets/0", "/markers/0",
      ]
    )
    #expect(animation.diagnostics.allSatisfy { $0.code == .malformed })
    #expect(animation.diagnostics[1].position.line == 2)
    #expect(animation.diagnostics[1].position.column == 19)
  }

  @Test func `of assets with one identifier the first counts`() throws {
    let animation = try animation(
      layers: "",
      more: #","assets":[{"id":"a","nm":"1","layers":[]},{"id":"a","nm":"2","layers":[]}]"#
    )
    #expect(animation.assets["a"]?.name == "1")
  }

  @Test func `identifiers may be strings or numbers, mixed`() throws {
    let animation = try animation(
      layers: #"{"ty":0,"refId":7},{"ty":2,"refId":"8"}"#,
      more: #","assets":[{"id":"7","layers":[]},{"id":8.0,"p":"a.png"}]"#
    )
    guard case .precomp(let precomp) = animation.layers[0].kind,
      case .image(let image) = animation.layers[1].kind
    else { throw JSONTestError() }
    #expect(animation.assets[precomp.refID] != nil)
    #expect(animation.assets[image] != nil)
  }

  @Test func `a document encodes to the text it was read from, blanks left out`() throws {
    let text = #"""
      {"v":"5.7.0", "w":100.0,"h":1e2,"fr":60,"ip":0,"op":60.50,"unknown":{"a":[1.0,null,"\u0041"]},
       "layers":[{"ty":4.0,"x-mine":true,"shapes":[]}], "w":3}
      """#
    let animation = try LottieAnimation.decode(Array(text.utf8))
    let expected = text.replacing("\n", with: "").replacing(" ", with: "")
    #expect(String(decoding: animation.encoded(), as: UTF8.self) == expected)
  }

  @Test func `a document survives Foundation's encoder and decoder, unknown members included`()
    throws
  {
    let text =
      #"{"v":1,"w":100,"h":50,"fr":30,"ip":0,"op":9,"mine":{"b":[true,null,0.5]},"layers":[{"ty":3}]}"#
    let animation = try LottieAnimation.decode(Array(text.utf8))
    let data = try JSONEncoder().encode(animation)
    let again = try JSONDecoder().decode(LottieAnimation.self, from: data)
    #expect(again.size == animation.size && again.layers.count == 1)
    let before = try value(text)
    let after = try value(String(decoding: again.encoded(), as: UTF8.self))
    #expect(sorted(before) == sorted(after))
  }

  @Test func `a document with a repeated member means the same after an encoding`() throws {
    let text = #"{"w":100,"w":7,"h":50,"fr":30,"ip":0,"op":9,"layers":[]}"#
    let animation = try LottieAnimation.decode(Array(text.utf8))
    let again = try JSONDecoder().decode(
      LottieAnimation.self,
      from: try JSONEncoder().encode(animation)
    )
    #expect(animation.size.width == 7)
    #expect(again.size == animation.size)
  }
}
