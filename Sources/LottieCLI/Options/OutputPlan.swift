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
  ///   - name: A file, a folder, a pattern or `-`; nil makes names of `stem`.
  ///   - stem: The input's name without folder and ending.
  ///   - frames: The frames asked for; nil is none in particular.
  ///   - format: What is written.
  ///   - encoding: Whether it is a sheet.
  /// - Returns: Where pictures go.
  static func of(
    _ name: String?,
    stem: String,
    frames: [Double]?,
    format: OutputFormat,
    _ encoding: EncodingOptions
  ) -> OutputPlan {
    guard let name else {
      if encoding.isSheet { return .file("\(stem)-sheet.\(format.ending)") }
      if let frames, frames.count == 1, format.isStill {
        return .file("\(stem)-\(Console.number(frames[0])).\(format.ending)")
      }
      if format.holdsMany { return .file("\(stem).\(format.ending)") }
      return .pattern(OutputPattern(directory: "\(stem)-frames", ending: format.ending))
    }
    if name == "-" { return .standardOutput }
    if let pattern = OutputPattern(name) { return .pattern(pattern) }
    if name.hasSuffix("/") || isDirectory(name) {
      let folder = name.hasSuffix("/") ? String(name.dropLast()) : name
      return .pattern(OutputPattern(directory: folder, ending: format.ending))
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

/// A name with a place for a number, as `frame-%05d.png`.
struct OutputPattern: Equatable {
  private let prefix: String
  private let digits: Int
  private let suffix: String

  /// A pattern; nil when there is no place for a number.
  init?(_ text: String) {
    guard let percent = text.firstIndex(of: "%") else { return nil }
    let rest = text[text.index(after: percent)...]
    guard let d = rest.firstIndex(of: "d") else { return nil }
    let width = rest[..<d]
    guard width.allSatisfy(\.isNumber), width.count <= 2, Int(width) != nil || width.isEmpty else {
      return nil
    }
    prefix = String(text[..<percent])
    digits = Int(width) ?? 1
    suffix = String(rest[rest.index(after: d)...])
  }

  /// Numbered pictures in a folder.
  init(directory: String, ending: String) {
    prefix = directory + "/"
    digits = 5
    suffix = "." + ending
  }

  /// The name of a number.
  func name(_ number: Int) -> String {
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
  }
}
