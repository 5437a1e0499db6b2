import ArgumentParser
import LottieEngine
import LottieKit
import LottieModel
import LottieScene

/// Values that take the place of the document's.
struct OverrideOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A value for properties: a colour as #RRGGBB, a number, x,y, or colours of a gradient "
        + "joined by commas; may be given several times.",
      valueName: "keypath=value"
    )
  )
  var set: [String] = []

  @Flag(help: "Let --set mean nothing in this animation.")
  var allowUnmatched = false

  /// The overrides for an animation; `say` takes a line for each, with the number of properties.
  func overrides(
    for composition: @autoclosure () -> Composition,
    say: (String) -> Void
  ) throws -> [PropertyOverride] {
    guard !set.isEmpty else { return [] }
    let properties = composition().hierarchyKeypaths().filter { $0.kind != nil }
    return try set.flatMap { argument in
      let (keypath, text) = try OverrideOptions.split(argument)
      let matched = properties.filter { keypath.matches($0.path) }
      guard !matched.isEmpty || allowUnmatched else {
        let near = NearestNames(properties.map(\.path)).suggestion(for: keypath)
        throw Failure(.usage, "--set: \(keypath.string) means no property\(near)")
      }
      say(
        "--set \(argument): " + (matched.count == 1 ? "1 property" : "\(matched.count) properties")
      )
      var kinds: [PropertyKind] = []
      for entry in matched {
        if let kind = entry.kind, !kinds.contains(kind) { kinds.append(kind) }
      }
      return try kinds.map { kind in
        guard let value = PropertyValue(text, for: kind) else {
          throw Failure(
            .usage,
            "--set: \(keypath.string) is \(kind.expectation); \"\(text)\" is not"
          )
        }
        return PropertyOverride(keypath, value)
      }
    }
  }

  private static func split(_ argument: String) throws -> (AnimationKeypath, String) {
    guard let sign = argument.lastIndex(of: "="), sign != argument.startIndex else {
      throw Failure(.usage, "--set: \"\(argument)\" is not KEYPATH=VALUE")
    }
    return (
      AnimationKeypath(keypath: String(argument[..<sign])),
      String(argument[argument.index(after: sign)...])
    )
  }
}

extension PropertyKind {
  /// What a value of the kind looks like.
  fileprivate var expectation: String {
    switch self {
    case .color: "a colour, as #ff8800 or red"
    case .number: "a number"
    case .point: "a point, as 10,20"
    case .size: "a size, as 100,50"
    case .path: "a path, which cannot be given here"
    case .gradient:
      "a gradient: colours joined by commas, each with an offset if wanted, as red@0.2"
    case .text: "a text, which is not drawn yet"
    }
  }
}

extension PropertyValue {
  /// A value from words; nil when it is none of the kind.
  fileprivate init?(_ text: String, for kind: PropertyKind) {
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
    case .path, .text: return nil
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

extension Color {
  /// A colour from hexadecimal digits or one of the sixteen basic CSS names.
  fileprivate init?(name: String) {
    let names = [
      "black": "000000", "silver": "c0c0c0", "gray": "808080", "white": "ffffff",
      "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff",
      "green": "008000", "lime": "00ff00", "olive": "808000", "yellow": "ffff00",
      "navy": "000080", "blue": "0000ff", "teal": "008080", "aqua": "00ffff",
    ]
    self.init(hex: names[name.lowercased()] ?? name)
  }
}
