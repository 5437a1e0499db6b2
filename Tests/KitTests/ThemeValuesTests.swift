import LottieCodecs
import LottieKit
import LottieModel
import LottieScene
import Testing

/// Themes: what their rules make of slots, as dotLottie's player does.
struct ThemeValuesTests {
  private func file(_ rules: String, _ layers: String, assets: String = "") throws -> AnimationFile
  {
    var zip = try ZipWriter()
    try zip.add(
      "manifest.json",
      Array(
        #"{"version":"2","animations":[{"id":"x"}],"themes":[{"id":"t"},{"id":"u"}]}"#.utf8
      )
    )
    try zip.add("a/x.json", Fixture.json("x", layers: layers, assets: assets))
    try zip.add("t/t.json", Array(#"{"rules":[\#(rules)]}"#.utf8))
    try zip.add("t/u.json", Array(#"{"rules":[{"id":"o","type":"Scalar","value":7}]}"#.utf8))
    return try AnimationFile(bytes: zip.archive, choice: .init(theme: "t"))
  }

  private static let transform =
    #"{"ty":3,"ip":0,"op":10,"ks":{"o":{"sid":"o","k":5},"p":{"sid":"p","k":[1,2]},"s":{"sid":"s","k":[3,4]}}}"#

  private func transform(_ rules: String) throws -> Transform {
    try #require(file(rules, Self.transform).animation.layers.first).transform
  }

  @Test func `a number, a vector and a position`() throws {
    let transform = try transform(
      #"{"id":"o","type":"Scalar","value":30},{"id":"s","type":"Vector","value":[50,25,9]},"#
        + #"{"id":"p","type":"Position","value":[7,8]}"#
    )
    #expect(transform.opacity.initial == 30)
    #expect(transform.scale.initial == Vector3D(50, 25, 0))
    guard case .joined(let position) = transform.position else {
      Issue.record("the position is split")
      return
    }
    #expect(position.initial == Vector3D(7, 8, 0))
  }

  @Test func `keyframes go before the value, with easing and hold`() throws {
    let opacity = try transform(
      #"{"id":"o","type":"Scalar","value":1,"keyframes":[{"frame":0,"value":10,"outTangent":"#
        + #"{"x":0.5,"y":0},"inTangent":{"x":[0.5],"y":[1]}},{"frame":4,"value":20,"hold":true},"#
        + #"{"frame":9,"value":30}]}"#
    ).opacity
    #expect(opacity.keyframes.map(\.value) == [10, 20, 30])
    #expect(opacity.keyframes.map(\.time) == [0, 4, 9])
    #expect(opacity.keyframes[1].easing == .hold)
    guard case .curve(let curve) = opacity.keyframes[0].easing else {
      Issue.record("\(opacity.keyframes[0].easing)")
      return
    }
    #expect(curve.outTangent.x == 0.5 && curve.inTangent.y == 1)
  }

  @Test func `a rule for other animations, and an expression alone, change nothing`() throws {
    for rule in [
      #"{"id":"o","type":"Scalar","value":30,"animations":["y"]}"#,
      #"{"id":"o","type":"Scalar","value":30,"animations":[]}"#,
      #"{"id":"o","type":"Scalar","expression":"1"}"#,
    ] {
      #expect(try transform(rule).opacity.initial == 5)
    }
    #expect(try transform(#"{"id":"o","type":"Scalar"}"#).opacity.initial == 0)
    let twice = #"{"id":"o","type":"Scalar","value":1},{"id":"o","type":"Scalar","value":2}"#
    #expect(try transform(twice).opacity.initial == 2)
  }

  @Test func `colors of fewer than three numbers are black`() throws {
    let shape =
      #"{"ty":4,"ip":0,"op":10,"ks":{},"shapes":[{"ty":"fl","c":{"sid":"c","k":[1,0,0]},"o":{"k":100}}]}"#
    for (value, color) in [("[0,1,0,0.5]", Color(red: 0, green: 1, blue: 0)), ("[1,1]", .black)] {
      let file = try file(#"{"id":"c","type":"Color","value":\#(value)}"#, shape)
      guard case .shape(let items)? = file.animation.layers.first?.kind,
        case .fill(let fill)? = items.first?.kind
      else {
        Issue.record("no fill")
        return
      }
      #expect(fill.color.initial == color)
    }
  }

  @Test func `a gradient has its own number of stops`() throws {
    let shape =
      #"{"ty":4,"ip":0,"op":10,"ks":{},"shapes":[{"ty":"gf","t":1,"s":{"k":[0,0]},"e":{"k":[9,0]},"#
      + #""o":{"k":100},"g":{"sid":"g","p":2,"k":{"a":0,"k":[0,1,0,0,1,0,0,1]}}}]}"#
    let rule = """
      {"id":"g","type":"Gradient","value":[{"offset":0,"color":[1,1,1,1]},{"offset":0.5,"color":[0,1,0,0.5]},
      {"offset":1,"color":[0,0,0,1]}]}
      """
    guard case .shape(let items)? = try file(rule, shape).animation.layers.first?.kind,
      case .gradientFill(let fill)? = items.first?.kind
    else {
      Issue.record("no gradient")
      return
    }
    #expect(fill.gradient.colorCount == 3)
    #expect(
      fill.gradient.colors.initial == [
        0, 1, 1, 1, 0.5, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0.5, 0.5, 1, 1,
      ]
    )
  }

  @Test func `a text keeps what the rule does not name`() throws {
    let layer =
      #"{"ty":5,"ip":0,"op":10,"ks":{},"t":{"a":[],"d":{"sid":"t","k":[{"t":0,"s":{"t":"a","f":"F","s":9,"j":2}}]}}}"#
    let rule =
      #"{"id":"t","type":"Text","value":{"text":"b","fontSize":12,"fillColor":[0,1,0],"textCaps":"AllCaps"}}"#
    guard case .text(let text)? = try file(rule, layer).animation.layers.first?.kind,
      let document = text.documents.first?.value
    else {
      Issue.record("no text")
      return
    }
    #expect(document.text == "b" && document.fontName == "F" && document.fontSize == 12)
    #expect(document.justification == 2 && document.caps == 1)
    #expect(document.fillColor == Color(red: 0, green: 1, blue: 0))
  }

  @Test func `an image has the size of the slot where the rule has none`() throws {
    let asset = #"{"id":"i","sid":"i","w":20,"h":10,"u":"","p":"old.png"}"#
    for (size, expected) in [
      ("", Size(width: 20, height: 10)), (#","width":4"#, Size(width: 20, height: 10)),
      (#","width":4,"height":5"#, Size(width: 4, height: 5)),
    ] {
      let rule = #"{"id":"i","type":"Image","value":{"src":"x/new.png"\#(size)}}"#
      guard case .image(let image)? = try file(rule, "", assets: asset).animation.assets["i"]?.kind
      else {
        Issue.record("no image")
        return
      }
      #expect(image.size == expected && image.path == "new.png" && image.directory == "i/")
    }
  }

  @Test func `a theme over another leaves the slots that it has no rules for`() throws {
    let file = try file(
      #"{"id":"o","type":"Scalar","value":1},{"id":"s","type":"Vector","value":[8,8]}"#,
      Self.transform
    )
    let both = try #require(
      file.chosen(animation: "x", themes: ["t", "u"]).animation.layers.first
    ).transform
    #expect(both.opacity.initial == 7 && both.scale.initial == Vector3D(8, 8, 0))
  }

  @Test func `a theme that players refuse is an error`() throws {
    #expect(throws: LoadError.badTheme(entry: "t/t.json")) {
      try file(#"{"id":"o","type":"Scalar","value":"1"}"#, Self.transform)
    }
  }
}
