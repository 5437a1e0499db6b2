import LottieKit

/// Values of slots as cells of a table, and as the document has them.
enum SlotCell {
  /// The value of a slot as a cell: a plain value where nothing moves, else the property as JSON.
  static func text(_ property: JSONValue, _ kind: PropertyKind?) -> String {
    guard let kind, let value = plain(property, kind) else {
      return JSONWriter.text(property)
    }
    return value
  }

  private static func plain(_ property: JSONValue, _ kind: PropertyKind) -> String? {
    switch kind {
    case .text:
      guard let documents = property["k"]?.elements, documents.count == 1 else { return nil }
      return (documents[0]["s"]?["t"]?.text).map(ValueText.withLineFeeds)
    case .number:
      guard case .number(let number)? = property["k"] else { return nil }
      return Words.exact(number)
    case .color, .point, .size:
      guard let numbers = property["k"]?.numbers else { return nil }
      let text = kind == .color ? color(numbers) : numbers.map(Words.exact).joined(separator: ",")
      return PropertyValue(text, for: kind) == nil ? nil : text
    case .gradient, .path: return nil
    }
  }

  private static func color(_ numbers: [Double]) -> String {
    guard (3...4).contains(numbers.count) else { return "" }
    return ValueText.exact(
      Color(
        red: numbers[0],
        green: numbers[1],
        blue: numbers[2],
        alpha: numbers.count > 3 ? numbers[3] : 1
      )
    )
  }

  /// A cell as a slot's property; nil when it is none, or not of the kind.
  ///
  /// `old`: The slot's property in the document, of which a text keeps font and size.
  static func property(_ cell: String, _ kind: PropertyKind?, old: JSONValue?) -> JSONValue? {
    if cell.first == "{", let object = JSONValue(text: cell),
      object["k"] != nil || object["p"] != nil
    {
      return object
    }
    guard let kind else { return nil }
    if kind == .text { return old.flatMap { text(cell, in: $0) } }
    guard let value = PropertyValue(cell, for: kind) else { return nil }
    let k: JSONValue
    switch value {
    case .number(let number): k = .number(number)
    case .color(let color):
      k = .array([color.red, color.green, color.blue, color.alpha].map(JSONValue.number))
    case .vector(let vector):
      k = .array([vector.x, vector.y, vector.z].map(JSONValue.number))
    case .path(let path): k = JSONValue(path.contours.first ?? Contour())
    case .gradient(let numbers):
      // How many of the numbers of a list are colors it does not say.
      guard cell.first != "[" else { return nil }
      return .object([
        "p": .number(Double(cell.split(separator: ",").count)),
        "k": .object(["a": .number(0), "k": .array(numbers.map(JSONValue.number))]),
      ])
    case .text: return nil
    }
    return .object(["a": .number(0), "k": k])
  }

  /// A text property with other words.
  private static func text(_ words: String, in property: JSONValue) -> JSONValue? {
    guard let documents = property["k"]?.elements else { return nil }
    return .object([
      "k": .array(
        documents.map { document in
          guard case .object(var members) = document, case .object(var style)? = members["s"] else {
            return document
          }
          style["t"] = .string(words)
          members["s"] = .object(style)
          return .object(members)
        }
      )
    ])
  }
}

extension JSONValue {
  /// The numbers of a list of nothing else.
  fileprivate var numbers: [Double]? {
    guard let elements else { return nil }
    let numbers = elements.compactMap { element -> Double? in
      if case .number(let number) = element { number } else { nil }
    }
    return numbers.count == elements.count ? numbers : nil
  }

  /// Parses a JSON text; nil if it is not one.
  init?(text: String) {
    guard let document = try? JSONDocument(Array(text.utf8)) else { return nil }
    self = document.withRoot(JSONValue.init)
  }
}
