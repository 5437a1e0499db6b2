/// The location of a font's data.
public enum FontSource: Hashable, Sendable {
  /// The path of a font file on the machine.
  case file(String)
  /// The content of a font file, of any format that FreeType reads.
  case bytes([UInt8])
}

/// Gives fonts in place of those of the machine.
public protocol AnimationFontProvider: Sendable {
  /// The font that a document asks for.
  ///
  /// Asked once for each font, when text in it is first shown. One font suits all sizes.
  ///
  /// - Parameter query: Name, family and style.
  /// - Returns: Its file, or nil to have the machine's fonts searched.
  /// - Throws: ``FontProviderError`` when there is one but it cannot be had; it is reported, and the
  ///   machine's fonts are searched.
  func font(for query: FontQuery) throws(FontProviderError) -> FontSource?
}

/// The reason why a font is unavailable, worded by the provider.
public struct FontProviderError: Error, Equatable {
  /// The message: one sentence without a full stop.
  public let message: String

  /// Creates an error with the provider's own sentence.
  public init(_ message: String) {
    self.message = message
  }
}
