import LottieKit

/// A template for output names, with placeholders in braces and a number as `%05d`.
///
/// `{name}`, `{dir}` and `{marker}` are filled in for each input, `{frame}`, `{index}` and `%d` for
/// each image. `{{` and `}}` are braces.
struct OutputTemplate: Equatable {
  /// Placeholders.
  enum Word: String, CaseIterable {
    /// The input's name without folder and extension.
    case name
    /// The input's folder.
    case dir
    /// The marker of `--marker` or `--frame marker:NAME`.
    case marker
    /// The frame of the animation.
    case frame
    /// The index of the image from 0, with five digits.
    case index
  }

  private enum Part: Equatable {
    case text(String)
    case word(Word)
    /// The value of a table's column.
    case column(String)
    case number(digits: Int)
  }

  private var parts: [Part] = []

  /// Parses a template.
  ///
  /// - Parameters:
  ///   - text: The template.
  ///   - option: The option that gives it, for errors.
  ///   - columns: Further placeholders: the columns of a table, which win over others.
  /// - Throws: ``Failure`` for an unknown placeholder, and for what is no file.
  init(_ text: String, option: String, columns: some Collection<String> = []) throws {
    try StoreURL.checkOutput(text)
    var literal = ""
    var rest = text[...]
    func flush(_ parts: inout [Part]) {
      if !literal.isEmpty { parts.append(.text(literal)) }
      literal = ""
    }
    while let character = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        literal.append(character)
        rest = rest.dropFirst(2)
      } else if character == "{", let end = rest.firstIndex(of: "}") {
        flush(&parts)
        parts.append(try OutputTemplate.word(rest[..<end].dropFirst(), option, columns))
        rest = rest[end...].dropFirst()
      } else if let (digits, after) = OutputTemplate.number(rest) {
        flush(&parts)
        parts.append(.number(digits: digits))
        rest = after
      } else {
        literal.append(character)
        rest = rest.dropFirst()
      }
    }
    flush(&parts)
  }

  private static func word(
    _ text: Substring,
    _ option: String,
    _ columns: some Collection<String>
  ) throws -> Part {
    if columns.contains(String(text)) { return .column(String(text)) }
    if let word = Word(rawValue: String(text)) { return .word(word) }
    let known = (columns.sorted() + Word.allCases.map(\.rawValue)).map { "{\($0)}" }
      .joined(separator: ", ")
    throw Failure(
      .usage,
      "\(option): unknown placeholder {\(text)}; use \(known), or {{ for a brace"
    )
  }

  /// The digits of a number as `%05d` at the start of a text, and the rest.
  private static func number(_ text: Substring) -> (digits: Int, after: Substring)? {
    guard text.first == "%" else { return nil }
    let width = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    let rest = text.dropFirst(1 + width.count)
    guard rest.first == "d", width.count <= 2 else { return nil }
    return (Int(width) ?? 1, rest.dropFirst())
  }

  /// Whether different inputs may have different outputs.
  var dependsOnInput: Bool { parts.contains(.word(.name)) || parts.contains(.word(.dir)) }

  /// The columns of a table whose values it takes.
  var columns: [String] {
    parts.compactMap { if case .column(let name) = $0 { name } else { nil } }
  }

  /// The pattern of the outputs of an input.
  ///
  /// - Parameters:
  ///   - input: The input's path.
  ///   - stem: Its name without folder and extension.
  ///   - marker: The requested marker.
  ///   - row: The values of a table's columns.
  /// - Returns: Names, which may depend on the image.
  /// - Throws: ``Failure`` for `{marker}` without a marker, and a column without a value.
  func pattern(
    input: String,
    stem: String,
    marker: String?,
    row: [String: String] = [:]
  ) throws -> OutputPattern {
    var result: [OutputPattern.Part] = []
    for part in parts {
      switch part {
      // The current folder is left out before a slash: a.gif, not ./a.gif.
      case .text(let text) where text.hasPrefix("/") && result.last == .text("."):
        result[result.count - 1] = .text(String(text.dropFirst()))
      case .text(let text): result.append(.text(text))
      case .number(let digits): result.append(.index(digits: digits))
      case .word(.index): result.append(.index(digits: 5))
      case .word(.frame): result.append(.frame)
      case .word(.name): result.append(.text(stem))
      case .word(.dir): result.append(.text(OutputTemplate.folder(of: input)))
      case .word(.marker):
        guard let marker else {
          throw Failure(.usage, "{marker} needs --marker NAME or --frame marker:NAME")
        }
        result.append(.text(OutputTemplate.component(marker)))
      case .column(let name):
        guard let value = row[name], !value.isEmpty else {
          throw Failure(.usage, "{\(name)} is empty")
        }
        result.append(.text(OutputTemplate.component(value)))
      }
    }
    return OutputPattern(result)
  }

  private static func folder(of input: String) -> String {
    (input.contains("://") ? nil : InputFile.directory(of: input)) ?? "."
  }

  /// A marker's name, or a value of a table, as a part of a file name: it must not lead to another folder.
  private static func component(_ name: String) -> String {
    let text = String(
      name.map { character -> Character in
        let isControl = character.unicodeScalars.contains {
          $0.properties.generalCategory == .control
        }
        return character == "/" || isControl ? "_" : character
      }
    )
    return text.hasPrefix(".") ? "_" + text.dropFirst() : text
  }
}

/// File names that may contain the index or the frame of an image.
struct OutputPattern: Equatable {
  /// The parts of a name.
  enum Part: Equatable {
    case text(String)
    /// The index of the image, from 0.
    case index(digits: Int)
    /// The frame of the animation.
    case frame
  }

  private let parts: [Part]

  init(_ parts: [Part]) { self.parts = parts }

  /// Creates a template of numbered images in a folder.
  init(directory: String, extension suffix: String) {
    parts = [.text(directory + "/"), .index(digits: 5), .text("." + suffix)]
  }

  /// Whether each image has its own name.
  var isNumbered: Bool {
    parts.contains { if case .text = $0 { false } else { true } }
  }

  /// The name of an image.
  func name(_ index: Int, frame: Double) -> String {
    parts.map { part in
      switch part {
      case .text(let text): return text
      case .frame: return Words.number(frame)
      case .index(let digits): return Words.padded(index, to: digits)
      }
    }.joined()
  }

  /// The name of the first image: its extension and folder are those of all.
  var example: String { name(0, frame: 0) }
}
