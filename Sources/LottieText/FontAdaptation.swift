/// The changes to a font that does not have the requested style.
struct FontAdaptation: Hashable {
  /// Whether its outlines are made bolder.
  var isEmboldened = false
  /// Whether its outlines are slanted.
  var isSlanted = false
  /// The weight that a variable font is set to.
  var weight: Int?

  /// Creates an adaptation that changes nothing.
  init() {}

  /// Adapts a match as browsers do: weights from 600 on are bold.
  init(_ match: FontConfiguration.Match, to style: FontStyle) {
    if match.isVariable { weight = match.style.weight }
    guard !match.isByName else { return }
    isEmboldened = style.weight >= 600 && match.style.weight < 600
    isSlanted = style.isItalic && !match.style.isItalic
  }

  /// Whether the style is made from another.
  var isSynthesis: Bool { isEmboldened || isSlanted }
}
