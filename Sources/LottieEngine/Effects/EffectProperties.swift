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
  /// A control: its name, its location, and where its value is.
  private struct Entry {
    var name = ""
    var location: PropertyLocation?
    var slot = Slot.none
  }

  /// The storage of a control's value.
  private enum Slot {
    case number(Int)
    case color(Int)
    case point(Int)
    case none
  }

  var kind: ObjectKind { .effect }
  let location: JSONLocation
  private var entries: [Entry] = []
  private var numbers: [ControlValue<Double>] = []
  private var colors: [ControlValue<Color>] = []
  private var points: [ControlValue<Vector3D>] = []
  var animated: [any AnyNodeProperty] = []

  /// Creates properties for the document's controls, then for those of the schema that it leaves out at the end.
  init(
    _ controls: [Effect.Control],
    _ schema: [any EffectControl],
    _ size: Size,
    _ context: NodeContext
  ) {
    location = context.location
    for control in controls {
      add(control.value, control.name, context) { kind in
        PropertyLocation(control.location, "v", .property(kind))
      }
    }
    for control in schema where control.index >= controls.count {
      while entries.count < control.index { entries.append(Entry()) }
      add(control.defaultValue(size), control.name, context) { [location] kind in
        PropertyLocation(location, "ef.\(control.index).v", .property(kind))
      }
    }
    for control in numbers { animated.add(control.value) }
    for control in colors { animated.add(control.value) }
    for control in points { animated.add(control.value) }
  }

  private func add(
    _ value: Effect.Value,
    _ name: String,
    _ context: NodeContext,
    _ location: (PropertyKind) -> PropertyLocation
  ) {
    switch value {
    case .number(let group):
      entries.append(Entry(name: name, location: location(.number), slot: .number(numbers.count)))
      numbers.append(ControlValue(NodeValue(group, context)))
    case .color(let group):
      entries.append(Entry(name: name, location: location(.color), slot: .color(colors.count)))
      colors.append(ControlValue(NodeValue(group, context)))
    case .point(let group):
      entries.append(Entry(name: name, location: location(.point), slot: .point(points.count)))
      points.append(ControlValue(NodeValue(group, context)))
    case .group, .none: entries.append(Entry())
    }
  }

  /// None: the document names controls itself.
  var values: [MemberValue] { [] }

  var keypathProperties: [KeypathProperty] {
    entries.compactMap { entry in
      switch entry.slot {
      case .number(let i): property(entry, .number, numbers[i])
      case .color(let i): property(entry, .color, colors[i])
      case .point(let i): property(entry, .point, points[i])
      case .none: nil
      }
    }
  }

  private func property<Value: Interpolatable>(
    _ entry: Entry,
    _ kind: PropertyKind,
    _ owner: ControlValue<Value>
  ) -> KeypathProperty? {
    guard let location = entry.location else { return nil }
    let slot = ValueSlot(owner: owner, keyPath: \.value, map: self)
    return KeypathProperty(control: entry.name, kind, at: location, slot)
  }

  /// The value of a number; its default where the document leaves it out.
  subscript(_ control: NumberControl) -> Double { number(control.index) ?? control.initial }

  /// The choice of a menu, from 1.
  subscript(_ control: ChoiceControl) -> Double { number(control.index) ?? control.initial }

  /// Whether a checkbox is set.
  subscript(_ control: FlagControl) -> Bool {
    number(control.index).map { $0 != 0 } ?? control.initial
  }

  /// The value of a color.
  subscript(_ control: ColorControl) -> Color {
    guard case .color(let i) = slot(control.index) else { return control.initial }
    return colors[i].value.value
  }

  /// The value of a point, in the plane.
  subscript(_ control: PointControl, _ space: EffectSpace) -> Point {
    guard case .point(let i) = slot(control.index) else { return control.initial(space.size) }
    let point = points[i].value.value
    return Point(point.x, point.y)
  }

  /// A percentage as a fraction: 1 for 100 %.
  func fraction(_ control: NumberControl) -> Double { self[control].fraction }

  /// The fraction of a percentage, limited to 0…1.
  func share(_ control: NumberControl) -> Double { max(0, min(fraction(control), 1)) }

  private func slot(_ index: Int) -> Slot {
    entries.indices.contains(index) ? entries[index].slot : .none
  }

  private func number(_ index: Int) -> Double? {
    guard case .number(let i) = slot(index) else { return nil }
    let number = numbers[i].value.value
    return number.isFinite ? number : nil
  }
}
