import LottieModel
import OrderedCollections

extension LegacyForms {
  /// Moves the closed flag into the path.
  ///
  /// `opens`: Whether the flag can also open a path.
  static func close(_ key: String, by flag: String, opens: Bool, in object: inout Object) {
    guard let closed = object[flag]?.isOn, let path = object[key] else { return }
    object[flag] = nil
    if closed || opens { object[key] = with(closed, path) }
  }

  private static func with(_ closed: Bool, _ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let list): return .array(list.map { with(closed, $0) })
    case .object(var object):
      if object[.vertices] != nil { object[.closed] = .bool(closed) }
      for name in ["k", "s", "e"] { object[name] = object[name].map { with(closed, $0) } }
      return .object(object)
    default: return value
    }
  }

  /// Missing tangents are those of corners.
  static func addTangents(to path: inout Object) {
    guard case .array(let vertices) = path[.vertices],
      vertices.allSatisfy({ if case .array = $0 { true } else { false } })
    else { return }
    let corners = JSONValue.array(vertices.map { _ in .array([.number(0), .number(0)]) })
    for name in ["i", "o"] where path[name] == nil { path[name] = corners }
  }
}
