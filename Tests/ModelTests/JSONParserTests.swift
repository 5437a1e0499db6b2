import LottieModel
import OrderedCollections
import Testing

struct JSONParserTests {
  @Test func `every escape stands for its character`() throws {
    #expect(
      try value(#""\" \\ \/ \b \f \n \r \t \u0041 \u00e9 \u20AC""#)
        == .string("\" \\ / \u{8} \u{C} \n \r \t A é €")
    )
  }

  @Test func `a pair of surrogates is one character`() throws {
    #expect(try value(#""a\ud83d\ude00b""#) == .string("a😀b"))
  }

  @Test func `a surrogate without its partner is the replacement character`() throws {
    #expect(try value(#""\ud83d""#) == .string("\u{FFFD}"))
    #expect(try value(#""\ude00x""#) == .string("\u{FFFD}x"))
    #expect(try value(#""\ud83d\n\ude00""#) == .string("\u{FFFD}\n\u{FFFD}"))
  }

  @Test(arguments: [#""\x""#, #""\u12g4""#, #""\U0041""#, "\"a\nb\"", "\"\u{1F}\""])
  func `a bad escape or a bare control character is refused`(text: String) {
    #expect(failure(text)?.reason == .badString)
  }

  @Test func `the delete character may stand bare`() throws {
    #expect(try value("\"\u{7F}\"") == .string("\u{7F}"))
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xE2, 0x82, 0x28], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xF0, 0x9F, 0x98, 0x28], [0xFF],
    ] as [[UInt8]]
  )
  func `bytes that are not UTF-8 are refused where they begin`(bytes: [UInt8]) {
    let error = failure([0x22, 0x61] + bytes + [0x62, 0x22])
    #expect(error?.reason == .badString)
    #expect(error?.offset == 2)
  }

  @Test func `characters of two, three and four bytes are read`() throws {
    #expect(
      try value("\"é€😀\u{D7FF}\u{E000}\u{10FFFF}\"") == .string("é€😀\u{D7FF}\u{E000}\u{10FFFF}")
    )
  }

  @Test(
    arguments: [
      ("0", 0), ("12", 12), ("-1.5", -1.5), ("1e3", 1000), ("1E+3", 1000), ("25e-1", 2.5),
      ("0.1", 0.1), ("123456789012345", 123_456_789_012_345), ("0.30000000000000004", 0.1 + 0.2),
      ("12345678901234567", 12_345_678_901_234_568), ("9007199254740993", 9_007_199_254_740_992),
      ("0.00000000000000000000000000001", 1e-29), ("1e-400", 0), ("5e-324", .leastNonzeroMagnitude),
      ("179769313486231570000e288", 1.7976931348623157e308),
    ] as [(String, Double)]
  )
  func `a number is the nearest double`(text: String, expected: Double) throws {
    #expect(try value(text) == .number(expected))
  }

  @Test func `minus zero keeps its sign`() throws {
    guard case .number(let zero) = try value("-0") else { throw JSONTestError() }
    #expect(zero == 0 && zero.sign == .minus)
    guard case .number(let other) = try value("-0.00") else { throw JSONTestError() }
    #expect(other == 0 && other.sign == .minus)
  }

  @Test func `a number beyond the range is infinite`() throws {
    #expect(try value("1e999") == .number(.infinity))
    #expect(try value("-1e999") == .number(-.infinity))
  }

  @Test(arguments: [
    "-", "01", "-01", "1.", "1.e3", "1e", "1e+", ".5", "+1", "0x10", "1.5.2", "--1",
  ])
  func `what JSON does not allow as a number is refused`(text: String) {
    #expect(failure(text) != nil)
  }

  @Test(arguments: ["NaN", "Infinity", "tru", "nul", "TRUE", "undefined", "'a'"])
  func `words other than true, false and null are refused`(text: String) {
    #expect(failure(text) != nil)
  }

  @Test(arguments: [
    "[1,]", "[,1]", "[1 2]", #"{"a":1,}"#, #"{"a" 1}"#, "{1:2}", #"{"a":}"#, "[1}", #"{"a":1]"#,
    "]",
  ])
  func `misplaced punctuation is refused`(text: String) {
    guard case .unexpected? = failure(text)?.reason else {
      Issue.record("\(text) was read")
      return
    }
  }

  @Test(arguments: [
    "", " ", "[", "[1", "[1,", "{", #"{"a"#, #"{"a""#, #"{"a":"#, "\"a", #""\"#, #""\u00"#,
  ])
  func `a text that ends inside a value is refused at its end`(text: String) {
    #expect(failure(text)?.reason == .unexpectedEnd)
    #expect(failure(text)?.offset == text.utf8.count)
  }

  @Test func `a byte order mark, blanks and zero bytes around the text are passed over`() throws {
    #expect(try value("\u{FEFF} \t\r\n[] \n") == .array([]))
    #expect(try value("[]\u{0}\u{0}\n") == .array([]))
    #expect(try value("[]\n\u{0}\u{0}") == .array([]))
  }

  @Test func `anything else after the value is refused where it begins`() {
    #expect(failure("{} x")?.offset == 3)
    #expect(failure("1 2")?.offset == 2)
    #expect(failure("[]]")?.offset == 2)
  }

  @Test func `containers may lie in containers up to the limit`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(failure(nested(256)) == nil)
    #expect(failure(nested(257))?.reason == .tooDeep(limit: 256))
    #expect(failure(nested(257))?.offset == 256)
    #expect(failure(String(repeating: #"{"a":"#, count: 100_000))?.reason == .tooDeep(limit: 256))
    var limits = JSONDocument.Limits()
    limits.depth = 1
    #expect(throws: JSONError.self) { try JSONDocument(Array("[[]]".utf8), limits: limits) }
  }

  @Test func `a text beyond the size limit is refused`() {
    var limits = JSONDocument.Limits()
    limits.size = 4
    #expect(throws: JSONError.self) { try JSONDocument(Array("[1,2]".utf8), limits: limits) }
    #expect(throws: Never.self) { try JSONDocument(Array("[12]".utf8), limits: limits) }
  }

  @Test func `an object keeps the order of its members`() throws {
    guard case .object(let object) = try value(#"{"z":1,"a":2,"m":{"q":[]}}"#) else {
      throw JSONTestError()
    }
    #expect(Array(object.keys) == ["z", "a", "m"])
  }

  @Test func `of several members of one name the last counts, for the tree and for the model`()
    throws
  {
    #expect(try value(#"{"a":1,"a":2}"#)["a"] == .number(2))
    let found = try document(#"{"a":1,"a":2}"#).withRoot { $0["a"]?.double }
    #expect(found == 2)
  }

  @Test(arguments: ["a", "animations", #"\u0061"#])
  func `the last of a name counts among many members, also where a name is escaped`(
    _ name: String
  ) throws {
    for count in [1, 40, 100] {
      let others = (0..<count).map { #""m\#($0)":0,"# }.joined()
      let text = #"{"\#(name)":1,\#(others)"\#(name)":{"b":2},"c":3}"#
      try document(text).withRoot { root in
        let found = name == "animations" ? root["animations"] : root["a"]
        #expect(found?["b"]?.double == 2)
        #expect(root["c"]?.double == 3 && root["m0"]?.double == 0)
      }
    }
  }

  @Test func `a member is found by its name also when that is escaped`() throws {
    let found = try document(#"{"\u0074y":4,"ty2":5}"#).withRoot { $0["ty"]?.double }
    #expect(found == 4)
  }

  @Test func `a member that is null counts as missing`() throws {
    let document = try document(#"{"a":null}"#)
    #expect(document.withRoot { $0["a"] == nil })
    #expect(document.withRoot { $0.has("a") })
  }
}

struct JSONTestError: Error {}
