import LottieKit

/// Values for properties, from a JSON file.
///
/// An object of values by keypath. A value is a string as `--set` takes it, a number, an array of
/// numbers or strings, or a path's object; or a list of objects with `frames`, a range, and `value`.
package struct OverrideFile {
  /// A value as text, and its frames.
  package struct Span: Sendable {
    /// Nil is always.
    var frames: FrameRange?
    var text: String
  }

  /// The values of a keypath.
  package struct Entry: Sendable {
    var keypath: AnimationKeypath
    var spans: [Span]

    /// As typed.
    var text: String {
      keypath.string + (spans.count == 1 && spans[0].frames == nil ? "=\(spans[0].text)" : "")
    }

    /// The value as the file has it.
    var json: JSONValue {
      if spans.count == 1, spans[0].frames == nil { return .string(spans[0].text) }
      return .array(
        spans.map { span in
          let frames = span.frames.map { [("frames", JSONValue.string($0.text))] } ?? []
          return JSONValue(memberList: frames + [("value", .string(span.text))])
        }
      )
    }
  }

  /// In file order.
  private(set) var entries: [Entry] = []

  /// Reads a file; `-` is standard input.
  init(_ path: String) throws {
    try self.init(try JSONFile.read(path), source: path)
  }

  /// Reads an object; `source` names it in errors.
  init(_ value: JSONValue, source path: String) throws {
    guard case .object(let members) = value else {
      throw Failure(.badDocument, "\(path): expected an object of values by keypath")
    }
    for (name, value) in members {
      guard let spans = OverrideFile.spans(value), !spans.isEmpty else {
        throw Failure(
          .badDocument,
          "\(path): \(name): expected a value, or a list of objects with \"frames\" and \"value\""
        )
      }
      entries.append(Entry(keypath: AnimationKeypath(keypath: name), spans: spans))
    }
  }

  private static func spans(_ value: JSONValue) -> [Span]? {
    if let text = text(value) { return [Span(frames: nil, text: text)] }
    guard case .array(let elements) = value else { return nil }
    let spans = elements.compactMap { element -> Span? in
      guard let text = element["value"].flatMap(text) else { return nil }
      guard let frames = element["frames"] else { return Span(frames: nil, text: text) }
      guard case .string(let words) = frames, let range = FrameRange(text: words),
        range.step == nil
      else { return nil }
      return Span(frames: range, text: text)
    }
    return spans.count == elements.count ? spans : nil
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): return text
    case .number(let number): return Words.exact(number)
    case .array(let elements):
      let parts = elements.compactMap { element -> String? in
        switch element {
        case .string, .number: return text(element)
        default: return nil
        }
      }
      return parts.isEmpty || parts.count < elements.count ? nil : parts.joined(separator: ",")
    case .object where value["v"] != nil:
      return JSONWriter.text(value)
    case .null, .bool, .object: return nil
    }
  }
}
