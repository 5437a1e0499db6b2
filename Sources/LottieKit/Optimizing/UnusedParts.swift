import LottieModel
import OrderedCollections

extension UnusedAssets {
  /// Nothing where slots or expressions may name an asset.
  static func changes(_ document: OptimizedDocument) -> [DocumentChange] {
    guard !document.hasExpressions, !document.hasSlots,
      let assets = document.root["assets"]?.elements,
      case .object(let root) = document.root,
      let left = UnusedAssets.removed(from: root)["assets"]?.elements
    else { return [] }
    let kept = Set(left)
    return assets.indices.filter { !kept.contains(assets[$0]) }
      .map { DocumentChange(path: ["assets", "\($0)"], value: nil) }
  }
}

/// Assets that differ by their ids only.
enum EqualAssets {
  static func changes(_ document: OptimizedDocument) -> [DocumentChange] {
    guard !document.hasExpressions, !document.hasSlots,
      let assets = document.root["assets"]?.elements
    else { return [] }
    var first: [JSONValue: String] = [:]
    var replacements: [String: String] = [:]
    var changes: [DocumentChange] = []
    for (index, asset) in assets.enumerated() {
      guard case .object(var members) = asset, let id = members["id"]?.text else { continue }
      members["id"] = nil
      guard let known = first[.object(members)] else {
        first[.object(members)] = id
        continue
      }
      guard known != id else { continue }
      replacements[id] = known
      changes.append(DocumentChange(path: ["assets", "\(index)"], value: nil))
    }
    guard !replacements.isEmpty else { return [] }
    let gone = Set(changes.map(\.path))
    document.root.forEachObject { path, members in
      if gone.contains(Array(path.prefix(2))) { return false }
      if let id = members["refId"]?.text, let known = replacements[id] {
        changes.append(DocumentChange(path: path + ["refId"], value: .string(known)))
      }
      return true
    }
    return changes
  }
}

extension HiddenLayers {
  /// Nothing where an expression may name a layer.
  static func changes(_ document: OptimizedDocument) -> [DocumentChange] {
    guard !document.hasExpressions else { return [] }
    return lists(document.root).flatMap { path, layers in
      let kept = Set(HiddenLayers.kept(layers))
      return layers.indices.filter { !kept.contains($0) }
        .map { DocumentChange(path: path + ["\($0)"], value: nil) }
    }
  }

  /// Layers that begin after their composition was shown, or end before.
  static func changesOutsideTime(_ root: JSONValue) -> [DocumentChange] {
    guard !root.hasExpressions, let times = VisibleTimes(root) else { return [] }
    return times.layers.filter { $0.times == nil && $0.isFree }
      .map { DocumentChange(path: $0.path, value: nil) }
  }

  /// The lists of layers, with their paths.
  static func lists(_ root: JSONValue) -> [([String], [JSONValue])] {
    var lists: [([String], [JSONValue])] = []
    if let layers = root["layers"]?.elements { lists.append((["layers"], layers)) }
    for (index, asset) in (root["assets"]?.elements ?? []).enumerated() {
      if let layers = asset["layers"]?.elements {
        lists.append((["assets", "\(index)", "layers"], layers))
      }
    }
    return lists
  }
}
