import LottieModel

/// Names of layers and shapes on the way to a value.
struct NameTrail {
  private let root: JSONCursor

  init(_ root: JSONCursor) { self.root = root }

  /// The names, from the outermost layer.
  func names(_ trail: [(name: String, value: JSONCursor)]) -> [String] {
    var names: [String] = []
    var list = ""
    for (name, value) in trail {
      switch list {
      case "layers", "shapes", "it": names.append(NameTrail.name(value, index: name))
      case "assets": if value["layers"] != nil { names.append(composition(value)) }
      case "masksProperties", "ef", "sy":
        if let own = value["nm"]?.string, !own.isEmpty { names.append(own) }
      default: break
      }
      list = name
    }
    return names
  }

  private static func name(_ value: JSONCursor, index: String) -> String {
    if let name = value["nm"]?.string, !name.isEmpty { return name }
    if let type = value["ty"]?.string { return "\(type) \(index)" }
    return value["ind"]?.whole.map { "layer \($0)" } ?? "layer \(index)"
  }

  /// What a composition is called: its own name, or that of the first layer that shows it.
  private func composition(_ asset: JSONCursor) -> String {
    if let name = asset["nm"]?.string, !name.isEmpty { return name }
    let id = asset["id"]?.string ?? ""
    for layer in root["layers"]?.list.prefix(1_000).map({ $0 }) ?? [] {
      if layer["refId"]?.string == id, let name = layer["nm"]?.string { return name }
    }
    return id
  }
}
