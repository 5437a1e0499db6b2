import LottieScene

/// Weight and slant of a font, read from the words of its style.
struct FontStyle: Hashable {
  /// As in CSS: 400 is regular, 700 bold.
  var weight = 400
  var isItalic = false

  /// Words for weights, most telling first; those of two words before their parts.
  private static let weights: [(word: String, weight: Int)] = [
    ("extralight", 200), ("ultralight", 200), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("hairline", 100), ("thin", 100), ("light", 300),
    ("medium", 500), ("demi", 600), ("bold", 700), ("heavy", 800), ("black", 900), ("ultra", 900),
    ("book", 400), ("regular", 400), ("normal", 400),
  ]

  /// The style that lottie-web asks browsers for: it knows fewer words.
  static func asInBrowsers(_ query: FontQuery) -> FontStyle {
    let weights = [
      "bold": 700, "black": 900, "medium": 500, "regular": 400, "normal": 400, "light": 200,
      "thin": 200,
    ]
    var style = FontStyle("")
    for word in query.style.lowercased().split(separator: " ").map(String.init) {
      if word == "italic" { style.isItalic = true }
      style.weight = weights[word] ?? style.weight
    }
    style.weight = query.weight ?? style.weight
    return style
  }

  /// Creates the style that a document asks for.
  init(_ query: FontQuery) {
    self.init(query.style)
    weight = query.weight ?? weight
  }

  /// Parses the style that a document's words name, as "Bold Italic" or "500".
  init(_ words: String) {
    let text = words.lowercased().filter { $0.isLetter || $0.isNumber }
    isItalic = text.contains("italic") || text.contains("oblique")
    if let found = FontStyle.weights.first(where: { text.contains($0.word) }) {
      weight = found.weight
    } else if let number = Int(text.filter(\.isNumber)), (1...1000).contains(number) {
      weight = number
    }
  }
}
