import Testing

@testable import LottieModel

struct LayerNamesTests {
  /// The names on the path to the first layer of a composition.
  private func names(_ text: String, composition: Int) throws -> [String] {
    let document = try JSONDocument(Array(text.utf8))
    return try document.withRoot { root in
      let asset = try #require(root["assets"]?.elements.map { $0 }.dropFirst(composition).first)
      let layer = try #require(asset["layers"]?.elements.map { $0 }.first)
      return LayerNames(root).keypath(to: layer.location)
    }
  }

  /// A chain of compositions, each used by a layer named after the one before.
  private func chain(_ count: Int) -> String {
    let assets = (0..<count).map { i in
      let inner = i + 1 < count ? #","refId":"c\#(i + 1)""# : ""
      return #"{"id":"c\#(i)","layers":[{"nm":"L\#(i)"\#(inner)}]}"#
    }
    return #"{"layers":[{"nm":"Top","refId":"c0"}],"assets":[\#(assets.joined(separator: ","))]}"#
  }

  @Test func `a composition is named by the layers that lead to it`() throws {
    #expect(try names(chain(3), composition: 2) == ["Top", "L0", "L1", "L2"])
  }

  @Test func `of thousands of compositions within each other the innermost are named`() throws {
    let names = try names(chain(3000), composition: 2999)
    #expect(names == (2743..<3000).map { "L\($0)" })
  }
}
