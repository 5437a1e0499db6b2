import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where pictures go.
enum OutputPlan: Equatable {
  /// Standard output.
  case standardOutput
  /// One file.
  case file(String)
  /// A file a picture, numbered from 0.
  case pattern(OutputPattern)

  /// Understands what the user said of the output.
  ///
  /// - Parameters:
  ///   - pattern: A file, a folder, a pattern or `-`; nil makes names of `stem`.
  ///   - stem: The input's name without folder and ending.
  ///   - frames: The frames asked for; nil is none in particular.
  ///   - format: What is written.
  ///   - encoding: Whether it is a sheet.
  /// - Returns: Where pictures go.
  static func of(
    _ pattern: OutputPattern?,
    stem: String,
    frames: [Double]?,
    format: OutputFormat,
    _ encoding: EncodingOptions
  ) -> OutputPlan {
    guard let pattern else {
      if encoding.isSheet { return .file("\(stem)-sheet.\(format.fileExtension)") }
      if let frames, frames.count == 1, format.isStill {
        return .file("\(stem)-\(Words.number(frames[0])).\(format.fileExtension)")
      }
      if format.holdsMany { return .file("\(stem).\(format.fileExtension)") }
      return .pattern(OutputPattern(directory: "\(stem)-frames", extension: format.fileExtension))
    }
    if pattern.isNumbered { return .pattern(pattern) }
    let name = pattern.example
    if name == "-" || name == "/dev/stdout" { return .standardOutput }
    if name.hasSuffix("/") || isDirectory(name) {
      let folder = name.hasSuffix("/") ? String(name.dropLast()) : name
      return .pattern(OutputPattern(directory: folder, extension: format.fileExtension))
    }
    return .file(name)
  }

  /// Whether one picture goes there.
  var isSingle: Bool {
    if case .pattern = self { false } else { true }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
