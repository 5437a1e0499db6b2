/// A member of an object, as lottie-android reads it.
struct AndroidMember: Sendable {
  /// The way a value is read, by which other values stop the player.
  enum Reading: Sendable {
    /// A number, or text that is one.
    case number
    /// A whole number within a range, or text that is one.
    case whole(ClosedRange<Int>)
    /// Text or a number.
    case text
    /// Text of at least one character.
    case character
    /// `true` or `false`, not a number.
    case flag
    /// Three whole numbers with points between them.
    case version
    /// `#RRGGBB`, `#AARRGGBB` or the name of a color.
    case hexcolor
    /// A list of at least three numbers.
    case rgb
    /// A list of two numbers.
    case pair
    /// An object of a kind.
    case object(String)
    /// A list of objects of a kind.
    case list(String)
    /// A list whose first element is an object of a kind; the others are not read.
    case first(String)
    /// A list of shapes.
    case shapes
    /// A list of groups.
    case groups
    /// A list of effects.
    case effects
    /// A property with keyframes or a value.
    case property(AndroidValue)
    /// A position, whole or by axes.
    case position
    /// An anchor point.
    case anchor
  }

  /// The moment at which the player stops without it.
  enum Need: String, Sendable {
    case parsed, built, drawn
  }

  /// A member of the same object and the values of it with which this one is needed.
  struct Condition: Sendable {
    let name: String
    let values: ClosedRange<Int>
  }

  let name: String
  let reading: Reading
  /// Nil when it can be left out.
  let need: Need?
  /// The restriction of the need.
  let condition: Condition?
}

/// The value of a property, as lottie-android reads it.
enum AndroidValue: String, Sendable {
  case float, opacity, size, scale, color, gradient, path, document
}

/// A kind of object of which lottie-android reads members.
struct AndroidKind: Sendable {
  let id: String
  /// The name in messages, with its article.
  let words: String
  fileprivate(set) var members: [AndroidMember]

  /// The index of the member of a name.
  func index(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    members.firstIndex { member in
      var text = member.name.utf8.makeIterator()
      for byte in name where text.next() != byte { return false }
      return text.next() == nil
    }
  }
}

/// The content of ``AndroidMembersText``.
enum AndroidMembers {
  /// The kinds by id.
  static let kinds: [String: AndroidKind] = {
    var kinds: [AndroidKind] = []
    var table = TableText(AndroidMembersText.objects)
    while var line = table.nextLine() {
      if line.isIndented {
        guard let member = AndroidMember(line.words.map(\.text)), !kinds.isEmpty else { continue }
        kinds[kinds.count - 1].members.append(member)
      } else {
        let id = line.nextWord().text
        kinds.append(AndroidKind(id: id, words: line.text, members: []))
      }
    }
    return Dictionary(kinds.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }()
}

extension AndroidMember {
  /// Reads a line of the table; nil where it cannot be read.
  init?(_ line: [String]) {
    var words = line.filter { !$0.isEmpty }[...]
    guard let name = words.popFirst(), let word = words.popFirst() else { return nil }
    let reading: Reading
    switch word {
    case "number": reading = .number
    case "whole":
      let range = words.first.flatMap(AndroidMember.range)
      if range != nil { words.removeFirst() }
      reading = .whole(range ?? AndroidMember.anyWhole)
    case "text": reading = .text
    case "character": reading = .character
    case "flag": reading = .flag
    case "version": reading = .version
    case "hexcolor": reading = .hexcolor
    case "rgb": reading = .rgb
    case "pair": reading = .pair
    case "shapes": reading = .shapes
    case "groups": reading = .groups
    case "effects": reading = .effects
    case "position": reading = .position
    case "anchor": reading = .anchor
    case "object", "list", "first":
      guard let kind = words.popFirst() else { return nil }
      reading = word == "object" ? .object(kind) : word == "list" ? .list(kind) : .first(kind)
    default:
      guard let value = AndroidValue(rawValue: word) else { return nil }
      reading = .property(value)
    }
    let need = words.popFirst()
    self.name = name
    self.reading = reading
    self.need = need.flatMap(Need.init)
    let other = words.popFirst()
    condition = other.flatMap { other in
      words.popFirst().flatMap(AndroidMember.range).map { Condition(name: other, values: $0) }
    }
    guard (need == nil) == (self.need == nil), (other == nil) == (condition == nil) else {
      return nil
    }
  }

  /// What fits an `Int` of Java.
  static let anyWhole = Int(Int32.min)...Int(Int32.max)

  /// Reads `1...3` or `0...`.
  private static func range(_ text: String) -> ClosedRange<Int>? {
    guard let dots = text.firstRange(of: "...") else { return nil }
    guard let low = Int(text[..<dots.lowerBound]) else { return nil }
    let end = text[dots.upperBound...]
    guard let high = end.isEmpty ? anyWhole.upperBound : Int(end), high >= low else { return nil }
    return low...high
  }
}
