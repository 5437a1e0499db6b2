import Foundation
import LottieModel
import OrderedCollections
import Testing

struct JSONWriterTests {
  private func text(_ value: JSONValue) -> String {
    String(decoding: JSONWriter.bytes(value), as: UTF8.self)
  }

  @Test func `values are written without blanks, members in order`() {
    #expect(
      text(.object(["z": .array([.null, .bool(true), .bool(false)]), "a": .object([:])]))
        == #"{"z":[null,true,false],"a":{}}"#
    )
  }

  @Test(
    arguments: [
      (1, "1"), (-3, "-3"), (0.5, "0.5"), (0.1, "0.1"), (1e20, "1e+20"), (1e-7, "1e-07"),
      (.infinity, "null"), (.nan, "null"),
    ] as [(Double, String)]
  )
  func `a number is as short as it reads back, and null when JSON has none`(
    number: Double,
    expected: String
  ) {
    #expect(text(.number(number)) == expected)
  }

  @Test(arguments: [
    0.1, 1 / 3.0, 1e300, .leastNonzeroMagnitude, 123_456_789.123_456_78, -2.5e-10, 1e15, 9e15,
  ])
  func `a number reads back as itself`(number: Double) throws {
    #expect(try value(text(.number(number))) == .number(number))
  }

  @Test func `quotation marks, backslashes and control characters are escaped, nothing else`() {
    #expect(
      text(.string("\"\\/\n\r\t\u{0}\u{1F}é😀\u{7F}"))
        == #""\"\\/\n\r\t\u0000\u001fé😀"# + "\u{7F}\""
    )
  }

  @Test func `a compact text keeps numbers, strings and repeated members as they were written`()
    throws
  {
    let written = #"{ "a" : 1.0 , "b":[1e3, -0, 12345678901234567890],"c":"\u0041\/", "a":2 }"#
    #expect(
      String(decoding: try document(written).compactBytes, as: UTF8.self)
        == #"{"a":1.0,"b":[1e3,-0,12345678901234567890],"c":"\u0041\/","a":2}"#
    )
  }

  @Test func `any value survives Foundation's encoder and decoder`() throws {
    let value = JSONValue.object([
      "null": .null, "yes": .bool(true), "one": .number(1), "half": .number(0.5),
      "text": .string("é\n"), "list": .array([.array([]), .object([:]), .bool(false)]),
    ])
    let data = try JSONEncoder().encode(value)
    // Foundation's decoder forgets the order of members.
    let decoded = try JSONDecoder().decode(JSONValue.self, from: data)
    #expect(sorted(decoded) == sorted(value))
  }

  @Test func `a value alone survives Foundation's encoder and decoder`() throws {
    for value in [JSONValue.null, .bool(false), .number(0), .string(""), .array([])] {
      let data = try JSONEncoder().encode(value)
      #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
    }
  }
}
