/// A replacement of colors; components are in 0…1, not premultiplied, of sRGB.
public enum ColorFilter: Hashable, Sendable {
  /// Four rows, for red, green, blue and alpha, of five numbers each: factors of the four components
  /// and one that is added.
  case matrix([Double])
  /// A table of 256 bytes for each of red, green and blue.
  case tables([[UInt8]])
  /// Each color is replaced by that of a ramp at its luminance, as in ``MatteItem/Mode/luma``, and mixed with
  /// itself.
  ///
  /// `colors`: The ramp, evenly spaced, from black to white; two at least.
  /// `amount`: 0 keeps the color, 1 replaces it.
  case tones(colors: [Color], amount: Double)
  /// As ``tones(colors:amount:)``, by the mean of the components' light, over as much of a gray of it, and mixed in
  /// linear light: as the filters of lottie-web tint.
  case tonesOfLight(colors: [Color], amount: Double)
  /// Gray: each color is its least component, and what is above it, divided into red, yellow, green,
  /// cyan, blue and magenta; these six have weights.
  case gray([Double])
  /// White from a luminance on, black below; 0…1.
  case threshold(Double)
  /// Red, green, blue and alpha, each taken from elsewhere.
  case sources([ColorSource])
  /// Components are raised or lowered in shadows, midtones and highlights.
  case balance(ColorBalance)
  /// Colors near one are changed to another.
  case change(ColorChange)
  /// Hue, saturation and lightness are changed.
  case hue(HueChange)
  /// Parts of a color in HSL are inverted.
  ///
  /// `amount`: 0 keeps the color, 1 replaces it.
  case invert(InvertedParts, amount: Double)
}

extension ColorFilter: FilterKind {
  package var name: String { "an effect that changes colors" }

  package var text: String {
    switch self {
    case .matrix(let numbers): "color(\(numbers.map(ListText.number).joined(separator: " ")))"
    case .tables: "tables"
    case .tones(let colors, let amount):
      "tones(\(colors.map(\.hex).joined(separator: " ")) \(ListText.number(amount)))"
    case .tonesOfLight(let colors, let amount):
      "tones(\(colors.map(\.hex).joined(separator: " ")) \(ListText.number(amount)) of light)"
    case .gray(let weights): "gray(\(weights.map(ListText.number).joined(separator: " ")))"
    case .threshold(let level): "threshold(\(ListText.number(level)))"
    case .sources(let sources): "sources(\(sources.map { "\($0)" }.joined(separator: " ")))"
    case .balance(let balance):
      "balance(\((balance.shadows + balance.midtones + balance.highlights).map(ListText.number).joined(separator: " ")))"
    case .hue(let hue):
      "\(hue.colorizes ? "colorize" : "hue")(\(ListText.number(hue.turn)) "
        + "\(ListText.number(hue.saturation)) \(ListText.number(hue.lightness)))"
    case .invert(let parts, let amount): "invert(\(parts.names) \(ListText.number(amount)))"
    case .change(let change): "change(\(change.from.hex) \(change.to.hex))"
    }
  }
}

/// The source of a component of a color.
public enum ColorSource: Hashable, Sendable {
  /// The color's own components.
  case red, green, blue, alpha
  /// Its luminance, as in ``MatteItem/Mode/luma``.
  case luminance
  /// Its parts in HSL, 0…1 each.
  case hue, lightness, saturation
  /// The same for all colors: 1, a half or 0.
  case full, half, none
}

/// Amounts to add to red, green and blue, −1…1.
public struct ColorBalance: Hashable, Sendable {
  /// In dark colors.
  public var shadows: [Double]
  /// In colors between.
  public var midtones: [Double]
  /// In light colors.
  public var highlights: [Double]
  /// Whether colors keep their lightness in HSL.
  public var keepsLightness: Bool

  /// Creates a change of the balance; each list has three numbers.
  public init(
    shadows: [Double],
    midtones: [Double],
    highlights: [Double],
    keepsLightness: Bool
  ) {
    self.shadows = shadows
    self.midtones = midtones
    self.highlights = highlights
    self.keepsLightness = keepsLightness
  }
}

/// A change of the colors near one, in hue, lightness and saturation.
public struct ColorChange: Hashable, Sendable {
  /// The color that is changed wholly.
  public var from: Color
  /// The color that ``from`` becomes.
  public var to: Color
  /// Whether the lightness changes as well.
  public var changesLightness: Bool
  /// Whether the saturation changes as well.
  public var changesSaturation: Bool
  /// Whether colors are moved by the difference of both colors, instead of set to the new one.
  public var isRelative: Bool
  /// Largest differences of hue, lightness and saturation from the color's, 0…1; opposite hues differ by 1.
  public var tolerances: [Double]
  /// Width of the range beyond that in which the change fades out, as a share of the tolerance.
  public var softness: Double

  /// Creates a change of the hue, and optionally of lightness and saturation; `tolerances` has three values.
  public init(
    from: Color,
    to: Color,
    changesLightness: Bool,
    changesSaturation: Bool,
    isRelative: Bool,
    tolerances: [Double],
    softness: Double
  ) {
    self.from = from
    self.to = to
    self.changesLightness = changesLightness
    self.changesSaturation = changesSaturation
    self.isRelative = isRelative
    self.tolerances = tolerances
    self.softness = softness
  }
}

/// A change of colors by their parts in HSL.
public struct HueChange: Hashable, Sendable {
  /// What is added to the hue, or replaces it, as a share of a turn.
  public var turn: Double
  /// How far colors are moved from the gray in their middle, −1…1, or the saturation that they get.
  ///
  /// −1 is gray, 0 no change, ½ twice as far; no component leaves 0…1.
  public var saturation: Double
  /// How far colors are mixed with black, below 0, or with white; −1…1.
  public var lightness: Double
  /// Whether all colors get one hue and one saturation.
  public var colorizes: Bool

  /// Creates a change of colors.
  public init(turn: Double, saturation: Double, lightness: Double, colorizes: Bool = false) {
    self.turn = turn
    self.saturation = saturation
    self.lightness = lightness
    self.colorizes = colorizes
  }
}

/// Parts of a color in HSL.
public struct InvertedParts: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The hue, mirrored so that red and cyan change places.
  public static let hue = InvertedParts(rawValue: 1)
  /// The lightness.
  public static let lightness = InvertedParts(rawValue: 2)
  /// The saturation.
  public static let saturation = InvertedParts(rawValue: 4)
  /// All three.
  public static let all: InvertedParts = [.hue, .lightness, .saturation]

  fileprivate var names: String {
    [(InvertedParts.hue, "hue"), (.lightness, "lightness"), (.saturation, "saturation")]
      .filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
