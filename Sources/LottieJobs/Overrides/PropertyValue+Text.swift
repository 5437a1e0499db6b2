import LottieKit

extension PropertyKind {
  /// The expected form of a value.
  var expectation: String {
    switch self {
    case .color: "a color, as #ff8800 or red"
    case .number: "a number"
    case .point: "a point, as 10,20"
    case .size: "a size, as 100,50"
    case .path: "a path, as {\"v\": [[0, 0], [10, 0], [10, 10]], \"c\": true}"
    case .gradient:
      "a gradient: colors joined by commas, each with an offset if wanted, as red@0.2"
    case .text: "a text"
    }
  }
}

extension PropertyValue {
  /// Parses a value; nil when it is not of the kind.
  ///
  /// Colors, gradients, points and sizes may also be lists of numbers, as documents have them.
  init?(_ text: String, for kind: PropertyKind) {
    if text.first == "[", [.color, .gradient, .point, .size].contains(kind) {
      self.init(list: text, for: kind)
      return
    }
    switch kind {
    case .color:
      guard let color = Color(name: text) else { return nil }
      self = .color(color)
    case .number:
      guard let number = Double(text), number.isFinite else { return nil }
      self = .number(number)
    case .point, .size:
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
      let numbers = parts.compactMap { $0 }.filter(\.isFinite)
      guard numbers.count == parts.count, (2...3).contains(numbers.count) else { return nil }
      self = .vector(Vector3D(numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0))
    case .gradient:
      guard let numbers = PropertyValue.gradient(text) else { return nil }
      self = .gradient(numbers)
    case .path:
      guard let path = BezierPath(json: text) else { return nil }
      self = .path(path)
    case .text: self = .text(text)
    }
  }

  private init?(list text: String, for kind: PropertyKind) {
    guard let elements = JSONValue(text: text)?.elements else { return nil }
    let numbers = elements.compactMap { element -> Double? in
      if case .number(let number) = element, number.isFinite { number } else { nil }
    }
    guard numbers.count == elements.count else { return nil }
    switch kind {
    case .gradient where numbers.count >= 4 && numbers.count % 2 == 0: self = .gradient(numbers)
    case .point where (2...3).contains(numbers.count),
      .size where (2...3).contains(numbers.count):
      self = .vector(Vector3D(numbers[0], numbers[1], numbers.count > 2 ? numbers[2] : 0))
    case .color where (3...4).contains(numbers.count):
      self = .color(
        Color(
          red: numbers[0],
          green: numbers[1],
          blue: numbers[2],
          alpha: numbers.count > 3 ? numbers[3] : 1
        )
      )
    default: return nil
    }
  }

  private static func gradient(_ text: String) -> [Double]? {
    let stops = text.split(separator: ",", omittingEmptySubsequences: false)
    var colors: [Color] = []
    var offsets: [Double] = []
    for stop in stops {
      let parts = stop.split(separator: "@", omittingEmptySubsequences: false)
      guard (1...2).contains(parts.count), let color = Color(name: String(parts[0])) else {
        return nil
      }
      colors.append(color)
      guard parts.count == 2 else { continue }
      guard let offset = Double(parts[1]), (0...1).contains(offset) else { return nil }
      offsets.append(offset)
    }
    guard offsets.isEmpty || offsets.count == colors.count else { return nil }
    return GradientValueProvider.numbers(colors, locations: offsets)
  }
}
