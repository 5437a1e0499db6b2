import LottieModel
import OrderedCollections

/// Replaces legacy forms by those of the specification.
///
/// Keyframes with end values (bodymovin before 5.5), one keyframe instead of a list, keyframes out
/// of order, properties without the animated flag, values without a property around them, paths in
/// a list or without tangents, paths closed by a sibling member (before 4.4.18), colors in 0…255
/// (before 4.1.9) or as text.
enum LegacyForms {
  typealias Object = OrderedDictionary<String, JSONValue>

  /// An object with its legacy forms replaced; those of its members are not replaced yet.
  ///
  /// `name`: That of the member it is, or is in a list of.
  static func upgraded(_ object: Object, name: String) -> Object {
    var result = object
    if let kind = kind(of: object, name: name) {
      for member in kind.members { upgrade(member, of: &result) }
    }
    if let kind = effectValue(of: object), let value = object[.controlValue] {
      result[.controlValue] = kind == .color ? color(value) : value
    }
    if result[.vertices] != nil, result[.value] == nil { addTangents(to: &result) }
    if name != "d" { upgradeProperty(&result) }
    return result
  }

  private static func upgrade(_ member: Member, of object: inout Object) {
    let key = "\(member.key)"
    for case .closedBeside(let flag, let opens) in member.legacy {
      close(key, by: "\(flag)", opens: opens, in: &object)
    }
    guard let value = object[key] else { return }
    switch member.value.propertyKind {
    case nil, .path, .text, .gradient: break
    case .color: object[key] = color(wrapped(value))
    case .number, .point, .size: object[key] = wrapped(value)
    }
  }

  /// The kind of an object, by its `ty` or by the member it is.
  private static func kind(of object: Object, name: String) -> ObjectKind? {
    if case .string(let type) = object[.type] { return ObjectKind.shape(type) }
    switch name {
    case "ks" where object[.value] == nil: return .layerTransform
    case "tr": return .repeaterTransform
    case "masksProperties": return .mask
    default: return nil
    }
  }

  /// The kind of an effect control's value; nil for all other objects.
  private static func effectValue(of object: Object) -> PropertyKind? {
    guard object[.controlValue] != nil, case .number(let type) = object[.type] else { return nil }
    return Int(exactly: type).flatMap { ObjectKind.effectValue(ofType: $0) }
  }

  private static func upgradeProperty(_ object: inout Object) {
    // A gradient's stops have a `k` too, which is a property itself.
    guard let k = object[.value], object[.numberOfColors] == nil, object[.type] == nil,
      object[.time] == nil
    else {
      return
    }
    if case .array(let list) = k, list.contains(where: isKeyframe) {
      object[.value] = .array(withoutEnds(list.filter(isKeyframe)))
      object[.animated] = .number(1)
    } else if isKeyframe(k) {
      object[.value] = .array(withoutEnds([k]))
      object[.animated] = .number(1)
    } else {
      if case .array(let list) = k, let path = list.first, path[.vertices] != nil {
        object[.value] = path
      }
      if object[.animated] == nil { object[.animated] = .number(0) }
    }
  }

  private static func isKeyframe(_ value: JSONValue) -> Bool { value[.time] != nil }

  private static func withoutEnds(_ keyframes: [JSONValue]) -> [JSONValue] {
    var end: JSONValue?
    let whole = keyframes.map { keyframe in
      guard case .object(var object) = keyframe else { return keyframe }
      if object[.startValue] == nil { object[.startValue] = end }
      end = object[.endValue]
      object[.endValue] = nil
      return JSONValue.object(object)
    }
    let order = whole.indices.sorted { (time(whole[$0]), $0) < (time(whole[$1]), $1) }
    return order.map { whole[$0] }
  }

  private static func time(_ keyframe: JSONValue) -> Double {
    if case .number(let time) = keyframe[.time] { time } else { 0 }
  }

  /// A bare value becomes a static property.
  private static func wrapped(_ value: JSONValue) -> JSONValue {
    switch value {
    case .number, .array: JSONValue(members: ["a": .number(0), "k": value])
    default: value
    }
  }
}
