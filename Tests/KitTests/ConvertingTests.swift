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

  @Test func `names of layers go, other names stay`() throws {
    let text = try edited(#"{"nm":"root","layers":[{"ty":4,"nm":"a","mn":"b","refId":"c"}]}"#) {
      $0.strips = [.names, .matchnames]
    }
    #expect(text == #"{"nm":"root","layers":[{"ty":4,"refId":"c"}]}"#)
  }

  @Test func `match names stay where expressions may ask for them`() throws {
    let document = #"{"layers":[{"ty":4,"mn":"b","ks":{"o":{"k":1,"x":"value"}}}]}"#
    #expect(try edited(document) { $0.strips = [.matchnames] } == document)
  }

  @Test func `match names of effects stay, for they say what an effect is`() throws {
    let effects = #""ef":[{"ty":5,"mn":"ADBE Invert","ef":[{"ty":7,"mn":"ADBE Invert-0001"}]}]"#
    let text = try edited(#"{"layers":[{"mn":"a",\#(effects),"shapes":[{"ty":"gr","mn":"b"}]}]}"#) {
      $0.strips = [.matchnames]
    }
    #expect(text == #"{"layers":[{\#(effects),"shapes":[{"ty":"gr"}]}]}"#)
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

  @Test func `hidden layers stay when effects choose them`() throws {
    let moving = #"[{"t":0,"s":[2]},{"t":9,"s":[3]}]"#
    let text = """
      {"layers":[{"ind":1,"hd":true},{"ind":2,"hd":true},{"ind":3,"hd":true},{"ind":4,"hd":true},\
      {"ind":5,"ef":[{"ty":28,"ef":[{"ty":10,"v":{"k":1}},{"ty":10,"v":{"k":\(moving)}},\
      {"ty":0,"v":{"k":4}}]}]}]}
      """
    let kept = try edited(text) { $0.strips = [.hidden] }
    #expect(kept == text.replacing(#"{"ind":4,"hd":true},"#, with: ""))
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
      #"{"masksProperties":[{"cl":false,"pt":{"a":0,"k":[{"v":[],"i":[],"o":[],"c":true}]}}]}"#,
      #"{"masksProperties":[{"pt":{"a":0,"k":{"v":[],"i":[],"o":[],"c":true}}}]}"#
    ),
    (#"{"d":{"k":[{"t":0,"s":{"t":"x"}}]}}"#, #"{"d":{"k":[{"t":0,"s":{"t":"x"}}]}}"#),
  ])
  func `each old form becomes the new one`(old: String, new: String) throws {
    #expect(try edited(old) { $0.upgrades = true } == new)
  }

  /// A composition used twice, with a red fill, a text and a stroke whose dashes begin nowhere.
  private let twice = """
    {"w":9,"h":9,"fr":9,"ip":0,"op":9,"assets":[{"id":"c","layers":[{"ty":4,"nm":"L","ks":{},\
    "shapes":[{"ty":"gr","nm":"G","it":[\
    {"ty":"fl","nm":"F","c":{"a":0,"k":[1,0,0],"ix":4,"x":"x"}},{"ty":"tr"}]}]}]}],\
    "layers":[{"ty":0,"nm":"A","refId":"c"},{"ty":0,"nm":"B","refId":"c"},\
    {"ty":5,"nm":"T","t":{"d":{"k":[{"t":0,"s":{"t":"a"}},{"t":5,"s":{"t":"b"}}]}}},\
    {"ty":4,"nm":"S","shapes":[{"ty":"st","nm":"St","c":{"k":[0,0,0]},"w":{"k":1}}]}]}
    """

  /// The document with changes written into it.
  private func written(_ change: (inout CompositionOverrides) -> Void) throws -> JSONValue {
    let animation = try LottieAnimation.decode(Array(twice.utf8))
    var overrides = CompositionOverrides(Composition(animation))
    change(&overrides)
    var baker = ValueBaker(try value(twice), of: animation.document, overrides.entries)
    try baker.write(overrides)
    return baker.document
  }

  @Test func `a value is written where the document has it`() throws {
    let document = try written {
      $0.set(PropertyOverride("*.L.G.F.Color", .color(.white)))
      $0.hide("B")
    }
    let text = String(decoding: JSONText.bytes(document), as: UTF8.self)
    #expect(text.contains(#""c":{"a":0,"k":[1,1,1,1],"ix":4}"#))
    #expect(text.contains(#"{"ty":0,"nm":"B","refId":"c","hd":true}"#))
  }

  @Test func `what the document does not have is made`() throws {
    let document = try written {
      $0.set(PropertyOverride("T.Color", .color(.white)))
      $0.set(PropertyOverride("T.Transform.Opacity", .number(50)))
    }
    let text = String(decoding: JSONText.bytes(document), as: UTF8.self)
    #expect(text.contains(#""s":{"t":"a","fc":[1,1,1]}},{"t":5,"s":{"t":"b","fc":[1,1,1]}}"#))
    #expect(text.contains(#""ks":{"o":{"a":0,"k":50}}"#))
  }

  /// What is written into a layer with an effect that has one control.
  private func controls(_ effect: String, _ keypath: String) throws -> String {
    let text = """
      {"w":9,"h":9,"fr":9,"ip":0,"op":9,"layers":[{"ty":1,"nm":"a","sw":9,"sh":9,"sc":"#ffffff","ks":{},\
      "ef":[{"ty":5,"nm":"e","mn":"\(effect)","ef":[{"ty":0,"nm":"x","v":{"k":4}}]}]}]}
      """
    let animation = try LottieAnimation.decode(Array(text.utf8))
    var overrides = CompositionOverrides(Composition(animation))
    overrides.set(PropertyOverride(AnimationKeypath(keypath: keypath), .number(7)))
    var baker = ValueBaker(try value(text), of: animation.document, overrides.entries)
    try baker.write(overrides)
    let controls = baker.document["layers"]?.elements?[0]["ef"]?.elements?[0]["ef"]
    return String(decoding: JSONText.bytes(controls ?? .null), as: UTF8.self)
  }

  @Test func `controls that an effect leaves out are appended as far as the one that is written`()
    throws
  {
    #expect(
      try controls("ADBE Gaussian Blur 2", "a.e.Repeat Edge Pixels") == """
        [{"ty":0,"nm":"x","v":{"k":4}},\
        {"ty":7,"nm":"Blur Dimensions","mn":"ADBE Gaussian Blur 2-0002","ix":2,"v":{"a":0,"k":1}},\
        {"ty":4,"nm":"Repeat Edge Pixels","mn":"ADBE Gaussian Blur 2-0003","ix":3,"v":{"a":0,"k":7}}]
        """
    )
  }

  @Test func `a control behind one whose default depends on the layer is not written`() throws {
    #expect(throws: ValueBaker.Problem.noLocation(keypath: "a.e.Type")) {
      try controls("ADBE Radial Blur", "a.e.Type")
    }
  }

  @Test func `a value of one use of a composition is not written`() throws {
    let keypath: AnimationKeypath = "A.L.G.F.Color"
    #expect(throws: ValueBaker.Problem.shared(keypath: keypath.string)) {
      _ = try written { $0.set(PropertyOverride(keypath, .color(.white))) }
    }
    #expect(throws: ValueBaker.Problem.noLocation(keypath: "S.St.Dash Phase")) {
      _ = try written { $0.set(PropertyOverride("S.St.Dash Phase", .number(3))) }
    }
  }

  @Test func `pretty text has an element a line and reads back`() throws {
    let document = try value(#"{"a":[1,2],"b":[{"c":{}}]}"#)
    let text = JSONText.bytes(document, .pretty)
    let expected = "{\n  \"a\": [1,2],\n  \"b\": [\n    {\n      \"c\": {}\n    }\n  ]\n}\n"
    #expect(String(decoding: text, as: UTF8.self) == expected)
  }

  @Test func `differences have the keypaths that get takes, whatever the order`() throws {
    func animation(_ layers: String) throws -> LottieAnimation {
      let head = #""w":9,"h":9,"fr":9,"ip":0,"op":9"#
      return try LottieAnimation.decode(Array("{\(head),\"layers\":[\(layers)]}".utf8))
    }
    let a = try animation(
      #"""
      {"nm":"A","ty":3,"ks":{"o":{"a":0,"k":50}}},{"nm":"B","ty":3,"ks":{"o":{"k":1}}},
      {"nm":"S","ty":4,"shapes":[{"ty":"tm","nm":"T","s":{"k":0},"e":{"k":9},"o":{"k":0}},
      {"ty":"fl","nm":"F.1","c":{"k":[0,0,0]},"o":{"k":9},"r":1}]}
      """#
    )
    let b = try animation(
      #"""
      {"nm":"S","ty":4,"shapes":[{"ty":"tm","nm":"T","s":{"k":1},"e":9,"o":{"k":45}},
      {"ty":"fl","nm":"F.1","c":{"k":[0,0,0]},"o":{"a":0,"k":[9]},"r":2}]},
      {"nm":"C","ty":3,"x":1},{"nm":"A","ty":3,"ks":{"o":{"a":0,"k":80.0001,"ix":3}}}
      """#
    )
    #expect(StructuralDiff(a, a).differences.isEmpty)
    #expect(
      StructuralDiff(a, b).differences.map { "\($0.change) \($0.keypath.string)" } == [
        "removed B", "moved A", "added C", "changed A.Transform.Opacity", "changed S.T.Start",
        "changed S.T.Offset", #"changed S.F\.1.Fill Rule"#,
      ]
    )
  }

  @Test func `a layer added, removed, renamed or moved is one difference`() throws {
    func animation(_ names: [String], opacity: [String: Int] = [:]) throws -> LottieAnimation {
      let layers = names.map { name in
        #"{"nm":"\#(name)","ty":4,"ks":{"o":{"k":\#(opacity[name] ?? 7)}},"shapes":["#
          + #"{"ty":"rc","nm":"\#(name.uppercased())","s":{"k":[4,4]}}]}"#
      }
      let head = #""w":9,"h":9,"fr":9,"ip":0,"op":9"#
      return try LottieAnimation.decode(
        Array("{\(head),\"layers\":[\(layers.joined(separator: ","))]}".utf8)
      )
    }
    func changes(_ a: LottieAnimation, _ b: LottieAnimation) -> [String] {
      StructuralDiff(a, b).differences.map {
        "\($0.change) \($0.keypath.string) \($0.beforeText) \($0.afterText)"
      }
    }
    let a = try animation(["a", "b", "c", "d", "e"])
    #expect(changes(a, try animation(["b", "c", "d", "a", "e"])) == ["moved a 1 4"])
    #expect(changes(a, try animation(["a", "b", "c", "e"])) == ["removed d  "])
    #expect(changes(a, try animation(["a", "b", "x", "c", "d", "e"])) == ["added x  "])
    // Another name with the same content; the shape within is named as before.
    let text = String(decoding: a.document.bytes, as: UTF8.self)
    let renamed = text.replacing(#""nm":"c""#, with: #""nm":"Cat""#)
    #expect(changes(a, try LottieAnimation.decode(Array(renamed.utf8))) == ["renamed c c Cat"])
    // Another name and another value: one layer went, another came.
    let other = renamed.replacing(
      #""nm":"Cat","ty":4,"ks":{"o":{"k":7}"#,
      with: #""nm":"Cat","ty":4,"ks":{"o":{"k":8}"#
    )
    #expect(
      changes(a, try LottieAnimation.decode(Array(other.utf8))) == ["removed c  ", "added Cat  "]
    )
  }
}
