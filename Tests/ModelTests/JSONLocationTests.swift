import LottieModel
import Testing

struct JSONLocationTests {
  /// The location of the value that a closure returns.
  private func locate(
    _ text: String,
    _ step: (JSONCursor) -> JSONCursor?
  ) throws -> (String, TextPosition) {
    let document = try document(text)
    let location = document.withRoot { step($0)?.location ?? .root }
    return (document.pointer(to: location).description, document.position(of: location))
  }

  @Test func `the pointer to the root is empty and its position is one, one`() throws {
    let (pointer, position) = try locate("{}") { $0 }
    #expect(pointer.isEmpty)
    #expect(position.line == 1 && position.column == 1)
  }

  @Test func `a pointer names members and counts elements from zero`() throws {
    let (pointer, _) = try locate(#"{"x":[0],"a":[[],{"b":7}]}"#) { root in
      var elements = root["a"]?.elements
      _ = elements?.next()
      return elements?.next()?["b"]
    }
    #expect(pointer == "/a/1/b")
  }

  @Test func `a tilde is written as ~0 and a slash as ~1`() throws {
    let (pointer, _) = try locate(#"{"a~/b~1":{"c":1}}"#) { root in
      var members = root.members
      return members.next()?.value["c"]
    }
    #expect(pointer == "/a~0~1b~01/c")
  }

  @Test func `lines and columns count from one, columns in bytes`() throws {
    let (_, position) = try locate("{\n  \"é\": 1, \"b\":\n\t\"x\"\n}") { $0["b"] }
    #expect(position.line == 3 && position.column == 2)
    let (_, number) = try locate("{\"é\": 1}") { root in
      var members = root.members
      return members.next()?.value
    }
    #expect(number.line == 1 && number.column == 8)
  }

  @Test func `the position of a string is its quotation mark`() throws {
    let (_, position) = try locate(#"["a"]"#) { root in
      var elements = root.elements
      return elements.next()
    }
    #expect(position.column == 2)
  }

  @Test func `an error of the text has the line and column of its byte`() {
    #expect(throws: ModelError.self) {
      try LottieAnimation.decode(Array("{\n \"w\": 1,\n  ?}".utf8))
    }
    do {
      _ = try LottieAnimation.decode(Array("{\n \"w\": 1,\n  ?}".utf8))
    } catch {
      guard case .notJSON(let inner, let position) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(inner.offset == 13)
      #expect(position.line == 3 && position.column == 3)
    }
  }

  @Test func `many problems in a long text are placed as one alone is`() throws {
    let bad = (0..<300).map { #"{"nm":"\#($0)"}"# }.joined(separator: ",\n")
    let animation = try animation(layers: bad)
    #expect(animation.diagnostics.count == 300)
    #expect(animation.diagnostics[0].position.line == 1)
    #expect(animation.diagnostics[299].position.line == 300)
    #expect(animation.diagnostics[299].position.column == 1)
    #expect(animation.diagnostics[299].pointer.description == "/layers/299")
  }
}
