import LottieGeometry
import LottieModel
import LottieScene

/// The value of a control.
private final class ControlValue<Value: Interpolatable> {
  var value: NodeValue<Value>

  init(_ value: NodeValue<Value>) { self.value = value }
}

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
  private var numbers: [ControlValue<Double>] = []
  private var colors: [ControlValue<Color>] = []
  private var points: [ControlValue<Vector3D>] = []
  var animated: [any AnyNodeProperty] = []

  init(_ controls: [Effect.Control], _ context: NodeContext) {
    location = context.location
    self.controls = controls
    var slots: [Slot] = []
    for control in controls {
      switch control.value {
      case .number(let group):
        slots.append(.number(numbers.count))
        numbers.append(ControlValue(NodeValue(group, context)))
      case .color(let group):
        slots.append(.color(colors.count))
        colors.append(ControlValue(NodeValue(group, context)))
      case .point(let group):
        slots.append(.point(points.count))
        points.append(ControlValue(NodeValue(group, context)))
      case .group, .none: slots.append(.none)
      }
    }
    self.slots = slots
    for control in numbers { animated = animated.adding(control.value) }
    for control in colors { animated = animated.adding(control.value) }
    for control in points { animated = animated.adding(control.value) }
  }

  /// None: the document names controls itself.
  var values: [MemberValue] { [] }

  var keypathProperties: [KeypathProperty] {
    zip(controls, slots).compactMap { control, slot in
      switch slot {
      case .number(let i): property(control, .number, numbers[i], \.value)
      case .color(let i): property(control, .color, colors[i], \.value)
      case .point(let i): property(control, .point, points[i], \.value)
      case .none: nil
      }
    }
  }

  private func property<Value: Interpolatable>(
    _ control: Effect.Control,
    _ kind: PropertyKind,
    _ owner: ControlValue<Value>,
    _ keyPath: ReferenceWritableKeyPath<ControlValue<Value>, NodeValue<Value>>
  ) -> KeypathProperty {
    let slot = ValueSlot(owner: owner, keyPath: keyPath, map: self)
    return KeypathProperty(control: control.name, kind, at: control.location, slot)
  }

  /// The number at an index; the default when there is none.
  func number(_ index: Int, default value: Double = 0) -> Double {
    guard slots.indices.contains(index), case .number(let i) = slots[index] else { return value }
    let number = numbers[i].value.value
    return number.isFinite ? number : value
  }

  /// Whether a checkbox is set.
  func flag(_ index: Int) -> Bool { number(index) != 0 }

  /// The color at an index; the default when there is none.
  func color(_ index: Int, default value: Color = .black) -> Color {
    guard slots.indices.contains(index), case .color(let i) = slots[index] else { return value }
    return colors[i].value.value
  }

  /// The point at an index; the default when there is none.
  func point(_ index: Int, default value: Vector3D = Vector3D(0, 0)) -> Vector3D {
    guard slots.indices.contains(index), case .point(let i) = slots[index] else { return value }
    return points[i].value.value
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
