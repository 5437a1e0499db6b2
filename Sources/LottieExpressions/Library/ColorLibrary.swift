/// Angles and colors; colors are arrays of three or four numbers in 0…1.
enum ColorLibrary {
  static func call(_ function: LibraryFunction, _ given: Arguments) throws(Abrupt) -> Value {
    switch function {
    case .degreesToRadians: return .number(try given.number(0) * .pi / 180)
    case .radiansToDegrees: return .number(try given.number(0) * 180 / .pi)
    case .rgbToHsl: return try given.run.vector(hsl(padded(try given.numbers(0))))
    case .hslToRgb: return try given.run.vector(rgb(padded(try given.numbers(0))))
    case .hexToRgb:
      let string = try given.string(0)
      try given.run.charge(reading: string.utf8.count)
      return try given.run.vector(hex(string))
    default: return .undefined
    }
  }

  private static func padded(_ numbers: [Double]) -> [Double] {
    let defaultValue = [0, 0, 0, 1.0]
    return (0..<4).map { $0 < numbers.count ? numbers[$0] : defaultValue[$0] }
  }

  private static func hsl(_ c: [Double]) -> [Double] {
    let high = max(c[0], c[1], c[2])
    let low = min(c[0], c[1], c[2])
    let light = (high + low) / 2
    let range = high - low
    guard range != 0 else { return [0, 0, light, c[3]] }
    let saturation = light > 0.5 ? range / (2 - high - low) : range / (high + low)
    let hue =
      if high == c[0] {
        (c[1] - c[2]) / range + (c[1] < c[2] ? 6 : 0)
      } else if high == c[1] {
        (c[2] - c[0]) / range + 2
      } else {
        (c[0] - c[1]) / range + 4
      }
    return [hue / 6, saturation, light, c[3]]
  }

  private static func rgb(_ c: [Double]) -> [Double] {
    let (hue, saturation, light) = (c[0], c[1], c[2])
    guard saturation != 0 else { return [light, light, light, c[3]] }
    let q = light < 0.5 ? light * (1 + saturation) : light + saturation - light * saturation
    let p = 2 * light - q
    func channel(_ shift: Double) -> Double {
      var t = hue + shift
      if t < 0 { t += 1 }
      if t > 1 { t -= 1 }
      if t < 1 / 6.0 { return p + (q - p) * 6 * t }
      if t < 1 / 2.0 { return q }
      if t < 2 / 3.0 { return p + (q - p) * (2 / 3.0 - t) * 6 }
      return p
    }
    return [channel(1 / 3.0), channel(0), channel(-1 / 3.0), c[3]]
  }

  private static func hex(_ string: String) -> [Double] {
    let digits = string.drop { $0 == "#" }.compactMap(\.hexDigitValue)
    let pairs: [Int] =
      digits.count == 3
      ? digits.map { $0 * 17 }
      : stride(from: 0, to: digits.count - 1, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
    return padded(pairs.prefix(4).map { Double($0) / 255 })
  }
}
