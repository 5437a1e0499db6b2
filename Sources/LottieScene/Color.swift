/// A color in sRGB, not premultiplied; components normally in 0…1.
@frozen
public struct Color: Hashable, Sendable {
  /// Red in sRGB, not linear, 0…1.
  public var red: Double
  /// Green in sRGB, not linear, 0…1.
  public var green: Double
  /// Blue in sRGB, not linear, 0…1.
  public var blue: Double
  /// Opacity, 0 transparent to 1 opaque; the other components are not multiplied by it.
  public var alpha: Double

  /// Creates a color from its components; values outside 0…1 are clamped when drawn.
  @inlinable
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black, which draws nothing.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The same color with its alpha multiplied by a factor.
  @inlinable
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Linear interpolation towards another color, component by component, unclamped.
  @inlinable
  public func lerp(to other: Color, _ t: Double) -> Color {
    Color(
      red: red + (other.red - red) * t,
      green: green + (other.green - green) * t,
      blue: blue + (other.blue - blue) * t,
      alpha: alpha + (other.alpha - alpha) * t
    )
  }

  /// Creates a color from `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, the sign optional; nil otherwise.
  public init?(hex: some StringProtocol) {
    let digits = (hex.hasPrefix("#") ? hex.dropFirst() : hex[...]).compactMap(\.hexDigitValue)
    guard digits.count == hex.count - (hex.hasPrefix("#") ? 1 : 0) else { return nil }
    let bytes: [Int]
    switch digits.count {
    case 3, 4: bytes = digits.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    default: return nil
    }
    let parts = bytes.map { Double($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 3 ? parts[3] : 1)
  }

  /// Creates a color from one of the sixteen basic names of CSS, or as ``init(hex:)``; nil otherwise.
  public init?(name: String) { self.init(hex: Color.basicNames[name.lowercased()] ?? name) }

  private static let basicNames = [
    "black": "000000", "silver": "c0c0c0", "gray": "808080", "white": "ffffff",
    "maroon": "800000", "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff",
    "green": "008000", "lime": "00ff00", "olive": "808000", "yellow": "ffff00",
    "navy": "000080", "blue": "0000ff", "teal": "008080", "aqua": "00ffff",
  ]

  /// `#rrggbb`, followed by `aa` unless opaque; components are clamped and rounded.
  public var hex: String {
    let parts = alpha < 1 ? [red, green, blue, alpha] : [red, green, blue]
    return parts.reduce(into: "#") { text, part in
      let byte = Color.byte(part)
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  /// A component as a byte, rounded; NaN is 0.
  @inlinable
  public static func byte(_ component: Double) -> UInt8 {
    component > 0 ? UInt8(Swift.min(component, 1) * 255 + 0.5) : 0
  }
}
