import LottieModel
import OrderedCollections
import TestSupport
import Testing

/// What is read eight bytes at a time has values and ends like what is read byte by byte.
struct JSONWordTests {
  /// Random numbers as JSON writes them: any count of digits, decimals and exponents.
  private static func numbers(_ count: Int) -> [String] {
    var random = SeededRandom(20)
    func digits(_ count: Int) -> String {
      (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
    }
    return (0..<count).map { _ in
      var text = Bool.random(using: &random) ? "-" : ""
      let whole = Int.random(in: 0...(Bool.random(using: &random) ? 4 : 20), using: &random)
      text += whole == 0 ? "0" : String(Int.random(in: 1...9, using: &random)) + digits(whole - 1)
      if Int.random(in: 0..<4, using: &random) > 0 {
        let zeros = Int.random(in: 0...8, using: &random) - 5
        text += "." + String(repeating: "0", count: max(0, zeros))
        text += digits(Int.random(in: 1...(Bool.random(using: &random) ? 4 : 22), using: &random))
      }
      if Int.random(in: 0..<8, using: &random) == 0 {
        text += Bool.random(using: &random) ? "e" : "E"
        text += ["", "+", "-"].randomElement(using: &random) ?? ""
        text += String(Int.random(in: 0...340, using: &random))
      }
      return text
    }
  }

  @Test func `numbers are those that the standard library reads`() throws {
    let texts = JSONWordTests.numbers(30_000)
    // In a list, so that more text follows each, and alone, where the text ends.
    let list = try document("[" + texts.joined(separator: ",") + "]")
    let read = list.withRoot { $0.elements.compactMap(\.double) }
    #expect(read.map(\.bitPattern) == texts.compactMap { Double($0)?.bitPattern })
    for text in texts.prefix(3_000) {
      #expect(
        try document(text).withRoot { $0.double?.bitPattern } == Double(text)?.bitPattern,
        "\(text)"
      )
    }
  }

  @Test(
    arguments: [
      // 2^53 + 1, halfway between two doubles: the even one; and a little more or less.
      ("9007199254740993", 9_007_199_254_740_992), ("900719925474099.3", 900_719_925_474_099.25),
      ("9007199254740993.01", 9_007_199_254_740_994), ("9007199254740995", 9_007_199_254_740_996),
      ("9007199254740992.999", 9_007_199_254_740_992),
      // 1 + 2^-53 in 19 digits is a little less than half of the last bit; then a little more.
      ("1.000000000000000111", 1), ("1.000000000000000112", 1.0000000000000002),
      ("9999999999999999999", 1e19), ("0.9999999999999999999", 1),
      ("1844674407370955161.5", 1_844_674_407_370_955_161.5),
      ("0.000000000000000001", 1e-18), ("4.9406564584124654e-324", .leastNonzeroMagnitude),
      ("2.4703282292062327e-324", 0),
    ] as [(String, Double)]
  )
  func `numbers between two doubles are rounded to the nearest, or to the even one`(
    text: String,
    expected: Double
  ) throws {
    #expect(try value(text) == .number(expected))
    #expect(try value("[-\(text) ]") == .array([.number(-expected)]))
  }

  @Test func `numbers are written as they were read`() throws {
    let texts = JSONWordTests.numbers(2_000) + [String(repeating: "7", count: 400)]
    let text = "[" + texts.joined(separator: ",") + "]"
    #expect(try document(text).compactBytes == Array(text.utf8))
    for text in texts.suffix(200) { #expect(try document(text).compactBytes == Array(text.utf8)) }
  }

  @Test(arguments: ["01.5", "00", "-00.1", "1.", "1..2", "1.5e", "1234567.", "12345678.", "-.5"])
  func `numbers that JSON does not allow are refused where they begin`(text: String) {
    for tail in ["", "       ]", ",1234567890]"] {
      #expect(failure("[" + text + tail)?.reason == .badNumber, "\(text + tail)")
      #expect(failure("[" + text + tail)?.offset == 1, "\(text + tail)")
    }
  }

  @Test(arguments: 0...26)
  func `a string of any length is read, also where the text ends`(length: Int) throws {
    let plain = String("abcdefghijklmnopqrstuvwxyz".prefix(length))
    #expect(try value("\"\(plain)\"") == .string(plain))
    #expect(
      try value("[\"\(plain)\", 123456789]") == .array([.string(plain), .number(123_456_789)])
    )
    for special in ["é", "€", "😀", "\\n"] {
      let text = plain + special + "z"
      let expected = special == "\\n" ? plain + "\nz" : text
      #expect(try value("\"\(text)\"") == .string(expected))
      #expect(try value("[\"\(text)\", 123456789]")["0"] == nil)
      #expect(try document("{\"\(text)\":[1]}").compactBytes == Array("{\"\(text)\":[1]}".utf8))
    }
    #expect(failure("\"\(plain)\u{1}bcdefghijk\"")?.offset == length + 1)
    #expect(failure("\"\(plain)")?.offset == length + 1)
  }

  @Test func `a name is found by all of its bytes`() throws {
    let names = """
      {"":0,"a":1,"ab":2,"b":3,"abcdefg":7,"abcdefgh":8,"abcdefgi":80,"abcdefghi":9,
      "abcdefghj":90,"masksProperties":15,"é":16}
      """
    try document(names).withRoot { root in
      #expect(root[""]?.double == 0)
      #expect(root["a"]?.double == 1)
      #expect(root["ab"]?.double == 2)
      #expect(root["b"]?.double == 3)
      #expect(root["abcdefg"]?.double == 7)
      #expect(root["abcdefgh"]?.double == 8)
      #expect(root["abcdefgi"]?.double == 80)
      #expect(root["abcdefghi"]?.double == 9)
      #expect(root["abcdefghj"]?.double == 90)
      #expect(root["masksProperties"]?.double == 15)
      #expect(root["é"]?.double == 16)
      #expect(root["c"] == nil)
      #expect(root["abcdef"] == nil)
      #expect(root["abcdefghk"] == nil)
    }
  }

  @Test func `the length of a long name is not taken for a short one`() throws {
    // 97 is the code of "a".
    let long = String(repeating: "b", count: 97)
    try document("{\"\(long)\":1,\"a\":2}").withRoot { root in
      #expect(root["a"]?.double == 2)
      #expect(root.members.map(\.name) == [long, "a"])
    }
  }

  @Test func `short members are found in every order, the last of a name`() throws {
    for (order, value) in [(#""k":1,"a":2,"k":3"#, 3.0), (#""a":2,"k":1,"k":null"#, nil)] {
      try document("{\(order)}").withRoot { root in
        #expect(root["k"]?.double == value)
        #expect(root["a"]?.double == 2)
      }
    }
  }

  @Test(arguments: ["[[]]", #"{"a":{}}"#, "[1]", "[0,0]", "\"\"", "1"])
  func `a text of any density has room for its nodes`(part: String) throws {
    for count in [1, 60, 100, 5_000] {
      let text = "[" + Array(repeating: part, count: count).joined(separator: ",") + "]"
      #expect(try document(text).compactBytes == Array(text.utf8))
      // Few nodes first, so that their density says nothing of the rest.
      let late = "[\"" + String(repeating: " ", count: count * 4) + "\"," + text + "]"
      #expect(try document(late).compactBytes == Array(late.utf8))
    }
  }

  @Test func `nodes that the estimate does not see have room, too`() throws {
    // The estimate looks at the first 64 of each 1,024 bytes; here they are blanks.
    let ones = String(repeating: "1,", count: 480)
    let blanks = String(repeating: " ", count: 64)
    let text = Array(repeating: blanks + ones, count: 40).joined().dropFirst()
    #expect(
      try document("[" + text + "1]").withRoot { $0.elements.reduce(0) { n, _ in n + 1 } } == 19_201
    )
    #expect(failure("[" + text + "1")?.reason == .unexpectedEnd)
  }
}
