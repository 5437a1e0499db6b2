import LottieScene

extension Feature.Definition {
  /// Blend modes of layers.
  static let blendModes: [Feature.Definition] =
    BlendMode.allCases.map { mode in
      .feature("blend.\(mode.rawValue)", "Blend mode \(Feature.words(mode))")
        .found(.layer(.equals([.blendMode], mode.rawValue))).drawn("blend/all")
    } + [
      .feature("blend.unknown", "Unknown blend mode")
        .found(
          .layer(
            .all([
              .whole([.blendMode]), .not(.within([.blendMode], 0...BlendMode.allCases.count - 1)),
            ])
          )
        )
        .notDrawn
    ]
}

extension Feature {
  /// The name of a case as words: `colorDodge` is "color dodge".
  static func words(_ name: some Any, separator: String = " ") -> String {
    "\(name)".reduce(into: "") { words, letter in
      words += letter.isUppercase ? separator + letter.lowercased() : String(letter)
    }
  }
}
