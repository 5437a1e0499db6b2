public import LottieEngine
public import LottieScene
import LottieText

extension TextSources {
  /// Fonts of the document and of the machine.
  ///
  /// Nothing is started before the first text.
  public static var standard: TextSources {
    TextSources(shaper: FontShaper(provider: FileFontProvider()))
  }

  /// Creates sources with the fonts for a file.
  ///
  /// - Parameters:
  ///   - file: The file, for the fonts in it and beside it.
  ///   - fonts: Font files by the names, or the families, that documents ask for.
  ///   - directories: Folders with fonts, which go before those of the machine.
  ///   - kerning: Whether characters are kerned as their font says, which players do not.
  ///   - provider: Replaces the texts of the document.
  public init(
    _ file: AnimationFile,
    fonts: [String: String] = [:],
    directories: [String] = [],
    kerning: Bool = false,
    provider: (any AnimationKeypathTextProvider)? = nil
  ) {
    self.init(
      fonts: FileFontProvider(file, named: fonts),
      directories: directories,
      kerning: kerning,
      provider: provider
    )
  }

  /// Creates sources with fonts from a provider, from folders, and of the machine.
  ///
  /// - Parameters:
  ///   - fonts: Gives the files of fonts.
  ///   - directories: Folders with fonts.
  ///   - usesSystemFonts: Whether the machine's fonts are searched.
  ///   - kerning: Whether characters are kerned as their font says, which players do not.
  ///   - provider: Replaces the texts of the document.
  public init(
    fonts: any AnimationFontProvider,
    directories: [String] = [],
    usesSystemFonts: Bool = true,
    kerning: Bool = false,
    provider: (any AnimationKeypathTextProvider)? = nil
  ) {
    let shaper = FontShaper(
      provider: fonts,
      directories: directories,
      usesSystemFonts: usesSystemFonts,
      usesKerning: kerning
    )
    self.init(shaper: shaper, provider: provider)
  }
}
