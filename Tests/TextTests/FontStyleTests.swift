import LottieScene
import Testing

@testable import LottieText

struct FontStyleTests {
  @Test(arguments: [
    ("Regular", 400, false), ("Bold", 700, false), ("Bold Italic", 700, true),
    ("SemiBold", 600, false), ("Extra Bold", 800, false), ("ExtraLight Oblique", 200, true),
    ("500", 500, false), ("?", 400, false), ("", 400, false), ("99999999999999999999", 400, false),
  ])
  func `a style is read from its words`(_ words: String, _ weight: Int, _ isItalic: Bool) {
    let style = FontStyle(words)
    #expect(style.weight == weight)
    #expect(style.isItalic == isItalic)
  }

  @Test func `browsers are asked with fewer words, and for a given weight`() {
    let semibold = FontQuery(name: "a", family: "a", style: "Semibold Italic")
    #expect(FontStyle.asInBrowsers(semibold).weight == 400)
    #expect(FontStyle.asInBrowsers(semibold).isItalic)
    let given = FontQuery(name: "a", family: "a", style: "Light", weight: 700)
    #expect(FontStyle.asInBrowsers(given).weight == 700)
  }
}
