import LottieModel
import LottieScene

/// The values of an effect's controls, by their place: places are the same in every language.
final class EffectProperties: NodePropertyMap {
  /// Where a control's value is kept.
  private enum Slot {
    case number(Int)
    case color(Int)
    case point(Int)
    case none
  }

  private let slots: [Slot]
  private let names: [String]
  private var numbers: [NodeValue<Double>] = []
  private var colors: [NodeValue<Color>] = []
  private var points: [NodeValue<Vector3D>] = []
  var animated: [any AnyNodeProperty] = []

  init(_ controls: [Effect.Control]) {
    names = controls.map(\.name)
    var slots: [Slot] = []
    for control in controls {
      switch control.value {
      case .number(let group):
        slots.append(.number(numbers.count))
        numbers.append(NodeValue(group))
      case .color(let group):
        slots.append(.color(colors.count))
        colors.append(NodeValue(group))
      case .point(let group):
        slots.append(.point(points.count))
        points.append(NodeValue(group))
      case .group, .none: slots.append(.none)
      }
    }
    self.slots = slots
    for value in numbers { animated = animated.adding(value) }
    for value in colors { animated = animated.adding(value) }
    for value in points { animated = animated.adding(value) }
  }

  var keypathProperties: [KeypathProperty] {
    zip(names, slots).compactMap { name, slot in
      switch slot {
      case .number(let i):
        KeypathProperty(name, .number, self, \.numbers[i], in: self).asExtension
      case .color(let i): KeypathProperty(name, .color, self, \.colors[i], in: self).asExtension
      case .point(let i): KeypathProperty(name, .point, self, \.points[i], in: self).asExtension
      case .none: nil
      }
    }
  }

  /// A number; the default when there is no number in that place.
  func number(_ place: Int, default value: Double = 0) -> Double {
    guard slots.indices.contains(place), case .number(let i) = slots[place] else { return value }
    let number = numbers[i].value
    return number.isFinite ? number : value
  }

  /// Whether a box is ticked.
  func flag(_ place: Int) -> Bool { number(place) != 0 }

  /// A colour; the default when there is none in that place.
  func color(_ place: Int, default value: Color = .black) -> Color {
    guard slots.indices.contains(place), case .color(let i) = slots[place] else { return value }
    return colors[i].value
  }

  /// A point; the default when there is none in that place.
  func point(_ place: Int, default value: Vector3D = Vector3D(0, 0)) -> Vector3D {
    guard slots.indices.contains(place), case .point(let i) = slots[place] else { return value }
    return points[i].value
  }
}
