import LottieGeometry
import LottieModel
import LottieScene

/// The properties common to all gradients, and the resulting gradient.
final class GradientProperties {
  private let kind: GradientModel.Kind
  private let colorCount: Int
  private var startPoint: NodeValue<Vector3D>
  private var endPoint: NodeValue<Vector3D>
  private var highlightLength: NodeValue<Double>
  private var highlightAngle: NodeValue<Double>
  private var colors: NodeValue<[Double]>
  private let dialect: Dialect
  /// Whether opacities are lost, by the rules of another player.
  private let isOpaque: Bool

  init(_ model: GradientModel, _ context: NodeContext) {
    kind = model.kind
    colorCount = model.colorCount
    startPoint = NodeValue(model.startPoint, context)
    endPoint = NodeValue(model.endPoint, context)
    highlightLength = NodeValue(model.highlightLength, context)
    highlightAngle = NodeValue(model.highlightAngle, context)
    dialect = context.dialect
    let count = model.colorCount
    isOpaque =
      dialect.contains(.opaqueGradients)
      && !model.colors.keyframes.allSatisfy {
        GradientStops($0.value, colorCount: count).areCollapsible
      }
    colors =
      dialect.contains(.linearColors)
      ? NodeValue(model.colors.map { GradientStops.decoded($0, colorCount: count) }, context)
      : NodeValue(model.colors, context)
  }

  /// Those that are animated.
  var animated: [any AnyNodeProperty] {
    [].adding(startPoint).adding(endPoint).adding(highlightLength).adding(highlightAngle).adding(
      colors
    )
  }

  /// The values, as members of the paint that has the gradient.
  func values(in map: any NodePropertyMap) -> [MemberValue] {
    [
      MemberValue(.startPoint, self, \.startPoint, in: map),
      MemberValue(.endPoint, self, \.endPoint, in: map),
      MemberValue("g.k", self, \.colors, in: map),
      MemberValue(.highlightLength, self, \.highlightLength, in: map),
      MemberValue(.highlightAngle, self, \.highlightAngle, in: map),
    ]
  }

  /// The gradient at the frame of the last update; transparent when the document has no stops.
  var paint: Paint {
    let stops =
      dialect.isEmpty ? GradientStops(colors.value, colorCount: colorCount).merged : spoken
    guard !stops.isEmpty else { return .solid(.clear) }
    return .gradient(LottieScene.Gradient(shape: shape, stops: stops), opacity: 1)
  }

  /// The stops by the rules of another player.
  private var spoken: [ColorStop] {
    let isLinear = dialect.contains(.linearColors)
    let numbers =
      isLinear ? GradientStops.encoded(colors.value, colorCount: colorCount) : colors.value
    var stops = GradientStops(numbers, colorCount: colorCount)
    stops.blendsInLight = isLinear
    if isOpaque { stops.dropAlphas() }
    if dialect.contains(.sampledOpacities) { stops.sampleAlphas() }
    let merged = dialect.contains(.mergedOpacities) ? stops.mergedByNextColor : stops.merged
    return dialect.contains(.premultipliedGradients) ? merged.premultiplied : merged
  }

  private var shape: LottieScene.Gradient.Shape {
    let (start, end) = (startPoint.value.point, endPoint.value.point)
    switch kind {
    case .linear: return .linear(start: start, end: end)
    case .radial:
      let radius =
        dialect.contains(.octagonalRadii)
        ? start.octagonalDistance(to: end) : start.distance(to: end)
      let share = min(max(highlightLength.value.fraction, -0.99), 0.99)
      let angle = atan2(end.y - start.y, end.x - start.x) + highlightAngle.value * .pi / 180
      let focus = start + Point(cos(angle), sin(angle)) * (radius * share)
      return .radial(center: start, radius: radius, focus: focus)
    case .conic: return .conic(center: start, degrees: highlightAngle.value)
    }
  }
}

/// The numbers of a gradient: colors at offsets, and alphas at separate offsets.
struct GradientStops {
  private var colors: [ColorStop] = []
  private var alphas: [(offset: Double, alpha: Double)] = []
  /// Whether the color of an opacity's stop between those of colors is blended in linear light.
  var blendsInLight = false

  init(_ numbers: [Double], colorCount: Int) {
    let count = min(colorCount, numbers.count / 4)
    var last = 0.0
    for i in 0..<count {
      last = min(max(last, numbers[4 * i]), 1)
      let color = Color(
        red: numbers[4 * i + 1],
        green: numbers[4 * i + 2],
        blue: numbers[4 * i + 3]
      )
      colors.append(ColorStop(offset: last, color: color))
    }
    last = 0
    for i in stride(from: 4 * count, to: numbers.count - 1, by: 2) {
      last = min(max(last, numbers[i]), 1)
      alphas.append((last, min(max(numbers[i + 1], 0), 1)))
    }
  }

  /// One list with a stop wherever either has one: both are linear in between, so nothing is lost.
  var merged: [ColorStop] {
    guard !alphas.isEmpty, !colors.isEmpty else { return colors }
    var result: [ColorStop] = []
    var (i, j) = (0, 0)
    while i < colors.count || j < alphas.count {
      let next = (
        color: i < colors.count ? colors[i].offset : .infinity,
        alpha: j < alphas.count ? alphas[j].offset : .infinity
      )
      let offset = min(next.color, next.alpha)
      let color = next.color == offset ? colors[i].color : color(at: offset, before: i)
      let alpha = next.alpha == offset ? alphas[j].alpha : alpha(at: offset, before: j)
      result.append(ColorStop(offset: offset, color: color.opacity(alpha)))
      if next.color == offset { i += 1 }
      if next.alpha == offset { j += 1 }
    }
    return result
  }

  private func color(at offset: Double, before i: Int) -> Color {
    guard i > 0 else { return colors[0].color }
    guard i < colors.count else { return colors[i - 1].color }
    let (a, b) = (colors[i - 1], colors[i])
    let fraction = (offset - a.offset) / (b.offset - a.offset)
    return blendsInLight
      ? a.color.interpolatedInLight(to: b.color, fraction) : a.color.lerp(to: b.color, fraction)
  }

  /// The alpha at an offset between stops `j - 1` and `j`, or of the nearer one where it lies beyond them.
  private func alpha(at offset: Double, before j: Int) -> Double {
    guard j > 0 else { return alphas[0].alpha }
    guard j < alphas.count else { return alphas[j - 1].alpha }
    let (a, b) = (alphas[j - 1], alphas[j])
    guard b.offset > a.offset else { return b.alpha }
    let inside = min(max(offset, a.offset), b.offset)
    return a.alpha + (b.alpha - a.alpha) * (inside - a.offset) / (b.offset - a.offset)
  }
}

/// Rules of other players.
extension GradientStops {
  /// Whether each color has an opacity within 0.01 of its offset, and there are no others.
  var areCollapsible: Bool {
    colors.count == alphas.count
      && zip(colors, alphas).allSatisfy { abs($0.offset - $1.offset) <= 0.01 }
  }

  /// Makes it opaque.
  mutating func dropAlphas() { alphas = [] }

  /// Leaves alphas at the offsets of colors alone, with 0 beyond the last alpha.
  ///
  /// As `getOpacityAtPosition` of rlottie's lottiemodel.cpp has it since 16beec8.
  mutating func sampleAlphas() {
    guard !alphas.isEmpty else { return }
    alphas = colors.map { ($0.offset, sampledAlpha(at: $0.offset)) }
  }

  private func sampledAlpha(at offset: Double) -> Double {
    guard alphas.count > 1, let next = alphas.firstIndex(where: { $0.offset >= offset }) else {
      return 0
    }
    return alpha(at: offset, before: next)
  }

  /// One list in which an alpha has the color of the next color stop, so that those behind the last are lost.
  ///
  /// As `LOTGradient::populate` of rlottie's lottiemodel.cpp before 16beec8 has it, and so Telegram's. A color behind all
  /// alphas ends the list.
  var mergedByNextColor: [ColorStop] {
    guard !alphas.isEmpty else { return colors }
    var result: [ColorStop] = []
    func add(_ offset: Double, _ color: Color, _ alpha: Double) {
      result.append(ColorStop(offset: offset, color: color.opacity(alpha)))
    }
    var j = 0
    for stop in colors {
      guard j < alphas.count else {
        add(stop.offset, stop.color, alphas[j - 1].alpha)
        break
      }
      while j < alphas.count, alphas[j].offset < stop.offset {
        add(alphas[j].offset, stop.color, alphas[j].alpha)
        j += 1
      }
      guard j < alphas.count else { continue }
      add(stop.offset, stop.color, alpha(at: stop.offset, before: j))
      j += 1
    }
    return result
  }

  /// The numbers with colors in linear light.
  static func decoded(_ numbers: [Double], colorCount: Int) -> [Double] {
    changed(numbers, colorCount, LinearLight.linear)
  }

  /// The numbers with colors in linear light as a document has them.
  static func encoded(_ numbers: [Double], colorCount: Int) -> [Double] {
    changed(numbers, colorCount, LinearLight.encoded)
  }

  private static func changed(
    _ numbers: [Double],
    _ colorCount: Int,
    _ change: (Double) -> Double
  ) -> [Double] {
    let end = 4 * min(colorCount, numbers.count / 4)
    return numbers.enumerated().map { $0 < end && $0 % 4 != 0 ? change($1) : $1 }
  }
}

extension [ColorStop] {
  /// Stops between which colors are blended as if they were premultiplied.
  fileprivate var premultiplied: [ColorStop] {
    var result: [ColorStop] = []
    for (a, b) in zip(self, dropFirst()) {
      result.append(a)
      guard a.color.alpha != b.color.alpha, b.offset > a.offset else { continue }
      for step in 1..<16 {
        let fraction = Double(step) / 16
        result.append(
          ColorStop(
            offset: a.offset + (b.offset - a.offset) * fraction,
            color: a.color.premultipliedBlend(with: b.color, fraction)
          )
        )
      }
    }
    return result + suffix(1)
  }
}

extension Color {
  fileprivate func premultipliedBlend(with other: Color, _ fraction: Double) -> Color {
    let alpha = alpha + (other.alpha - alpha) * fraction
    guard alpha > 0 else { return other.opacity(0) }
    func blended(_ a: Double, _ b: Double) -> Double {
      let (from, to) = (a * self.alpha, b * other.alpha)
      return (from + (to - from) * fraction) / alpha
    }
    return Color(
      red: blended(red, other.red),
      green: blended(green, other.green),
      blue: blended(blue, other.blue),
      alpha: alpha
    )
  }
}
