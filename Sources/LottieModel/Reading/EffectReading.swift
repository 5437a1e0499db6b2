import LottieScene

extension ModelReader {
  mutating func effect(_ effect: JSONCursor) -> Effect {
    Effect(
      name: effect.text("nm") ?? "",
      matchName: effect.text("mn"),
      type: effect.integer("ty"),
      isEnabled: effect["en"]?.bool ?? true,
      controls: controls(effect["ef"]),
      location: effect.location
    )
  }

  private mutating func controls(_ cursor: JSONCursor?) -> [Effect.Control] {
    list(cursor, "effect control") { reader, control throws(Malformed) in
      Effect.Control(
        name: control.text("nm") ?? "",
        matchName: control.text("mn"),
        value: try reader.value(control),
        location: control.location
      )
    }
  }

  /// Numbers, by `ty`: 0 slider, 1 angle, 4 check box, 7 dropdown menu, 10 layer, 11 mask; 2
  /// color, 3 point; 5 a group.
  ///
  /// Other controls do not change what is drawn.
  private mutating func value(_ control: JSONCursor) throws(Malformed) -> Effect.Value {
    if control["ef"] != nil { return .group(controls(control["ef"])) }
    guard let value = control["v"] else { return .none }
    switch control.integer("ty") {
    case 2: return .color(try property(value))
    case 3: return .point(try property(value))
    case 0, 1, 4, 7, 10, 11: return .number(try property(value))
    default: return .none
    }
  }

  mutating func style(_ style: JSONCursor) -> LayerStyle {
    var gradient: KeyframeGroup<[Double]>?
    let kind = style.integer("ty").flatMap(LayerStyle.Kind.init)
    if kind == .gradientOverlay, let stops = style["gr"] {
      do throws(Malformed) {
        gradient = try property(stops, "k")
      } catch {
        leaveOut("gradient", error)
      }
    }
    return LayerStyle(
      kind: kind,
      name: style.text("nm") ?? "",
      isEnabled: style["en"]?.bool ?? true,
      properties: properties(style),
      gradient: gradient,
      colorCount: max(0, gradient == nil ? 0 : style["gr"]?.integer("p") ?? .max),
      location: style.location
    )
  }

  /// Every member that is a property, by its key.
  mutating func properties(_ cursor: JSONCursor) -> [String: KeyframeGroup<[Double]>] {
    var result: [String: KeyframeGroup<[Double]>] = [:]
    for (name, value) in cursor.members
    where value.isObject && value["k"] != nil && name != "gr" {
      do throws(Malformed) {
        result[name] = try property(value)
      } catch {
        leaveOut("property", error)
      }
    }
    return result
  }
}
