import LottieKit
import LottieModel
import Testing

struct SlotValuesTests {
  private let document = Array(
    #"""
    {"w":9,"h":9,"fr":1,"ip":0,"op":9,"slots":{"kept":{"p":{"a":0,"k":7}},"o":{"p":{"a":0,"k":1}}},
    "layers":[{"ty":3,"ks":{"o":{"sid":"o","k":5},"r":{"sid":"kept","k":5},"s":{"sid":"s","k":[1,1]}}}]}
    """#.utf8
  )

  private func values(_ text: String) throws -> SlotValues? {
    SlotValues(try JSONDocument(Array(text.utf8)).withRoot(JSONValue.init))
  }

  private func transform(_ slots: SlotValues?) throws -> Transform {
    let file = try AnimationFile(bytes: document, choice: .init(slots: slots))
    return try #require(file.animation.layers.first).transform
  }

  @Test func `a value replaces the slot's, the other slots stay`() throws {
    let transform = try transform(values(#"{"o":30}"#))
    #expect(transform.opacity.initial == 30 && transform.rotation.initial == 7)
  }

  @Test func `a slot that the document does not define may be given a value`() throws {
    #expect(try transform(values(#"{"s":[50,25]}"#)).scale.initial == Vector3D(50, 25, 0))
  }

  @Test func `a value may be a whole property, by itself or as the document has it`() throws {
    let animated = #"{"a":1,"k":[{"t":0,"s":[1]},{"t":9,"s":[2]}]}"#
    for text in [#"{"o":\#(animated)}"#, #"{"o":{"p":\#(animated)}}"#] {
      #expect(try transform(values(text)).opacity.keyframes.map(\.value) == [1, 2])
    }
  }

  @Test(arguments: [#"[1]"#, #"{"o":null}"#, #"{"o":"blue"}"#, #"{"o":true}"#])
  func `what is no value is refused`(text: String) throws {
    #expect(try values(text) == nil)
  }

  @Test func `a document without slots gets them`() throws {
    let bytes = Array(
      #"{"w":9,"h":9,"fr":1,"ip":0,"op":9,"layers":[{"ty":3,"ks":{"o":{"sid":"o"}}}]}"#.utf8
    )
    let file = try AnimationFile(bytes: bytes, choice: .init(slots: values(#"{"o":30}"#)))
    #expect(file.animation.layers.first?.transform.opacity.initial == 30)
  }

  @Test func `a theme is asked of a container only`() {
    #expect(throws: LoadError.noSuchTheme("red", available: [])) {
      try AnimationFile(bytes: document, choice: .init(theme: "red"))
    }
  }
}
