import Testing

@testable import LottieModel

/// Themes and manifests as values, and what dotLottie's player refuses.
struct ThemeTests {
  private func theme(_ rules: String) throws -> Theme {
    try Theme.decode(Array(#"{"rules":[\#(rules)]}"#.utf8))
  }

  private func isRefused(_ rule: String) -> Bool { (try? theme(rule)) == nil }

  @Test func `rules of all types are read`() throws {
    let theme = try theme(
      """
      {"type":"Color","id":"c","value":[1,0.5,0]},{"type":"Scalar","id":"s","value":4},
      {"type":"Vector","id":"v","value":[1,2]},{"type":"Position","id":"p","value":[3,4]},
      {"type":"Gradient","id":"g","value":[{"offset":0.5,"color":[1,0,0,1]}]},
      {"type":"Image","id":"i","value":{"src":"a.png","width":9}},
      {"type":"Text","id":"t","animations":["one"],"value":{"text":"Hi","fontSize":12}}
      """
    )
    #expect(theme.rules.map(\.slot) == ["c", "s", "v", "p", "g", "i", "t"])
    guard case .gradient(let gradient) = theme.rules[4].kind,
      case .image(let image) = theme.rules[5].kind, case .text(let text) = theme.rules[6].kind
    else {
      Issue.record("other kinds")
      return
    }
    #expect(gradient.value?.map(\.color) == [[1, 0, 0, 1]])
    #expect(image.source == "a.png" && image.width == 9 && image.height == nil)
    #expect(text.value?.fontSize == 12)
    #expect(theme.rules[6].applies(to: "one") && !theme.rules[6].applies(to: "two"))
    #expect(theme.rules[0].applies(to: "two"))
  }

  @Test func `keyframes have easings and motion paths`() throws {
    let theme = try theme(
      """
      {"type":"Position","id":"p","keyframes":[{"frame":0,"value":[1,2],"outTangent":{"x":0.3,"y":[0]},
      "inTangent":{"x":[0.6],"y":1},"valueOutTangent":[5,0],"hold":true},{"frame":9,"value":[3,4]}]}
      """
    )
    guard case .position(let position) = theme.rules[0].kind else {
      Issue.record("another kind")
      return
    }
    let first = try #require(position.keyframes?.first)
    #expect(first.outTangent == Theme.Tangent(x: [0.3], y: [0]))
    #expect(first.inTangent == Theme.Tangent(x: [0.6], y: [1]))
    #expect(first.valueOutTangent == [5, 0] && first.holds)
    #expect(position.keyframes?.last?.frame == 9)
  }

  @Test func `what the player refuses is refused`() {
    #expect(isRefused(#"{"type":"BezierPath","id":"b"}"#))
    #expect(isRefused(#"{"type":"Text","id":"t","value":{}}"#))
    #expect(isRefused(#"{"type":"Image","id":"i"}"#))
    #expect(isRefused(#"{"type":"Gradient","id":"g","value":[{"offset":0,"color":[1,0,0]}]}"#))
    #expect(isRefused(#"{"type":"Scalar","id":"s","keyframes":[{"frame":0.5,"value":1}]}"#))
    #expect(!isRefused(#"{"type":"Scalar","id":"s"}"#))
  }

  @Test func `a manifest lists animations, themes and state machines`() throws {
    let manifest = try DotLottieManifest.decode(
      Array(
        """
        {"version":"2","animations":[{"id":"a","themes":["t"],"initialTheme":"t"}],
        "themes":[{"id":"t","name":"Night"}],"stateMachines":[{"id":"m"}],
        "initial":{"animation":"a","stateMachine":"m"}}
        """.utf8
      )
    )
    #expect(manifest.version == 2 && manifest.initialStateMachine == "m")
    #expect(manifest.animations[0].themes == ["t"] && manifest.animations[0].initialTheme == "t")
    #expect(manifest.themes == [DotLottieManifest.Entry(id: "t", name: "Night")])
    #expect(manifest.stateMachines.map(\.id) == ["m"])
  }

  @Test(arguments: [
    (#"{"version":2,"animations":[]}"#, "/version"), (#"{"version":"2"}"#, ""),
    (#"{"animations":[{"name":"x"}]}"#, "/animations/0"),
    (#"{"animations":[],"themes":[{"id":1}]}"#, "/themes/0/id"),
  ])
  func `what the player refuses in a manifest has its place`(text: String, pointer: String) {
    do throws(ContainerDefects) {
      _ = try DotLottieManifest.decode(Array(text.utf8))
      Issue.record("it is refused")
    } catch {
      #expect(error.list.map(\.pointer.description) == [pointer])
    }
  }
}
