import LottieGeometry
import LottieRaster
import LottieScene
import Testing

struct BlendTests {
  private let backdrop = [204.0 / 255, 64.0 / 255, 153.0 / 255]
  private let source = [102.0 / 255, 178.0 / 255, 26.0 / 255]

  /// The blend function of one component, straight from the specification.
  private func formula(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double? {
    switch mode {
    case .normal: return s
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return formula(.hardLight, s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    case .add: return min(1, b + s)
    case .hardMix: return b + s >= 1 ? 1 : 0
    case .hue, .saturation, .color, .luminosity: return nil
    }
  }

  private func color(_ c: [Double], _ alpha: Double) -> Color {
    Color(red: c[0], green: c[1], blue: c[2], alpha: alpha)
  }

  @Test(arguments: BlendMode.allCases)
  func `opaque colors are mixed by the formula`(_ mode: BlendMode) {
    let pixmap = drawn([
      fill(rect(0, 0, 16, 16), color(backdrop, 1)),
      fill(rect(0, 0, 16, 16), color(source, 1), blend: mode),
    ])
    for index in 0..<3 {
      guard let exact = formula(mode, backdrop[index], source[index]) else { continue }
      #expect(isClose(Double(parts(pixmap[4, 4])[index]), exact * 255, 1.3))
    }
    #expect(parts(pixmap[4, 4])[3] == 255)
  }

  @Test(arguments: BlendMode.allCases.filter { $0 != .add })
  func `alpha weights backdrop, source and their mixture`(_ mode: BlendMode) {
    let (ab, source_a) = (0.6, 0.5)
    let pixmap = drawn([
      fill(rect(0, 0, 16, 16), color(backdrop, ab)),
      fill(rect(0, 0, 16, 16), color(source, source_a), blend: mode),
    ])
    for index in 0..<3 {
      let (b, s) = (backdrop[index], source[index])
      guard let mixed = formula(mode, b, s) else { continue }
      let exact = source_a * (1 - ab) * s + ab * (1 - source_a) * b + ab * source_a * mixed
      #expect(isClose(Double(parts(pixmap[4, 4])[index]), exact * 255, 2))
    }
    #expect(isClose(Double(parts(pixmap[4, 4])[3]), 0.8 * 255, 1))
  }

  @Test func `luminosity keeps the backdrop's hue and takes the source's brightness`() {
    let pixmap = drawn([
      fill(rect(0, 0, 16, 16), color(backdrop, 1)),
      fill(rect(0, 0, 16, 16), color(source, 1), blend: .luminosity),
    ])
    func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    let shift = luminosity(source) - luminosity(backdrop)
    for index in 0..<3 {
      #expect(
        isClose(Double(parts(pixmap[4, 4])[index]), min(1, backdrop[index] + shift) * 255, 2)
          || backdrop[index] + shift > 0.9
      )
    }
  }

  @Test func `color of a gray source is gray`() {
    let pixmap = drawn([
      fill(rect(0, 0, 16, 16), color(backdrop, 1)),
      fill(rect(0, 0, 16, 16), color([0.3, 0.3, 0.3], 1), blend: .color),
    ])
    let p = parts(pixmap[4, 4])
    #expect(p[0] == p[1] && p[1] == p[2])
    #expect(isClose(Double(p[0]), (0.3 * 0.8 + 0.59 * 0.25 + 0.11 * 0.6) * 255, 1.5))
  }

  @Test(arguments: BlendMode.allCases)
  func `a group blends as one of its items would`(_ mode: BlendMode) {
    let below = fill(rect(0, 0, 16, 16), color(backdrop, 0.7))
    let item = drawn([below, fill(rect(2, 2, 9, 9), color(source, 0.5), blend: mode)])
    let group = drawn([
      below, .group(GroupItem(end: 4, blend: mode)), fill(rect(2, 2, 9, 9), color(source, 0.5)),
      fill(rect(20, 20, 1, 1)),
    ])
    for (a, b) in zip(item.pixels, group.pixels) {
      #expect(zip(parts(a), parts(b)).allSatisfy { abs($0 - $1) <= 1 })
    }
  }

  @Test func `an isolated group hides what lies below from blending inside it`() {
    let below = fill(rect(0, 0, 16, 16), color(backdrop, 1))
    let inside = fill(rect(0, 0, 16, 16), color(source, 1), blend: .multiply)
    let isolated = drawn([below, .group(GroupItem(end: 3, isIsolated: true)), inside])
    let open = drawn([below, .group(GroupItem(end: 3)), inside])
    #expect(isClose(Double(parts(isolated[1, 1])[0]), 0.4 * 255, 1))
    #expect(isClose(Double(parts(open[1, 1])[0]), 0.32 * 255, 1))
  }
}
