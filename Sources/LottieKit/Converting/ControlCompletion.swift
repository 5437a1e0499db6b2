import LottieEngine
import LottieModel
import LottieScene
import OrderedCollections

extension JSONValue {
  /// Appends the controls that an effect leaves out, as far as the one on a route, by their defaults.
  ///
  /// Nothing changes where the route does not lead to a control, or its effect has it; nor where a control before it has
  /// a default that depends on the layer's size, which is not known here.
  mutating func addControls(to steps: [String]) {
    guard steps.count >= 3, steps[steps.count - 3] == "ef", let index = Int(steps[steps.count - 2])
    else { return }
    self = replacing(steps.dropLast(3)) { effect in effect?.withControls(upTo: index) }
  }

  private func withControls(upTo index: Int) -> JSONValue {
    guard case .object(var members) = self else { return self }
    let matchName: String? = if case .string(let name) = members["mn"] { name } else { nil }
    let type: Double? = if case .number(let number) = members["ty"] { number } else { nil }
    let schema = EffectKind.controls(
      matchName: matchName,
      type: type.flatMap { Int(exactly: $0) }
    )
    var controls = members["ef"]?.elements ?? []
    let missing = schema.filter { $0.index >= controls.count && $0.index < index }
    guard controls.count <= index, schema.contains(where: { $0.index == index }),
      !missing.contains(where: \.dependsOnSize)
    else { return self }
    while controls.count <= index {
      let control = schema.first { $0.index == controls.count }
      controls.append(JSONValue(control, at: controls.count, of: matchName))
    }
    members["ef"] = .array(controls)
    return .object(members)
  }

  /// Creates a control with its default; nil is the end of a group of controls, as After Effects exports it.
  private init(_ control: (any EffectControl)?, at index: Int, of effect: String?) {
    let value: JSONValue
    switch control?.defaultValue(Size(width: 0, height: 0)) {
    case .number(let group): value = .number(group.initial)
    case .color(let group):
      let color = group.initial
      value = .array([color.red, color.green, color.blue, 1].map(JSONValue.number))
    case .point(let group):
      value = .array([group.initial.x, group.initial.y].map(JSONValue.number))
    default: value = .number(0)
    }
    var members: OrderedDictionary<String, JSONValue> = [
      "ty": .number(Double(control?.type ?? 6)), "nm": .string(control?.name ?? ""),
    ]
    let names = control?.scriptNames(of: effect) ?? []
    if names.count > 1 { members["mn"] = .string(names[1]) }
    members["ix"] = .number(Double(index + 1))
    members["v"] = control == nil ? value : .object(["a": .number(0), "k": value])
    self = .object(members)
  }
}
