import LottieModel

/// The kinds of values that slots hold, and rules of themes give.
enum SlotKind: String {
  case color, number, vector, gradient, image, text

  /// The words of a message.
  var words: String {
    switch self {
    case .color: "a color"
    case .number: "a number"
    case .vector: "a vector"
    case .gradient: "a gradient"
    case .image: "an image"
    case .text: "a text"
    }
  }
}

/// The animations of a container as far as themes and state machines refer to them.
struct ContainerFacts {
  /// An animation.
  struct Animation {
    var markers: Set<String> = []
    var layers: Set<String> = []
    /// The kinds of the values that take a slot, by its id; empty where none is known.
    var slots: [String: Set<SlotKind>] = [:]
    /// Names of the files that assets and fonts refer to.
    var files: Set<String> = []
  }

  /// The animations that can be read, by their ids.
  private(set) var animations: [String: Animation] = [:]
  /// Whether all animations could be read, so that what is not there is known.
  private(set) var isWhole = true
  /// Ids of all animations.
  let animationIDs: Set<String>
  /// Ids of the themes.
  let themes: Set<String>
  /// Names of the files.
  let names: Set<String>

  init(_ container: LintContainer, _ manifest: ManifestCheck) {
    names = Set(container.names)
    themes = manifest.themeFiles
    animationIDs = Set(manifest.animations.map(\.id))
    for (id, entry) in manifest.animations {
      guard let bytes = container.read(entry), let document = try? JSONDocument(bytes) else {
        isWhole = false
        continue
      }
      var search = FactSearch()
      document.withRoot { search.visit(root: $0) }
      animations[id] = search.animation
    }
  }

  /// The kinds of a slot in some animations; nil where none has it.
  func kinds(ofSlot id: String, in ids: [String]?) -> Set<SlotKind>? {
    let found = animations.filter { ids?.contains($0.key) ?? true }.compactMap {
      $0.value.slots[id]
    }
    return found.isEmpty ? nil : found.reduce(into: []) { $0.formUnion($1) }
  }

  func hasLayer(_ name: String) -> Bool {
    !isWhole || animations.values.contains { $0.layers.contains(name) }
  }

  /// Whether an animation has a marker; any of them where the id is empty.
  func hasMarker(_ name: String, in id: String) -> Bool {
    guard isWhole else { return true }
    if id.isEmpty { return animations.values.contains { $0.markers.contains(name) } }
    return animations[id].map { $0.markers.contains(name) } ?? true
  }
}

/// Collects the facts of an animation.
struct FactSearch {
  private(set) var animation = ContainerFacts.Animation()
  /// Uses of slots for values of another kind than those before.
  private(set) var clashes: [(message: String, location: JSONLocation)] = []

  mutating func visit(root: JSONCursor) {
    for marker in root.items("markers") {
      if let name = marker["cm"]?.string { animation.markers.insert(name) }
    }
    for slot in root["slots"].map({ Array($0.members) }) ?? [] { animation.slots[slot.name] = [] }
    for asset in root.items("assets") {
      if let name = asset["p"]?.string {
        animation.files.insert((asset["u"]?.string ?? "") + name)
        animation.files.insert(name)
      }
      if let slot = asset[.slot]?.string { note(slot, .image, asset.location) }
      layers(of: asset)
    }
    for font in root["fonts"]?.items("list") ?? [] {
      if let path = font["fPath"]?.string { animation.files.insert(path) }
    }
    layers(of: root)
    for part in [root["layers"], root["assets"]].compactMap(\.self) {
      visit(part, key: "", owner: nil)
    }
  }

  private mutating func layers(of composition: JSONCursor) {
    for layer in composition.items("layers") {
      if let name = layer["nm"]?.string { animation.layers.insert(name) }
    }
  }

  private mutating func visit(_ value: JSONCursor, key: String, owner: String?) {
    if value.isArray {
      guard let first = value.firstElement, first.isObject || first.isArray else { return }
      for element in value.elements { visit(element, key: key, owner: owner) }
      return
    }
    guard value.isObject else { return }
    if let slot = value[.slot]?.string, !key.isEmpty {
      if let kind = kind(key, owner) {
        note(slot, kind, value.location)
      } else {
        animation.slots[slot, default: []].formUnion([])
      }
    }
    let type = value["ty"]?.string ?? owner
    for member in value.members where member.value.isObject || member.value.isArray {
      // The colors of a gradient are one level below its own object.
      let name = key == "g" && member.name == "k" ? "g" : member.name
      visit(member.value, key: name, owner: type)
    }
  }

  /// The kind of a property by its name, and the type of the shape that has it; nil where it is not known.
  private func kind(_ key: String, _ owner: String?) -> SlotKind? {
    switch (key, owner) {
    case ("c", "fl"), ("c", "st"): .color
    case ("g", "gf"), ("g", "gs"): .gradient
    case ("s", "tm"), ("e", "tm"), ("o", _), ("r", _), ("w", "st"), ("w", "gs"), ("rx", _),
      ("ry", _), ("rz", _):
      .number
    case ("p", _), ("a", _), ("s", _): .vector
    case ("d", _): .text
    default: nil
    }
  }

  private mutating func note(_ slot: String, _ kind: SlotKind, _ location: JSONLocation) {
    let known = animation.slots[slot] ?? []
    if let other = known.sorted(by: { $0.rawValue < $1.rawValue }).first, !known.contains(kind) {
      clashes.append(
        (
          "the slot \(Words.quoted(slot)) holds \(other.words) elsewhere, and \(kind.words) here",
          location
        )
      )
    }
    animation.slots[slot, default: []].insert(kind)
  }
}
