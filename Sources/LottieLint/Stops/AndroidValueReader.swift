import LottieModel

/// Reads values of a property as lottie-android does.
struct AndroidValueReader {
  let kind: AndroidValue
  /// Color stops of a gradient: those of the first value where the document does not say.
  private var colors: Int?
  /// Whether easing handles may have a value for each of two dimensions, and no more.
  var hasTwoEasings: Bool

  init(_ kind: AndroidValue, colors: Int? = nil) {
    self.kind = kind
    self.colors = colors
    hasTwoEasings = kind == .size
  }

  /// The description of a constant value that is not read: a list of numbers, or anything that is no list.
  mutating func problem(constant value: JSONCursor) -> String? {
    switch kind {
    case .float, .opacity:
      if value.isNumber || value.isArray && value.count == 1 { return nil }
      return value.isArray
        ? "a list of \(value.count), not a number" : "\(value.kindText), not a number"
    default: return problem(value)
    }
  }

  /// The description of a keyframe's value that is not read.
  mutating func problem(_ value: JSONCursor) -> String? {
    switch kind {
    case .float, .opacity:
      if value.isNumber || value.isArray && value.firstElement?.isAndroidNumber == true {
        return nil
      }
      return "\(words(value)), not a number"
    case .size: return value.isAndroidPoint ? nil : "\(words(value)), not two numbers"
    case .scale:
      return value.isArray && value.isAndroidPoint ? nil : "\(words(value)), not two numbers"
    case .color: return value.isAndroidRGB ? nil : "\(words(value)), not three or four numbers"
    case .gradient: return gradientProblem(value)
    case .path:
      guard let path = value.isArray && value.count == 1 ? value.firstElement : value, path.isObject
      else { return "\(words(value)), not a path" }
      return AndroidValueReader.pathProblem(path)
    case .document: return value.isObject ? nil : "\(words(value)), not a text document"
    }
  }

  private func words(_ value: JSONCursor) -> String {
    value.isArray ? "a list of \(value.count)" : value.kindText
  }

  private mutating func gradientProblem(_ value: JSONCursor) -> String? {
    guard value.isArray, value.elements.allSatisfy(\.isAndroidNumber) else {
      return "\(words(value)), not a list of numbers"
    }
    var count = value.count
    if count == 4, value.firstElement?.double == 1 {
      // One color at the end becomes two stops.
      count = 8
      colors = 2
    }
    let stops = colors.flatMap { $0 == -1 ? nil : $0 } ?? count / 4
    colors = stops
    guard stops >= 0 else { return "a gradient of \(stops) colors" }
    if count < 4 * stops { return "a list of \(count), not of \(4 * stops) for \(stops) colors" }
    // Stops of opacity are pairs.
    return (count - 4 * stops) % 2 == 0 ? nil : "a list of \(count), one number too many or too few"
  }

  private static func pathProblem(_ path: JSONCursor) -> String? {
    var counts: [String: Int] = [:]
    var isClosed = false
    for (name, value) in path.memberCursors {
      switch name.string {
      case "c":
        guard !value.isNumber, let flag = value.bool else {
          return "a path whose \"c\" is \(value.kindText), not true or false"
        }
        isClosed = flag
      case let key? where ["v", "i", "o"].contains(key):
        guard value.isArray, value.elements.allSatisfy({ $0.isArray && $0.isAndroidPoint }) else {
          return "a path whose \"\(key)\" is not a list of points"
        }
        counts[key] = value.count
      default: break
      }
    }
    for key in ["v", "i", "o"] where counts[key] == nil {
      return "a path without \"\(key)\""
    }
    let vertices = counts["v"] ?? 0
    guard vertices > 1 || vertices == 1 && isClosed else { return nil }
    if counts["i"] ?? 0 < vertices { return "a path with fewer \"i\" than \"v\"" }
    let outgoing = isClosed ? vertices : vertices - 1
    return counts["o"] ?? 0 < outgoing ? "a path with fewer \"o\" than \"v\"" : nil
  }
}

/// Values as the JSON reader of lottie-android takes them.
extension JSONCursor {
  /// Whether it is a number, or text that is one.
  var isAndroidNumber: Bool {
    isNumber || string.flatMap { Double($0) }?.isFinite == true
  }

  /// The whole number it is, or that its text is.
  var androidWhole: Int? {
    let number = isNumber ? double : string.flatMap { Double($0) }
    guard let number, let whole = Int(exactly: number) else { return nil }
    return AndroidMember.anyWhole.contains(whole) ? whole : nil
  }

  /// Whether it is a list that begins with two numbers, or an object of `x` and `y`.
  var isAndroidPoint: Bool {
    if isArray {
      var numbers = elements
      return numbers.next()?.isAndroidNumber == true && numbers.next()?.isAndroidNumber == true
    }
    guard isObject else { return false }
    return memberCursors.allSatisfy { name, value in
      guard name.string == "x" || name.string == "y" else { return true }
      return value.isNumber || value.isArray && value.firstElement?.isAndroidNumber == true
    }
  }

  /// Whether it is a handle of easing with one or two numbers for each of `x` and `y`.
  var isAndroidHandlePair: Bool {
    guard isObject else { return isAndroidPoint }
    return memberCursors.allSatisfy { name, value in
      guard name.string == "x" || name.string == "y" else { return true }
      if value.isNumber { return true }
      guard value.isArray, value.firstElement?.isAndroidNumber == true else { return false }
      return value.count == 1 || value.count == 2 && value.list[1].isNumber
    }
  }

  /// Whether it is a list of three or four numbers.
  var isAndroidRGB: Bool {
    guard isArray, count == 3 || count == 4 else { return false }
    let numbers = list
    return numbers.prefix(3).allSatisfy(\.isAndroidNumber)
      && numbers.dropFirst(3).allSatisfy(\.isNumber)
  }

  /// Whether it is text that begins with three whole numbers between points.
  var isAndroidVersion: Bool {
    guard isString || isNumber else { return false }
    let text = string ?? String(decoding: numberText, as: UTF8.self)
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 3 && parts.prefix(3).allSatisfy { Int32($0) != nil }
  }

  /// Whether it is a color as `Color.parseColor` of Android reads it.
  var isAndroidColor: Bool {
    guard let text = string else { return false }
    guard text.first == "#" else { return AndroidColors.names.contains(text.lowercased()) }
    let digits = text.utf8.dropFirst()
    return (digits.count == 6 || digits.count == 8)
      && UInt32(text.dropFirst(), radix: 16) != nil
  }
}

private enum AndroidColors {
  static let names: Set<String> = [
    "black", "darkgray", "gray", "lightgray", "white", "red", "green", "blue", "yellow", "cyan",
    "magenta", "aqua", "fuchsia", "darkgrey", "grey", "lightgrey", "lime", "maroon", "navy",
    "olive",
    "purple", "silver", "teal",
  ]
}

extension AndroidMember.Reading {
  /// The kind of value that is expected, if the player does not read this one.
  func expected(insteadOf value: JSONCursor) -> String? {
    switch self {
    case .number: value.isAndroidNumber ? nil : "a number"
    case .whole(let range):
      value.androidWhole.map(range.contains) == true ? nil : AndroidMember.words(range)
    case .text: value.isString || value.isNumber ? nil : "text"
    case .character: value.isNumber || value.string?.isEmpty == false ? nil : "a character"
    case .flag: value.isNumber || value.bool == nil ? "true or false" : nil
    case .version: value.isAndroidVersion ? nil : "a version of three numbers"
    case .hexcolor: value.isAndroidColor ? nil : "a color as #RRGGBB"
    case .rgb:
      value.count >= 3 && value.list.prefix(3).allSatisfy(\.isAndroidNumber)
        ? nil : "a list of three numbers"
    case .pair:
      value.isArray && value.count == 2 && value.list.allSatisfy(\.isAndroidNumber)
        ? nil : "a list of two numbers"
    default: nil
    }
  }
}

extension AndroidMember {
  fileprivate static func words(_ range: ClosedRange<Int>) -> String {
    if range == anyWhole { return "a whole number" }
    if range.upperBound == anyWhole.upperBound { return "a whole number from \(range.lowerBound)" }
    return "\(range.lowerBound) to \(range.upperBound)"
  }
}
