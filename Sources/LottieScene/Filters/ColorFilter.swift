/// What a component of a color is taken from.
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

/// What is added to red, green and blue, −1…1.
public struct ColorBalance: Hashable, Sendable {
  /// In dark colors.
  public var shadows: [Double]
  /// In colors between.
  public var midtones: [Double]
  /// In light colors.
  public var highlights: [Double]
  /// Whether colors keep their lightness in HSL.
  public var keepsLightness: Bool

  /// A change of the balance; each list has three numbers.
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
  /// What it becomes.
  public var to: Color
  /// Whether the lightness changes, too.
  public var changesLightness: Bool
  /// Whether the saturation changes, too.
  public var changesSaturation: Bool
  /// Whether colors are moved by the difference of both colors, instead of set to the new one.
  public var isRelative: Bool
  /// How far hue, lightness and saturation may be from the color's, 0…1; a hue is 1 from the opposite one.
  public var tolerances: [Double]
  /// How far beyond that the change fades out, as a share of the tolerance.
  public var softness: Double

  /// A change of the hue, and of what else is asked for; `tolerances` are three.
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
