import LottieModel
import OrderedCollections

extension LegacyForms {
  /// A path of a shape or a mask is closed by itself, not by what lies beside it.
  static func closePaths(of object: inout Object) {
    let isShape = object["ty"] == .string("sh")
    let (flag, path) = isShape ? ("closed", "ks") : ("cl", "pt")
    guard let closed = object[flag]?.isOn, let shape = object[path],
      isShape || object["mode"] != nil
    else { return }
    object[flag] = nil
    // A mask's word opens no path.
    if closed || isShape { object[path] = with(closed, shape) }
  }

  private static func with(_ closed: Bool, _ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let list): return .array(list.map { with(closed, $0) })
    case .object(var object):
      if object["v"] != nil { object["c"] = .bool(closed) }
      for name in ["k", "s", "e"] { object[name] = object[name].map { with(closed, $0) } }
      return .object(object)
    default: return value
    }
  }

  /// Missing tangents are those of corners.
  static func addTangents(to path: inout Object) {
    guard case .array(let vertices) = path["v"],
      vertices.allSatisfy({ if case .array = $0 { true } else { false } })
    else { return }
    let corners = JSONValue.array(vertices.map { _ in .array([.number(0), .number(0)]) })
    for name in ["i", "o"] where path[name] == nil { path[name] = corners }
  }
}
