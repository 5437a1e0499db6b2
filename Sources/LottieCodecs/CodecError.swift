/// Why bytes could not be read or written.
public enum CodecError: Error, Equatable, Sendable {
  /// A known format that is not read, or none that is known: `GIF`, `SVG`, `animated WebP`, `unknown`.
  case unsupportedFormat(String)
  /// The data breaks the rules of its format, or ends too early.
  case malformed(format: String, reason: String)
  /// A picture with no pixels, or more than are allowed.
  case imageSize(width: Int, height: Int)
  /// Unpacked data would be larger than allowed, in bytes.
  case tooLarge(limit: Int)
  /// An archive entry whose name leads out of the archive.
  case unsafeEntryName(String)
  /// An archive entry that needs a password.
  case encryptedEntry(String)
  /// An archive entry in a compression method other than stored and deflate.
  case unsupportedCompression(entry: String, method: Int)
  /// No archive entry of this name.
  case noSuchEntry(String)
  /// A text that is no well-formed data URL.
  case malformedDataURL(reason: String)
  /// The system refused to write, with its own words.
  case cannotWrite(path: String, reason: String)
  /// Whoever read our output has gone.
  case brokenPipe
  /// The memory for a codec could not be had.
  case outOfMemory
}
