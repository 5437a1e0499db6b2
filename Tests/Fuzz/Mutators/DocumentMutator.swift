import LottieKit
import TestSupport

/// Changes JSON as JSON: values, kinds, lists, and parts of the document put elsewhere.
struct DocumentMutator {
  private var random: SeededRandom

  /// Numbers at which counts, times, sizes and angles go wrong.
  private static let numbers: [Double] = [
    0, 1, -1, 0.5, 2, 3, 5, 13, 100, 255, 360, 1e3, -1e3, 65_536, 1e6, 1e9, -1e9, 4_294_967_296,
    9_007_199_254_740_992, 1e15, 9.3e18, 1e38, 1e300, -1e300, 1e-9, 1e-300, 0.1,
  ]

  /// A document with one to four changes; nil when the input is no JSON.
  static func mutate(_ bytes: [UInt8], _ seed: UInt32) -> [UInt8]? {
    guard var root = value(bytes) else { return nil }
    var mutator = DocumentMutator(random: SeededRandom(UInt64(seed)))
    for _ in 0...mutator.random.below(4) {
      let part = mutator.anyPart(of: root)
      mutator.change(&root) { mutator, value in mutator.change(&value, part) }
    }
    return JSONWriter.bytes(root)
  }

  /// A document with a part of another one in it; nil when one of them is no JSON.
  static func graft(_ bytes: [UInt8], _ other: [UInt8], _ seed: UInt32) -> [UInt8]? {
    guard var root = value(bytes), let donor = value(other) else { return nil }
    var mutator = DocumentMutator(random: SeededRandom(UInt64(seed)))
    let part = mutator.anyPart(of: donor)
    mutator.change(&root) { mutator, value in
      if case .array(var elements) = value, mutator.random.chance(0.7) {
        elements.insert(part, at: mutator.random.below(elements.count + 1))
        value = .array(elements)
      } else {
        value = part
      }
    }
    return JSONWriter.bytes(root)
  }

  private static func value(_ bytes: [UInt8]) -> JSONValue? {
    (try? JSONDocument(bytes))?.withRoot(JSONValue.init)
  }

  private mutating func anyPart(of root: JSONValue) -> JSONValue {
    var copy = root
    var part = root
    change(&copy) { _, value in part = value }
    return part
  }

  /// Calls a closure with one value of a document, each as likely as another.
  private mutating func change(
    _ root: inout JSONValue,
    _ body: (inout DocumentMutator, inout JSONValue) -> Void
  ) {
    var left = random.below(DocumentMutator.count(root))
    visit(&root, &left, body)
  }

  private static func count(_ value: JSONValue) -> Int {
    switch value {
    case .array(let elements): elements.reduce(1) { $0 + count($1) }
    case .object(let members): members.values.reduce(1) { $0 + count($1) }
    default: 1
    }
  }

  /// `left`: Values before the one that is meant; below 0 when it was found.
  private mutating func visit(
    _ value: inout JSONValue,
    _ left: inout Int,
    _ body: (inout DocumentMutator, inout JSONValue) -> Void
  ) {
    left -= 1
    guard left >= 0 else { return body(&self, &value) }
    switch value {
    case .array(var elements):
      for i in elements.indices where left >= 0 { visit(&elements[i], &left, body) }
      value = .array(elements)
    case .object(var members):
      for key in members.keys where left >= 0 {
        visit(&members[key, default: .null], &left, body)
      }
      value = .object(members)
    default: break
    }
  }

  /// `part`: A value of the same document.
  private mutating func change(_ value: inout JSONValue, _ part: JSONValue) {
    guard random.chance(0.8) else { return value = random.chance(0.7) ? part : anything() }
    switch value {
    case .number(let number): value = .number(changed(number))
    case .bool(let flag): value = .bool(!flag)
    case .string(let text): value = changed(text)
    case .null: value = anything()
    case .array(var elements):
      change(&elements, part)
      value = .array(elements)
    case .object(var members):
      if let key = members.keys.randomElement(using: &random) {
        if random.chance(0.5) {
          members[key] = nil
        } else if let other = members.keys.randomElement(using: &random) {
          members[other] = members[key]
        }
      }
      value = .object(members)
    }
  }

  private mutating func change(_ elements: inout [JSONValue], _ part: JSONValue) {
    guard let element = elements.randomElement(using: &random) else { return elements = [part] }
    let place = random.below(elements.count)
    switch random.below(5) {
    case 0: elements.remove(at: place)
    case 1: elements.insert(element, at: place)
    case 2: elements.insert(part, at: place)
    case 3: elements.shuffle(using: &random)
    default: elements = Array(repeating: element, count: 1 + random.below(20))
    }
  }

  private mutating func changed(_ number: Double) -> Double {
    switch random.below(5) {
    case 0: -number
    case 1: number * random.number(0, 2)
    case 2: number + Double(random.below(7) - 3)
    case 3: number * 1000
    default: DocumentMutator.numbers[random.below(DocumentMutator.numbers.count)]
    }
  }

  private mutating func changed(_ text: String) -> JSONValue {
    switch random.below(4) {
    case 0: .string("")
    case 1: .string(String(repeating: text, count: 2 + random.below(8)))
    case 2: .string(String(text.shuffled(using: &random)))
    default: .number(changed(Double(text) ?? 0))
    }
  }

  private mutating func anything() -> JSONValue {
    switch random.below(7) {
    case 0: .null
    case 1: .bool(random.chance(0.5))
    case 2: .string("a")
    case 3: .array([])
    case 4: .object([:])
    case 5: .array((0..<random.below(9)).map { _ in .number(changed(1)) })
    default: .number(changed(1))
    }
  }
}
