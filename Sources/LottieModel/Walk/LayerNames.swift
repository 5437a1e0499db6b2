/// The names of layers and items on the path to a value, as keypaths have them.
///
/// A composition is named by the layers that lead to its first use.
package struct LayerNames {
  private let root: JSONCursor
  private let paths: [String: [String]]

  /// Linear in the layers that are reached.
  package init(_ root: JSONCursor) {
    self.root = root
    paths = LayerNames.paths(root)
  }

  /// The names of the layers that lead to each composition.
  private static func paths(_ root: JSONCursor) -> [String: [String]] {
    var compositions: [String: JSONCursor] = [:]
    for asset in root["assets"]?.elements.map({ $0 }) ?? [] {
      guard let id = asset["id"].flatMap(LayerContext.id), let layers = asset["layers"] else {
        continue
      }
      if compositions[id] == nil { compositions[id] = layers }
    }
    guard !compositions.isEmpty else { return [:] }
    var paths: [String: [String]] = [:]
    var open = [(layers: root["layers"], outer: [String]())]
    var next = 0
    while next < open.count {
      let (layers, outer) = open[next]
      next += 1
      for layer in layers?.elements.map({ $0 }) ?? [] {
        guard let id = layer["refId"].flatMap(LayerContext.id), paths[id] == nil,
          let inner = compositions[id]
        else { continue }
        let path = outer + [layer.keypathName("Layer")]
        paths[id] = path
        open.append((inner, path))
      }
    }
    return paths
  }

  /// The names on the path to a value, the outermost layer first; empty outside of layers.
  package func keypath(to location: JSONLocation) -> [String] { keypath(root.trail(to: location)) }

  /// The names on a path from the root.
  package func keypath(_ trail: [(name: String, value: JSONCursor)]) -> [String] {
    var names: [String] = []
    var list = ""
    for (name, value) in trail {
      switch list {
      case "layers", "shapes", "it":
        if value.isObject, value["ty"]?.string != "tr" { names.append(value.keypathName("Layer")) }
      case "assets": names = value["id"].flatMap(LayerContext.id).flatMap { paths[$0] } ?? []
      case "masksProperties": names.append(value.keypathName("Mask"))
      case "ef", "sy": names.append(value.keypathName(""))
      default: break
      }
      list = name
    }
    return names.filter { !$0.isEmpty }
  }
}

extension JSONCursor {
  /// The name of an object, or what keypaths call one without a name.
  fileprivate func keypathName(_ other: String) -> String { text("nm") ?? other }
}
