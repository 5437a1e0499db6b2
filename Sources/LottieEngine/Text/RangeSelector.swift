import LottieGeometry
import LottieModel
import LottieScene

// Shapes and easing as lottie-web draws them; modes, which it ignores, combine as masks do.

/// The values of a range selector at a frame.
struct SelectedRange {
  /// First and last unit selected, with fractions.
  private let start: Double
  private let end: Double
  private let shape: Int
  private let amount: Double
  private let smoothness: Double
  private let leavesHalves: Bool
  private let easing: UnitBezier?

  /// Creates the range of a selector.
  ///
  /// - Parameters:
  ///   - values: The selector's values.
  ///   - total: Number of units in the text.
  init(_ values: RangeSelector.Values, total: Int) {
    let unit = values.countsUnits ? 1 : Double(total) / 100
    let first = (values.start + values.offset) * unit
    let last = (values.end(of: total) + values.offset) * unit
    start = min(first, last)
    end = max(first, last)
    shape = values.shape
    amount = values.amount.fraction
    smoothness = values.smoothness.fraction
    leavesHalves = values.leavesHalves
    easing = SelectedRange.easing(high: values.easeHigh.fraction, low: values.easeLow.fraction)
  }

  private static func easing(high: Double, low: Double) -> UnitBezier? {
    guard high != 0 || low != 0 else { return nil }
    return UnitBezier(
      TimingCurve(
        outTangent: Point(max(low, 0), max(-low, 0)),
        inTangent: Point(1 - max(high, 0), 1 + min(high, 0))
      )
    )
  }

  /// The selection of a unit: 0 not at all, 1 entirely, below 0 with a negative amount.
  func selection(of unit: Int) -> Double {
    let raw = min(max(coverage(Double(unit)), 0), 1)
    let eased = easing?.y(atX: raw) ?? raw
    let result = smoothed(eased) * amount
    return result.isFinite ? result : 0
  }

  /// Smoothness below 100 steepens the slope around the middle, down to a step.
  private func smoothed(_ value: Double) -> Double {
    guard smoothness < 1 else { return value }
    let threshold = 0.5 - smoothness / 2
    guard leavesHalves ? value > threshold : value >= threshold else { return 0 }
    return smoothness > 0 ? min((value - threshold) / smoothness, 1) : 1
  }

  private func coverage(_ unit: Double) -> Double {
    let length = end - start
    switch shape {
    case 2: return length > 0 ? slope(unit) : unit >= end ? 1 : 0
    case 3: return length > 0 ? 1 - slope(unit) : unit >= end ? 0 : 1
    case 4: return length > 0 ? 1 - abs(2 * slope(unit) - 1) : 0
    case 5:
      let x = 2 * slope(unit) - 1
      return length > 0 ? max(1 - x * x, 0).squareRoot() : 0
    case 6: return length > 0 ? (1 - cos(2 * .pi * slope(unit))) / 2 : 0
    default: return min(end, unit + 1) - max(start, unit)
    }
  }

  /// The position of a unit's middle in the range, 0…1.
  private func slope(_ unit: Double) -> Double {
    min(max((unit + 0.5 - start) / (end - start), 0), 1)
  }
}

/// A range selector: which units of a text an animator changes, and by how much.
final class RangeSelector {
  /// The way a selector combines with the previous ones.
  enum Mode: Int {
    case add = 1
    case subtract = 2
    case intersect = 3
    case minimum = 4
    case maximum = 5
    case difference = 6
  }

  /// Its values at a frame.
  struct Values {
    var start = 0.0
    /// Nil is the end of the text.
    var end: Double?
    var offset = 0.0
    var amount = 100.0
    var easeHigh = 0.0
    var easeLow = 0.0
    var smoothness = 100.0
    /// Whether what is covered by half is not selected where nothing is smooth.
    var leavesHalves = false
    var shape = 1
    var countsUnits = false

    /// The end in a text of so many units, in percent or units.
    func end(of total: Int) -> Double { end ?? (countsUnits ? Double(total) : 100) }
  }

  var start: NodeValue<Double>
  var end: NodeValue<Double>
  var offset: NodeValue<Double>
  var amount: NodeValue<Double>
  var easeHigh: NodeValue<Double>
  var easeLow: NodeValue<Double>
  var smoothness: NodeValue<Double>
  let basedOn: Int
  let isRandomized: Bool
  let mode: Mode
  private let present: Set<String>
  private let location: JSONLocation
  private let shape: Int
  private let countsUnits: Bool
  /// Rules of another player.
  private let dialect: Dialect

  init(_ model: TextRangeSelector, _ context: NodeContext) {
    location = model.location
    let properties = model.properties
    func value(_ key: JSONName, _ defaultValue: Double) -> NodeValue<Double> {
      properties["\(key)"].map { NodeValue($0, context) } ?? .constant(defaultValue)
    }
    start = value(.start, 0)
    end = value(.end, 100)
    offset = value(.offset, 0)
    amount = value(.amount, 100)
    easeHigh = value(.easeHigh, 0)
    easeLow = value(.easeLow, 0)
    smoothness = value(.smoothness, 100)
    present = Set(properties.keys)
    basedOn = model.basedOn
    isRandomized = model.isRandomized
    mode = Mode(rawValue: model.mode) ?? .add
    shape = model.shape
    countsUnits = model.units == 2
    dialect = context.dialect
  }

  /// The smoothness as the player has it.
  private var smoothnessHere: Double {
    if dialect.contains(.squareSmoothness), shape != 1 { return 100 }
    return dialect.contains(.leastSmoothness) ? max(smoothness.value, 1e-6) : smoothness.value
  }

  /// Those that are animated.
  var animated: [any AnyNodeProperty] {
    [].adding(start).adding(end).adding(offset).adding(amount).adding(easeHigh).adding(easeLow)
      .adding(smoothness)
  }

  /// The values at the frame of the last update.
  var values: Values {
    var hasEnd = present.contains("e")
    if case .property = end { hasEnd = true }
    return Values(
      start: start.value,
      end: hasEnd ? end.value : nil,
      offset: offset.value,
      amount: amount.value,
      easeHigh: easeHigh.value,
      easeLow: easeLow.value,
      smoothness: smoothnessHere,
      leavesHalves: dialect.contains(.squareSmoothness),
      shape: shape,
      countsUnits: countsUnits
    )
  }

  /// The values, as members of the animator; lottie-ios lists the first selector.
  func values(in map: any NodePropertyMap, isFirst: Bool) -> [MemberValue] {
    let all = [
      MemberValue(.start, self, \.start, in: map),
      MemberValue(.end, self, \.end, in: map),
      MemberValue(.offset, self, \.offset, in: map),
      MemberValue(.amount, self, \.amount, in: map),
      MemberValue(.easeHigh, self, \.easeHigh, in: map),
      MemberValue(.easeLow, self, \.easeLow, in: map),
      MemberValue(.smoothness, self, \.smoothness, in: map),
    ]
    return all.filter { present.contains($0.path) }.map { value in
      MemberValue("s.*." + value.path, at: location, value.slot).at(location, value.path)
        .marked(asNonstandard: !isFirst)
    }
  }
}

extension RangeSelector.Mode {
  /// The selection of the first selector of an animator.
  func first(_ selection: Double) -> Double { self == .subtract ? 1 - selection : selection }

  /// The selection of this selector and the previous ones.
  func combine(_ before: Double, _ selection: Double) -> Double {
    switch self {
    case .add: min(before + selection, 1)
    case .subtract: max(before - selection, 0)
    case .intersect: before * selection
    case .minimum: min(before, selection)
    case .maximum: max(before, selection)
    case .difference: abs(before - selection)
    }
  }
}
