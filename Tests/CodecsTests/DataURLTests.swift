import LottieCodecs
import Testing

struct Base64Tests {
  @Test func `the examples of RFC 4648 are decoded`() {
    for (text, content) in [
      ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"),
      ("Zm9vYmE=", "fooba"), ("Zm9vYmFy", "foobar"),
    ] {
      #expect(Base64.decode(text.utf8) == Array(content.utf8))
    }
  }

  @Test func `white space and missing padding are tolerated`() {
    #expect(Base64.decode(" Zm9v\r\n\tYg ".utf8) == Array("foob".utf8))
    #expect(Base64.decode("Zm9vYg= =".utf8) == Array("foob".utf8))
  }

  @Test func `both alphabets are understood`() {
    #expect(Base64.decode("+/-_".utf8) == [0xFB, 0xFF, 0xBF])
  }

  @Test(arguments: ["Z", "Zm9vY", "Zg=", "Zg===", "Z=g=", "Zm9v!", "=", "Zm9v=", "Zm9vé"])
  func `malformed texts are nothing`(text: String) {
    #expect(Base64.decode(text.utf8) == nil)
  }
}

struct DataURLTests {
  @Test func `a Base64 URL has a type and bytes`() throws {
    let url = try DataURL("data:image/PNG;base64,Zm9v")
    #expect(url.mediaType == "image/png")
    #expect(url.bytes == Array("foo".utf8))
  }

  @Test func `parameters and the case of the scheme do not matter`() throws {
    #expect(try DataURL("DATA:text/plain;charset=utf-8;base64,Zm9v").bytes == Array("foo".utf8))
    #expect(DataURL.isDataURL("Data:,"))
    #expect(!DataURL.isDataURL("images/data:x"))
  }

  @Test func `escapes are resolved, in Base64 too`() throws {
    #expect(try DataURL("data:,a%20b%zz%4").bytes == Array("a b%zz%4".utf8))
    #expect(try DataURL("data:image/png;base64,Zg%3D%3d").bytes == Array("f".utf8))
  }

  @Test func `no type means plain text`() throws {
    #expect(try DataURL("data:,x").mediaType == "text/plain")
    #expect(try DataURL("data:;base64,Zg==").mediaType == "text/plain")
  }

  @Test(arguments: ["", "data:", "data:image/png;base64", "http://x/,y", "data:;base64,Z"])
  func `malformed URLs are errors`(text: String) {
    #expect(throws: CodecError.self) { try DataURL(text) }
  }
}
