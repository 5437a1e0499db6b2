import LottieGeometry
import LottieModel
import LottieScene

/// The values of an effect's controls by index, which is the same in every language.
final class EffectProperties: NodePropertyMap {
  /// The storage of a control's value.
  private enum Slot {
    case number(Int)
    case color(Int)
    case point(Int)
    case none
  }

  var kind: ObjectKind { .effect }
  let location: JSONLocation
  private let slots: [Slot]
  private let controls: [Effect.Control]
  private var numbers: [NodeValue<Double>] = []
  private var colors: [NodeValue<Color>] = []
  private var points: [NodeValue<Vector3D>] = []
  var animated: [any AnyNodeProperty] = []

  init(_ controls: [Effect.Control], _ context: NodeContext) {
    location = context.location
    self.controls = controls
    var slots: [Slot] = []
    for control in controls {
      switch control.value {
      case .number(let group):
        slots.append(.number(numbers.count))
        numbers.append(NodeValue(group, context))
      case .color(let group):
        slots.append(.color(colors.count))
        colors.append(NodeValue(group, context))
      case .point(let group):
        slots.append(.point(points.count))
        points.append(NodeValue(group, context))
      case .group, .none: slots.append(.none)
      }
    }
    self.slots = slots
    for value in numbers { animated = animated.adding(value) }
    for value in colors { animated = animated.adding(value) }
    for value in points { animated = animated.adding(value) }
  }

  /// None: the document names controls itself.
  var values: [MemberValue] { [] }

  var keypathProperties: [KeypathProperty] {
    zip(controls, slots).compactMap { control, slot in
      switch slot {
      case .number(let i): property(control, .number, \.numbers[i])
      case .color(let i): property(control, .color, \.colors[i])
      case .point(let i): property(control, .point, \.points[i])
      case .none: nil
      }
    }
  }

  private func property<Value: Interpolatable>(
    _ control: Effect.Control,
    _ kind: PropertyKind,
    _ keyPath: ReferenceWritableKeyPath<EffectProperties, NodeValue<Value>>
  ) -> KeypathProperty {
    let slot = ValueSlot(owner: self, keyPath: keyPath, map: self)
    return KeypathProperty(control: control.name, kind, at: control.location, slot)
  }

  /// The number at an index; the default when there is none.
  func number(_ index: Int, default value: Double = 0) -> Double {
    guard slots.indices.contains(index), case .number(let i) = slots[index] else { return value }
    let number = numbers[i].value
    return number.isFinite ? number : value
  }

  /// Whether a checkbox is set.
  func flag(_ index: Int) -> Bool { number(index) != 0 }

  /// The color at an index; the default when there is none.
  func color(_ index: Int, default value: Color = .black) -> Color {
    guard slots.indices.contains(index), case .color(let i) = slots[index] else { return value }
    return colors[i].value
  }

  /// The point at an index; the default when there is none.
  func point(_ index: Int, default value: Vector3D = Vector3D(0, 0)) -> Vector3D {
    guard slots.indices.contains(index), case .point(let i) = slots[index] else { return value }
    return points[i].value
  }

  /// The point at an index, in the plane; a default when there is none.
  func place(_ index: Int, default value: Point = .zero) -> Point {
    let point = point(index, default: Vector3D(value.x, value.y))
    return Point(point.x, point.y)
  }

  /// The share of a percentage, limited to 0…1.
  func share(_ index: Int, default value: Double = 0) -> Double {
    max(0, min(number(index, default: value) / 100, 1))
  }
}
