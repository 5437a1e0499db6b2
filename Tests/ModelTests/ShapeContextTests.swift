import Testing

@testable import LottieModel

/// Shapes as the walk shows them.
struct ShapeContextTests {
  private struct Lists: DocumentVisitor {
    var lists: [ShapeListContext] = []

    mutating func shapes(_ list: ShapeListContext) { lists.append(list) }
  }

  @Test func `what a group holds is found out once, whoever asks`() throws {
    let groups = (0..<50).reduce(#"{"ty":"fl"},{"ty":"rc"},{"ty":"rc"}"#) { inner, _ in
      #"{"ty":"gr","it":[\#(inner)]}"#
    }
    let text =
      #"{"v":"5","fr":1,"ip":0,"op":1,"w":9,"h":9,"layers":[{"ty":4,"shapes":[\#(groups)]}]}"#
    let document = try JSONDocument(Array(text.utf8))
    document.withRoot { root in
      var walk = DocumentWalk(DocumentIndex(root), Lists())
      walk.run()
      let lists = walk.visitor.lists
      #expect(lists.count == 51)
      for (outer, inner) in zip(lists, lists.dropFirst()) {
        let (seen, shown) = (outer.items[0].items[0].contents, inner.items[0].contents)
        #expect(seen === shown)
        #expect(outer.items[0].paths == 2)
        #expect(outer.items[0].paints == 1)
      }
    }
  }
}
