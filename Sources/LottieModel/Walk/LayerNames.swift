/// The names of layers and items on the path to a value, as keypaths have them.
///
/// A composition is named by the layers that lead to its first use.
package struct LayerNames {
  private let root: JSONCursor
  private let uses: [String: Use]

  /// The layer that is the first use of a composition.
  private struct Use {
    var name: String
    /// The composition that it is in; nil for the document's own layers.
    var outer: String?
  }

  /// Maximum number of layers named on the way to a composition; the innermost are kept.
  private static let depthLimit = 256

  /// Collects the names of a document; linear in the layers that are reached.
  package init(_ root: JSONCursor) {
    self.root = root
    uses = LayerNames.uses(root)
  }

  private static func uses(_ root: JSONCursor) -> [String: Use] {
    var compositions: [String: JSONCursor] = [:]
    for asset in root["assets"]?.elements.map({ $0 }) ?? [] {
      guard let id = asset[.identifier].flatMap(LayerContext.id), let layers = asset["layers"]
      else {
        continue
      }
      if compositions[id] == nil { compositions[id] = layers }
    }
    guard !compositions.isEmpty else { return [:] }
    var uses: [String: Use] = [:]
    var open = [(layers: root["layers"], id: String?.none)]
    var next = 0
    while next < open.count {
      let (layers, outer) = open[next]
      next += 1
      for layer in layers?.elements.map({ $0 }) ?? [] {
        guard let id = layer["refId"].flatMap(LayerContext.id), uses[id] == nil,
          let inner = compositions[id]
        else { continue }
        uses[id] = Use(name: layer.keypathName("Layer"), outer: outer)
        open.append((inner, id))
      }
    }
    return uses
  }

  /// The names of the layers that lead to a composition.
  private func path(to id: String) -> [String] {
    var names: [String] = []
    var id: String? = id
    while let inner = id, let use = uses[inner], names.count < Self.depthLimit {
      names.append(use.name)
      id = use.outer
    }
    return names.reversed()
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
        if value.isObject, value[.type]?.string != "tr" { names.append(value.keypathName("Layer")) }
      case "assets": names = value[.identifier].flatMap(LayerContext.id).map(path) ?? []
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
