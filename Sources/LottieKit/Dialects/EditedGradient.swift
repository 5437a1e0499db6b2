import LottieModel

/// A gradient, `g`, whose opacity stops are to be changed.
struct EditedGradient {
  private let value: EditedValue
  private let colorCount: Int

  init(_ value: EditedValue) {
    self.value = value
    colorCount = value.cursor["p"]?.whole ?? 0
  }

  /// The lists of stops, of all keyframes.
  private var lists: [JSONCursor] { value.cursor[.value]?[.value]?.held ?? [] }

  /// Opacities at the offsets of the color stops, and none between these.
  ///
  /// As `getOpacityAtPosition` of rlottie's lottiemodel.cpp has it since 16beec8: 0 beyond the last opacity stop.
  var withSampledOpacities: [TextSplice] {
    lists.flatMap { list -> [TextSplice] in
      guard let stops = Stops(list.numbers, colorCount) else { return [] }
      let opacities = stops.colors.map {
        Opacity(offset: $0.offset, value: stops.opacity(at: $0.offset))
      }
      return value.replacing(list, by: Stops(colors: stops.colors, opacities: opacities).json)
    }
  }

  /// Color and opacity stops in one list, in which those beyond the last color stop are lost.
  ///
  /// As `LOTGradient::populate` of rlottie's lottiemodel.cpp had it before, and Telegram's has it; at rest.
  var withMergedOpacities: [TextSplice] {
    guard let list = lists.first, lists.count == 1, let stops = Stops(list.numbers, colorCount)
    else { return [] }
    let merged = stops.merged
    return value.replacing(list, by: merged.json)
      + value.replacing(value.cursor["p"], by: "\(merged.colors.count)")
  }
}

/// A color at an offset.
private struct Color {
  var offset: Double
  let rgb: ArraySlice<Double>
}

/// An opacity at an offset.
private struct Opacity {
  let offset: Double
  let value: Double
}

/// The stops of a gradient.
private struct Stops {
  var colors: [Color]
  var opacities: [Opacity]

  init(colors: [Color], opacities: [Opacity]) {
    self.colors = colors
    self.opacities = opacities
  }

  /// Reads the numbers of a gradient; nil where there are no colors, or no opacities.
  init?(_ numbers: [Double], _ colorCount: Int) {
    let count = min(colorCount, numbers.count / 4)
    let rest = numbers.dropFirst(4 * max(0, count))
    guard count > 0, rest.count >= 2, rest.count % 2 == 0 else { return nil }
    colors = stride(from: 0, to: 4 * count, by: 4).map {
      Color(offset: numbers[$0], rgb: numbers[($0 + 1)..<($0 + 4)])
    }
    opacities = stride(from: rest.startIndex, to: rest.endIndex, by: 2).map {
      Opacity(offset: rest[$0], value: rest[$0 + 1])
    }
  }

  var json: String {
    let numbers =
      colors.flatMap { [$0.offset] + $0.rgb } + opacities.flatMap { [$0.offset, $0.value] }
    return "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
  }

  /// The opacity at an offset; 0 beyond the last stop.
  func opacity(at offset: Double) -> Double {
    guard let index = opacities.indices.dropFirst().first(where: { opacities[$0].offset >= offset })
    else { return 0 }
    return opacity(at: offset, before: index)
  }

  /// The opacity at an offset between a stop and the one before it.
  private func opacity(at offset: Double, before index: Int) -> Double {
    let (start, end) = (opacities[index - 1], opacities[index])
    guard end.offset > start.offset else { return end.value }
    let progress = (offset - start.offset) / (end.offset - start.offset)
    return start.value + min(max(progress, 0), 1) * (end.value - start.value)
  }

  /// Stops with color and opacity each.
  var merged: Stops {
    var result = Stops(colors: [], opacities: [])
    func add(_ color: Color, _ offset: Double, _ opacity: Double) {
      result.colors.append(Color(offset: offset, rgb: color.rgb))
      result.opacities.append(Opacity(offset: offset, value: opacity))
    }
    var next = 0
    for color in colors {
      guard next < opacities.count else {
        // What comes after is lost: the list of colors is not read on.
        add(color, color.offset, opacities[next - 1].value)
        break
      }
      while next < opacities.count, opacities[next].offset < color.offset {
        add(color, opacities[next].offset, opacities[next].value)
        next += 1
      }
      guard next < opacities.count else { continue }
      let value = next == 0 ? opacities[0].value : opacity(at: color.offset, before: next)
      add(color, color.offset, value)
      next += 1
    }
    return result
  }
}
