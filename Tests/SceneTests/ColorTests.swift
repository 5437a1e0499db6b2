import LottieScene
import Testing

struct ColorTests {
  @Test(arguments: ["#ff8000", "ff8000", "#FF8000", "#ff8000ff"])
  func `a hexadecimal text is a color, with or without its sign`(text: String) {
    let color = Color(hex: text)
    #expect(color?.red == 1 && color?.blue == 0 && color?.alpha == 1)
    #expect(color.map { abs($0.green - 128 / 255) < 1e-12 } == true)
  }

  @Test func `short forms repeat each digit`() {
    #expect(Color(hex: "#f0c") == Color(hex: "#ff00cc"))
    #expect(Color(hex: "f0c8") == Color(hex: "ff00cc88"))
  }

  @Test(arguments: ["", "#", "12345", "#1234567", "gg0000", "#12 456", "##ff0000", "ff0000é"])
  func `anything else is no color`(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func `a component is the nearest byte, held within the range`() {
    #expect(Color.byte(0.5) == 128)
    #expect(Color.byte(-1) == 0 && Color.byte(7) == 255)
    #expect(Color.byte(.nan) == 0 && Color.byte(.infinity) == 255)
  }

  @Test func `a pixel is premultiplied, red in the lowest byte`() {
    #expect(Color(red: 1, green: 0, blue: 0).premultipliedPixel == 0xFF00_00FF)
    #expect(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultipliedPixel == 0x8000_4080)
    #expect(Color.clear.premultipliedPixel == 0)
    #expect(Color(red: 9, green: .nan, blue: -1, alpha: 2).premultipliedPixel == 0xFF00_00FF)
  }

  @Test func `a color writes as the text that reads back`() {
    #expect(Color(red: 1, green: 0, blue: 0.2).hex == "#ff0033")
    #expect(Color(red: 1, green: 0, blue: 0, alpha: 0.4).hex == "#ff000066")
  }
}
