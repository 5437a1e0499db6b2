import LottieKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The destination of images.
enum OutputPlan: Equatable {
  /// Standard output.
  case standardOutput
  /// One file.
  case file(String)
  /// A file per image, numbered from 0.
  case pattern(OutputPattern)

  /// Interprets the output argument.
  ///
  /// - Parameters:
  ///   - pattern: A file, a folder, a pattern or `-`; nil derives names from `stem`.
  ///   - stem: The input's name without folder and extension.
  ///   - frames: The requested frames; nil is none in particular.
  ///   - format: The output format.
  ///   - encoding: Whether it is a sheet.
  /// - Returns: The destination of images.
  static func of(
    _ pattern: OutputPattern?,
    stem: String,
    frames: [Double]?,
    format: OutputFormat,
    _ encoding: EncodingSettings
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

  /// Whether it holds one image.
  var isSingle: Bool {
    if case .pattern = self { false } else { true }
  }

  private static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
