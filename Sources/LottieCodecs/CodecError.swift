/// The reason why bytes could not be read or written.
public enum CodecError: Error, Equatable, Sendable {
  /// An unsupported or unknown format: `GIF`, `SVG`, `animated WebP`, `unknown`.
  case unsupportedFormat(String)
  /// The data breaks the rules of its format, or ends too early.
  case malformed(format: String, reason: String)
  /// An image with no pixels, or more than are allowed.
  case imageSize(width: Int, height: Int)
  /// A frame that does not fit the size its file was begun with.
  case frameSize(index: Int, width: Int, height: Int)
  /// A file was finished with another number of frames than its schedule has.
  case frameCount(Int, expected: Int)
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
  /// Writing failed; the reason is the system's.
  case cannotWrite(path: String, reason: String)
  /// The reader of a pipe has closed it.
  case brokenPipe
  /// Another program did not write the file, and the last lines of its standard error.
  case programFailed(path: String, program: String, ProgramOutcome, lines: [String])
  /// A codec could not allocate memory.
  case outOfMemory
  /// The caller ended it.
  case cancelled
}

/// The way a program ended that was to write a file.
public enum ProgramOutcome: Equatable, Sendable {
  /// No program of the name is on the path.
  case notFound
  /// It could not be started or waited for; the reason is the system's.
  case notRun(String)
  /// Its exit status, not 0.
  case exited(Int32)
  /// The signal that ended it.
  case signaled(Int32)
  /// It ended with status 0 before it had read all frames.
  case endedEarly
  /// It ended with status 0 and the file is empty.
  case wroteNothing
}
