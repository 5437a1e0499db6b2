// CIEDE2000: Sharma, Wu, Dalal, "The CIEDE2000 color-difference formula: implementation notes, supplementary
// test data, and mathematical observations", Color Research & Application 30 (2005), equations 1 to 22.
// CIELAB from sRGB: IEC 61966-2-1 for linear light and the matrix, CIE 15 for Lab with the white of D65.

import LottieScene

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A color of CIELAB: lightness 0…100, green to red, blue to yellow.
package struct LabColor {
  private let l: Double
  private let a: Double
  private let b: Double

  /// Creates a color from its coordinates.
  package init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }

  /// The larger difference of two premultiplied pixels of sRGB over white and over black.
  static func difference(_ first: UInt32, _ second: UInt32) -> Double {
    let black = LabColor(first, over: 0).difference(to: LabColor(second, over: 0))
    guard (first & second) >> 24 < 255 else { return black }
    return max(black, LabColor(first, over: 1).difference(to: LabColor(second, over: 1)))
  }

  /// Converts a premultiplied pixel of sRGB over a gray: 0 black, 1 white.
  private init(_ pixel: UInt32, over gray: UInt32) {
    let rest = (255 - pixel >> 24) * gray
    func linear(_ shift: UInt32) -> Double {
      LinearLight.bytes[Int(min(255, (pixel >> shift & 255) + rest))]
    }
    func curve(_ t: Double) -> Double {
      t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }
    let (r, g, b) = (linear(0), linear(8), linear(16))
    let x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
    let y = curve(0.2126 * r + 0.7152 * g + 0.0722 * b)
    let z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0890)
    self.init(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// CIEDE2000 with all weights 1.
  package func difference(to other: LabColor) -> Double {
    let chroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    let stretch = 1.5 - 0.5 * LabColor.high(chroma)
    let (a1, a2) = (a * stretch, other.a * stretch)
    let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
    let (h1, h2) = (LabColor.hue(a1, b), LabColor.hue(a2, other.b))
    var turn = c1 * c2 == 0 ? 0 : h2 - h1
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let dH = 2 * (c1 * c2).squareRoot() * LabColor.sine(turn / 2)
    var hue = h1 + h2
    if c1 * c2 != 0 {
      if abs(h1 - h2) > 180 { hue += hue < 360 ? 360 : -360 }
      hue /= 2
    }
    let (light, colorful) = ((l + other.l) / 2, (c1 + c2) / 2)
    let t =
      1 - 0.17 * LabColor.cosine(hue - 30) + 0.24 * LabColor.cosine(2 * hue)
      + 0.32 * LabColor.cosine(3 * hue + 6) - 0.2 * LabColor.cosine(4 * hue - 63)
    let middle = (light - 50) * (light - 50)
    let lightness = (other.l - l) / (1 + 0.015 * middle / (20 + middle).squareRoot())
    let saturation = (c2 - c1) / (1 + 0.045 * colorful)
    let tint = dH / (1 + 0.015 * colorful * t)
    let angle = 30 * exp(-((hue - 275) / 25) * ((hue - 275) / 25))
    let rotation = -2 * LabColor.high(colorful) * LabColor.sine(2 * angle)
    let square =
      lightness * lightness + saturation * saturation + tint * tint + rotation * saturation * tint
    return max(0, square).squareRoot()
  }

  /// Near 0 for a chroma below 20, near 1 above 35.
  private static func high(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let seventh = cube * cube * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// 0…360 degrees.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}
