package import LottieKit
import OrderedCollections

/// The fields of an animation that can be filled in, and their names in a table.
package struct TemplateFields {
  /// The target of a value.
  enum Target: Hashable {
    /// A slot, by its id; without a kind only whole properties are taken.
    case slot(String, PropertyKind?)
    /// The text layers that a keypath matches.
    case text(AnimationKeypath)
    /// The properties that a keypath matches, and their kinds.
    case property(AnimationKeypath, [PropertyKind])
    /// The image of an asset, by its id.
    case image(String)
    /// Layers, groups, fills or strokes to hide.
    case hide(AnimationKeypath)
  }

  /// A line of `lottie keypaths --fields`.
  package struct Field: Equatable {
    /// The name of a column that fills it.
    package let name: String
    /// The kind of value.
    package let kind: String
    /// The present value as a cell has it; empty where that cannot be said.
    package let value: String
  }

  let file: AnimationFile
  private let entries: [KeypathEntry]
  private let slots: OrderedDictionary<String, PropertyKind?>
  private let layers: [[String]]
  /// Text layers by their own name and by their full keypath, as names are printed.
  private let texts: [String: [[String]]]
  private let properties: OrderedDictionary<String, [KeypathEntry]>
  private let nodes: OrderedDictionary<String, KeypathEntry>

  /// Finds everything that can be filled in.
  package init(_ file: AnimationFile) {
    self.file = file
    let document = file.animation.document
    entries = Composition(file.animation).hierarchyKeypaths()
    slots = TemplateFields.slots(document, entries)
    layers = entries.filter { $0.kind == .text }.map { $0.path.dropLast() }
    texts = layers.reduce(into: [:]) { texts, path in
      for name in Set([path.last ?? "", path.joined(separator: ".")]) {
        texts[name, default: []].append(path)
      }
    }
    properties = entries.reduce(into: [:]) { properties, entry in
      if entry.kind != nil { properties[entry.string, default: []].append(entry) }
    }
    nodes = entries.reduce(into: [:]) { nodes, entry in
      if entry.canHide, nodes[entry.string] == nil { nodes[entry.string] = entry }
    }
  }

  /// The slots that properties refer to, those with values in the document first.
  private static func slots(
    _ document: JSONDocument,
    _ entries: [KeypathEntry]
  ) -> OrderedDictionary<String, PropertyKind?> {
    let used = document.withRoot(\.usedSlots)
    guard !used.isEmpty else { return [:] }
    let own = document.withRoot { $0["slots"]?.members.map(\.name) ?? [] }
    var slots: OrderedDictionary<String, PropertyKind?> = [:]
    for name in own.filter(used.contains) + used.sorted() { slots[name] = .some(nil) }
    for entry in entries {
      guard let location = entry.propertyLocation, let slot = document.slot(of: location) else {
        continue
      }
      if case .some(nil) = slots[slot] { slots[slot] = entry.kind }
    }
    return slots
  }

  /// The target that a column of this name fills: a slot, else texts, else properties, images, what
  /// is hidden; nil if there is none.
  func target(of name: String) -> Target? {
    if let kind = slots[name] { return .slot(name, kind) }
    let keypath = AnimationKeypath(keypath: name)
    if let paths = texts[name] {
      // A layer's own name, of several layers too, or a full keypath.
      return .text(
        AnimationKeypath(exactly: paths.allSatisfy { $0.last == name } ? [name] : paths[0])
      )
    }
    let isPattern = name.contains { $0 == "*" || $0 == "\\" }
    if isPattern,
      layers.contains(where: {
        KeypathTextProvider.matches(keypath, layer: AnimationKeypath(keys: $0))
      })
    {
      return .text(keypath)
    }
    if let entry = properties[name]?.first {
      return property(AnimationKeypath(exactly: entry.path), [entry])
    }
    let matched = !isPattern ? [] : entries.filter { $0.kind != nil && keypath.matches($0.path) }
    if !matched.isEmpty { return property(keypath, matched) }
    if let id = name.suffix(behind: "image:"), file.animation.imageIDs.contains(id) {
      return .image(id)
    }
    return name.suffix(behind: "hide:").flatMap(hidden)
  }

  private func property(_ keypath: AnimationKeypath, _ entries: [KeypathEntry]) -> Target {
    .property(
      keypath,
      entries.reduce(into: []) { kinds, entry in
        if let kind = entry.kind, !kinds.contains(kind) { kinds.append(kind) }
      }
    )
  }

  private func hidden(_ name: String) -> Target? {
    if let entry = nodes[name] { return .hide(AnimationKeypath(exactly: entry.path)) }
    let keypath = AnimationKeypath(keypath: name)
    return entries.contains { $0.canHide && keypath.matches($0.path) } ? .hide(keypath) : nil
  }

  /// Names near to one that means nothing.
  func near(_ name: String) -> [String] {
    var names = Array(slots.keys) + texts.keys.sorted()
    if name.contains(":") {
      names += file.animation.imageIDs.map { "image:\($0)" } + nodes.keys.map { "hide:\($0)" }
    }
    return NearestNames.near(name, among: names + properties.keys)
  }
}

extension TemplateFields {
  /// All fields with their present values: slots, texts, properties, images, and layers to hide.
  package func listing() -> [Field] {
    let animation = file.animation
    let composition = Composition(drawing: animation)
    let frame = animation.startFrame
    composition.update(frame: frame)
    // A name for several values has none that could be put back.
    let values: [[String]: String] = composition.values(for: "**", atFrame: frame)
      .reduce(into: [:]) { values, value in
        let text = ValueText.exact(value.value)
        values[value.path] = values[value.path].map { $0 == text ? text : "" } ?? text
      }
    var fields = slots.map { name, kind in
      Field(name: name, kind: kind?.rawValue ?? "property", value: slotValue(name, kind))
    }
    fields += texts(values)
    for (name, entries) in properties {
      guard let kind = entries[0].kind, kind != .text, fills(name, entries[0].path) else {
        continue
      }
      fields.append(Field(name: name, kind: kind.rawValue, value: values[entries[0].path] ?? ""))
    }
    fields += animation.imageIDs.map {
      Field(name: "image:\($0)", kind: "image", value: imageFile($0))
    }
    fields += nodes.values.filter(\.isLayer).map { entry in
      Field(
        name: "hide:\(entry.string)",
        kind: "boolean",
        value: isHidden(entry) ? "true" : "false"
      )
    }
    return fields
  }

  private func texts(_ values: [[String]: String]) -> [Field] {
    var known: Set<[String]> = []
    return layers.filter { known.insert($0).inserted }.compactMap { path in
      let names = [path.last ?? "", path.joined(separator: ".")]
      let exactly = Set(
        [AnimationKeypath(exactly: path)]
          + (texts[names[0]]?.count == 1
            ? [AnimationKeypath(exactly: [names[0]])] : [])
      )
      let name = names.first { name in
        if case .text(let keypath) = target(of: name) { exactly.contains(keypath) } else { false }
      }
      return name.map { Field(name: $0, kind: "text", value: values[path + ["Text"]] ?? "") }
    }
  }

  /// Whether a column of this name fills this property, and not what goes before properties.
  private func fills(_ name: String, _ path: [String]) -> Bool {
    if case .property(let keypath, _) = target(of: name) {
      keypath == AnimationKeypath(exactly: path)
    } else {
      false
    }
  }

  private func slotValue(_ name: String, _ kind: PropertyKind?) -> String {
    file.animation.document.value(ofSlot: name).map { SlotCell.text($0, kind) } ?? ""
  }

  /// The file of an image beside the animation; empty when it is elsewhere, as within the document.
  private func imageFile(_ id: String) -> String {
    guard let folder = file.directory, file.archive == nil,
      case .image(let image)? = file.animation.assets[id]?.kind,
      !AnimationFile.isURL(image.path)
    else { return "" }
    let path = image.directory + image.path
    guard InputFile.path(path, within: folder) != nil else { return "" }
    return folder == "." ? path : folder + "/" + path
  }

  private func isHidden(_ entry: KeypathEntry) -> Bool {
    guard let location = entry.location else { return false }
    return file.animation.document.withValue(at: location) { $0["hd"]?.bool ?? false }
  }
}

extension String {
  /// The rest behind a prefix; nil without it.
  fileprivate func suffix(behind prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
