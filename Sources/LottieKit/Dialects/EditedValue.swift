import LottieModel

/// A value of a document that is to be changed.
struct EditedValue {
  let document: JSONDocument
  let cursor: JSONCursor
  private let root: JSONCursor
  private let around: EditedDocument

  /// Finds the value of a location.
  init(
    _ document: JSONDocument,
    _ root: JSONCursor,
    _ around: EditedDocument,
    at location: JSONLocation
  ) {
    self.document = document
    self.root = root
    self.around = around
    cursor = root.value(at: location)
  }

  /// The object or list in its layer that it is a member or element of; nil for the layer, or the root.
  ///
  /// Linear in the number of siblings before it, and before those around it, in its layer.
  var parent: JSONCursor? {
    (place?.layer.cursor ?? root).trail(to: cursor.location).dropLast().last?.value
  }

  /// The layer that it is, or is part of; nil where it is outside of layers.
  var place: EditedDocument.Place? { around.place(of: cursor) }

  /// The easings that lottie-android gives a keyframe in place of its own; nil where it keeps them.
  var sharedEasings: [SharedEasings.Curve]? { around.sharedEasings.replaced[cursor.location] }

  /// The text of another value.
  func text(_ value: JSONCursor) -> ArraySlice<UInt8> {
    document.bytes[document.range(of: value)]
  }

  /// The text of an object in which members, where it has them, are null.
  func text(_ object: JSONCursor, without members: JSONName...) -> ArraySlice<UInt8> {
    let ranges = members.compactMap { object[$0].map(document.range) }
    var text: [UInt8] = []
    var start = document.range(of: object).lowerBound
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      text += document.bytes[start..<range.lowerBound] + Array("null".utf8)
      start = range.upperBound
    }
    return text[...] + document.bytes[start..<document.range(of: object).upperBound]
  }

  /// A list with another element before one of it.
  func inserting(_ text: ArraySlice<UInt8>, before element: JSONCursor) -> [TextSplice] {
    prefixing(text + Array(",".utf8), element)
  }

  /// A list with other elements after one of it.
  func inserting(_ texts: [ArraySlice<UInt8>], after element: JSONCursor) -> [TextSplice] {
    texts.flatMap { suffixing(",".utf8 + $0, element) }
  }

  /// Keyframes of which the first holds for an instant, and then the value is the one that the last ends with.
  ///
  /// Where it has no end value, rlottie does not write one: colors are white then, numbers what the keyframe before it
  /// that ends with a value left there, others 0, and paths without vertices.
  var withEarlyEnd: [TextSplice] {
    let keyframes = cursor.list
    guard let first = keyframes.first, let time = first[.time], let number = time.double,
      let start = first[.startValue]
    else { return [] }
    let components = start.list
    let isPath = components.first?.isObject ?? false
    let zero = isPath ? #"[{"i":[],"o":[],"v":[],"c":false}]"# : "[0,0,0]"
    let left = components.count > 1 || isPath ? keyframes.suffix(1) : keyframes[...]
    let end = left.reversed().lazy.compactMap { keyframe in
      keyframe[.hold]?.isSet ?? false ? keyframe[.startValue] : keyframe[.endValue]
    }.first
    let none = components.count == 4 ? "[1,1,1]" : zero
    let value = end.map { Array(text($0)) } ?? Array(none.utf8)
    let held = #"[{"t":"#.utf8 + text(time) + #","s":"#.utf8 + text(start) + #","h":1}"#.utf8
    let later = #",{"t":\#(number + 0.001),"s":"#.utf8 + value + "}]".utf8
    return replacing(cursor, by: held + later)
  }

  /// A property without the keyframes that stand behind a later one.
  ///
  /// From the time of a last one on, and after that of the first, it has its value.
  var withOrderedKeyframes: [TextSplice] {
    let keyframes = (PropertyContext.keyframes(cursor)?.list ?? []).compactMap { keyframe in
      keyframe[.time]?.double.map { (text: text(keyframe), time: $0) }
    }
    var kept: [(text: ArraySlice<UInt8>, time: Double)] = []
    for next in keyframes where next.time >= kept.last?.time ?? next.time { kept.append(next) }
    if let first = keyframes.first, let last = keyframes.last, let end = kept.last,
      last.time < end.time, let value = PropertyContext.values(cursor).last
    {
      let time = max(first.time, last.time)
      kept.removeAll { $0.time > time }
      kept.append((#"{"t":\#(time),"s":"#.utf8 + text(value) + "}".utf8, time))
    }
    return replacing(cursor[.value], byListOf: kept.map(\.text))
  }

  /// A list without the elements behind one of it, up to another.
  func removing(after element: JSONCursor, to last: JSONCursor) -> [TextSplice] {
    let start = document.range(of: element).upperBound
    return [TextSplice(start..<document.range(of: last).upperBound, [])]
  }

  /// A text before a value.
  func prefixing(_ text: some Sequence<UInt8>, _ value: JSONCursor) -> [TextSplice] {
    let start = document.range(of: value).lowerBound
    return [TextSplice(start..<start, Array(text))]
  }

  /// A text behind a value.
  func suffixing(_ text: some Sequence<UInt8>, _ value: JSONCursor) -> [TextSplice] {
    let end = document.range(of: value).upperBound
    return [TextSplice(end..<end, Array(text))]
  }

  /// A property, or its value, with other numbers, also at its keyframes; nil keeps one.
  func replacingNumbers(_ change: (Double) -> Double?) -> [TextSplice] {
    let values = cursor.isObject ? PropertyContext.values(cursor) : cursor.held
    return values.flatMap { $0.isArray ? $0.list : [$0] }.flatMap { number in
      number.double.flatMap(change).map { replacing(number, by: "\($0)".utf8) } ?? []
    }
  }

  /// A value with another text; nothing where it is missing.
  func replacing(_ old: JSONCursor?, by text: some Sequence<UInt8>) -> [TextSplice] {
    old.map { [TextSplice(document.range(of: $0), Array(text))] } ?? []
  }

  /// A value with another text; nothing where it is missing.
  func replacing(_ old: JSONCursor?, by text: String) -> [TextSplice] {
    replacing(old, by: text.utf8)
  }

  /// A list with other elements; nothing where it is missing.
  func replacing(_ old: JSONCursor?, byListOf elements: [ArraySlice<UInt8>]) -> [TextSplice] {
    replacing(
      old,
      by: [UInt8(ascii: "[")] + elements.joined(separator: [UInt8(ascii: ",")]) + [
        UInt8(ascii: "]")
      ]
    )
  }

  /// A property, each number of whose values is multiplied; nothing where it is missing.
  func scaling(_ property: JSONCursor?, by factor: Double) -> [TextSplice] {
    (property?[.value]?.held ?? []).flatMap { $0.isArray ? $0.list : [$0] }.flatMap { number in
      number.double.map { replacing(number, by: "\(factor * $0)") } ?? []
    }
  }

  /// An object with another member, which may be new; nothing where it is missing.
  func setting(_ name: String, _ json: String, in object: JSONCursor?) -> [TextSplice] {
    object.map { Deviation.Member(name, json).splices(of: document, in: $0) } ?? []
  }
}
